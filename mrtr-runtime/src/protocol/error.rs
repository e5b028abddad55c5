//! Errors of questions, of tools and of the protocol.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::protocol::{kind::Kind, wire};

/// Why a question has no answer.
///
/// It can itself be kept over a later question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[non_exhaustive]
pub enum AskError {
    /// The user said no.
    #[error("the user declined to answer")]
    Declined,
    /// The user dismissed the question without choosing.
    #[error("the user cancelled the question")]
    Cancelled,
    /// The client cannot be asked this, so nobody was.
    #[error("this client cannot be asked: it does not support {}", wire::capability_name(*.0))]
    Unsupported(Kind),
    /// There was nothing to choose from, so nobody was asked.
    #[error("there is nothing to choose from")]
    NoOptions,
}

/// A JSON-RPC error: the call itself failed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RpcError {
    /// The JSON-RPC code.
    pub code: i32,
    /// A short sentence.
    pub message: String,
    /// Further data.
    pub data: Option<Value>,
}

impl RpcError {
    /// Invalid params.
    pub const INVALID_PARAMS: i32 = -32602;
    /// Internal error.
    pub const INTERNAL: i32 = -32603;
    /// A capability the client did not declare is needed (MCP 2026-07-28).
    pub const MISSING_CAPABILITY: i32 = -32021;

    /// An error with a code and a message.
    pub fn new(code: i32, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            data: None,
        }
    }

    /// The same error with further data.
    #[must_use]
    pub fn with_data(mut self, data: Value) -> Self {
        self.data = Some(data);
        self
    }

    /// The one answer to every state that cannot be opened, whatever the reason.
    pub(crate) fn invalid_state() -> Self {
        Self::new(Self::INVALID_PARAMS, "Invalid or expired requestState")
    }

    pub(crate) fn missing_capability(kind: Kind) -> Self {
        let name = wire::capability_name(kind);
        let text = format!("this call needs a client that supports {name}");
        Self::new(Self::MISSING_CAPABILITY, text)
            .with_data(json!({ "requiredCapabilities": wire::capability(kind) }))
    }
}

impl fmt::Display for RpcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl Error for RpcError {}

/// How a tool fails: with a text the model reads (`isError`), or with a JSON-RPC error.
///
/// `?` makes one from any [`std::error::Error`]. It is not an `Error` itself, so that this
/// conversion can exist.
#[derive(Debug)]
pub struct ToolError(Failure);

#[derive(Debug)]
pub(crate) enum Failure {
    Text(String),
    /// The user does not want to.
    Refused(String),
    Rpc(RpcError),
}

impl ToolError {
    /// An `isError` result with this text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(Failure::Text(text.into()))
    }

    /// A JSON-RPC error instead of a result.
    pub fn rpc(code: i32, message: impl Into<String>) -> Self {
        Self(Failure::Rpc(RpcError::new(code, message)))
    }

    pub(crate) fn into_failure(self) -> Failure {
        self.0
    }
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Failure::Text(text) | Failure::Refused(text) => f.write_str(text),
            Failure::Rpc(error) => error.fmt(f),
        }
    }
}

impl<E: Error + Send + Sync + 'static> From<E> for ToolError {
    fn from(error: E) -> Self {
        // "Cannot ask" must reach the client as -32021 however deep the author wrapped it, and a "no" of the user's is no
        // fault of the server's.
        let mut cause: Option<&(dyn Error + 'static)> = Some(&error);
        while let Some(current) = cause {
            match current.downcast_ref::<AskError>() {
                Some(AskError::Unsupported(kind)) => {
                    return Self(Failure::Rpc(RpcError::missing_capability(*kind)));
                }
                Some(AskError::Declined | AskError::Cancelled) => {
                    return Self(Failure::Refused(error.to_string()));
                }
                Some(AskError::NoOptions) | None => {}
            }
            if let Some(rpc) = current.downcast_ref::<RpcError>() {
                return Self(Failure::Rpc(rpc.clone()));
            }
            cause = current.source();
        }
        Self::new(error.to_string())
    }
}
