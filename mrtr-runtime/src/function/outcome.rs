//! What a call can end with, for each kind of function.

use serde_json::Value;

use crate::{
    function::reply::Reply,
    protocol::{error::RpcError, method::Method},
};

/// The result of a call (MCP 2026-07-28: `CallToolResult`, `GetPromptResult`, `ReadResourceResult`).
pub trait Outcome: Send + Sized {
    /// The method it answers; part of what a state is bound to.
    const METHOD: Method;

    /// The result object, without `resultType`.
    fn to_json(&self) -> Value;

    /// The result object read again, so that a replay store can keep it; `None` if that cannot be. The
    /// outcome of a repeated answer counts as unknown then.
    fn from_json(value: Value) -> Option<Self> {
        let _ = value;
        None
    }

    /// A call that cannot go on, with a text that tells what to do. Only tools can say so in a result.
    ///
    /// # Errors
    ///
    /// Where the protocol has no result for it.
    fn refused(text: String) -> Result<Self, RpcError>;

    /// A call that failed in the author's code.
    ///
    /// # Errors
    ///
    /// Where the protocol has no result for it.
    fn failed(text: String) -> Result<Self, RpcError>;

    /// Whether it tells of a failure.
    fn is_error(&self) -> bool {
        false
    }
}

impl Outcome for Reply {
    const METHOD: Method = Method::ToolsCall;

    fn to_json(&self) -> Value {
        Self::to_json(self)
    }

    fn from_json(value: Value) -> Option<Self> {
        serde_json::from_value(value).ok()
    }

    fn refused(text: String) -> Result<Self, RpcError> {
        Ok(Self::error(text))
    }

    fn failed(text: String) -> Result<Self, RpcError> {
        Ok(Self::error(text))
    }

    fn is_error(&self) -> bool {
        self.is_error
    }
}
