//! A tool that keeps a log of what it did, and an engine to call it with.

use std::sync::{Arc, Mutex};

use mrtr::{
    Engine, Env, InputRequired, KeyRing, Request, Response, Resumable, RpcError, prelude::*,
};
use serde_json::{Value, json};

use crate::capture;

/// A secret; another one for each `number`.
pub(crate) fn secret(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

pub(crate) fn keys(number: u8) -> KeyRing {
    KeyRing::parse(&secret(number)).unwrap()
}

/// What the tools did, in order.
#[derive(Default)]
pub(crate) struct Log(Mutex<Vec<String>>);

impl Log {
    pub(crate) fn add(&self, what: impl Into<String>) {
        self.0.lock().unwrap().push(what.into());
    }

    /// What was done since the last look.
    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

/// Greets somebody.
#[mrtr_tool]
pub(crate) async fn greet(log: &Log, greeting: Option<String>) -> Result<String, ToolError> {
    log.add("start");
    let name: String = ask_user("Who?").await?;
    log.add(format!("name {name}"));
    let sure = confirm(format!("Greet {name}?")).await?;
    log.add(format!("sure {sure}"));
    let greeting = greeting.unwrap_or_else(|| "Hello".to_owned());
    Ok(format!("{greeting}, {name}: {sure}"))
}

/// An engine, and the log of what its tools do.
pub(crate) struct Rig {
    pub(crate) engine: Engine,
    pub(crate) log: Arc<Log>,
}

impl Rig {
    pub(crate) fn new() -> Self {
        Self::with(|engine| engine)
    }

    /// With further settings.
    pub(crate) fn with(settings: impl FnOnce(mrtr::EngineBuilder) -> mrtr::EngineBuilder) -> Self {
        capture::listen();
        let log = Arc::new(Log::default());
        let mut env = Env::new();
        env.insert_shared(Arc::clone(&log));
        let engine = Engine::builder("airline").keys(keys(1)).environment(env);
        Self {
            engine: settings(engine).build(),
            log,
        }
    }

    /// A round that ends with a question.
    #[track_caller]
    pub(crate) fn asked<'a, R: Resumable>(
        &'a self,
        function: &'a R,
        request: Request,
    ) -> impl Future<Output = InputRequired> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            match self.engine.call(function, request).await {
                Ok(Response::InputRequired(asked)) => asked,
                Ok(Response::Complete(_)) => panic!("{caller}: the call ended"),
                Err(error) => panic!("{caller}: {error}"),
            }
        }
    }

    /// A round that ends the call: its text, as an error if it is one.
    #[track_caller]
    pub(crate) fn ended<'a, R: Resumable>(
        &'a self,
        function: &'a R,
        request: Request,
    ) -> impl Future<Output = Result<String, String>> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            let ended = match self.engine.call(function, request).await {
                Ok(Response::Complete(reply)) => Response::Complete(reply).to_json(),
                Ok(Response::InputRequired(asked)) => panic!("{caller}: {asked:?}"),
                Err(error) => panic!("{caller}: {error}"),
            };
            let text = ended["content"][0]["text"].as_str().unwrap().to_owned();
            if ended["isError"] == true {
                Err(text)
            } else {
                Ok(text)
            }
        }
    }

    /// A round that fails as a request.
    #[track_caller]
    pub(crate) fn refused<'a, R: Resumable>(
        &'a self,
        function: &'a R,
        request: Request,
    ) -> impl Future<Output = RpcError> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            match self.engine.call(function, request).await {
                Ok(_) => panic!("{caller}: the call was let through"),
                Err(error) => error,
            }
        }
    }
}

/// The one answer to every state that does not open.
#[track_caller]
pub(crate) fn assert_invalid(error: &RpcError) {
    assert_eq!(error.code, -32602);
    assert_eq!(error.message, "Invalid or expired requestState");
    assert_eq!(error.data, None);
}

/// The keys of the questions, in order.
pub(crate) fn keys_of(asked: &InputRequired) -> Vec<&str> {
    asked.input_requests.keys().collect()
}

/// The message of the question under `key`.
pub(crate) fn message(asked: &InputRequired, key: &str) -> String {
    let request = asked.input_requests.get(key).unwrap();
    request["params"]["message"].as_str().unwrap().to_owned()
}

/// Whether the question under `key` tells why it comes again.
pub(crate) fn complains(asked: &InputRequired, key: &str) -> bool {
    message(asked, key).contains("The last answer could not be used")
}

pub(crate) fn call(arguments: Value) -> Request {
    Request::tool_call(arguments)
}

/// `greet` without arguments.
pub(crate) fn greeting() -> Request {
    call(json!({}))
}

/// The same call with the state it was given and these responses.
pub(crate) fn answer(mut first: Request, asked: &InputRequired, responses: Value) -> Request {
    first.request_state = Some(asked.request_state.clone().into());
    first.input_responses = Some(responses);
    first
}

pub(crate) fn accept(key: &str, value: impl Into<Value>) -> Value {
    json!({ "action": "accept", "content": { key: value.into() } })
}
