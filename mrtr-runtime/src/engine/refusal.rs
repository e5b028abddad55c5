//! Calls that cannot go on, and what their clients are told.

use std::fmt;

use super::{Engine, Method, Response, request::Parts};
use crate::{error::RpcError, payload::Malformed, reply::Reply, seal::Rejected, tool::Tool};

/// A state that was refused, for logs and metrics.
#[derive(Clone, Debug)]
pub struct Rejection {
    /// The tool that was called with it.
    pub tool: &'static str,
    /// Why.
    pub reason: Reason,
}

/// Why a state was refused.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// It is not one this server sealed for this call.
    Unopened(Rejected),
    /// It opened, but its content is not of a known format.
    Malformed(Malformed),
    /// It was sealed too long ago.
    Expired,
    /// The function has changed since it was sealed.
    Stale(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unopened(rejected) => write!(f, "{rejected}"),
            Self::Malformed(malformed) => write!(f, "{malformed}"),
            Self::Expired => f.write_str("the state has expired"),
            Self::Stale(reason) => write!(f, "the function has changed: {reason}"),
        }
    }
}

/// How a call that cannot go on is answered.
pub(super) enum Refusal {
    /// The one answer to states that are not ours.
    Invalid,
    /// An authentic state that is over.
    Over(&'static str),
    /// The user gave no valid answer in all tries.
    Exhausted(String),
    /// Something else is wrong with the call.
    Rpc(RpcError),
}

impl Refusal {
    pub(super) fn of(reason: &Reason) -> Self {
        match reason {
            Reason::Unopened(_) | Reason::Malformed(_) => Self::Invalid,
            Reason::Expired => Self::Over("The question has expired before it was answered."),
            Reason::Stale(_) => Self::Over("The tool has changed since the question was asked."),
        }
    }

    pub(super) fn answer(
        self,
        engine: &Engine,
        tool: &dyn Tool,
        parts: &Parts,
    ) -> Result<Response, RpcError> {
        let _ = engine;
        let text = match self {
            Self::Invalid => return Err(RpcError::invalid_state()),
            Self::Rpc(error) => return Err(error),
            Self::Over(what) => {
                let name = tool.name();
                format!(
                    "{what} Nothing was executed for this answer. Call `{name}` again from the start."
                )
            }
            Self::Exhausted(text) => text,
        };
        match parts.method {
            Method::ToolsCall => Ok(Response::Complete(Reply::error(text))),
            Method::PromptsGet | Method::ResourcesRead => {
                Err(RpcError::new(RpcError::INVALID_PARAMS, text))
            }
        }
    }
}
