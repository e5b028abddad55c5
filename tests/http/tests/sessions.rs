//! Clients of 2025-11-25 over HTTP: the same tools, asked live.

use std::time::Duration;

use mrtr_http_tests::{
    Modern, PATIENCE, Served, Session, accept, soon,
    tools::{Counter, Working, server},
};
use reqwest::StatusCode;
use serde_json::{Value, json};

fn greeting() -> Value {
    json!({ "greeting": "Hello" })
}

#[tokio::test]
async fn an_older_client_is_asked_on_the_stream_of_its_call() {
    let started = Counter::default();
    let served = Served::start(server().env(started.clone())).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    let who = events.message().await;
    assert_eq!(who["method"], "elicitation/create");
    assert_eq!(who["params"]["message"], "Who?");
    session
        .answer(&who, accept(&json!({ "name": "Ada" })))
        .await;
    let sure = events.message().await;
    session
        .answer(&sure, accept(&json!({ "sure": true })))
        .await;
    let last = events.message().await;
    assert_eq!(
        (&last["id"], &last["result"]["content"][0]["text"]),
        (&json!(7), &json!("Hello, Ada!"))
    );
    assert_eq!(last["result"].get("resultType"), None);
    assert_eq!(started.get(), 1);
    served.stop().await;
}

#[tokio::test]
async fn both_revisions_are_served_side_by_side() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    let who = events.message().await;
    let first = Modern::new(served.url()).call("greet", greeting()).await;
    assert_eq!(first["result"]["resultType"], "input_required");
    session.answer(&who, json!({ "action": "cancel" })).await;
    let last = events.message().await;
    assert_eq!(last["result"]["isError"], true);
    served.stop().await;
}

#[tokio::test]
async fn every_kind_of_question_reaches_an_older_client() {
    let served = Served::start(server()).await;
    let capabilities = json!({ "elicitation": {}, "sampling": {}, "roots": {} });
    let session = Session::open(&served.url(), capabilities).await;
    let mut events = session.call(7, "gather", json!({})).await;
    for _ in 0..3 {
        let question = events.message().await;
        let answer = match question["method"].as_str().unwrap() {
            "elicitation/create" => accept(&json!({ "name": "Ada" })),
            "sampling/createMessage" => json!({
                "role": "assistant",
                "content": { "type": "text", "text": "Paris." },
                "model": "test-model",
            }),
            "roots/list" => json!({ "roots": [{ "uri": "file:///work" }] }),
            method => panic!("{method}"),
        };
        session.answer(&question, answer).await;
    }
    let last = events.message().await;
    assert_eq!(
        last["result"]["content"][0]["text"],
        "Ada, Paris., file:///work"
    );
    served.stop().await;
}

#[tokio::test]
async fn a_client_that_never_answers_does_not_hold_the_call_for_ever() {
    let served = Served::start(server().question_timeout(Duration::from_millis(1))).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    assert_eq!(events.message().await["method"], "elicitation/create");
    let last = events.message().await;
    assert_eq!(last["id"], 7);
    assert_eq!(last["result"]["isError"], true);
    served.stop().await;
}

#[tokio::test]
async fn a_client_without_the_capability_is_not_asked() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({})).await;
    let last = session.call(7, "greet", greeting()).await.message().await;
    assert_eq!(last["error"]["code"], -32021);
    served.stop().await;
}

#[tokio::test]
async fn a_cancelled_call_is_dropped_where_it_is() {
    let working = Working::default();
    let served = Served::start(server().env(working.clone())).await;
    let session = Session::open(&served.url(), json!({})).await;
    let _events = session.call(7, "work", json!({})).await;
    soon("the start", working.started.notified()).await;
    let params = json!({ "requestId": 7 });
    session
        .tell(&json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": params }))
        .await;
    soon("the end", working.dropped.notified()).await;
    assert_eq!(working.finished.get(), 0);
    served.stop().await;
}

#[tokio::test]
async fn a_session_that_is_closed_ends_the_question_asked_over_it() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    events.message().await;
    session.close().await;
    // Nobody waits for an answer any more, so the server can stop at once.
    assert_eq!(events.next().await, None);
    served.stop().await;
}

/// RMCP.md calls it a hang: over HTTP, a question without a session cannot be answered.
#[tokio::test]
async fn a_call_that_names_an_older_revision_itself_is_not_asked_into_the_void() {
    let served = Served::start(server()).await;
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "greet",
        "arguments": greeting(),
        "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2025-11-25",
            "io.modelcontextprotocol/clientInfo": { "name": "odd", "version": "1" },
            "io.modelcontextprotocol/clientCapabilities": { "elicitation": {} },
        },
    } });
    let request = reqwest::Client::new()
        .post(served.url())
        .header("accept", "application/json, text/event-stream")
        .header("mcp-protocol-version", "2025-11-25")
        .json(&message);
    let response = tokio::time::timeout(PATIENCE, request.send())
        .await
        .unwrap()
        .unwrap();
    let text = response.text().await.unwrap();
    assert!(text.contains("-32021"), "{text}");
    served.stop().await;
}

