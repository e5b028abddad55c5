//! Asking for the client's roots.

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

pub use crate::protocol::root::Root;

/// Asks the client which directories and files it works with.
///
/// Deprecated in the protocol since 2026-07-28 (SEP-2577): pass paths as tool arguments, resource
/// URIs or server configuration instead. It stays in the specification for at least a year.
///
/// # Errors
///
/// Awaiting gives [`AskError::Unsupported`] where the client has no roots.
///
/// # Security
///
/// Roots are what the client says, not a permission: check access yourself.
pub fn list_roots() -> ListRoots {
    ListRoots {
        key: Key::default(),
    }
}

/// The client's roots; see [`list_roots`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "a question is asked where it is awaited"]
pub struct ListRoots {
    key: Key,
}

impl ListRoots {
    key_method!(key);

    fn name(&self) -> &str {
        self.key.or("list_roots")
    }
}

impl sealed::Sealed for ListRoots {}

impl Question for ListRoots {
    type Output = Result<Vec<Root>, AskError>;

    fn suggest_keys(&mut self, keys: Keys) {
        self.key.suggest(keys);
    }

    fn requests(&self) -> Vec<InputRequest> {
        vec![InputRequest::new(
            self.name(),
            Kind::Roots,
            RequestBody::Roots,
        )]
    }

    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
        judge::judge(self.name(), answers, |response| {
            wire::roots(response).map(Ok)
        })
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        vec![EntryMut {
            key: self.name().to_owned(),
            message: None,
        }]
    }

    fn forms() -> Vec<u32> {
        vec![super::packing::form_of("list_roots")]
    }
}

member!(ListRoots gives Vec<Root>);
only_inside_mrtr_tool!(ListRoots gives Result<Vec<Root>, AskError>);
