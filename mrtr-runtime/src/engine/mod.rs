//! The engine: the only place where seal, machine and wire meet.

mod admission;
mod builder;
mod call;
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
mod stored;
pub mod token;
mod verdict;
mod verify;

use std::{fmt, sync::Arc, time::Duration};

#[cfg(feature = "rmcp")]
pub(crate) use self::input_requests::Body;
use self::refusal::{Earlier, OnReject, Refusal};
pub use self::{
    builder::EngineBuilder,
    input_requests::InputRequests,
    inspect::{InspectedLocal, Inspection, Uninspectable},
    refusal::{Reason, Rejection},
    request::{InputRequired, Request, Response},
};
#[cfg(feature = "testing")]
pub(crate) use self::{
    drive::drive,
    round::{ENDLESS, MAX_STEPS, exhausted},
};
pub use crate::protocol::method::Method;
use crate::{
    engine::replay::ReplayStore,
    function::env::{Env, EnvType},
    ground::{clock::Clock, panic, seal::KeyRing},
};

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

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("audience", &self.audience)
            .field("keys", &self.keys)
            .finish_non_exhaustive()
    }
}
