//! Messages for the log of a client.

use mrtr::prelude::*;
use serde_json::{Value, json};

use crate::lines::Client;

/// Looks something up, and says so.
#[mrtr_tool]
async fn look_up(cx: &Cx) -> String {
    cx.log(LogLevel::Debug, "opening");
    cx.log(LogLevel::Info, json!({ "found": 3 }));
    cx.log(LogLevel::Error, "one is broken");
    "looked up".to_owned()
}

fn server() -> Server {
    Server::new("logs", "1").tool(look_up)
}

/// The messages up to the result.
async fn messages(client: &mut Client) -> Vec<Value> {
    let mut messages = Vec::new();
    loop {
        let mut message = client.receive().await;
        if message["method"] != "notifications/message" {
            let text = &message["result"]["content"][0]["text"];
            assert_eq!(text, "looked up", "{message}");
            return messages;
        }
        let params = message["params"].take();
        assert_eq!(params["logger"], "look_up");
        messages.push(json!([params["level"], params["data"]]));
    }
}

async fn set_level(client: &mut Client, level: &str) -> Value {
    let params = json!({ "level": level });
    client
        .send(&json!({ "jsonrpc": "2.0", "id": 1, "method": "logging/setLevel", "params": params }))
        .await;
    client.receive().await
}

#[tokio::test]
async fn a_client_says_in_each_request_which_messages_it_wants() {
    let mut client = Client::new(server());
    let call = |meta: Value| json!({ "name": "look_up", "arguments": {}, "_meta": meta });
    let level = |level: &str| call(json!({ "io.modelcontextprotocol/logLevel": level }));
    client
        .ask(1, "tools/call", level("warning"), json!({}))
        .await;
    assert_eq!(
        messages(&mut client).await,
        [json!(["error", "one is broken"])]
    );
    client.ask(2, "tools/call", level("debug"), json!({})).await;
    assert_eq!(messages(&mut client).await.len(), 3);
    // What it said of one request counts for no other.
    client
        .ask(3, "tools/call", call(json!({})), json!({}))
        .await;
    assert_eq!(messages(&mut client).await, [] as [Value; 0]);
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_client_says_once_which_messages_it_wants() {
    let mut client = Client::legacy(server(), json!({})).await;
    client.legacy_call(2, "look_up", json!({})).await;
    let from_info = [
        json!(["info", { "found": 3 }]),
        json!(["error", "one is broken"]),
    ];
    assert_eq!(messages(&mut client).await, from_info);
    assert_eq!(set_level(&mut client, "error").await["result"], json!({}));
    for id in [3, 4] {
        client.legacy_call(id, "look_up", json!({})).await;
        assert_eq!(messages(&mut client).await, from_info[1..]);
    }
    let error = set_level(&mut client, "loud").await["error"].take();
    assert_eq!(error["code"], -32602, "{error}");
    client.hang_up().await;
}
