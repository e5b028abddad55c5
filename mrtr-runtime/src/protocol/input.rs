//! What is asked of a client, and what comes back: `inputRequests` and `inputResponses`.

use serde_json::Value;

use super::{
    kind::Kind,
    wire::{self, RequestBody},
};

/// How often a person may answer a question wrongly.
pub(crate) const MAX_TRIES: u8 = 3;

/// One entry of `inputRequests`.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct InputRequest {
    /// Its key in `inputRequests` and, later, in `inputResponses`.
    pub key: String,
    /// What the client must have declared.
    pub kind: Kind,
    /// What is asked.
    pub(crate) body: RequestBody,
    /// Whether a URL in it may be something else than a page on the web.
    pub(crate) any_scheme: bool,
}

impl InputRequest {
    pub(crate) fn new(key: &str, kind: Kind, body: RequestBody) -> Self {
        Self {
            key: key.to_owned(),
            kind,
            body,
            any_scheme: false,
        }
    }

    /// The request as it stands in `inputRequests` (MCP 2026-07-28, `InputRequest`).
    pub fn to_value(&self) -> Value {
        wire::input_request(&self.body)
    }
}

/// What came back under one key.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Given<'a> {
    /// Nothing, or the key was not in `inputResponses`.
    Missing,
    /// The client cannot be asked this; it never was.
    Unsupported(Kind),
    /// The raw response, not yet looked at.
    Response(&'a Value),
}

/// The responses a checkpoint may look at.
#[doc(hidden)]
pub trait Answers {
    /// What came back under `key`.
    fn given(&self, key: &str) -> Given<'_>;
}

/// `inputResponses`, or as much of it as counts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Responses(pub(crate) serde_json::Map<String, Value>);

impl Answers for Responses {
    fn given(&self, key: &str) -> Given<'_> {
        self.0.get(key).map_or(Given::Missing, Given::Response)
    }
}

/// A key that has to be asked again.
#[doc(hidden)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The key.
    pub key: String,
    /// What was wrong with the answer, for the person who gave it; `None` if there was no answer.
    pub fault: Option<String>,
}

/// The requests that are still open, with what was wrong.
pub(crate) fn still_open(mut requests: Vec<InputRequest>, open: &[Open]) -> Vec<InputRequest> {
    requests.retain_mut(
        |request| match open.iter().find(|open| open.key == request.key) {
            Some(open) => {
                if let Some(fault) = &open.fault {
                    request.body.add_reason(fault);
                }
                request.body.make_fit();
                true
            }
            None => false,
        },
    );
    requests
}
