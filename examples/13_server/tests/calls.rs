//! The server, called over HTTP.

use mrtr::KeyRing;
use mrtr_example_server::{Accounts, server};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::oneshot};

struct Bank {
    url: String,
    accounts: Accounts,
    stop: oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<()>,
}

async fn open() -> Bank {
    let accounts = Accounts::default();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (stop, stopped) = oneshot::channel();
    let server = server(accounts.clone()).keys(KeyRing::ephemeral());
    let ended = tokio::spawn(async move {
        let stop = async { drop(stopped.await) };
        server.serve_listener(listener, stop).await.unwrap();
    });
    Bank {
        url,
        accounts,
        stop,
        ended,
    }
}

impl Bank {
    async fn call(&self, token: &str, further: Value) -> (StatusCode, Value) {
        let mut params = json!({
            "name": "transfer",
            "arguments": { "to": "bob", "euros": 100 },
            "_meta": {
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientInfo": { "name": "test", "version": "1" },
                "io.modelcontextprotocol/clientCapabilities": { "elicitation": {} },
            },
        });
        params
            .as_object_mut()
            .unwrap()
            .extend(further.as_object().unwrap().clone());
        let response = reqwest::Client::new()
            .post(format!("{}/mcp", self.url))
            .bearer_auth(token)
            .header("accept", "application/json, text/event-stream")
            .header("mcp-protocol-version", "2026-07-28")
            .header("mcp-method", "tools/call")
            .header("mcp-name", "transfer")
            .json(&json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params }))
            .send()
            .await
            .unwrap();
        (response.status(), response.json().await.unwrap())
    }
}

fn yes(asked: &Value) -> Value {
    json!({
        "requestState": asked["result"]["requestState"],
        "inputResponses": { "confirm": { "action": "accept", "content": { "confirm": true } } },
    })
}

#[tokio::test]
async fn money_is_sent_once_and_only_by_who_was_asked() {
    let bank = open().await;
    let (_, asked) = bank.call("token-of-ada", json!({})).await;
    let message = &asked["result"]["inputRequests"]["confirm"]["params"]["message"];
    assert_eq!(message, "Send 100 EUR from ada to bob?");

    let (_, refused) = bank.call("token-of-bob", yes(&asked)).await;
    assert_eq!(
        refused["error"]["message"],
        "Invalid or expired requestState"
    );
    assert_eq!(bank.accounts.balance("bob"), 0);

    // Her token was refreshed meanwhile, and the first response was lost.
    for _ in 0..2 {
        let (_, sent) = bank.call("next-token-of-ada", yes(&asked)).await;
        assert_eq!(
            sent["result"]["content"][0]["text"],
            "100 EUR were sent to bob."
        );
    }
    assert_eq!(bank.accounts.balance("bob"), 100);

    bank.stop.send(()).unwrap();
    bank.ended.await.unwrap();
}

#[tokio::test]
async fn who_is_not_known_is_refused_and_health_is_for_everybody() {
    let bank = open().await;
    let (status, _) = bank.call("forged", json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let health = reqwest::get(format!("{}/health", bank.url)).await.unwrap();
    assert_eq!(health.text().await.unwrap(), "well");
}
