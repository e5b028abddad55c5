//! How a server starts, and what it does when its client is gone.

use mrtr::Server;
use serde_json::json;

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
        if old {
            client.legacy_call(7, "hang", json!({})).await;
        } else {
            client
                .ask(7, "tools/call", json!({ "name": "hang" }), json!({}))
                .await;
        }
        soon("the start", signal.started.notified()).await;
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
