//! The client's side of a round: from a call and an `input_required` result to the retry
//! (MCP 2026-07-28, multi round-trip requests).
//!
//! An SDK does this for its users; here it is for those who speak JSON-RPC themselves, and for
//! those who want to see how little it is.

mod retry;

use serde_json::Value;

#[doc(hidden)] // for the command `mrtr retry`
pub use self::retry::{Json, retry};

/// Why there is no retry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RetryError {
    /// A question has no answer: the first such key, in the order of `inputRequests`.
    #[error("missing {key}")]
    Missing {
        /// The key of the question.
        key: String,
    },
    /// A value is not of the shape it has to be of.
    #[error("{what} {wants}")]
    Shape {
        /// What it is about.
        what: &'static str,
        /// What it has to be.
        wants: &'static str,
    },
    /// The call has ended, well or not: there is nothing to be retried.
    #[error("the result is not an `input_required` one: {instead}")]
    Ended {
        /// What it is.
        instead: String,
    },
    /// The new `id` is too large for a [`Value`].
    #[error("the next `id` is beyond what a 64-bit integer holds")]
    IdTooLarge,
}

/// Builds the request that continues a call: the original with the next `id`, with the answers to
/// this round's questions as `params.inputResponses`, and with the result's `requestState`, if it has
/// one, as `params.requestState`.
///
/// What an earlier round left in `params` is replaced, or removed if
/// this round has nothing in its place. Answers to questions that were not asked stay behind.
///
/// * `original`: the JSON-RPC request that was answered with `result`.
/// * `result`: the `input_required` result, or the whole JSON-RPC response it came in.
/// * `answers`: an object of input responses, keyed like `inputRequests`. What they say is for the
///   server to judge.
///
/// # Errors
///
/// If a question has no answer, if `original` has no integer `id` or no `params`, or if one of the
/// three is not what it should be.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::client::retry_request;
/// use serde_json::json;
///
/// let original = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": { "name": "book" } });
/// let result = json!({
///     "resultType": "input_required",
///     "inputRequests": { "seat": { "method": "elicitation/create", "params": {} } },
///     "requestState": "opaque",
/// });
/// let answers = json!({ "seat": { "action": "accept", "content": { "seat": "12A" } } });
///
/// let retry = retry_request(&original, &result, &answers)?;
/// assert_eq!(retry["id"], 2);
/// assert_eq!(retry["params"]["inputResponses"], answers);
/// assert_eq!(retry["params"]["requestState"], "opaque");
/// # Ok::<(), mrtr_runtime::client::RetryError>(())
/// ```
pub fn retry_request(
    original: &Value,
    result: &Value,
    answers: &Value,
) -> Result<Value, RetryError> {
    retry(original.clone(), result.clone(), answers.clone())
}
