//! Both releases of a tool, each on an engine of its own.

use std::sync::Arc;

use mrtr::{Engine, KeyRing, Request, Tool, replay::ReplayStore, seal::Key};
use serde_json::{Value, json};

use crate::{
    matrix::{Edit, Log},
    proof::{Call, Deployed, Which},
};

pub(crate) struct Engines<'e> {
    edit: &'e Edit,
    log: Log,
    store: Option<Arc<dyn ReplayStore>>,
}

impl<'e> Engines<'e> {
    pub(crate) fn new(edit: &'e Edit, log: &Log, store: Option<Arc<dyn ReplayStore>>) -> Self {
        Self {
            edit,
            log: log.clone(),
            store,
        }
    }
}

impl Deployed for Engines<'_> {
    async fn send(&self, to: Which, call: Call<'_>) -> Value {
        let tool: &dyn Tool = match to {
            Which::Old => &*self.edit.old.tool,
            Which::New => &*self.edit.new.tool,
        };
        // A new one for each round: nothing is kept but what is in the state, and in the store.
        let engine = Engine::builder("airline")
            .keys(KeyRing::new(Key::from_bytes([1; 32])))
            .env(self.log.clone());
        let engine = match &self.store {
            Some(store) => engine.shared_replay(store.clone()).build(),
            None => engine.build(),
        };
        let mut request = Request::tool_call(call.arguments.clone());
        if let Some((round, answers)) = call.retry {
            request.request_state = Some(round["requestState"].clone());
            request.input_responses = Some(answers.clone());
        }
        match engine.call(tool, request).await {
            Ok(response) => response.to_json(),
            Err(error) => json!({ "error": error.to_string() }),
        }
    }
}
