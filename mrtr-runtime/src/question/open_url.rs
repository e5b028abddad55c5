//! Sending the user to a page.

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
    wire::RequestBody,
};

/// Asks the user to open `url`, for what must not pass through the client: credentials, payments, consent.
///
/// `message` says why. `Ok(())` means that the user agreed to open the page, not that anything
/// happened there: ask your own service, and use [`checkpoint`](super::checkpoint()) to wait for it.
///
/// # Errors
///
/// Awaiting gives [`AskError::Declined`] or [`AskError::Cancelled`] as the user chose, and
/// [`AskError::Unsupported`] where the client has no URL elicitation.
///
/// Only `https://` and `http://` URLs are sent, unless the question says [`any_scheme`](OpenUrl::any_scheme): with
/// any other the call ends with an internal error.
///
/// # Security
///
/// The URL passes through the client: put no secret in it, and on the page check that the one who
/// opened it is the one the call was made for.
///
/// Source: MCP 2026-07-28, *Elicitation*, URL mode.
pub fn open_url(message: impl Into<String>, url: impl Into<String>) -> OpenUrl {
    OpenUrl {
        message: message.into(),
        url: url.into(),
        key: Key::default(),
        any_scheme: false,
    }
}

/// A page to open; see [`open_url`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[must_use = "a question is asked where it is awaited"]
pub struct OpenUrl {
    message: String,
    url: String,
    key: Key,
    #[serde(default, skip_serializing_if = "is_false")]
    any_scheme: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde wants")]
fn is_false(any_scheme: &bool) -> bool {
    !any_scheme
}

impl OpenUrl {
    key_method!(key);

    /// Also sends what is not a page on the web: a link into an app, or a file.
    ///
    /// # Security
    ///
    /// What the client does with `javascript:` or `file:` is up to the client. Do not make such a URL from data that
    /// others have written.
    pub fn any_scheme(mut self) -> Self {
        self.any_scheme = true;
        self
    }

    fn name(&self) -> &str {
        self.key.or("open_url")
    }
}

impl sealed::Sealed for OpenUrl {}

impl Question for OpenUrl {
    type Output = Result<(), AskError>;

    fn suggest_keys(&mut self, keys: Keys) {
        self.key.suggest(keys);
    }

    fn requests(&self) -> Vec<InputRequest> {
        let body = RequestBody::Url {
            message: self.message.clone(),
            url: self.url.clone(),
        };
        vec![InputRequest {
            any_scheme: self.any_scheme,
            ..InputRequest::new(self.name(), Kind::Url, body)
        }]
    }

    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
        judge::judge_elicitation(self.name(), answers, |_| Ok(()))
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        vec![EntryMut {
            key: self.name().to_owned(),
            message: Some(&mut self.message),
        }]
    }

    fn forms() -> Vec<u32> {
        vec![super::packing::form_of("open_url")]
    }
}

member!(OpenUrl gives ());
only_inside_mrtr_tool!(OpenUrl gives Result<(), AskError>);
