//! Asking the client's model.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Answers, EntryMut, InputRequest, Judgement, Keys, Kind, Question,
    batch::member,
    judge,
    key::{Key, key_method},
    sealed,
    trap::only_inside_mrtr_tool,
};
use crate::protocol::{
    error::AskError,
    wire::{self, RequestBody},
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

/// What a model is asked (MCP `CreateMessageRequestParams`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SampleRequest {
    pub(crate) max_tokens: u32,
    pub(crate) messages: Vec<SampleMessage>,
    pub(crate) system_prompt: Option<String>,
    pub(crate) temperature: Option<f64>,
    pub(crate) stop_sequences: Vec<String>,
    pub(crate) preferences: ModelPreferences,
    pub(crate) metadata: Option<Value>,
    pub(crate) tools: Vec<SampleTool>,
    pub(crate) tool_required: bool,
}

/// Tokens a request may use where only a text is given.
const DEFAULT_MAX_TOKENS: u32 = 1024;

impl SampleRequest {
    /// A request for at most `max_tokens` tokens, without messages yet.
    pub fn new(max_tokens: u32) -> Self {
        Self {
            max_tokens,
            messages: Vec::new(),
            system_prompt: None,
            temperature: None,
            stop_sequences: Vec::new(),
            preferences: ModelPreferences::default(),
            metadata: None,
            tools: Vec::new(),
            tool_required: false,
        }
    }

    /// Adds a message of the user with one text.
    #[must_use]
    pub fn user(self, text: impl Into<String>) -> Self {
        self.message(SampleRole::User, vec![SampleContent::Text(text.into())])
    }

    /// Adds a message of the model with one text.
    #[must_use]
    pub fn assistant(self, text: impl Into<String>) -> Self {
        self.message(
            SampleRole::Assistant,
            vec![SampleContent::Text(text.into())],
        )
    }

    /// Adds a message.
    #[must_use]
    pub fn message(mut self, role: SampleRole, content: Vec<SampleContent>) -> Self {
        self.messages.push(SampleMessage { role, content });
        self
    }

    /// Sets the system prompt. The client may change or omit it.
    #[must_use]
    pub fn system_prompt(mut self, text: impl Into<String>) -> Self {
        self.system_prompt = Some(text.into());
        self
    }

    /// Sets the temperature. One that is no number is not sent.
    #[must_use]
    pub fn temperature(mut self, temperature: f64) -> Self {
        self.temperature = Some(temperature).filter(|t| t.is_finite());
        self
    }

    /// Adds a text at which the model stops.
    #[must_use]
    pub fn stop_sequence(mut self, text: impl Into<String>) -> Self {
        self.stop_sequences.push(text.into());
        self
    }

    /// Adds a part of a model name the client should prefer; the first match counts.
    #[must_use]
    pub fn model_hint(mut self, name: impl Into<String>) -> Self {
        self.preferences.hints.push(name.into());
        self
    }

    /// Sets how much low cost matters, from 0 to 1.
    #[must_use]
    pub fn cost_priority(mut self, priority: f64) -> Self {
        self.preferences.cost = fraction(priority);
        self
    }

    /// Sets how much speed matters, from 0 to 1.
    #[must_use]
    pub fn speed_priority(mut self, priority: f64) -> Self {
        self.preferences.speed = fraction(priority);
        self
    }

    /// Sets how much ability matters, from 0 to 1.
    #[must_use]
    pub fn intelligence_priority(mut self, priority: f64) -> Self {
        self.preferences.intelligence = fraction(priority);
        self
    }

    /// Sets what is passed on to the model's provider. Anything but a JSON object is not sent.
    #[must_use]
    pub fn metadata(mut self, metadata: Value) -> Self {
        self.metadata = Some(metadata).filter(Value::is_object);
        self
    }

    /// Adds a tool the model may use; the client must then declare `sampling.tools`.
    #[must_use]
    pub fn tool(mut self, tool: SampleTool) -> Self {
        self.tools.push(tool);
        self
    }

    /// Makes the model use at least one of the tools.
    #[must_use]
    pub fn tool_required(mut self) -> Self {
        self.tool_required = true;
        self
    }
}

fn fraction(priority: f64) -> Option<f64> {
    priority.is_finite().then(|| priority.clamp(0.0, 1.0))
}

impl From<&str> for SampleRequest {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for SampleRequest {
    fn from(text: String) -> Self {
        Self::new(DEFAULT_MAX_TOKENS).user(text)
    }
}

/// Which model a server would like (MCP `ModelPreferences`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ModelPreferences {
    pub(crate) hints: Vec<String>,
    pub(crate) cost: Option<f64>,
    pub(crate) speed: Option<f64>,
    pub(crate) intelligence: Option<f64>,
}

/// One message of a conversation with a model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SampleMessage {
    pub(crate) role: SampleRole,
    pub(crate) content: Vec<SampleContent>,
}

/// Who says a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SampleRole {
    /// The user, or the server in their place.
    User,
    /// The model.
    Assistant,
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum SampleContent {
    /// A text.
    Text(String),
    /// An image.
    Image {
        /// Base64.
        data: String,
        /// Its media type.
        mime_type: String,
    },
    /// A sound.
    Audio {
        /// Base64.
        data: String,
        /// Its media type.
        mime_type: String,
    },
    /// A tool the model wanted to use, repeated from its [`Completion`].
    ToolUse(ToolUse),
    /// What the tool gave.
    ToolResult {
        /// The `id` of the [`ToolUse`].
        tool_use_id: String,
        /// The result.
        text: String,
        /// Whether the tool failed.
        is_error: bool,
    },
}

/// A tool a model may use.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SampleTool {
    /// Its name.
    pub name: String,
    /// What it does, for the model.
    pub description: String,
    /// JSON Schema of its arguments; an object.
    pub input_schema: Value,
}

/// A tool use a model asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolUse {
    /// Ties the result to it.
    pub id: String,
    /// The tool's name.
    pub name: String,
    /// Its arguments, as the model wrote them: unchecked.
    pub input: Value,
}

/// What a model said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Completion {
    /// Its text; empty if it only wants to use tools.
    pub text: String,
    /// The model's name.
    pub model: String,
    /// Why it stopped: `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or the provider's own word.
    pub stop_reason: Option<String>,
    /// The tools it wants to use.
    pub tool_uses: Vec<ToolUse>,
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
        vec![super::wording::form_of("sample")]
    }
}

member!(Sample gives Completion);
only_inside_mrtr_tool!(Sample gives Result<Completion, AskError>);
