//! The command `mrtr`: makes keys, and the two exercises that show how a round works from outside.

mod input;
mod retry;
mod verify;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use mrtr::seal::Key;

/// Tools for MCP servers that ask in the middle of a call.
#[derive(Parser)]
#[command(name = "mrtr", version)]
struct Command {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Makes a random key for MRTR_KEYS
    Keygen,
    /// Reads a request, its `input_required` result and the answers; prints the retry
    #[command(long_about = retry::HELP)]
    Retry,
    /// Reads a secret and signed lines; prints which are valid
    #[command(long_about = verify::HELP)]
    Verify,
}

fn main() -> ExitCode {
    let done = match Command::parse().action {
        Action::Keygen => {
            writeln!(io::stdout(), "{}", *Key::generate().expose_as_text()).map_err(Failure::Output)
        }
        Action::Retry => retry::run(),
        Action::Verify => verify::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever was reading has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::FAILURE
        }
        Err(failure) => {
            eprintln!("mrtr: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Why the command did not do what it was asked for.
#[derive(Debug)]
enum Failure {
    /// The input is not what it should be.
    Input(String),
    /// It cannot be read.
    Read(io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Input(what) => f.write_str(what),
            Self::Read(error) => write!(f, "cannot read the input: {error}"),
            Self::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}
