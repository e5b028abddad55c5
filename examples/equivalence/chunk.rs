//! Some programs that are built and run together.

use std::{
    collections::BTreeSet,
    env,
    error::Error,
    fmt, fs,
    ops::Range,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use crate::generate;

/// What running programs came to.
#[derive(Default)]
pub(crate) struct Tally {
    programs: u64,
    suspensions: u64,
    pub(crate) faults: Vec<String>,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.programs += other.programs;
        self.suspensions += other.suspensions;
        self.faults.extend(other.faults.iter().cloned());
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} programs, {} suspensions, {} faults",
            self.programs,
            self.suspensions,
            self.faults.len()
        )
    }
}

/// The crate that programs are built in.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Result<Self, Box<dyn Error>> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let scratch = target.join("equivalence");
        fs::create_dir_all(scratch.join("src"))?;
        let mrtr = format!("{:?}", root.display().to_string());
        let manifest = format!(
            "[package]\nname = \"equivalence\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nmrtr = {{ path = {mrtr}, default-features = false, features = [\"testing\"] }}\n\
             serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n\
             tokio = {{ version = \"1\", features = [\"rt\"] }}\n\n\
             [profile.dev]\ndebug = 0\nincremental = false\n\n[workspace]\n"
        );
        fs::write(scratch.join("Cargo.toml"), manifest)?;
        fs::copy(root.join("Cargo.lock"), scratch.join("Cargo.lock"))?;
        let path =
            |file: &str| format!("{:?}", root.join("tests").join(file).display().to_string());
        let main = format!(
            "#![allow(warnings)]\n#![recursion_limit = \"256\"]\n\
             #[path = {}]\nmod prelude;\n#[path = {}]\nmod thrice;\nmod generated;\n\n{MAIN}",
            path("equivalence/prelude.rs"),
            path("support/thrice.rs"),
        );
        fs::write(scratch.join("src/main.rs"), main)?;
        Ok(Self(scratch))
    }

    fn cargo(&self, arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(arguments)
            .args(["--quiet", "--offline", "--target-dir"])
            .arg(self.0.join("target"))
            .current_dir(&self.0)
            .env_remove("CARGO_MANIFEST_DIR")
            .output()?;
        Ok(output)
    }
}

/// Runs every program, and says what each came to.
const MAIN: &str = r#"fn main() {
    let persons: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(4);
    std::panic::set_hook(Box::new(|_| {}));
    for (index, compare) in generated::PROGRAMS {
        let mut seen = thrice::Seen::default();
        let same = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for _ in 0..persons {
                compare(&mut seen);
            }
        }));
        let fault = same.err().map(|fault| match fault.downcast::<String>() {
            Ok(text) => text.replace('\n', " "),
            Err(_) => "it panics".to_owned(),
        });
        println!("{index} {} {}", seen.suspensions, fault.unwrap_or_default());
    }
}
"#;

/// Consecutive programs of one seed.
pub(crate) struct Chunk {
    seed: u64,
    programs: BTreeSet<u64>,
}

impl Chunk {
    pub(crate) fn new(seed: u64, programs: Range<u64>) -> Self {
        Self {
            seed,
            programs: programs.collect(),
        }
    }

    /// Builds and runs the programs. One that does not compile is a fault, and left out.
    pub(crate) fn run(mut self, scratch: &Scratch, persons: u64) -> Result<Tally, Box<dyn Error>> {
        let mut tally = Tally::default();
        loop {
            let text = generate::file(self.seed, self.programs.iter().copied());
            fs::write(scratch.0.join("src/generated.rs"), &text)?;
            let built = scratch.cargo(&["build"])?;
            if built.status.success() {
                break;
            }
            let errors = String::from_utf8_lossy(&built.stderr);
            let refused = refused(&errors, &text);
            if refused.is_empty() {
                return Err(errors.into());
            }
            for (index, error) in refused {
                println!("program {index} does not compile: {error}");
                tally.faults.push(format!("{index}"));
                self.programs.remove(&index);
            }
        }
        let ran = Command::new(scratch.0.join("target/debug/equivalence"))
            .arg(persons.to_string())
            .output()?;
        for line in String::from_utf8_lossy(&ran.stdout).lines() {
            let mut words = line.splitn(3, ' ');
            let (index, suspensions) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
            tally.programs += 1;
            tally.suspensions += suspensions.parse::<u64>().unwrap_or(0);
            if let Some(fault) = words.next().filter(|fault| !fault.is_empty()) {
                println!("program {index} differs: {fault}");
                tally.faults.push(index.to_owned());
            }
        }
        if !ran.status.success() {
            return Err(format!("the programs end with {}", ran.status).into());
        }
        Ok(tally)
    }
}

/// The programs that errors point into, with the first error of each.
fn refused(errors: &str, text: &str) -> Vec<(u64, String)> {
    let mut found: Vec<(u64, String)> = Vec::new();
    let mut message = "";
    for line in errors.lines() {
        if line.starts_with("error") {
            message = line;
        }
        let at = line
            .split_once("src/generated.rs:")
            .and_then(|(_, at)| at.split(':').next()?.parse::<usize>().ok());
        let program = at.and_then(|at| {
            text.lines()
                .take(at)
                .filter_map(|line| {
                    line.strip_prefix("thrice! { p")?
                        .split(',')
                        .next()?
                        .parse()
                        .ok()
                })
                .last()
        });
        if let Some(program) = program
            && !found.iter().any(|(other, _)| *other == program)
        {
            found.push((program, message.to_owned()));
        }
    }
    found
}
