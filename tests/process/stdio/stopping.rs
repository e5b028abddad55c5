//! The process is told to stop while its client holds the pipes open.

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines},
    process::{Child, ChildStdin, ChildStdout, Command},
};

use super::booking::{key, process, soon};

/// The process, and its pipes.
struct Server {
    process: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Server {
    fn start() -> Self {
        let mut process = process(&key(1));
        let stdin = process.stdin.take().expect("a pipe");
        let stdout = process.stdout.take().expect("a pipe");
        Self {
            process,
            stdin,
            lines: BufReader::new(stdout).lines(),
        }
    }

    async fn send(&mut self, message: Value) {
        let line = format!("{message}\n");
        self.stdin.write_all(line.as_bytes()).await.unwrap();
    }

    async fn receive(&mut self) -> Value {
        let line = soon("a message", self.lines.next_line()).await.unwrap();
        serde_json::from_str(&line.expect("one more message")).unwrap()
    }

    async fn initialize(&mut self) {
        self.send(
            json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25",
            "capabilities": { "elicitation": {} },
            "clientInfo": { "name": "old", "version": "1" },
        } }),
        )
        .await;
        self.receive().await;
        self.send(json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))
            .await;
    }

    async fn terminate(&mut self) {
        let id = self.process.id().expect("it is running").to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(sent.expect("kill runs").success());
    }

    /// Waits for the end, with the pipes open all the time.
    async fn ends(mut self) {
        let status = soon("the server's end", self.process.wait()).await;
        assert!(status.expect("a status").success());
        drop(self.stdin);
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_is_told_to_stop_does_not_wait_for_its_client() {
    let mut server = Server::start();
    server.initialize().await;
    server.terminate().await;
    server.ends().await;
}

#[cfg(unix)]
#[tokio::test]
async fn an_older_client_that_is_being_asked_is_told() {
    let mut server = Server::start();
    server.initialize().await;
    server
        .send(
            json!({ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {
            "name": "book_flight",
            "arguments": { "flight": "TP456" },
        } }),
        )
        .await;
    assert_eq!(server.receive().await["method"], "elicitation/create");
    server.terminate().await;
    assert_eq!(server.receive().await["method"], "notifications/cancelled");
    let last = server.receive().await;
    assert_eq!(
        (&last["id"], &last["result"]["isError"]),
        (&json!(7), &json!(true))
    );
    server.ends().await;
}

#[tokio::test]
async fn a_line_that_cannot_be_read_is_answered_by_its_id() {
    let mut server = Server::start();
    server.initialize().await;
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
