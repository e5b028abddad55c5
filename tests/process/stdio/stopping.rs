//! The process is told to stop while its client holds the pipes open.

use serde_json::json;
use tokio::{io::AsyncWriteExt as _, process::Command};

use super::booking::{key, process, soon};
use crate::pipes::Pipes;

/// A server that an older client has begun a session with.
async fn server() -> Pipes {
    let mut server = Pipes::of(process(&key(1)));
    server.initialize().await;
    server
}

async fn terminate(server: &Pipes) {
    let id = server.process.id().expect("it is running").to_string();
    let sent = Command::new("kill").args(["-TERM", &id]).status().await;
    assert!(sent.expect("kill runs").success());
}

/// Waits for the end, with the pipes open all the time.
async fn ends(mut server: Pipes) {
    let status = soon("the server's end", server.process.wait()).await;
    assert!(status.expect("a status").success());
    drop(server.stdin);
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_is_told_to_stop_does_not_wait_for_its_client() {
    let server = server().await;
    terminate(&server).await;
    ends(server).await;
}

#[cfg(unix)]
#[tokio::test]
async fn an_older_client_that_is_being_asked_is_told() {
    let mut server = server().await;
    server
        .send(
            json!({ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {
            "name": "book_flight",
            "arguments": { "flight": "TP456" },
        } }),
        )
        .await;
    assert_eq!(server.receive().await["method"], "elicitation/create");
    terminate(&server).await;
    assert_eq!(server.receive().await["method"], "notifications/cancelled");
    let last = server.receive().await;
    assert_eq!(
        (&last["id"], &last["result"]["isError"]),
        (&json!(7), &json!(true))
    );
    ends(server).await;
}

#[tokio::test]
async fn a_line_that_cannot_be_read_is_answered_by_its_id() {
    let mut server = server().await;
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let long = format!("\"{}\"", "x".repeat(16 * 1024 * 1024));
    for (id, params) in [(1, deep), (2, long)] {
        let line =
            format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"ping","params":{{"a":{params}}}}}"#);
        server.stdin.write_all(line.as_bytes()).await.unwrap();
        server.stdin.write_all(b"\n").await.unwrap();
        let refused = server.receive().await;
        assert_eq!(
            (&refused["id"], &refused["error"]["code"]),
            (&json!(id), &json!(-32600))
        );
    }
    server
        .send(json!({ "jsonrpc": "2.0", "id": 3, "method": "ping" }))
        .await;
    assert_eq!(server.receive().await["id"], 3);
}
