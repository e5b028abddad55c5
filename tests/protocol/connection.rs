//! How a server starts, and what it does when its client is gone.

use mrtr::Server;
use serde_json::json;
use tokio::sync::oneshot;

use crate::{
    lines::{Client, soon},
    tools::{Counter, Hanging, greet, server},
};

#[test]
fn a_tool_without_its_environment_is_refused_at_the_start() {
    let error = Server::new("airline", "1.0.0")
        .tool(greet)
        .build()
        .unwrap_err();
    let text = error.to_string();
    assert!(
        text.contains("`greet`") && text.contains("Counter"),
        "{text}"
    );
    Server::new("airline", "1.0.0")
        .env(Counter::default())
        .tool(greet)
        .build()
        .unwrap();
}

/// Calls the tool that hangs, as request 7, and waits until it runs.
async fn hang(client: &mut Client, old: bool, signal: &Hanging) {
    if old {
        client.legacy_call(7, "hang", json!({})).await;
    } else {
        client
            .ask(7, "tools/call", json!({ "name": "hang" }), json!({}))
            .await;
    }
    soon("the start", signal.started.notified()).await;
}

#[tokio::test]
async fn a_cancelled_call_is_dropped_where_it_is() {
    for old in [false, true] {
        let signal = Hanging::default();
        let server = server().env(signal.clone());
        let mut client = if old {
            Client::legacy(server, json!({})).await
        } else {
            Client::new(server)
        };
        hang(&mut client, old, &signal).await;
        client.cancel(7).await;
        soon("the end", signal.dropped.notified()).await;
        client.hang_up().await;
    }
}

#[tokio::test]
async fn an_older_client_that_hangs_up_on_a_question_is_not_waited_for() {
    let mut client = Client::legacy(server(), json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    client.receive().await;
    client.hang_up().await;
}

#[tokio::test]
async fn a_client_that_never_says_a_word_is_no_error() {
    Client::new(server()).hang_up().await;
}

#[tokio::test]
async fn a_round_that_is_running_is_finished_before_the_server_stops() {
    for old in [false, true] {
        let signal = Hanging::default();
        let (stop, stopped) = oneshot::channel();
        let mut client = Client::until(server().env(signal.clone()), async {
            stopped.await.unwrap();
        });
        if old {
            client.shake_hands(json!({})).await;
        }
        hang(&mut client, old, &signal).await;
        stop.send(()).unwrap();
        signal.go_on.notify_one();
        assert_eq!(client.receive().await["id"], 7);
        client.ends().await;
    }
}

#[tokio::test]
async fn a_call_that_waits_for_its_user_is_ended_when_the_server_stops() {
    let (stop, stopped) = oneshot::channel();
    let mut client = Client::until(server(), async {
        stopped.await.unwrap();
    });
    client.shake_hands(json!({ "elicitation": {} })).await;
    client
        .legacy_call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    assert_eq!(client.receive().await["method"], "elicitation/create");
    stop.send(()).unwrap();
    let withdrawn = client.receive().await;
    assert_eq!(withdrawn["method"], "notifications/cancelled");
    let last = client.receive().await;
    assert_eq!(last["result"]["isError"], true);
    let text = last["result"]["content"][0]["text"].as_str().unwrap();
    assert!(text.ends_with("the server is stopping"), "{text}");
    client.ends().await;
}

#[tokio::test]
async fn a_server_without_calls_stops_at_once() {
    for shaken in [false, true] {
        let (stop, stopped) = oneshot::channel();
        let mut client = Client::until(server(), async {
            stopped.await.unwrap();
        });
        if shaken {
            client.shake_hands(json!({})).await;
        }
        stop.send(()).unwrap();
        client.ends().await;
    }
}

#[tokio::test]
async fn what_a_client_begins_with_is_not_shown_if_it_is_wrong() {
    let mut client = Client::new(server());
    client
        .send(&json!({ "jsonrpc": "2.0", "id": 1, "result": { "secret": "s3cret" } }))
        .await;
    let error = client.fails().await.to_string();
    assert!(
        !error.contains("s3cret") && error.contains("began with no request"),
        "{error}"
    );
}