#[tokio::test]
async fn a_session_the_server_does_not_know_is_not_found() {
    let served = Served::start(server()).await;
    let mut session = Session::open(&served.url(), json!({})).await;
    session.id = "00000000-0000-0000-0000-000000000000".to_owned();
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" });
    let response = session.post(&message).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    served.stop().await;
}

#[tokio::test]
async fn one_session_too_many_is_refused_until_another_ends() {
    let served = Served::start(server().max_sessions(2)).await;
    let first = Session::open(&served.url(), json!({})).await;
    let _second = Session::open(&served.url(), json!({})).await;
    let refused = Session::closed(&served.url()).initialize(json!({}));
    let refused = refused.send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(refused.headers()["retry-after"], "1");
    let refused: Value = refused.json().await.unwrap();
    assert_eq!(
        (&refused["id"], &refused["error"]["message"]),
        (&json!(0), &json!("there are too many sessions"))
    );
    // Those that are there go on, and others need none.
    let listed = first
        .request(1, "tools/list", json!({}))
        .await
        .message()
        .await;
    assert!(listed["result"]["tools"].is_array());
    let asked = Modern::new(served.url()).call("greet", greeting()).await;
    assert_eq!(asked["result"]["resultType"], "input_required");
    first.close().await;
    Session::open(&served.url(), json!({})).await;
    served.stop().await;
}

#[tokio::test]
async fn many_that_come_at_once_get_no_more_sessions_than_there_are() {
    let served = Served::start(server().max_sessions(3)).await;
    let mut opening = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let request = Session::closed(&served.url()).initialize(json!({}));
        opening.spawn(async move { request.send().await.unwrap().status() });
    }
    let mut statuses = opening.join_all().await;
    statuses.sort();
    assert_eq!(statuses[..3], [StatusCode::OK; 3]);
    assert_eq!(statuses[3..], [StatusCode::SERVICE_UNAVAILABLE; 13]);
    served.stop().await;
}

#[tokio::test]
async fn without_sessions_older_clients_can_call_what_asks_nothing() {
    let working = Working::default();
    working.go_on.notify_one();
    let served = Served::start(server().env(working).legacy(false)).await;
    let client = Session::closed(&served.url());
    let opened = client
        .initialize(json!({ "elicitation": {} }))
        .send()
        .await
        .unwrap();
    assert_eq!(opened.status(), StatusCode::OK);
    assert!(!opened.headers().contains_key("mcp-session-id"));
    let call = |tool: &str, arguments: Value| {
        let params = json!({ "name": tool, "arguments": arguments });
        let message =
            json!({ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params });
        let request = client
            .post(&message)
            .header("mcp-protocol-version", "2025-11-25");
        async move { request.send().await.unwrap().text().await.unwrap() }
    };
    assert!(call("work", json!({})).await.contains("worked"));
    let asks = call("greet", greeting()).await;
    assert!(asks.contains("-32021"), "{asks}");
    let modern = Modern::new(served.url()).call("greet", greeting()).await;
    assert_eq!(modern["result"]["resultType"], "input_required");
    served.stop().await;
}

#[tokio::test]
async fn a_stream_that_was_cut_off_is_resumed_with_what_was_missed() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    let who = events.message().await;
    let seen = events.last.clone().unwrap();
    // The connection is lost; the answer is sent, and the next question missed.
    drop(events);
    session
        .answer(&who, accept(&json!({ "name": "Ada" })))
        .await;
    let mut resumed = session.resume(&seen).await;
    let sure = resumed.message().await;
    assert_eq!(sure["params"]["message"], "Greet Ada?");
    let seen = resumed.last.clone().unwrap();
    drop(resumed);
    // Lost once more, and now the result as well.
    session
        .answer(&sure, accept(&json!({ "sure": true })))
        .await;
    let mut resumed = session.resume(&seen).await;
    let last = resumed.message().await;
    assert_eq!(
        (&last["id"], &last["result"]["content"][0]["text"]),
        (&json!(7), &json!("Hello, Ada!"))
    );
    assert_eq!(resumed.next().await, None);
    // What was seen is not shown again, and what never was is nothing.
    for nothing in [resumed.last.clone().unwrap(), "7-7".to_owned()] {
        assert_eq!(session.resume(&nothing).await.next().await, None);
    }
    served.stop().await;
}

#[tokio::test]
async fn a_client_that_listens_and_loses_its_connection_is_told_what_it_has_missed() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    let who = events.message().await;
    // All that it has seen of the stream is where it begins.
    drop(session.listen().send().await.unwrap());
    let params = json!({ "requestId": 7 });
    session
        .tell(&json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": params }))
        .await;
    let withdrawn = session.resume("0").await.message().await;
    assert_eq!(
        (&withdrawn["method"], &withdrawn["params"]["requestId"]),
        (&json!("notifications/cancelled"), &who["id"])
    );
    served.stop().await;
}
