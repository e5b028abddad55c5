//! Where programs are built: what they have in common once, by cargo, and then file by file, by the compiler.

use std::{
    env,
    error::Error,
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

const CRATES: [&str; 5] = ["mrtr_equivalence", "mrtr", "serde", "serde_json", "tokio"];

/// What all programs run in is worth optimising; they themselves are not.
const PROFILE: [&str; 3] = ["debug=0", "opt-level=1", "build-override.opt-level=1"];

impl Scratch {
    pub(crate) fn new() -> Result<Self, Box<dyn Error>> {
        let root = crate::scratch("equivalence")?;
        let target = root.join("target");
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo)
            .args(["build", "--offline", "--message-format=json", "--lib"])
            .args(["--package", "mrtr-equivalence"])
            .args(PROFILE.map(|setting| format!("--config=profile.dev.{setting}")))
            .arg("--target-dir")
            .arg(&target)
            .current_dir(crate::workspace())
            .env("CARGO_INCREMENTAL", "0")
            .env_remove("CARGO_MANIFEST_DIR")
            .output()?;
        if !built.status.success() {
            return Err(String::from_utf8_lossy(&built.stderr).into());
        }
        let mut arguments: Vec<OsString> = vec![
            "-L".into(),
            format!("dependency={}", target.join("debug/deps").display()).into(),
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
