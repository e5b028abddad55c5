//! Why a state is outdated, as a log tells it.

mod types;

use std::sync::{Arc, Mutex};

use mrtr::{Engine, KeyRing, Request, Tool, seal::Key};
use serde_json::{Value, json};

use crate::matrix::Log;

/// What becomes of the state of a question that `old` has asked when `new` gets it: the result, what was done, and why
/// the state was refused.
async fn redeploy_and_tell(
    old: &dyn Tool,
    new: &dyn Tool,
    answer: Value,
) -> (Value, Vec<String>, Option<String>) {
    let why = Arc::new(Mutex::new(None));
    let log = Log::default();
    let engine = || {
        Engine::builder("airline")
            .keys(KeyRing::new(Key::from_bytes([1; 32])))
            .env(log.clone())
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

fn accept(key: &str, value: Value) -> Value {
    json!({ key: { "action": "accept", "content": { key: value } } })
}

#[track_caller]
fn assert_outdated(edit: &str, tool: &str, (result, effects): &(Value, Vec<String>)) {
    let text = format!(
        "The tool has changed since the question was asked. This request executed nothing; an earlier \
         one with the same state may have. Find out what has happened before you call `{tool}` again \
         from the start."
    );
    let expected = json!({ "content": [{ "type": "text", "text": text }], "isError": true });
    assert_eq!(*result, expected, "{edit}");
    assert_eq!(*effects, [""; 0], "{edit}");
}
