//! The command `mrtr`: makes keys, looks into states, and has the two exercises that show how a round works
//! from outside.

mod input;
mod inspect;
mod json;
mod report;
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
    #[command(long_about = KEYGEN_HELP)]
    Keygen,
    /// Looks into a state with the server's keys
    #[command(long_about = inspect::HELP)]
    Inspect(Box<inspect::Options>),
    /// Reads a request, its `input_required` result and the answers; prints the retry
    #[command(long_about = retry::HELP)]
    Retry,
    /// Reads a secret and signed lines; prints which are valid
    #[command(long_about = verify::HELP)]
    Verify,
}

const KEYGEN_HELP: &str = "\
Prints a new key: 32 random bytes of the operating system as base64url, 43 characters. MRTR_KEYS
takes one or more, separated by commas: the first seals, all of them open.

To replace a key, take three steps, each on every server before the next: add the new key after the
old one (old,new); put it first (new,old); drop the old one when its last states have expired (new).
A server that does not know a key rejects the states that the key has sealed.

exit status: 0 a key was printed, 1 it could not be printed, 2 wrong usage";

fn main() -> ExitCode {
    let done = match Command::parse().action {
        Action::Keygen => keygen().map(|()| ExitCode::SUCCESS),
        Action::Inspect(options) => inspect::run(*options),
        Action::Retry => retry::run().map(|()| ExitCode::SUCCESS),
        Action::Verify => verify::run().map(|()| ExitCode::SUCCESS),
    };
    match done {
        Ok(code) => code,
        // Whoever was reading has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::FAILURE
        }
        Err(failure) => {
            eprintln!("mrtr: {failure}");
            match failure {
                Failure::Closed(_, code) => ExitCode::from(code),
                _ => ExitCode::FAILURE,
            }
        }
    }
}

fn keygen() -> Result<(), Failure> {
    let key = Key::generate().expose_as_text();
    writeln!(io::stdout(), "{}", *key).map_err(Failure::Output)
}

/// Why the command did not do what it was asked for.
#[derive(Debug)]
enum Failure {
    /// The input is not what it should be.
    Input(String),
    /// A state stays closed; with the exit status that tells why.
    Closed(String, u8),
    /// It cannot be read.
    Read(io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Input(what) | Self::Closed(what, _) => f.write_str(what),
            Self::Read(error) => write!(f, "cannot read the input: {error}"),
            Self::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}
