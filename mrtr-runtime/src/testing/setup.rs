//! Who calls, and what the servers are.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};

use crate::{
    capability::Capabilities,
    clock::{Clock, SystemClock},
    engine::{Engine, Request},
    env::Env,
    error::RpcError,
    principal::Principal,
    progress::ProgressSink,
    replay::{MemoryStore, ReplayStore},
    seal::KeyRing,
};

/// Everything about a call but the tool and its arguments.
#[derive(Clone)]
pub(super) struct Setup {
    pub(super) env: Env,
    pub(super) keys: KeyRing,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) ttl: Option<Duration>,
    pub(super) capabilities: Capabilities,
    pub(super) principal: Option<Principal>,
    pub(super) replay: Option<Arc<dyn ReplayStore>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            env: Env::new(),
            keys: KeyRing::ephemeral(),
            clock: Arc::new(SystemClock),
            ttl: None,
            capabilities: Capabilities::all(),
            principal: None,
            replay: Some(Arc::new(MemoryStore::new())),
        }
    }
}

impl Setup {
    /// A server that knows nothing but the keys.
    pub(super) fn engine(&self) -> Engine {
        let mut builder = Engine::builder("testing")
            .keys(self.keys.clone())
            .environment(self.env.clone())
            .shared_clock(self.clock.clone());
        if let Some(store) = &self.replay {
            builder = builder.shared_replay(store.clone());
        }
        if let Some(ttl) = self.ttl {
            builder = builder.ttl(ttl);
        }
        builder.build()
    }

    /// A first call.
    pub(super) fn request(&self, args: Value) -> Request {
        Request {
            arguments: Some(args),
            input_responses: None,
            request_state: None,
            capabilities: self.capabilities,
            principal: self.principal.clone(),
            progress: ProgressSink::default(),
        }
    }
}

pub(super) fn error_object(error: &RpcError) -> Value {
    let mut object = json!({ "code": error.code, "message": error.message });
    if let Some(data) = &error.data {
        object["data"] = data.clone();
    }
    object
}
