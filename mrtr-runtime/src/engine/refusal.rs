//! Calls that cannot go on, and what their clients are told.

use std::{error::Error, fmt, sync::Arc};

use super::Response;
use crate::{
    engine::replay::StoreError,
    function::outcome::Outcome,
    ground::{payload::Malformed, seal::Rejected},
    protocol::error::RpcError,
};

/// A state that was refused, for logs and metrics.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rejection {
    /// What was called with it.
    pub function: &'static str,
    /// Why.
    pub reason: Reason,
}

/// Who is told of refused states.
pub(crate) type OnReject = Arc<dyn Fn(&Rejection) + Send + Sync>;

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
    /// Its question has been answered with something else, or the call has gone on since.
    Used,
    /// The same answers were taken before, and what came of them is not known, or is not told.
    Repeated,
    /// The replay store does not know the call, though it should.
    Lost,
    /// The replay store could not be asked.
    Unchecked(StoreError),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unopened(rejected) => write!(f, "{rejected}"),
            Self::Malformed(malformed) => write!(f, "{malformed}"),
            Self::Expired => f.write_str("the state has expired"),
            Self::Stale(reason) => write!(f, "the function has changed: {reason}"),
            Self::Used => f.write_str("the question has been answered already"),
            Self::Repeated => f.write_str("the answer has been taken already"),
            Self::Lost => f.write_str("the replay store does not know the call"),
            Self::Unchecked(error) => write!(f, "{error}"),
        }
    }
}

impl Error for Reason {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Unopened(rejected) => Some(rejected),
            Self::Malformed(malformed) => Some(malformed),
            Self::Unchecked(error) => Some(error),
            Self::Expired | Self::Stale(_) | Self::Used | Self::Repeated | Self::Lost => None,
        }
    }
}

/// How a call that cannot go on is answered.
pub(super) enum Refusal {
    /// The one answer to states that are not ours.
    Invalid,
    /// An authentic state that cannot be used: what is wrong, and what to do instead.
    Over(&'static str, &'static str),
    /// The user gave no valid answer in all tries.
    Exhausted(String),
    /// Something else is wrong with the call.
    Rpc(RpcError),
}

/// What earlier requests may have done, where one comes with a state that has expired or is outdated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Earlier {
    /// Nothing: it is the call's first question, nobody has answered it, and nobody can any more.
    Nothing,
    /// One with the same state may have been executed; nobody remembers.
    Unknown,
    /// Those that answered the questions before have been executed.
    WentOn,
    /// One with the same state has been taken, and what has come of it cannot be told.
    Taken,
}

impl Earlier {
    /// What to do, as far as that is safe.
    fn advice(self) -> &'static str {
        match self {
            Self::Nothing => {
                "Nothing was executed for this answer. Call `{}` again from the start."
            }
            Self::Unknown => {
                "This request executed nothing; an earlier one with the same state may have. Find out what has happened before you call `{}` again from the start."
            }
            Self::WentOn => {
                "This request executed nothing; earlier ones of this call have. Find out what they have done before you call `{}` again from the start."
            }
            Self::Taken => {
                "The question has been answered before, and the outcome of that is unknown. This request executed nothing. Find out what has happened before you call `{}` again."
            }
        }
    }
}

const UNKNOWN: &str =
    "It was not executed a second time. Find out what has happened before you call `{}` again.";

impl Refusal {
    pub(super) fn of(reason: &Reason, earlier: Earlier, single_use: bool) -> Self {
        match reason {
            Reason::Unopened(_) | Reason::Malformed(_) => Self::Invalid,
            // Whoever repeats states learns nothing about them.
            Reason::Expired | Reason::Used | Reason::Repeated if single_use => Self::Invalid,
            Reason::Stale(_) if single_use && earlier == Earlier::Taken => Self::Invalid,
            Reason::Expired if earlier == Earlier::Nothing => Self::Over(
                "The question has expired before it was answered.",
                earlier.advice(),
            ),
            Reason::Expired => Self::Over("The question has expired.", earlier.advice()),
            Reason::Stale(_) => Self::Over(
                "The tool has changed since the question was asked.",
                earlier.advice(),
            ),
            Reason::Used => Self::Over(
                "The question has been answered before, or was given up as expired or outdated.",
                "This request executed nothing.",
            ),
            Reason::Repeated => Self::Over(
                "This answer has been taken before, and its outcome is unknown: it is still being worked on, or the server was interrupted.",
                UNKNOWN,
            ),
            Reason::Lost => Self::Over(
                "The server has lost track of this call: whether this answer has been taken before is unknown.",
                UNKNOWN,
            ),
            Reason::Unchecked(_) => Self::Rpc(RpcError::new(
                RpcError::INTERNAL,
                "the server cannot check now whether this was done before; for this request nothing was executed, and the same request may be sent again",
            )),
        }
    }

    pub(super) fn answer<R: Outcome>(
        self,
        function: &'static str,
    ) -> Result<Response<R>, RpcError> {
        let text = match self {
            Self::Invalid => return Err(RpcError::invalid_state()),
            Self::Rpc(error) => return Err(error),
            Self::Over(what, then) => format!("{what} {}", then.replace("{}", function)),
            Self::Exhausted(text) => text,
        };
        R::refused(text).map(Response::Complete)
    }
}

/// The system gave no random numbers.
pub(super) fn no_entropy() -> Refusal {
    Refusal::Rpc(internal("the system's random number generator failed"))
}

/// The server has failed.
pub(super) fn internal(message: &str) -> RpcError {
    RpcError::new(RpcError::INTERNAL, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Uninspectable;

    #[test]
    fn a_refusal_leads_to_its_cause_and_says_what_the_cause_says() {
        let reason = Reason::Unopened(Rejected::UnknownKey);
        let cause = reason.source().unwrap().downcast_ref::<Rejected>();
        assert_eq!(cause, Some(&Rejected::UnknownKey));
        assert_eq!(reason.to_string(), Rejected::UnknownKey.to_string());
        assert!(Reason::Expired.source().is_none());

        let closed = Uninspectable::Unopened(reason);
        let reason = closed.source().unwrap().downcast_ref::<Reason>().unwrap();
        assert_eq!(
            closed.to_string(),
            format!("the state does not open with these keys for this call: {reason}")
        );
    }
}
