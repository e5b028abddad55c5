//! The engine: the only place where seal, machine and wire meet.

mod admission;
mod builder;
mod drive;
mod input_requests;
mod inspect;
mod offload;
mod place;
mod recorded;
mod refusal;
mod remember;
pub mod replay;
mod request;
mod room;
mod round;
pub mod token;
mod verdict;
mod verify;

use std::{fmt, pin::pin, sync::Arc, time::Duration};

use tracing::Instrument;

#[cfg(feature = "rmcp")]
pub(crate) use self::input_requests::Body;
pub(crate) use self::round::CLOCK_SKEW;
pub use self::{
    builder::EngineBuilder,
    input_requests::InputRequests,
    inspect::{InspectedLocal, Inspection, Uninspectable},
    refusal::{Reason, Rejection},
    request::{InputRequired, Method, Request, Response},
};
#[cfg(feature = "testing")]
pub(crate) use self::{
    drive::drive,
    round::{ENDLESS, MAX_STEPS, exhausted},
};
use self::{
    place::Place,
    refusal::{Earlier, OnReject, Refusal},
    request::Parts,
    round::Round,
};
use crate::{
    engine::replay::ReplayStore,
    function::{
        env::{Env, EnvType},
        outcome::Outcome,
        tool::Resumable,
    },
    ground::{clock::Clock, panic, seal::KeyRing},
    protocol::error::RpcError,
};

/// What a client is told of a panic.
const PANICKED: &str =
    "the server has failed in the middle of the call, and what it has done until then is unknown";

/// Runs tools: opens states, restores and runs machines, seals states.
///
/// It keeps nothing between calls (a [replay store](crate::engine::replay) may), so any number of servers with the same keys, audience and tools can
/// share the rounds of one call.
pub struct Engine {
    pub(crate) audience: String,
    pub(crate) keys: KeyRing,
    pub(crate) env: Env,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) ttl: Duration,
    /// The longest `requestState`, in characters.
    pub(crate) max_state: usize,
    pub(crate) on_reject: Option<OnReject>,
    pub(crate) replay: Option<Arc<dyn ReplayStore>>,
    pub(crate) single_use: bool,
    /// Whether states are read back before they go out.
    pub(crate) verify: bool,
    /// Whether states that are too long are kept in the replay store.
    pub(crate) park: bool,
}

impl Engine {
    /// Makes an engine. `audience` is the server's name: a state is bound to it, so servers that share
    /// the rounds of a call must share it.
    pub fn builder(audience: impl Into<String>) -> EngineBuilder {
        EngineBuilder::new(audience.into())
    }

    /// Whether answers count at most once, as far as a store remembers; functions declared `once` need it.
    pub fn has_replay_store(&self) -> bool {
        self.replay.is_some()
    }

    /// Those of `environment` (from a descriptor) that this engine does not have.
    pub fn missing(&self, environment: &[EnvType]) -> Vec<EnvType> {
        environment
            .iter()
            .copied()
            .filter(|need| !self.env.has(need))
            .collect()
    }

    /// Runs one round of `function`: from the beginning, or from the checkpoint in `request_state`, up to the
    /// next checkpoint or the end.
    ///
    /// Dropping the future cancels the round at its current `.await`. Code that panics ends its round: the client is told
    /// that the server has failed, and the log where. Whether the answers it went on with have done anything counts as
    /// unknown.
    ///
    /// # Errors
    ///
    /// If the request is malformed, the state cannot be opened, the client lacks a capability the tool
    /// insists on, or a state cannot be made.
    ///
    /// # Security
    ///
    /// Every state that cannot be opened gives the same error; the reason goes to `tracing` and to
    /// [`EngineBuilder::on_reject`] only.
    pub async fn call<R: Resumable + ?Sized>(
        &self,
        function: &R,
        request: Request,
    ) -> Result<Response<R::Reply>, RpcError> {
        let span = tracing::info_span!(
            "mrtr.round",
            function = function.name(),
            flow = tracing::field::Empty,
            round = tracing::field::Empty,
            asked = tracing::field::Empty,
            outcome = tracing::field::Empty,
        );
        async {
            let place = Place::default();
            let round = pin!(Some(async {
                let parts = Parts::check(request)?;
                Round::of(self, function, &parts, &place)
                    .await
                    .or_else(|refusal| refusal.answer(function.name()))
            }));
            let outcome = panic::contained(round).await.unwrap_or_else(|panicked| {
                tracing::error!(
                    function = function.name(),
                    checkpoint = place.describe(function),
                    panic = %panicked,
                    "a call has panicked"
                );
                Err(RpcError::new(RpcError::INTERNAL, PANICKED))
            });
            tracing::Span::current().record("outcome", outcome_name(&outcome));
            outcome
        }
        .instrument(span)
        .await
    }

    fn reject(&self, function: &'static str, reason: Reason) -> Refusal {
        self.reject_after(function, reason, Earlier::Unknown)
    }

    fn reject_after(&self, function: &'static str, reason: Reason, earlier: Earlier) -> Refusal {
        let rejection = Rejection { function, reason };
        tracing::warn!(function = rejection.function, reason = %rejection.reason, "refused a requestState");
        // What the client is told must not depend on the hook.
        if let Some(hook) = &self.on_reject
            && let Err(panicked) = panic::contain(|| hook(&rejection))
        {
            tracing::error!(panic = %panicked, "the hook for refused states has panicked");
        }
        Refusal::of(&rejection.reason, earlier, self.single_use)
    }
}

fn outcome_name<R: Outcome>(outcome: &Result<Response<R>, RpcError>) -> &'static str {
    match outcome {
        Ok(Response::InputRequired(_)) => "input_required",
        Ok(Response::Complete(reply)) if reply.is_error() => "tool_error",
        Ok(Response::Complete(_)) => "complete",
        Err(_) => "rpc_error",
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("audience", &self.audience)
            .field("keys", &self.keys)
            .finish_non_exhaustive()
    }
}
