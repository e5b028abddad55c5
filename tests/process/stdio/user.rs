//! Who answers the questions of a call that the client drives by itself.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use rmcp::{
    ClientHandler, RoleClient,
    model::{
        ClientCapabilities, ClientConfig, ElicitRequestParams, ElicitResult, ErrorData,
        Implementation,
    },
    service::RequestContext,
};
use serde_json::{Value, json};

/// Gives the foreseen answers in order and remembers what was asked.
#[derive(Clone, Default)]
pub(crate) struct User {
    answers: Arc<Mutex<VecDeque<Value>>>,
    asked: Arc<Mutex<Vec<String>>>,
}

impl User {
    pub(crate) fn with(answers: impl IntoIterator<Item = Value>) -> Self {
        Self {
            answers: Arc::new(Mutex::new(answers.into_iter().collect())),
            asked: Arc::default(),
        }
    }

    /// The messages of the questions so far.
    pub(crate) fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

impl ClientHandler for User {
    fn get_info(&self) -> ClientConfig {
        let capabilities = ClientCapabilities::builder().enable_elicitation().build();
        ClientConfig::new(capabilities, Implementation::new("user", "1"))
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let ElicitRequestParams::FormElicitationParams { message, .. } = request else {
            return Err(ErrorData::invalid_params("only forms are asked here", None));
        };
        self.asked.lock().unwrap().push(message);
        let answer = self.answers.lock().unwrap().pop_front();
        let answer = answer.ok_or_else(|| ErrorData::internal_error("no answer is left", None))?;
        serde_json::from_value(answer)
            .map_err(|error| ErrorData::internal_error(error.to_string(), None))
    }
}

pub(crate) fn accept(content: &Value) -> Value {
    json!({ "action": "accept", "content": content })
}

pub(crate) fn decline() -> Value {
    json!({ "action": "decline" })
}

pub(crate) fn cancel() -> Value {
    json!({ "action": "cancel" })
}

/// Ada's answer to "Who is flying?".
pub(crate) fn ada() -> Value {
    accept(&json!({ "name": "Ada Lovelace", "email": "ada@example.org", "meal": "fish" }))
}

pub(crate) fn seat(seat: &str) -> Value {
    accept(&json!({ "seat": seat }))
}

pub(crate) fn yes() -> Value {
    accept(&json!({ "confirm": true }))
}
