//! Builds the functions, and measures.

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use super::{
    elf,
    text::{COPIES, Form, Shape, text},
};

/// What one function costs.
pub(crate) struct Cost {
    /// Milliseconds of `cargo check`.
    pub(crate) check: f64,
    /// Milliseconds of these for parsing it and for what its macros do.
    pub(crate) expand: f64,
    /// Lines of the function, with its macros expanded and formatted by rustc.
    pub(crate) lines: usize,
    /// Bytes of its future.
    pub(crate) future: u64,
    /// Bytes of machine code, in a release build.
    pub(crate) code: u64,
}

/// The crate that functions are built in.
pub(crate) struct Scratch {
    folder: PathBuf,
    rounds: u32,
}

impl Scratch {
    pub(crate) fn new(rounds: u32) -> Result<Self, Box<dyn Error>> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let folder = target.join("cost");
        fs::create_dir_all(folder.join("src"))?;
        let mrtr = format!("{:?}", root.display().to_string());
        let manifest = format!(
            "[package]\nname = \"cost\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nmrtr = {{ path = {mrtr}, default-features = false }}\n\
             serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n\n\
             [profile.dev]\nincremental = false\n\n\
             [profile.dev.build-override]\nopt-level = 3\n\n[workspace]\n"
        );
        fs::write(folder.join("Cargo.toml"), manifest)?;
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
        Ok(Self { folder, rounds })
    }

    /// What one function of this shape and form costs, without what an empty crate does.
    pub(crate) fn cost(
        &self,
        shape: Shape,
        form: Form,
        questions: u32,
    ) -> Result<Cost, Box<dyn Error>> {
        let empty = self.crate_cost(shape, Form::Empty, questions)?;
        let full = self.crate_cost(shape, form, questions)?;
        let each = |full: f64, empty: f64| (full - empty) / f64::from(COPIES);
        Ok(Cost {
            check: each(full.check, empty.check),
            expand: each(full.expand, empty.expand),
            lines: (full.lines - empty.lines) / COPIES as usize,
            future: full.future,
            code: full.code.saturating_sub(empty.code) / u64::from(COPIES),
        })
    }

    fn crate_cost(&self, shape: Shape, form: Form, questions: u32) -> Result<Cost, Box<dyn Error>> {
        let main = self.folder.join("src/main.rs");
        fs::write(&main, text(shape, form, questions))?;
        let check = self.least("cargo check --quiet --offline")?;
        let expand = self.least(EXPAND)?;
        let expanded = self.shell(EXPAND)?.stdout;
        self.shell("cargo build --quiet --offline --release")?;
        let program = self.folder.join("target/release/cost");
        let printed = Command::new(&program).output()?.stdout;
        let future = String::from_utf8_lossy(&printed)
            .lines()
            .next()
            .and_then(|line| line.parse().ok())
            .unwrap_or(0);
        Ok(Cost {
            check,
            expand,
            lines: expanded.split(|byte| *byte == b'\n').count(),
            future,
            code: elf::text_size(&fs::read(program)?).ok_or("the program is not ELF")?,
        })
    }

    /// The least processor time of a build in milliseconds.
    fn least(&self, command: &str) -> Result<f64, Box<dyn Error>> {
        // What it depends on is built first.
        self.shell(command)?;
        let mut least = f64::INFINITY;
        for _ in 0..self.rounds {
            let times = self.shell(&format!("touch src/main.rs; {command} >&2 && times"))?;
            least = least.min(children(&String::from_utf8_lossy(&times.stdout)).ok_or("no times")?);
        }
        Ok(least)
    }

    fn shell(&self, command: &str) -> Result<Output, Box<dyn Error>> {
        let output = Command::new("sh")
            .args(["-c", command])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env_remove("CARGO_MANIFEST_DIR")
            .output()?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into());
        }
        Ok(output)
    }
}

/// Stops behind the expansion, and prints it. The variable lets a stable compiler do so.
const EXPAND: &str =
    "RUSTC_BOOTSTRAP=1 cargo rustc --quiet --offline --profile check -- -Zunpretty=expanded";

/// User and system time of a shell's children, from what `times` prints, in milliseconds.
fn children(times: &str) -> Option<f64> {
    let line = times.lines().nth(1)?;
    line.split_whitespace()
        .map(|time| {
            let (minutes, seconds) = time.trim_end_matches('s').split_once('m')?;
            let seconds: f64 = seconds.parse().ok()?;
            Some((minutes.parse::<f64>().ok()? * 60.0 + seconds) * 1_000.0)
        })
        .sum()
}
