//! The command line.

use std::{num::ParseIntError, path::PathBuf, time::Duration};

use clap::{Args, Parser};

/// Books a flight in one MCP tool call that asks its user on the way.
#[derive(Debug, PartialEq, Parser)]
#[command(name = "booking", disable_version_flag = true, after_help = NOTES)]
pub(crate) struct Options {
    #[command(flatten)]
    pub(crate) play: Play,
    #[command(flatten)]
    pub(crate) transport: Option<Transport>,
    #[command(flatten, next_help_heading = "With --stdio or --http")]
    pub(crate) settings: Settings,
    #[command(flatten, next_help_heading = "The tool itself")]
    pub(crate) description: Option<Description>,
}

const NOTES: &str = "\
Without --answers you answer, one line for each field of a form; lines from a
pipe do as well.

Exit status: 0 the call was answered, 1 it was not, 2 wrong usage.";

/// What to play.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Play {
    /// The flight to book: TP123, TP456 or TP789
    #[arg(long, value_name = "CODE", default_value = "TP123")]
    #[arg(conflicts_with = "Transport")]
    pub(crate) flight: String,
    /// Take the answers from a JSON file: an array in the order
    /// of the questions, or an object from question to answer,
    /// with an array for a question that comes several times. An
    /// answer is a value, an object with the fields of the form,
    /// or a response such as {"action": "decline"}
    #[arg(long, value_name = "FILE", verbatim_doc_comment)]
    #[arg(conflicts_with = "Transport")]
    pub(crate) answers: Option<PathBuf>,
}

/// What to serve over.
#[derive(Debug, PartialEq, Args)]
#[group(multiple = false)]
pub(crate) struct Transport {
    /// Serve the tool book_flight over standard input and output.
    /// MRTR_KEYS holds the keys: secrets of 32 random bytes or
    /// more, as hex or base64url, comma-separated. Without it a
    /// random key is used, and pending calls end with the process
    #[arg(long, verbatim_doc_comment)]
    pub(crate) stdio: bool,
    /// Serve it over streamable HTTP at http://ADDRESS/mcp, for
    /// example 127.0.0.1:8000, with the same keys; needs the
    /// feature http
    #[arg(long, value_name = "ADDRESS", verbatim_doc_comment)]
    pub(crate) http: Option<String>,
}

/// How to serve.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Settings {
    /// Write what the airline does to standard error, one line
    /// each
    #[arg(long, verbatim_doc_comment, requires = "Transport")]
    pub(crate) ledger: bool,
    /// How long a question may stay unanswered; 15 minutes if not set
    #[arg(long, value_name = "SECONDS", value_parser = seconds, requires = "Transport")]
    pub(crate) ttl: Option<Duration>,
    /// Refuse an answer that is repeated, instead of sending the
    /// same result again
    #[arg(long, verbatim_doc_comment, requires = "Transport")]
    pub(crate) single_use: bool,
    /// The caller is who this header names, as behind a proxy
    /// that signs users in and sets it. A request without it is
    /// refused
    #[arg(long, value_name = "HEADER", verbatim_doc_comment)]
    #[arg(requires = "http", conflicts_with = "stdio")]
    pub(crate) caller: Option<String>,
}

/// How to show the tool's machine.
#[derive(Debug, PartialEq, Args)]
#[group(multiple = false)]
pub(crate) struct Description {
    /// Print the tool's state machine as a Mermaid flowchart
    #[arg(long, exclusive = true)]
    pub(crate) diagram: bool,
    /// Print it as JSON, as mrtr inspect --machine reads it
    #[arg(long, exclusive = true)]
    pub(crate) machine: bool,
}

fn seconds(text: &str) -> Result<Duration, ParseIntError> {
    text.parse().map(Duration::from_secs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        let words = std::iter::once("booking").chain(line.split_whitespace());
        Options::try_parse_from(words).map_err(|error| error.to_string())
    }

    fn options() -> Options {
        Options {
            play: Play {
                flight: "TP123".to_owned(),
                answers: None,
            },
            transport: None,
            settings: Settings {
                ledger: false,
                ttl: None,
                single_use: false,
                caller: None,
            },
            description: None,
        }
    }

    #[test]
    fn without_options_the_default_flight_is_played() {
        assert_eq!(parse(""), Ok(options()));
        let play = Play {
            flight: "TP456".to_owned(),
            answers: Some("a.json".into()),
        };
        assert_eq!(
            parse("--answers a.json --flight TP456"),
            Ok(Options { play, ..options() })
        );
        assert!(parse("--stdio --help").is_err_and(|help| help.contains("Usage: booking")));
        for (line, diagram) in [("--diagram", true), ("--machine", false)] {
            let description = Some(Description {
                diagram,
                machine: !diagram,
            });
            assert_eq!(
                parse(line),
                Ok(Options {
                    description,
                    ..options()
                })
            );
        }
    }

    #[test]
    fn the_tool_is_served_over_what_was_asked_for() {
        let serve = |stdio: bool, http: Option<&str>, settings| {
            Ok(Options {
                transport: Some(Transport {
                    stdio,
                    http: http.map(str::to_owned),
                }),
                settings,
                ..options()
            })
        };
        assert_eq!(parse("--stdio"), serve(true, None, options().settings));
        let settings = Settings {
            ledger: true,
            ttl: Some(Duration::from_secs(2)),
            single_use: true,
            caller: None,
        };
        assert_eq!(
            parse("--ledger --ttl 2 --single-use --stdio"),
            serve(true, None, settings)
        );
        let address = Some("127.0.0.1:8000");
        assert_eq!(
            parse("--http 127.0.0.1:8000"),
            serve(false, address, options().settings)
        );
        let settings = Settings {
            caller: Some("x-user".to_owned()),
            ..options().settings
        };
        assert_eq!(
            parse("--http 127.0.0.1:8000 --caller x-user"),
            serve(false, address, settings)
        );
    }

    #[test]
    fn wrong_usage_says_what_is_wrong() {
        for (line, reason) in [
            ("--verbose", "unexpected argument '--verbose'"),
            ("TP123", "unexpected argument 'TP123'"),
            ("--flight", "a value is required for '--flight <CODE>'"),
            (
                "--flight a --flight b",
                "'--flight <CODE>' cannot be used multiple times",
            ),
            (
                "--stdio --flight a",
                "'--flight <CODE>' cannot be used with",
            ),
            ("--ledger", "required arguments were not provided"),
            ("--single-use --flight a", "<--stdio|--http <ADDRESS>>"),
            (
                "--stdio --ttl soon",
                "invalid value 'soon' for '--ttl <SECONDS>'",
            ),
            (
                "--stdio --ttl 1 --ttl 1",
                "'--ttl <SECONDS>' cannot be used multiple times",
            ),
            ("--http", "a value is required for '--http <ADDRESS>'"),
            ("--stdio --caller x-user", "'--stdio' cannot be used with"),
            ("--caller x-user", "--http <ADDRESS>"),
            (
                "--http a --flight b",
                "'--flight <CODE>' cannot be used with",
            ),
            (
                "--stdio --http a",
                "'--stdio' cannot be used with '--http <ADDRESS>'",
            ),
            ("--stdio --stdio", "'--stdio' cannot be used multiple times"),
            (
                "--diagram --diagram",
                "'--diagram' cannot be used multiple times",
            ),
            ("--diagram --ledger", "'--diagram' cannot be used with"),
            ("--stdio --machine", "'--machine' cannot be used with"),
        ] {
            let error = parse(line).expect_err(line);
            assert!(error.contains(reason), "{line}: {error}");
        }
    }
}
