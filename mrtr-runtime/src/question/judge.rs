//! What every question with one key makes of its response.

use serde_json::{Map, Value};

use super::Judgement;
use crate::protocol::{
    error::AskError,
    input::{Answers, Given, Open},
    wire::{self, Elicited},
};

/// Judges a response that `read` turns into the answer, or into what is wrong with it.
pub(super) fn judge<T>(
    key: &str,
    answers: &dyn Answers,
    read: impl FnOnce(&Value) -> Result<Result<T, AskError>, String>,
) -> Judgement<Result<T, AskError>> {
    let again = |fault| {
        Judgement::Again(vec![Open {
            key: key.to_owned(),
            fault,
        }])
    };
    match answers.given(key) {
        Given::Missing => again(None),
        Given::Unsupported(kind) => Judgement::Settled(Err(AskError::Unsupported(kind))),
        Given::Response(response) => match read(response) {
            Ok(answer) => Judgement::Settled(answer),
            Err(fault) => again(Some(fault)),
        },
    }
}

/// Judges an elicitation's response; `read` sees the content only where the user accepted.
pub(super) fn judge_elicitation<T>(
    key: &str,
    answers: &dyn Answers,
    read: impl FnOnce(Option<&Map<String, Value>>) -> Result<T, String>,
) -> Judgement<Result<T, AskError>> {
    judge(key, answers, |response| match wire::elicited(response)? {
        Elicited::Accepted(content) => read(content).map(Ok),
        Elicited::Declined => Ok(Err(AskError::Declined)),
        Elicited::Cancelled => Ok(Err(AskError::Cancelled)),
    })
}
