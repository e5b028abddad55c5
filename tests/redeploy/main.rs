//! A function is edited and deployed while one of its questions is waiting for an answer.
//!
//! Each edit is made to the same function. Those that leave alone what the question's state holds let the call go
//! on in the new code; all others refuse the state, and nothing runs. None misreads it.

mod edits;
mod flows;
mod types;

use std::sync::{Arc, Mutex};

use mrtr::{Engine, Env, KeyRing, Request, Tool, seal::Key};
use serde_json::{Value, json};

/// What was done, in order.
#[derive(Default)]
pub(crate) struct Log(Mutex<Vec<String>>);

impl Log {
    pub(crate) fn add(&self, what: impl Into<String>) {
        self.0.lock().unwrap().push(what.into());
    }

    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

/// What becomes of the state of a question that `old` has asked when `new` gets it: the text of the result or of
/// the refusal, and what was done.
pub(crate) async fn redeploy(
    old: &dyn Tool,
    new: &dyn Tool,
    answer: Value,
) -> (Value, Vec<String>) {
    let (result, effects, _) = redeploy_and_tell(old, new, answer).await;
    (result, effects)
}

/// The same, and why the state was refused.
pub(crate) async fn redeploy_and_tell(
    old: &dyn Tool,
    new: &dyn Tool,
    answer: Value,
) -> (Value, Vec<String>, Option<String>) {
    let why = Arc::new(Mutex::new(None));
    let log = Arc::new(Log::default());
    let mut env = Env::new();
    env.insert_shared(log.clone());
    let engine = || {
        Engine::builder("airline")
            .keys(KeyRing::new(Key::from_bytes([1; 32])))
            .environment(env.clone())
            .on_reject({
                let why = why.clone();
                move |rejection| *why.lock().unwrap() = Some(rejection.reason.to_string())
            })
            .build()
    };
    let call = || Request::tool_call(json!({ "flight": "TP1" }));
    let asked = engine().call(old, call()).await.unwrap().to_json();
    log.take();
    let mut retry = call();
    retry.request_state = Some(asked["requestState"].clone());
    retry.input_responses = Some(answer);
    let result = engine().call(new, retry).await.unwrap().to_json();
    let why = why.lock().unwrap().take();
    (result, log.take(), why)
}

pub(crate) fn accept(key: &str, value: Value) -> Value {
    json!({ key: { "action": "accept", "content": { key: value } } })
}

#[track_caller]
pub(crate) fn assert_stale(edit: &str, tool: &str, (result, effects): &(Value, Vec<String>)) {
    let text = format!(
        "The tool has changed since the question was asked. This request executed nothing; an earlier \
         one with the same state may have. Find out what has happened before you call `{tool}` again \
         from the start."
    );
    let expected = json!({ "content": [{ "type": "text", "text": text }], "isError": true });
    assert_eq!(*result, expected, "{edit}");
    assert_eq!(*effects, [""; 0], "{edit}");
}
