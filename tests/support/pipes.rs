//! A server process, and the client's end of its pipes.

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines},
    process::{Child, ChildStdin, ChildStdout},
};

use crate::soon;

pub(crate) struct Pipes {
    pub(crate) process: Child,
    pub(crate) stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Pipes {
    pub(crate) fn of(mut process: Child) -> Self {
        let stdin = process.stdin.take().expect("a pipe");
        let stdout = process.stdout.take().expect("a pipe");
        Self {
            process,
            stdin,
            lines: BufReader::new(stdout).lines(),
        }
    }

    pub(crate) async fn send(&mut self, message: Value) {
        let line = format!("{message}\n");
        self.stdin.write_all(line.as_bytes()).await.unwrap();
    }

    pub(crate) async fn receive(&mut self) -> Value {
        let line = soon("a message", self.lines.next_line()).await.unwrap();
        serde_json::from_str(&line.expect("one more message")).unwrap()
    }

    /// Begins a session of 2025-11-25.
    pub(crate) async fn initialize(&mut self) {
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
}
