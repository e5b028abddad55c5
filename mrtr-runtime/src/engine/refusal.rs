//! Calls that cannot go on, and what their clients are told.

use std::fmt;

use super::Response;
use crate::{error::RpcError, outcome::Outcome, payload::Malformed, seal::Rejected};

/// A state that was refused, for logs and metrics.
#[derive(Clone, Debug)]
pub struct Rejection {
    /// What was called with it.
    pub function: &'static str,
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

    pub(super) fn answer<R: Outcome>(
        self,
        function: &'static str,
    ) -> Result<Response<R>, RpcError> {
        let text = match self {
            Self::Invalid => return Err(RpcError::invalid_state()),
            Self::Rpc(error) => return Err(error),
            Self::Over(what) => {
                format!(
                    "{what} Nothing was executed for this answer. Call `{function}` again from the start."
                )
            }
            Self::Exhausted(text) => text,
        };
        R::refused(text).map(Response::Complete)
    }
}
