//! Who calls, and what the servers are.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};

use crate::{
    capability::Capabilities,
    clock::{Clock, SystemClock},
    engine::{Engine, Method, Request},
    env::Env,
    error::RpcError,
    principal::Principal,
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
        if let Some(ttl) = self.ttl {
            builder = builder.ttl(ttl);
        }
        builder.build()
    }

    /// A first call.
    pub(super) fn request(&self, args: Value) -> Request {
        Request {
            method: Method::ToolsCall,
            arguments: Some(args),
            input_responses: None,
            request_state: None,
            capabilities: self.capabilities,
            principal: self.principal.clone(),
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
