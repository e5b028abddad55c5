//! Both releases of a tool, each on a server of its own over HTTP.

use std::{net::SocketAddr, sync::Arc};

use mrtr::{
    KeyRing, Server,
    replay::{Begun, CallRef, Claim, ParkedId, ReplayStore, StoreFuture},
    seal::Key,
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

use crate::{
    matrix::{Edit, Log, Release},
    proof::{Call, Deployed, Which},
};

pub(crate) struct Servers {
    old: Served,
    new: Served,
}

impl Servers {
    pub(crate) async fn start(edit: &Edit, log: &Log, store: Option<Arc<dyn ReplayStore>>) -> Self {
        Self {
            old: Served::start(&edit.old, log, store.clone()).await,
            new: Served::start(&edit.new, log, store).await,
        }
    }
}

impl Deployed for Servers {
    async fn send(&self, to: Which, call: Call<'_>) -> Value {
        let served = match to {
            Which::Old => &self.old,
            Which::New => &self.new,
        };
        let mut params = json!({
            "name": "tidy",
            "arguments": call.arguments,
            "_meta": {
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientInfo": { "name": "redeploy", "version": "1" },
                "io.modelcontextprotocol/clientCapabilities":
                    { "elicitation": { "form": {}, "url": {} }, "sampling": {} },
            },
        });
        if let Some((round, answers)) = call.retry {
            params["requestState"] = round["requestState"].clone();
            params["inputResponses"] = answers.clone();
        }
        let request =
            json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params });
        let mut response = served.post(&request.to_string()).await;
        match response.get_mut("result") {
            Some(result) => result.take(),
            None => response,
        }
    }
}

/// A server that serves until it is dropped.
struct Served {
    address: SocketAddr,
    serving: JoinHandle<()>,
}

impl Served {
    async fn start(release: &Release, log: &Log, store: Option<Arc<dyn ReplayStore>>) -> Self {
        let server = Server::new("airline", "1.0.0")
            .keys(KeyRing::new(Key::from_bytes([1; 32])))
            .env(log.clone());
        let server = match store {
            Some(store) => server.replay(Shared(store)),
            None => server,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        let serving = (release.serve)(server).serve_listener(listener, std::future::pending());
        let serving = tokio::spawn(async move { serving.await.expect("it serves") });
        Self { address, serving }
    }

    /// Sends a request on a connection of its own.
    async fn post(&self, body: &str) -> Value {
        let head = format!(
            "POST /mcp HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\
             Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n\
             MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: tidy\r\n\r\n",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.expect("a server");
        stream
            .write_all((head + body).as_bytes())
            .await
            .expect("it reads");
        let mut response = String::new();
        stream
            .read_to_string(&mut response)
            .await
            .expect("it answers");
        let (head, body) = response.split_once("\r\n\r\n").expect("a head");
        // One chunk, with its length before it.
        let json = if head.contains("transfer-encoding: chunked") {
            body.lines().nth(1).unwrap_or("")
        } else {
            body
        };
        serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {response}"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// A store that servers share.
struct Shared(Arc<dyn ReplayStore>);

impl ReplayStore for Shared {
    fn remember(&self, call: CallRef, until: u64) -> StoreFuture<'_, ()> {
        self.0.remember(call, until)
    }

    fn begin(&self, claim: Claim) -> StoreFuture<'_, Begun> {
        self.0.begin(claim)
    }

    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()> {
        self.0.finish(claim, until, reply)
    }

    fn look(&self, claim: Claim) -> StoreFuture<'_, Option<Begun>> {
        self.0.look(claim)
    }

    fn abandon(&self, claim: Claim) {
        self.0.abandon(claim);
    }

    fn park(&self, id: ParkedId, call: CallRef, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        self.0.park(id, call, until, state)
    }

    fn fetch(&self, id: ParkedId, now: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        self.0.fetch(id, now)
    }
}
