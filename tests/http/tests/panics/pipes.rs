//! A server over its standard input and output.

use mrtr_http_tests::{accept, failing::PLACES};
use serde_json::{Value, json};

use crate::{
    connected::Pipes,
    process::{start, terminate},
    served::{functions, is_answered},
};

/// Sends a request of 2026-07-28 and waits for its answer.
async fn request(pipes: &mut Pipes, id: u32, method: &str, mut params: Value) -> Value {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { "name": "new", "version": "1" },
        "io.modelcontextprotocol/clientCapabilities": { "elicitation": {} },
    });
    pipes
        .send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
        .await;
    let answer = pipes.receive().await;
    assert_eq!(answer["id"], id);
    answer
}

fn yes() -> Value {
    accept(&json!({ "sure": true }))
}

#[tokio::test]
async fn every_call_has_its_answer_and_the_server_stops() {
    let mut pipes = Pipes::of(start(&[]));
    for (id, place) in (10..).step_by(10).zip(PLACES) {
        for (id, (method, mut params)) in (id..).step_by(2).zip(functions(place)) {
            let mut last = request(&mut pipes, id, method, params.clone()).await;
            if last["result"]["resultType"] == "input_required" {
                params["inputResponses"] = json!({ "sure": yes() });
                params["requestState"] = last["result"]["requestState"].take();
                last = request(&mut pipes, id + 1, method, params).await;
            }
            is_answered(place, &last);
        }
    }
    // The pipes stay open.
    terminate(pipes.process).await;
}

#[tokio::test]
async fn so_has_every_call_of_an_older_client() {
    let mut pipes = Pipes::of(start(&[]));
    pipes.initialize().await;
    for (id, place) in (10..).step_by(10).zip(PLACES) {
        for (id, (method, params)) in (id..).zip(functions(place)) {
            pipes
                .send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
                .await;
            let mut last = pipes.receive().await;
            if last["method"] == "elicitation/create" {
                let answer = json!({ "jsonrpc": "2.0", "id": last["id"], "result": yes() });
                pipes.send(answer).await;
                last = pipes.receive().await;
            }
            assert_eq!(last["id"], id);
            is_answered(place, &last);
        }
    }
    terminate(pipes.process).await;
}
