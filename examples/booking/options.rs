//! The command line.

use std::{ffi::OsString, path::PathBuf, time::Duration};

/// The text of `--help`.
pub(crate) const HELP: &str = "\
Books a flight in one MCP tool call that asks its user on the way.

usage: booking [--flight CODE] [--answers FILE]
       booking --stdio [--ledger] [--ttl SECONDS] [--single-use]
       booking --http ADDRESS [--ledger] [--ttl SECONDS] [--single-use]
               [--caller HEADER]
       booking --diagram | --machine

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
  --ttl SECONDS    with --stdio or --http: how long a question may stay
                   unanswered; 15 minutes if not set
  --single-use     with --stdio or --http: refuse an answer that is repeated,
                   instead of telling again what came of it
  --caller HEADER  with --http: the caller is who this header names, as behind a
                   proxy that signs users in and sets it. Whoever has none is
                   refused
  --diagram        print the tool's state machine as a Mermaid flowchart
  --machine        print it as JSON, as mrtr inspect --machine reads it
  --help           this text

Without --answers you answer, one line for each field of a form; lines from a
pipe do as well.

exit status: 0 the call was answered, 1 it was not, 2 wrong usage";

/// What to do.
#[derive(Debug, PartialEq)]
pub(crate) enum Options {
    Help,
    Describe(Description),
    Serve {
        transport: Transport,
        settings: Settings,
    },
    Play {
        flight: String,
        answers: Option<PathBuf>,
    },
}

/// How to show the tool's machine.
#[derive(Debug, PartialEq)]
pub(crate) enum Description {
    Diagram,
    Json,
}

/// How to serve.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Settings {
    pub(crate) ledger: bool,
    pub(crate) ttl: Option<Duration>,
    pub(crate) single_use: bool,
    pub(crate) caller: Option<String>,
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
        let (mut serve, mut flight, mut answers) = (None, None, None);
        let (mut ledger, mut ttl, mut single_use, mut caller) = (None, None, None, None);
        let mut description = None;
        while let Some(argument) = arguments.next() {
            let name = argument.to_string_lossy().into_owned();
            let mut value = || {
                arguments
                    .next()
                    .ok_or_else(|| format!("{name} needs a value"))
            };
            match name.as_str() {
                "--help" | "-h" => return Ok(Self::Help),
                "--diagram" => once(&mut description, &name, Description::Diagram)?,
                "--machine" => once(&mut description, &name, Description::Json)?,
                "--stdio" => serve_over(&mut serve, &name, Transport::Stdio)?,
                "--ledger" => once(&mut ledger, &name, ())?,
                "--ttl" => {
                    let seconds = unicode(&name, value()?)?;
                    let seconds = seconds.parse().map_err(|_| {
                        format!("{name} needs a number of whole seconds, not {seconds}")
                    })?;
                    once(&mut ttl, &name, Duration::from_secs(seconds))?;
                }
                "--single-use" => once(&mut single_use, &name, ())?,
                "--caller" => {
                    let header = unicode(&name, value()?)?;
                    once(&mut caller, &name, header)?;
                }
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
        let settings = Settings {
            ledger: ledger.is_some(),
            ttl,
            single_use: single_use.is_some(),
            caller,
        };
        if let Some(description) = description {
            let alone = serve.is_none() && flight.is_none() && answers.is_none();
            return if alone && settings == Settings::default() {
                Ok(Self::Describe(description))
            } else {
                Err("--diagram and --machine go with no other option".to_owned())
            };
        }
        match (serve, flight, answers) {
            (Some((_, Transport::Stdio)), _, _) if settings.caller.is_some() => {
                Err("--caller goes with --http".to_owned())
            }
            (Some((_, transport)), None, None) => Ok(Self::Serve {
                transport,
                settings,
            }),
            (Some((name, _)), _, _) => {
                Err(format!("{name} does not go with --flight or --answers"))
            }
            (None, _, _) if settings != Settings::default() => Err(
                "--ledger, --ttl, --single-use and --caller go with --stdio or --http".to_owned(),
            ),
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
        let (diagram, json) = (Description::Diagram, Description::Json);
        assert_eq!(parse("--diagram"), Ok(Options::Describe(diagram)));
        assert_eq!(parse("--machine"), Ok(Options::Describe(json)));
    }

    #[test]
    fn the_tool_is_served_over_what_was_asked_for() {
        let serve = |transport, settings| {
            Ok(Options::Serve {
                transport,
                settings,
            })
        };
        assert_eq!(
            parse("--stdio"),
            serve(Transport::Stdio, Settings::default())
        );
        let settings = Settings {
            ledger: true,
            ttl: Some(Duration::from_secs(2)),
            single_use: true,
            caller: None,
        };
        assert_eq!(
            parse("--ledger --ttl 2 --single-use --stdio"),
            serve(Transport::Stdio, settings)
        );
        let address = "127.0.0.1:8000".to_owned();
        assert_eq!(
            parse("--http 127.0.0.1:8000"),
            serve(
                Transport::Http {
                    address: address.clone()
                },
                Settings::default()
            )
        );
        let settings = Settings {
            caller: Some("x-user".to_owned()),
            ..Settings::default()
        };
        assert_eq!(
            parse("--http 127.0.0.1:8000 --caller x-user"),
            serve(Transport::Http { address }, settings)
        );
    }

    #[test]
    fn wrong_usage_says_what_is_wrong() {
        for (line, reason) in [
            ("--verbose", "unknown option --verbose"),
            ("TP123", "unknown option TP123"),
            ("--flight", "--flight needs a value"),
            ("--flight a --flight b", "--flight is given twice"),
            ("--stdio --flight a", "--stdio does not go with --flight"),
            ("--ledger", "go with --stdio or --http"),
            ("--single-use --flight a", "go with --stdio or --http"),
            (
                "--stdio --ttl soon",
                "--ttl needs a number of whole seconds, not soon",
            ),
            ("--stdio --ttl 1 --ttl 1", "--ttl is given twice"),
            ("--http", "--http needs a value"),
            ("--stdio --caller x-user", "--caller goes with --http"),
            ("--caller x-user", "go with --stdio or --http"),
            ("--http a --flight b", "--http does not go with --flight"),
            ("--stdio --http a", "--http goes with no other option"),
            ("--stdio --stdio", "--stdio is given twice"),
            ("--diagram --diagram", "--diagram is given twice"),
            ("--diagram --ledger", "--machine go with no other option"),
            ("--stdio --machine", "--machine go with no other option"),
        ] {
            let error = parse(line).expect_err(line);
            assert!(error.contains(reason), "{error}");
        }
    }
}
