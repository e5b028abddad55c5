//! A client and a server in one process, without a transport: JSON text in, JSON text out.

use std::{
    pin::pin,
    task::{Context, Poll, Waker},
};

use mrtr::{Capabilities, Engine, KeyRing, Request, Tool};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::booking::Airline;

/// An engine that lends an [`Airline`].
///
/// # Panics
///
/// If the operating system gives no random bytes.
pub fn engine() -> Engine {
    Engine::builder("airline")
        .keys(KeyRing::ephemeral())
        .env(Airline)
        .verify(false)
        .build()
}

/// One round as a host does it: from the text of `params` to the text of `result`.
///
/// # Panics
///
/// If the text is no request, or the call fails.
pub fn round<R: Tool>(engine: &Engine, tool: &R, params: &str) -> String {
    let params: Params = serde_json::from_str(params).expect("params");
    let mut request = Request::new(Capabilities::all());
    request.arguments = params.arguments;
    request.input_responses = params.input_responses;
    request.request_state = params.request_state;
    let response = ready(engine.call(tool, request)).expect("no error");
    serde_json::to_string(&response).expect("JSON")
}

/// What a host reads of `params`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Params {
    arguments: Option<Value>,
    input_responses: Option<Value>,
    request_state: Option<Value>,
}

/// The output of a future that waits for nothing.
///
/// # Panics
///
/// If it waits.
pub fn ready<F: Future>(future: F) -> F::Output {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("it waits"),
    }
}

/// The params of every round of a call, and the last result: each question is answered with the entry of
/// `answers` that has its key.
///
/// # Panics
///
/// If there is no such entry, or the call fails.
pub fn conversation<R: Tool>(
    engine: &Engine,
    tool: &R,
    arguments: &Value,
    answers: &Value,
) -> (Vec<String>, Value) {
    let mut rounds = Vec::new();
    let mut params = json!({ "name": tool.name(), "arguments": arguments });
    loop {
        rounds.push(params.to_string());
        let result: Value = serde_json::from_str(&round(engine, tool, &rounds[rounds.len() - 1]))
            .expect("a result");
        let Some(requests) = result["inputRequests"].as_object() else {
            return (rounds, result);
        };
        let responses: Value = requests
            .keys()
            .map(|key| {
                let content = json!({ key: answers[key] });
                (
                    key.clone(),
                    json!({ "action": "accept", "content": content }),
                )
            })
            .collect();
        params["inputResponses"] = responses;
        params["requestState"] = result["requestState"].clone();
    }
}

/// Of the text of a round's params or result: how many characters its state has.
pub fn state_len(text: &str) -> usize {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    value["requestState"].as_str().map_or(0, str::len)
}
