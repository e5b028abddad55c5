//! Tools for work on mrtr: `cargo xtask help`.

mod cost;
mod equivalence;
mod public_api;

use std::{
    env,
    error::Error,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;

/// Tools for work on mrtr.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_version_flag = true)]
enum Task {
    /// Compare random programs as tools with the same programs as ordinary functions.
    Equivalence(equivalence::Options),
    /// Measure what the macro costs, beside the same text as an ordinary `async fn`. Needs valgrind.
    Cost(cost::Options),
    /// Compare what `mrtr` makes public with `tests/public-api.txt`.
    PublicApi(public_api::Options),
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Equivalence(options) => equivalence::run(&options),
        Task::Cost(options) => cost::run(&options).map(|()| true),
        Task::PublicApi(options) => public_api::run(&options),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn workspace() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package)
}

/// A folder below the target directory, which is made if it is not there.
fn scratch(name: &str) -> Result<PathBuf, Box<dyn Error>> {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from);
    let folder = target.join(name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}
