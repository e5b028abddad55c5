//! What a run has from the client.

use serde_json::Value;

use crate::protocol::{capability::Capabilities, input::Answers};

/// What of a question is settled, by key: responses, and null where the client could not be asked.
pub(crate) type Settled<'a> = &'a [(String, Value)];

/// What came back, and what the client can be asked.
#[derive(Clone, Copy)]
pub(crate) struct Received<'a> {
    pub(crate) answers: &'a (dyn Answers + Sync),
    pub(crate) capabilities: Capabilities,
    /// What is settled of the question, if the client has been asked the rest.
    pub(crate) asked: Option<Settled<'a>>,
}

impl<'a> Received<'a> {
    /// What came back where no question has been sent.
    pub(crate) fn new(answers: &'a (dyn Answers + Sync), capabilities: Capabilities) -> Self {
        Self {
            answers,
            capabilities,
            asked: None,
        }
    }
}
