//! The command line.

use std::{ffi::OsString, path::PathBuf};

/// The text of `--help`.
pub(crate) const HELP: &str = "\
Books a flight in one MCP tool call that asks its user on the way.

usage: booking [--flight CODE] [--answers FILE]
       booking --stdio [--ledger]
       booking --http ADDRESS [--ledger]

  --flight CODE    the flight to book: TP123 (default), TP456 or TP789
  --answers FILE   take the answers from a JSON file: an array in the order of
                   the questions, or an object from question to answer, with an
                   array for a question that comes several times. An answer is a
                   value, an object with the fields of the form, or a response
                   such as {\"action\": \"decline\"}
  --stdio          serve the tool book_flight over standard input and output.
                   MRTR_KEYS holds the keys: secrets of 32 random bytes or more,
                   as hex or base64url, comma-separated. Without it a random key
                   is used, and calls in flight end with the process
  --http ADDRESS   serve it over streamable HTTP at http://ADDRESS/mcp, for example
                   127.0.0.1:8000, with the same keys; needs the feature http
  --ledger         with --stdio or --http: write what the airline does to
                   standard error, one line each
  --help           this text

Without --answers you answer, one line for each field of a form; lines from a
pipe do as well.

exit status: 0 the call was answered, 1 it was not, 2 wrong usage";

/// What to do.
#[derive(Debug, PartialEq)]
pub(crate) enum Options {
    Help,
    Serve {
        transport: Transport,
        ledger: bool,
    },
    Play {
        flight: String,
        answers: Option<PathBuf>,
    },
}

/// What to serve over.
#[derive(Debug, PartialEq)]
pub(crate) enum Transport {
    Stdio,
    Http { address: String },
}

impl Options {
    /// Reads the arguments, without the program's name.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub(crate) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut arguments = arguments.into_iter();
        let (mut serve, mut ledger, mut flight, mut answers) = (None, None, None, None);
        while let Some(argument) = arguments.next() {
            let name = argument.to_string_lossy().into_owned();
            let mut value = || {
                arguments
                    .next()
                    .ok_or_else(|| format!("{name} needs a value"))
            };
            match name.as_str() {
                "--help" | "-h" => return Ok(Self::Help),
                "--stdio" => serve_over(&mut serve, &name, Transport::Stdio)?,
                "--ledger" => once(&mut ledger, &name, ())?,
                "--http" => {
                    let address = unicode(&name, value()?)?;
                    serve_over(&mut serve, &name, Transport::Http { address })?;
                }
                "--flight" => {
                    let code = unicode(&name, value()?)?;
                    once(&mut flight, &name, code)?;
                }
                "--answers" => {
                    let file = PathBuf::from(value()?);
                    once(&mut answers, &name, file)?;
                }
                _ => return Err(format!("unknown option {name}; --help lists the options")),
            }
        }
        let ledger = ledger.is_some();
        match (serve, flight, answers) {
            (Some((_, transport)), None, None) => Ok(Self::Serve { transport, ledger }),
            (Some((name, _)), _, _) => Err(format!("{name} goes with --ledger only")),
            (None, _, _) if ledger => Err("--ledger goes with --stdio or --http".to_owned()),
            (None, flight, answers) => Ok(Self::Play {
                flight: flight.unwrap_or_else(|| "TP123".to_owned()),
                answers,
            }),
        }
    }
}

fn serve_over(
    slot: &mut Option<(String, Transport)>,
    name: &str,
    transport: Transport,
) -> Result<(), String> {
    match slot.replace((name.to_owned(), transport)) {
        None => Ok(()),
        Some((before, _)) if before == name => Err(format!("{name} is given twice")),
        Some(_) => Err(format!("{name} goes with no other option")),
    }
}

fn unicode(name: &str, value: OsString) -> Result<String, String> {
    value
        .into_string()
        .map_err(|_| format!("{name} is not Unicode"))
}

fn once<T>(slot: &mut Option<T>, name: &str, value: T) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("{name} is given twice")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        Options::parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn without_options_the_default_flight_is_played() {
        let play = Options::Play {
            flight: "TP123".to_owned(),
            answers: None,
        };
        assert_eq!(parse(""), Ok(play));
        let play = Options::Play {
            flight: "TP456".to_owned(),
            answers: Some("a.json".into()),
        };
        assert_eq!(parse("--answers a.json --flight TP456"), Ok(play));
        assert_eq!(parse("--stdio --help"), Ok(Options::Help));
    }

    #[test]
    fn the_tool_is_served_over_what_was_asked_for() {
        let serve = |transport, ledger| Ok(Options::Serve { transport, ledger });
        assert_eq!(parse("--stdio"), serve(Transport::Stdio, false));
        assert_eq!(parse("--ledger --stdio"), serve(Transport::Stdio, true));
        let address = "127.0.0.1:8000".to_owned();
        assert_eq!(
            parse("--http 127.0.0.1:8000"),
            serve(Transport::Http { address }, false)
        );
    }

    #[test]
    fn wrong_usage_says_what_is_wrong() {
        for (line, reason) in [
            ("--verbose", "unknown option --verbose"),
            ("TP123", "unknown option TP123"),
            ("--flight", "--flight needs a value"),
            ("--flight a --flight b", "--flight is given twice"),
            ("--stdio --flight a", "--stdio goes with --ledger only"),
            ("--ledger", "--ledger goes with --stdio"),
            ("--http", "--http needs a value"),
            ("--http a --flight b", "--http goes with --ledger only"),
            ("--stdio --http a", "--http goes with no other option"),
            ("--stdio --stdio", "--stdio is given twice"),
        ] {
            let error = parse(line).expect_err(line);
            assert!(error.contains(reason), "{error}");
        }
    }
}
