//! The command line.

use std::{ffi::OsString, path::PathBuf};

/// The text of `--help`.
pub(crate) const HELP: &str = "\
Books a flight in one MCP tool call that asks its user on the way.

usage: booking [--flight CODE] [--answers FILE]
       booking --stdio

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
  --help           this text

Without --answers you answer, one line for each field of a form; lines from a
pipe do as well.

exit status: 0 the call was answered, 1 it was not, 2 wrong usage";

/// What to do.
#[derive(Debug, PartialEq)]
pub(crate) enum Options {
    Help,
    Serve,
    Play {
        flight: String,
        answers: Option<PathBuf>,
    },
}

impl Options {
    /// Reads the arguments, without the program's name.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub(crate) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut arguments = arguments.into_iter();
        let (mut stdio, mut flight, mut answers) = (None, None, None);
        while let Some(argument) = arguments.next() {
            let name = argument.to_string_lossy().into_owned();
            let mut value = || {
                arguments
                    .next()
                    .ok_or_else(|| format!("{name} needs a value"))
            };
            match name.as_str() {
                "--help" | "-h" => return Ok(Self::Help),
                "--stdio" => once(&mut stdio, &name, ())?,
                "--flight" => {
                    let code = value()?
                        .into_string()
                        .map_err(|_| format!("{name} is not Unicode"))?;
                    once(&mut flight, &name, code)?;
                }
                "--answers" => {
                    let file = PathBuf::from(value()?);
                    once(&mut answers, &name, file)?;
                }
                _ => return Err(format!("unknown option {name}; --help lists the options")),
            }
        }
        match (stdio, flight, answers) {
            (Some(()), None, None) => Ok(Self::Serve),
            (Some(()), _, _) => Err("--stdio goes with no other option".to_owned()),
            (None, flight, answers) => Ok(Self::Play {
                flight: flight.unwrap_or_else(|| "TP123".to_owned()),
                answers,
            }),
        }
    }
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
        assert_eq!(parse("--stdio"), Ok(Options::Serve));
        assert_eq!(parse("--stdio --help"), Ok(Options::Help));
    }

    #[test]
    fn wrong_usage_says_what_is_wrong() {
        for (line, reason) in [
            ("--verbose", "unknown option --verbose"),
            ("TP123", "unknown option TP123"),
            ("--flight", "--flight needs a value"),
            ("--flight a --flight b", "--flight is given twice"),
            ("--stdio --flight a", "--stdio goes with no other option"),
        ] {
            let error = parse(line).expect_err(line);
            assert!(error.contains(reason), "{error}");
        }
    }
}
