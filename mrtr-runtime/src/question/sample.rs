//! Asking the client's model.

use serde::{Deserialize, Serialize};

use super::{
    EntryMut, Judgement, Keys, Question,
    batch::member,
    judge,
    key::{Key, key_method},
    sealed,
    trap::only_inside_mrtr_tool,
};
use crate::protocol::{
    error::AskError,
    input::{Answers, InputRequest},
    kind::Kind,
    wire::{self, RequestBody},
};

pub use crate::protocol::sampling::{
    Completion, SampleContent, SampleRequest, SampleRole, SampleTool, ToolUse,
};

/// Asks the client's model for a completion. A text alone is one user message.
///
/// Deprecated in the protocol since 2026-07-28 (SEP-2577): call a model provider's API from your
/// server instead. It stays in the specification for at least a year.
///
/// # Errors
///
/// Awaiting gives [`AskError::Unsupported`] where the client has no sampling, or no sampling with
/// tools if the request has some.
///
/// # Security
///
/// A completion is text from outside: treat it as you would treat a user's.
pub fn sample(request: impl Into<SampleRequest>) -> Sample {
    Sample {
        request: request.into(),
        key: Key::default(),
    }
}

/// A completion to be made; see [`sample`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[must_use = "a question is asked where it is awaited"]
pub struct Sample {
    request: SampleRequest,
    key: Key,
}

impl Sample {
    key_method!(key);

    fn name(&self) -> &str {
        self.key.or("sample")
    }
}

impl sealed::Sealed for Sample {}

impl Question for Sample {
    type Output = Result<Completion, AskError>;

    fn suggest_keys(&mut self, keys: Keys) {
        self.key.suggest(keys);
    }

    fn requests(&self) -> Vec<InputRequest> {
        let request = &self.request;
        let kind = if request.tools.is_empty() {
            Kind::Sampling
        } else {
            Kind::SamplingTools
        };
        let body = RequestBody::Sample(Box::new(request.clone()));
        vec![InputRequest::new(self.name(), kind, body)]
    }

    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
        judge::judge(self.name(), answers, |response| {
            wire::completion(response).map(Ok)
        })
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        vec![EntryMut {
            key: self.name().to_owned(),
            message: None,
        }]
    }

    fn forms() -> Vec<u32> {
        vec![super::packing::form_of("sample")]
    }
}

member!(Sample gives Completion);
only_inside_mrtr_tool!(Sample gives Result<Completion, AskError>);
