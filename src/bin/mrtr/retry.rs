//! `mrtr retry`: what a client sends when its user has answered.

use std::io::{self, Write as _};

use mrtr::client::{self, RetryError};

use crate::{Failure, input, json::Json};

#[cfg(test)]
mod tests;

pub(crate) const HELP: &str = "\
Reads three lines from standard input:

  1  the JSON-RPC request that was sent, for example a tools/call
  2  its `input_required` result, or the whole response it came in
  3  the answers: an object of input responses, keyed like `inputRequests`

and prints the request that continues the call, as Python's `json.dumps` would: the same
members in the same order, the next `id`, the answers to the questions of this round as
`params.inputResponses`, and `params.requestState` only if the result has one. What an
earlier round left in `params` is replaced or removed.

Prints `missing KEY` instead if a question has no answer, for the first one in the order of
`inputRequests`. Everything else that is wrong is an error: a line that is missing, that is not JSON
or not UTF-8, an `id` that is not an integer, missing `params`, a result that asks for nothing.

exit status: 0 a line was printed, the retry or what is missing; 1 an error, told on standard error;
2 wrong usage";

pub(crate) fn run() -> Result<(), Failure> {
    let [original, result, answers] = [
        "line 1, the request,",
        "line 2, the result,",
        "line 3, the answers,",
    ]
    .map(text);
    let (original, result, answers) = (original?, result?, answers?);
    while let Some(line) = input::line()? {
        if !line.trim_ascii().is_empty() {
            return Err(Failure::Input("there are more than three lines".to_owned()));
        }
    }
    let printed = retry_line(&original, &result, &answers).map_err(Failure::Input)?;
    writeln!(io::stdout(), "{printed}").map_err(Failure::Output)
}

/// The retry, or which answer is missing. The text is the one that Python's `json.dumps(json.loads(..))` gives; but `NaN`,
/// `Infinity` and floats beyond the range of a double are refused.
fn retry_line(original: &str, result: &str, answers: &str) -> Result<String, String> {
    let read = |text, what| {
        Json::parse(text).map_err(|reason| format!("{what} cannot be read as JSON: {reason}"))
    };
    let original = read(original, "the request")?;
    let result = read(result, "the result")?;
    match client::retry(original, result, read(answers, "the answers")?) {
        Ok(retry) => Ok(retry.to_string()),
        Err(missing @ RetryError::Missing { .. }) => Ok(missing.to_string()),
        Err(error) => Err(error.to_string()),
    }
}

fn text(what: &str) -> Result<String, Failure> {
    let line = input::line()?.ok_or_else(|| Failure::Input(format!("{what} is missing")))?;
    String::from_utf8(line).map_err(|_| Failure::Input(format!("{what} is not UTF-8")))
}
