//! Makes an [`Engine`].

use std::{fmt, sync::Arc, time::Duration};

use super::{Engine, OnReject, Rejection};
use crate::{
    clock::{Clock, SystemClock},
    env::Env,
    seal::KeyRing,
};

/// Fifteen minutes: long enough to think, short enough that a forgotten question ends.
const DEFAULT_TTL: Duration = Duration::from_secs(15 * 60);

/// Eight KiB: what proxies and clients pass on without trouble.
const DEFAULT_MAX_STATE: usize = 8 * 1024;

/// Makes an [`Engine`].
#[must_use = "a builder does nothing until `build`"]
pub struct Builder {
    audience: String,
    keys: Option<KeyRing>,
    env: Env,
    clock: Arc<dyn Clock>,
    ttl: Duration,
    max_state: usize,
    on_reject: Option<OnReject>,
}

impl Builder {
    pub(super) fn new(audience: String) -> Self {
        Self {
            audience,
            keys: None,
            env: Env::new(),
            clock: Arc::new(SystemClock),
            ttl: DEFAULT_TTL,
            max_state: DEFAULT_MAX_STATE,
            on_reject: None,
        }
    }

    /// The keys states are sealed with. Without any, a random one that ends with the process.
    pub fn keys(mut self, keys: KeyRing) -> Self {
        self.keys = Some(keys);
        self
    }

    /// A value that tools may take as `&T`; a second one of the same type replaces the first.
    pub fn env<T: Send + Sync + 'static>(mut self, value: T) -> Self {
        self.env.insert(value);
        self
    }

    /// Everything tools may take as `&T`, in place of what was added before.
    pub fn environment(mut self, env: Env) -> Self {
        self.env = env;
        self
    }

    /// Where the time comes from.
    pub fn clock(self, clock: impl Clock + 'static) -> Self {
        self.shared_clock(Arc::new(clock))
    }

    /// A source of time that something else holds as well.
    pub fn shared_clock(mut self, clock: Arc<dyn Clock>) -> Self {
        self.clock = clock;
        self
    }

    /// How long a question may stay unanswered, for tools that do not say so themselves; whole seconds.
    pub fn ttl(mut self, ttl: Duration) -> Self {
        self.ttl = ttl;
        self
    }

    /// The longest `requestState`, in characters: longer ones are not made and not looked at.
    pub fn max_state(mut self, characters: usize) -> Self {
        self.max_state = characters;
        self
    }

    /// Is told why a state was refused; the client never is.
    pub fn on_reject(mut self, hook: impl Fn(&Rejection) + Send + Sync + 'static) -> Self {
        self.on_reject = Some(Arc::new(hook));
        self
    }

    /// The engine.
    pub fn build(self) -> Engine {
        Engine {
            audience: self.audience,
            keys: self.keys.unwrap_or_else(KeyRing::ephemeral),
            env: self.env,
            clock: self.clock,
            ttl: self.ttl,
            max_state: self.max_state,
            on_reject: self.on_reject,
        }
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("audience", &self.audience)
            .finish_non_exhaustive()
    }
}
