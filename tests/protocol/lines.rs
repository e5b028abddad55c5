//! A client that writes and reads JSON, line by line, and a server at the other end.

use std::time::Duration;

use mrtr::{ServeError, Server};
use serde_json::{Value, json};
use tokio::{
    io::{
        AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, Lines, ReadHalf, WriteHalf,
        duplex, split,
    },
    task::JoinHandle,
};

/// No test waits longer than this for what does not come; rmcp's own grace period is five seconds.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future)
        .await
        .unwrap_or_else(|_| panic!("waited in vain for {what}"))
}

/// One end of a connection to a server.
pub(crate) struct Client {
    lines: Lines<BufReader<ReadHalf<DuplexStream>>>,
    writer: WriteHalf<DuplexStream>,
    server: JoinHandle<Result<(), ServeError>>,
}

impl Client {
    pub(crate) fn new(server: Server) -> Self {
        Self::until(server, std::future::pending())
    }

    /// A client of a server that is told to stop by `stop`.
    pub(crate) fn until(server: Server, stop: impl Future<Output = ()> + Send + 'static) -> Self {
        let (here, there) = duplex(64 * 1024);
        let (reader, writer) = split(here);
        let server = tokio::spawn(server.serve_until(split(there), stop));
        Self {
            lines: BufReader::new(reader).lines(),
            writer,
            server,
        }
    }

    /// A client of 2025-11-25 that has shaken hands.
    pub(crate) async fn legacy(server: Server, capabilities: Value) -> Self {
        let mut client = Self::new(server);
        client.shake_hands(capabilities).await;
        client
    }

    /// Does so.
    pub(crate) async fn shake_hands(&mut self, capabilities: Value) {
        self.send(
            &json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
                "protocolVersion": "2025-11-25",
                "capabilities": capabilities,
                "clientInfo": { "name": "old", "version": "1" },
            } }),
        )
        .await;
        assert_eq!(
            self.receive().await["result"]["protocolVersion"],
            "2025-11-25"
        );
        self.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))
            .await;
    }

    /// Waits for the server to end by itself.
    pub(crate) async fn ends(self) {
        soon("the server's end", self.server)
            .await
            .unwrap()
            .unwrap();
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.writer
            .write_all(format!("{message}\n").as_bytes())
            .await
            .unwrap();
    }

    pub(crate) async fn receive(&mut self) -> Value {
        let line = soon("a message", self.lines.next_line()).await.unwrap();
        serde_json::from_str(&line.expect("the server hung up")).unwrap()
    }

    /// Sends a request of 2026-07-28.
    pub(crate) async fn ask(
        &mut self,
        id: u32,
        method: &str,
        mut params: Value,
        capabilities: Value,
    ) {
        let meta = &mut params["_meta"];
        meta["io.modelcontextprotocol/protocolVersion"] = "2026-07-28".into();
        meta["io.modelcontextprotocol/clientInfo"] = json!({ "name": "new", "version": "1" });
        meta["io.modelcontextprotocol/clientCapabilities"] = capabilities;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
            .await;
    }

    pub(crate) async fn request(
        &mut self,
        id: u32,
        method: &str,
        params: Value,
        capabilities: Value,
    ) -> Value {
        self.ask(id, method, params, capabilities).await;
        let response = self.receive().await;
        assert_eq!(response["id"], id);
        response
    }

    pub(crate) async fn call(&mut self, id: u32, params: Value) -> Value {
        self.request(id, "tools/call", params, json!({ "elicitation": {} }))
            .await
    }

    /// Sends a call as 2025-11-25 has it.
    pub(crate) async fn legacy_call(&mut self, id: u32, tool: &str, arguments: Value) {
        let params = json!({ "name": tool, "arguments": arguments });
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params }))
            .await;
    }

    /// Waits for a question and answers it.
    pub(crate) async fn answer(&mut self, response: Value) -> Value {
        let question = self.receive().await;
        assert_eq!(question["method"], "elicitation/create");
        self.send(&json!({ "jsonrpc": "2.0", "id": question["id"], "result": response }))
            .await;
        question
    }

    pub(crate) async fn cancel(&mut self, id: u32) {
        let params = json!({ "requestId": id });
        self.send(
            &json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": params }),
        )
        .await;
    }

    /// Waits for the server to fail.
    pub(crate) async fn fails(self) -> ServeError {
        let ended = soon("the server's end", self.server).await.unwrap();
        ended.expect_err("it does not end well")
    }

    /// Closes this side and waits for the server to end.
    pub(crate) async fn hang_up(self) {
        drop((self.lines, self.writer));
        soon("the server's end", self.server)
            .await
            .unwrap()
            .unwrap();
    }
}

pub(crate) fn accept(content: &Value) -> Value {
    json!({ "action": "accept", "content": content })
}

/// What a model says.
pub(crate) fn completion() -> Value {
    json!({
        "role": "assistant",
        "content": { "type": "text", "text": "Paris." },
        "model": "test-model",
        "stopReason": "endTurn",
    })
}

/// What a client lists.
pub(crate) fn roots() -> Value {
    json!({ "roots": [{ "uri": "file:///work", "name": "Work" }] })
}
