//! Where programs are built: what they have in common once, by cargo, and then file by file, by the compiler.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;

/// The crate that all programs have in common, compiled.
pub(crate) struct Scratch {
    root: PathBuf,
    /// `--extern` and `-L` for the compiler.
    arguments: Vec<OsString>,
}

const CRATES: [&str; 5] = ["support", "mrtr", "serde", "serde_json", "tokio"];

impl Scratch {
    pub(crate) fn new() -> Result<Self, String> {
        let project = Path::new(env!("CARGO_MANIFEST_DIR"));
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| project.join("target"), PathBuf::from);
        let root = target.join("equivalence");
        let support = root.join("support");
        let wrong = |error: std::io::Error| format!("{}: {error}", root.display());
        fs::create_dir_all(support.join("src")).map_err(wrong)?;
        let quoted = |path: &Path| format!("{:?}", path.display().to_string());
        let manifest = format!(
            "[package]\nname = \"support\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nmrtr = {{ path = {}, default-features = false, features = [\"testing\"] }}\n\
             serde = {{ version = \"1\", features = [\"derive\", \"rc\"] }}\nserde_json = \"1\"\n\
             tokio = {{ version = \"1\", features = [\"rt\"] }}\n\n\
             [profile.dev]\ndebug = 0\nincremental = false\n\n\
             # What all programs run in is worth it; they themselves are not.\n\
             [profile.dev.package.\"*\"]\nopt-level = 1\n\n[workspace]\n",
            quoted(project)
        );
        write_new(&support.join("Cargo.toml"), &manifest).map_err(wrong)?;
        fs::copy(project.join("Cargo.lock"), support.join("Cargo.lock")).map_err(wrong)?;
        let tests = project.join("tests");
        let library = format!(
            "#![allow(warnings)]\n#[path = {}]\npub mod prelude;\n#[path = {}]\npub mod thrice;\n#[path = {}]\npub mod deployed;\n",
            quoted(&tests.join("equivalence/prelude.rs")),
            quoted(&tests.join("support/thrice.rs")),
            quoted(&tests.join("support/deployed.rs")),
        );
        write_new(&support.join("src/lib.rs"), &library).map_err(wrong)?;
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo)
            .args([
                "build",
                "--offline",
                "--message-format=json",
                "--target-dir",
            ])
            .arg(root.join("target"))
            .current_dir(&support)
            .env_remove("CARGO_MANIFEST_DIR")
            .output()
            .map_err(wrong)?;
        if !built.status.success() {
            return Err(String::from_utf8_lossy(&built.stderr).into_owned());
        }
        let mut arguments: Vec<OsString> = vec![
            "-L".into(),
            format!("dependency={}", root.join("target/debug/deps").display()).into(),
        ];
        for line in String::from_utf8_lossy(&built.stdout).lines() {
            let message: Value = serde_json::from_str(line).unwrap_or_default();
            let name = message["target"]["name"].as_str().unwrap_or("");
            let library = message["filenames"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .find(|file| {
                    Path::new(file)
                        .extension()
                        .is_some_and(|extension| extension == "rlib")
                });
            if let Some(library) = library
                && CRATES.contains(&name)
            {
                arguments.push("--extern".into());
                arguments.push(format!("{name}={library}").into());
            }
        }
        Ok(Self { root, arguments })
    }

    /// A folder for one job.
    pub(crate) fn folder(&self, job: u64) -> Result<PathBuf, String> {
        let folder = self.root.join(format!("job{job}"));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(folder)
    }

    /// Compiles a file of `folder`, which has the diagnostics as JSON on its standard error.
    pub(crate) fn compile(
        &self,
        folder: &Path,
        file: &str,
        arguments: &[&str],
    ) -> Result<Output, String> {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        Command::new(rustc)
            .arg(file)
            .args([
                "--edition=2024",
                "--error-format=json",
                "-Cdebuginfo=0",
                "-L",
                ".",
            ])
            .args(arguments)
            .args(&self.arguments)
            .current_dir(folder)
            .output()
            .map_err(|error| format!("rustc: {error}"))
    }
}

/// Leaves a file alone that has this content.
fn write_new(path: &Path, content: &str) -> std::io::Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    fs::write(path, content)
}
