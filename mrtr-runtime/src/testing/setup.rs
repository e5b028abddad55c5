//! Who calls, and what the servers are.

use std::{future::poll_fn, sync::Arc, time::Duration};

use serde_json::{Map, Value, json};

use super::elsewhere;
use crate::{
    engine::{
        Engine, InputRequired, Request, Response,
        replay::{MemoryStore, ReplayStore},
    },
    function::{env::Env, tool::Resumable},
    ground::{
        clock::{Clock, SystemClock},
        principal::Principal,
        seal::KeyRing,
    },
    protocol::{capability::Capabilities, error::RpcError},
};

/// Everything about a call but the tool and its arguments.
#[derive(Clone)]
pub(super) struct Setup {
    pub(super) env: Env,
    /// What makes the rest of it, for each round anew.
    pub(super) makers: Vec<Arc<Maker>>,
    pub(super) keys: KeyRing,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) ttl: Option<Duration>,
    pub(super) capabilities: Capabilities,
    pub(super) principal: Option<Principal>,
    pub(super) replay: Option<Arc<dyn ReplayStore>>,
}

type Maker = dyn Fn(&mut Env) + Send + Sync;

impl Default for Setup {
    fn default() -> Self {
        Self {
            env: Env::new(),
            makers: Vec::new(),
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
    /// What a server lends.
    pub(super) fn env(&self) -> Env {
        let mut env = self.env.clone();
        for make in &self.makers {
            make(&mut env);
        }
        env
    }

    /// Has another server answer a request.
    pub(super) async fn call<R: Resumable + ?Sized>(
        &self,
        tool: &R,
        request: Request,
    ) -> Result<Response<R::Reply>, RpcError> {
        let engine = self.engine();
        let mut running = Box::pin(engine.call(tool, request));
        poll_fn(|cx| elsewhere::poll(running.as_mut(), cx)).await
    }

    /// A server that knows nothing but the keys.
    pub(super) fn engine(&self) -> Engine {
        let mut builder = Engine::builder("testing")
            .keys(self.keys.clone())
            .environment(self.env())
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
            principal: self.principal.clone(),
            ..Request::new(self.capabilities)
        }
    }

    /// The call once more, with responses and the state they belong to.
    pub(super) fn retry(
        &self,
        args: Value,
        responses: Map<String, Value>,
        state: impl Into<Value>,
    ) -> Request {
        Request {
            input_responses: (!responses.is_empty()).then_some(Value::Object(responses)),
            request_state: Some(state.into()),
            ..self.request(args)
        }
    }

    /// The same with what `answer` says to each question.
    pub(super) fn answered(
        &self,
        args: Value,
        asked: InputRequired,
        mut answer: impl FnMut(&str, &Value) -> Value,
    ) -> Request {
        let requests = asked.input_requests.iter();
        let responses = requests.map(|(key, request)| (key.to_owned(), answer(key, &request)));
        self.retry(args, responses.collect(), asked.request_state)
    }
}

/// The error of a call that goes on for more than `rounds`.
pub(super) fn endless(rounds: usize) -> Value {
    let text = format!("the call did not end in {rounds} rounds");
    error_object(&RpcError::new(RpcError::INTERNAL, text))
}

pub(super) fn error_object(error: &RpcError) -> Value {
    let mut object = json!({ "code": error.code, "message": error.message });
    if let Some(data) = &error.data {
        object["data"] = data.clone();
    }
    object
}
