//! Builds the functions, and measures.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use super::{
    elf,
    text::{Form, Shape, text},
};

/// What one function costs.
#[derive(Clone, Copy)]
pub(crate) struct Cost {
    /// Instructions that rustc executes to check it.
    pub(crate) check: u64,
    /// Lines of the function, with its macros expanded and formatted by rustc.
    pub(crate) lines: u64,
    /// Bytes of its future.
    pub(crate) future: u64,
    /// Bytes of machine code, in a release build.
    pub(crate) code: u64,
}

/// The crate that functions are built in.
pub(crate) struct Scratch {
    folder: PathBuf,
    /// What the crate costs without a function.
    empty: Cost,
}

impl Scratch {
    pub(crate) fn new() -> Result<Self, Box<dyn Error>> {
        let root = crate::workspace();
        let folder = crate::scratch("cost")?;
        fs::create_dir_all(folder.join("src"))?;
        let mrtr = format!("{:?}", root.display().to_string());
        let manifest = format!(
            "[package]\nname = \"cost\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nmrtr = {{ path = {mrtr}, default-features = false }}\n\
             serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n\n\
             [profile.dev.build-override]\nopt-level = 3\n\n[workspace]\n"
        );
        fs::write(folder.join("Cargo.toml"), manifest)?;
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
        let empty = crate_cost(&folder, Shape::Line, Form::Empty, 0)?;
        Ok(Self { folder, empty })
    }

    /// What a function of this shape and form costs.
    pub(crate) fn cost(
        &self,
        shape: Shape,
        form: Form,
        questions: u32,
    ) -> Result<Cost, Box<dyn Error>> {
        let full = crate_cost(&self.folder, shape, form, questions)?;
        Ok(Cost {
            check: full.check.saturating_sub(self.empty.check),
            lines: full.lines.saturating_sub(self.empty.lines),
            future: full.future,
            code: full.code.saturating_sub(self.empty.code),
        })
    }
}

fn crate_cost(
    folder: &Path,
    shape: Shape,
    form: Form,
    questions: u32,
) -> Result<Cost, Box<dyn Error>> {
    fs::write(folder.join("src/main.rs"), text(shape, form, questions))?;
    let expanded = cargo(folder, "rustc --profile check -- -Zunpretty=expanded", None)?;
    cargo(folder, "build --release", None)?;
    let program = folder.join("target/release/cost");
    let printed = Command::new(&program).output()?.stdout;
    let future = String::from_utf8(printed)?;
    Ok(Cost {
        check: instructions(folder)?,
        lines: expanded
            .stdout
            .iter()
            .map(|byte| u64::from(*byte == b'\n'))
            .sum(),
        future: future.lines().last().unwrap_or("0").parse()?,
        code: elf::text_size(&fs::read(program)?).ok_or("the program is not ELF")?,
    })
}

/// The instructions that `cargo check` needs for the crate itself.
fn instructions(folder: &Path) -> Result<u64, Box<dyn Error>> {
    let wrapper = folder.join("counted");
    fs::write(
        &wrapper,
        "#!/bin/sh\nexec valgrind --tool=callgrind --callgrind-out-file=/dev/null \"$@\"\n",
    )?;
    Command::new("chmod").arg("+x").arg(&wrapper).status()?;
    let counted = cargo(folder, "check", Some(&wrapper))?;
    let told = String::from_utf8_lossy(&counted.stderr);
    let (_, count) = told.rsplit_once("Collected : ").ok_or("no count")?;
    Ok(count.lines().next().unwrap_or_default().trim().parse()?)
}

fn cargo(folder: &Path, arguments: &str, wrapper: Option<&Path>) -> Result<Output, Box<dyn Error>> {
    let mut command = Command::new("cargo");
    command
        .args(arguments.split(' ').take(1))
        .args(["--quiet", "--offline"])
        .args(arguments.split(' ').skip(1))
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        // Otherwise the compiler reuses what it knows of the function before.
        .env("CARGO_INCREMENTAL", "0")
        // Lets a stable compiler print an expansion; always set, because build scripts run again when it changes.
        .env("RUSTC_BOOTSTRAP", "1");
    if let Some(wrapper) = wrapper {
        command.env("RUSTC_WORKSPACE_WRAPPER", wrapper);
    }
    let output = command.output()?;
    if output.status.success() {
        Ok(output)
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into())
    }
}
