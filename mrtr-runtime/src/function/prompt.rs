//! Prompts that can ask before they are given: `prompts/get`.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    function::{env::EnvType, outcome::Outcome, reply::Content, tool::Resumable},
    protocol::{error::RpcError, method::Method},
};

/// A prompt that can ask the user in the middle of a call. Implemented by `#[mrtr_prompt]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prompt",
    label = "`#[mrtr_prompt]` is what makes one",
    note = "add `#[mrtr_prompt]` to the `async fn`"
)]
pub trait Prompt: Resumable<Reply = PromptReply> {
    /// What a host needs to know before the first call.
    fn describe(&self) -> PromptDescriptor;
}

/// What a prompt is, for `prompts/list` and for the start-up checks.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PromptDescriptor {
    /// The name clients ask for it by.
    pub name: &'static str,
    /// A name for people.
    pub title: Option<&'static str>,
    /// What it is for.
    pub description: Option<&'static str>,
    /// Its arguments, in order. All of them arrive as text.
    pub arguments: Vec<PromptArgument>,
    /// The types it wants from the environment.
    pub environment: Vec<EnvType>,
}

impl PromptDescriptor {
    /// One that says nothing but the name.
    #[doc(hidden)] // for generated code, which sets the rest
    pub fn new(name: &'static str) -> Self {
        Self {
            name,
            title: None,
            description: None,
            arguments: Vec::new(),
            environment: Vec::new(),
        }
    }
}

/// An argument of a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PromptArgument {
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub description: Option<&'static str>,
    /// Whether it may not be left out.
    pub required: bool,
}

impl PromptArgument {
    #[doc(hidden)] // for generated code
    pub fn new(name: &'static str, description: Option<&'static str>, required: bool) -> Self {
        Self {
            name,
            description,
            required,
        }
    }
}

/// The result of `prompts/get` (MCP 2026-07-28, `GetPromptResult`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PromptReply {
    /// What the prompt is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What a model is to read.
    pub messages: Vec<PromptMessage>,
}

impl PromptReply {
    /// These messages.
    pub fn new(messages: Vec<PromptMessage>) -> Self {
        Self {
            description: None,
            messages,
        }
    }
}

/// One message of a prompt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PromptMessage {
    /// Who says it.
    pub role: Role,
    /// What is said.
    pub content: Content,
}

/// Who says a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Role {
    /// The user.
    User,
    /// The model.
    Assistant,
}

impl PromptMessage {
    /// Something the user says.
    pub fn user(content: impl Into<Content>) -> Self {
        Self {
            role: Role::User,
            content: content.into(),
        }
    }

    /// Something the model says.
    pub fn assistant(content: impl Into<Content>) -> Self {
        Self {
            role: Role::Assistant,
            content: content.into(),
        }
    }
}

impl Outcome for PromptReply {
    const METHOD: Method = Method::PromptsGet;

    fn to_json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn from_json(value: Value) -> Option<Self> {
        serde_json::from_value(value).ok()
    }

    fn refused(text: String) -> Result<Self, RpcError> {
        Err(RpcError::new(RpcError::INVALID_PARAMS, text))
    }

    fn failed(text: String) -> Result<Self, RpcError> {
        Err(RpcError::new(RpcError::INTERNAL, text))
    }
}

/// What a prompt may return: text, messages, or a whole [`PromptReply`].
#[diagnostic::on_unimplemented(
    message = "a prompt cannot return `{Self}`",
    label = "this is not a prompt's messages",
    note = "return `String` (one message of the user), `PromptMessage`, `Vec<PromptMessage>` or `PromptReply`, or a `Result` of one of these and an error"
)]
pub trait IntoPrompt {
    /// The reply.
    fn into_prompt(self) -> PromptReply;
}

impl IntoPrompt for PromptReply {
    fn into_prompt(self) -> PromptReply {
        self
    }
}

impl IntoPrompt for Vec<PromptMessage> {
    fn into_prompt(self) -> PromptReply {
        PromptReply::new(self)
    }
}

impl IntoPrompt for PromptMessage {
    fn into_prompt(self) -> PromptReply {
        vec![self].into_prompt()
    }
}

impl IntoPrompt for String {
    fn into_prompt(self) -> PromptReply {
        PromptMessage::user(self).into_prompt()
    }
}

impl IntoPrompt for &str {
    fn into_prompt(self) -> PromptReply {
        self.to_owned().into_prompt()
    }
}
