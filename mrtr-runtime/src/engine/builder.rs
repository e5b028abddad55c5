//! Makes an [`Engine`].

use std::{fmt, sync::Arc, time::Duration};

use super::{Engine, OnReject, Rejection};
use crate::{
    engine::replay::ReplayStore,
    function::env::Env,
    ground::{
        clock::{Clock, SystemClock},
        seal::KeyRing,
    },
};

/// Fifteen minutes: long enough to think, short enough that a forgotten question ends.
const DEFAULT_TTL: Duration = Duration::from_secs(15 * 60);

/// Eight KiB: what proxies and clients pass on without trouble.
const DEFAULT_MAX_STATE: usize = 8 * 1024;

/// Makes an [`Engine`].
#[must_use = "a builder does nothing until `build`"]
pub struct EngineBuilder {
    audience: String,
    keys: Option<KeyRing>,
    env: Env,
    clock: Arc<dyn Clock>,
    ttl: Duration,
    max_state: usize,
    on_reject: Option<OnReject>,
    replay: Option<Arc<dyn ReplayStore>>,
    single_use: bool,
    verify: bool,
    park: bool,
}

impl EngineBuilder {
    pub(super) fn new(audience: String) -> Self {
        Self {
            audience,
            keys: None,
            env: Env::new(),
            clock: Arc::new(SystemClock),
            ttl: DEFAULT_TTL,
            max_state: DEFAULT_MAX_STATE,
            on_reject: None,
            replay: None,
            single_use: false,
            verify: cfg!(debug_assertions),
            park: false,
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

    /// Makes each answer count at most once, as far as `store` remembers; see [`replay`](crate::engine::replay).
    pub fn replay(self, store: impl ReplayStore) -> Self {
        self.shared_replay(Arc::new(store))
    }

    /// A replay store that another engine uses as well.
    pub fn shared_replay(mut self, store: Arc<dyn ReplayStore>) -> Self {
        self.replay = Some(store);
        self
    }

    /// Refuses a repeated answer instead of telling again what came of it; `false` if not set. Needs a
    /// replay store.
    ///
    /// A client whose response was lost then does not learn what came of its answer. On the other hand
    /// a state is worth nothing once it was used, and nothing that came of it is kept. States that were
    /// used and states that have expired are both refused like forged ones, with one error.
    pub fn single_use(mut self, single_use: bool) -> Self {
        self.single_use = single_use;
        self
    }

    /// Whether each state is read back and compared before it goes out, so that a local that does not
    /// survive is reported, by its name, before the user is asked; costs about as much as saving and
    /// loading it once more. On in builds with debug assertions, if not set. Otherwise that is done until
    /// a checkpoint's state has come back in this process once.
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = verify;
        self
    }

    /// Whether a state longer than [`max_state`](Self::max_state) is kept in the replay store, and the client
    /// gets a short one that names it; `false` if not set, and then such a call fails. Needs a replay store,
    /// the same for all servers.
    ///
    /// What is kept is sealed. It is kept until it expires, also if the user never answers.
    pub fn park_long_states(mut self, park: bool) -> Self {
        self.park = park;
        self
    }

    #[cfg(feature = "rmcp")]
    pub(crate) fn has_replay_store(&self) -> bool {
        self.replay.is_some()
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
            replay: self.replay,
            single_use: self.single_use,
            verify: self.verify,
            park: self.park,
        }
    }
}

impl fmt::Debug for EngineBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineBuilder")
            .field("audience", &self.audience)
            .finish_non_exhaustive()
    }
}
