//! Clients of 2025-11-25, byte for byte.

use std::time::Duration;

use mrtr::prelude::*;
use serde_json::json;

use crate::{
    lines::{Client, accept, completion, roots},
    tools::{Counter, server},
};

#[tokio::test]
async fn an_older_client_is_asked_live_while_its_call_waits() {
    let started = Counter::default();
    let mut client =
        Client::legacy(server().env(started.clone()), json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    let question = client.answer(accept(&json!({ "name": "Ada" }))).await;
    assert_eq!(question["params"]["message"], "Who?");
    assert_eq!(question["params"].get("mode"), None);
    client.answer(accept(&json!({ "sure": true }))).await;
    let response = client.receive().await;
    assert_eq!(response["id"], 7);
    assert_eq!(
        response["result"],
        json!({ "content": [{ "type": "text", "text": "Hello, Ada!" }], "isError": false })
    );
    assert_eq!(started.get(), 1);
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_client_gets_questions_of_every_kind_one_after_the_other() {
    let capabilities = json!({ "elicitation": {}, "sampling": {}, "roots": {} });
    let mut client = Client::legacy(server(), capabilities).await;
    client.legacy_call(7, "gather", json!({})).await;
    for _ in 0..3 {
        let question = client.receive().await;
        let answer = match question["method"].as_str().unwrap() {
            "elicitation/create" => accept(&json!({ "name": "Ada" })),
            "sampling/createMessage" => completion(),
            "roots/list" => roots(),
            method => panic!("{method}"),
        };
        client
            .send(&json!({ "jsonrpc": "2.0", "id": question["id"], "result": answer }))
            .await;
    }
    assert_eq!(
        client.receive().await["result"]["content"][0]["text"],
        "Ada, Paris., file:///work"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_client_that_declines_is_understood() {
    let mut client = Client::legacy(server(), json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    client.answer(accept(&json!({ "name": "Ada" }))).await;
    client.answer(json!({ "action": "decline" })).await;
    assert_eq!(
        client.receive().await["result"]["content"][0]["text"],
        "nobody was greeted"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_client_that_answers_badly_is_asked_again() {
    let mut client = Client::legacy(server(), json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    client.answer(accept(&json!({ "name": 5 }))).await;
    let again = client.answer(accept(&json!({ "name": "Ada" }))).await;
    assert!(
        again["params"]["message"]
            .as_str()
            .unwrap()
            .starts_with("Who?")
    );
    let sure = client.answer(accept(&json!({ "sure": true }))).await;
    assert_eq!(sure["params"]["message"], "Greet Ada?");
    assert_eq!(
        client.receive().await["result"]["content"][0]["text"],
        "Hello, Ada!"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_client_without_elicitation_is_not_asked() {
    let mut client = Client::legacy(server(), json!({})).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    assert_eq!(client.receive().await["error"]["code"], -32021);
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_clients_error_ends_the_call_with_the_reason() {
    let mut client = Client::legacy(server(), json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    let question = client.receive().await;
    let error = json!({ "code": -32603, "message": "no window" });
    client
        .send(&json!({ "jsonrpc": "2.0", "id": question["id"], "error": error }))
        .await;
    let response = client.receive().await;
    assert_eq!(response["result"]["isError"], true);
    let text = response["result"]["content"][0]["text"].as_str().unwrap();
    assert!(
        text.contains("`name`") && text.contains("no window"),
        "{text}"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn a_question_nobody_answers_is_withdrawn_and_ends_the_call() {
    let server = server().question_timeout(Duration::from_millis(1));
    let mut client = Client::legacy(server, json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    let question = client.receive().await;
    let withdrawn = client.receive().await;
    assert_eq!(withdrawn["method"], "notifications/cancelled");
    assert_eq!(withdrawn["params"]["requestId"], question["id"]);
    assert_eq!(client.receive().await["result"]["isError"], true);
    client.hang_up().await;
}

#[tokio::test]
async fn a_cancelled_call_withdraws_its_question() {
    let mut client = Client::legacy(server(), json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    let question = client.receive().await;
    client.cancel(7).await;
    let withdrawn = client.receive().await;
    assert_eq!(withdrawn["method"], "notifications/cancelled");
    assert_eq!(withdrawn["params"]["requestId"], question["id"]);
    client.hang_up().await;
}

#[tokio::test]
async fn a_round_without_questions_goes_on_by_itself_for_an_older_client() {
    let mut client = Client::legacy(server(), json!({})).await;
    client.legacy_call(7, "rest", json!({})).await;
    assert_eq!(
        client.receive().await["result"]["content"][0]["text"],
        "rested"
    );
    client.hang_up().await;
}

/// Never has enough.
#[mrtr_tool]
async fn pester() -> Result<(), AskError> {
    loop {
        let _ = confirm("Again?").await?;
    }
}

#[tokio::test]
async fn a_tool_that_never_stops_asking_is_stopped() {
    let server = Server::new("airline", "1.0.0").max_rounds(3).tool(pester);
    let mut client = Client::legacy(server, json!({ "elicitation": {} })).await;
    client.legacy_call(7, "pester", json!({})).await;
    for _ in 0..3 {
        client.answer(accept(&json!({ "confirm": true }))).await;
    }
    let response = client.receive().await;
    assert_eq!(response["result"]["isError"], true);
    assert_eq!(
        response["result"]["content"][0]["text"],
        "the call ended after 3 rounds"
    );
    client.hang_up().await;
}
