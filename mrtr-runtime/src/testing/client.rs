//! A client with a fleet of servers behind it.

use std::{fmt, sync::Arc, time::Duration};

use serde_json::{Map, Value, json};

use super::plain;
use crate::{
    capability::Capabilities,
    clock::{Clock, SystemClock},
    engine::{Engine, Request, Response},
    env::Env,
    error::RpcError,
    principal::Principal,
    progress::ProgressSink,
    replay::{MemoryStore, ReplayStore},
    seal::KeyRing,
    tool::Tool,
};

/// The rounds a call may take: enough for any test that ends, and an end for one that does not.
const MAX_ROUNDS: usize = 100_000;

/// Calls one tool; every round is answered by an engine that has seen nothing of the ones before.
pub struct Client<T> {
    tool: T,
    env: Env,
    keys: KeyRing,
    clock: Arc<dyn Clock>,
    ttl: Option<Duration>,
    capabilities: Capabilities,
    principal: Option<Principal>,
    replay: Arc<dyn ReplayStore>,
}

impl<T: Tool> Client<T> {
    /// A client that can be asked everything, and a server with this tool.
    pub fn new(tool: T) -> Self {
        Self {
            tool,
            env: Env::new(),
            keys: KeyRing::ephemeral(),
            clock: Arc::new(SystemClock),
            ttl: None,
            capabilities: Capabilities::all(),
            principal: None,
            replay: Arc::new(MemoryStore::new()),
        }
    }

    /// A value for the tool's `&T` parameters.
    #[must_use]
    pub fn env<V: Send + Sync + 'static>(mut self, value: V) -> Self {
        self.env.insert(value);
        self
    }

    /// A value for the tool's `&T` parameters that the test looks at as well.
    #[must_use]
    pub fn shared<V: Send + Sync + 'static>(mut self, value: Arc<V>) -> Self {
        self.env.insert_shared(value);
        self
    }

    /// The servers' keys.
    #[must_use]
    pub fn keys(mut self, keys: KeyRing) -> Self {
        self.keys = keys;
        self
    }

    /// The servers' clock.
    #[must_use]
    pub fn clock(mut self, clock: impl Clock + 'static) -> Self {
        self.clock = Arc::new(clock);
        self
    }

    /// How long a question may stay unanswered.
    #[must_use]
    pub fn ttl(mut self, ttl: Duration) -> Self {
        self.ttl = Some(ttl);
        self
    }

    /// What the client declares it can be asked.
    #[must_use]
    pub fn capabilities(mut self, capabilities: Capabilities) -> Self {
        self.capabilities = capabilities;
        self
    }

    /// Who is calling.
    #[must_use]
    pub fn principal(mut self, principal: Principal) -> Self {
        self.principal = Some(principal);
        self
    }

    /// The servers' replay store; one in memory if not set.
    #[must_use]
    pub fn replay(mut self, store: impl ReplayStore) -> Self {
        self.replay = Arc::new(store);
        self
    }

    /// Calls the tool with `args` until it ends. `answer` gets each input request with its key and gives
    /// the response to it.
    ///
    /// # Errors
    ///
    /// The JSON-RPC error object, if the call fails with one.
    pub async fn drive(
        &self,
        args: Value,
        mut answer: impl FnMut(&str, &Value) -> Value + Send,
    ) -> Result<Value, Value> {
        let mut request = self.request(args.clone());
        for _ in 0..MAX_ROUNDS {
            match self.engine().call(&self.tool, request).await {
                Ok(Response::InputRequired(round)) => {
                    let responses: Map<String, Value> = round
                        .input_requests
                        .iter()
                        .map(|(key, request)| (key.clone(), answer(key, request)))
                        .collect();
                    request = self.request(args.clone());
                    request.input_responses =
                        (!responses.is_empty()).then_some(Value::Object(responses));
                    request.request_state = Some(Value::String(round.request_state));
                }
                Ok(ended) => return Ok(ended.to_json()),
                Err(error) => return Err(error_object(&error)),
            }
        }
        Err(
            json!({ "code": RpcError::INTERNAL, "message": format!("the call did not end in {MAX_ROUNDS} rounds") }),
        )
    }

    /// Runs the tool as the plain function it was written as: it never suspends, each question is answered
    /// where it is asked.
    ///
    /// # Errors
    ///
    /// The JSON-RPC error object, if the call fails with one.
    pub async fn run_plain(
        &self,
        args: Value,
        answer: impl FnMut(&str, &Value) -> Value + Send,
    ) -> Result<Value, Value> {
        let Value::Object(args) = args else {
            return Err(error_object(&RpcError::new(
                RpcError::INVALID_PARAMS,
                "`arguments` must be an object",
            )));
        };
        plain::run(
            &self.tool,
            &self.env,
            &args,
            self.capabilities,
            self.principal.clone(),
            answer,
        )
        .await
        .map(|reply| reply.to_json())
        .map_err(|error| error_object(&error))
    }

    /// A server that knows nothing but the keys.
    fn engine(&self) -> Engine {
        let mut builder = Engine::builder("testing")
            .keys(self.keys.clone())
            .environment(self.env.clone())
            .shared_clock(self.clock.clone())
            .shared_replay(self.replay.clone());
        if let Some(ttl) = self.ttl {
            builder = builder.ttl(ttl);
        }
        builder.build()
    }

    fn request(&self, args: Value) -> Request {
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

fn error_object(error: &RpcError) -> Value {
    let mut object = json!({ "code": error.code, "message": error.message });
    if let Some(data) = &error.data {
        object["data"] = data.clone();
    }
    object
}

impl<T: Tool> fmt::Debug for Client<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("tool", &self.tool.name())
            .finish_non_exhaustive()
    }
}
