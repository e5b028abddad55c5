//! A client of 2025-11-25 over HTTP: a session, and streams of events.

use reqwest::{RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};

use crate::served::soon;

/// A session that was opened with `initialize`.
#[derive(Clone, Debug)]
pub struct Session {
    http: reqwest::Client,
    url: String,
    headers: Vec<(&'static str, String)>,
    /// Its id.
    pub id: String,
}

/// The stream of events that answers a request.
#[derive(Debug)]
pub struct Events {
    response: Response,
    text: String,
    /// The id of the last event.
    pub last: Option<String>,
}

impl Session {
    /// Opens a session for a client with these capabilities.
    ///
    /// # Panics
    ///
    /// If the server does not open one.
    pub async fn open(url: &str, capabilities: Value) -> Self {
        Self::open_with(url, capabilities, Vec::new()).await
    }

    /// Opens a session, with further headers on each request.
    ///
    /// # Panics
    ///
    /// If the server does not open one.
    pub async fn open_with(
        url: &str,
        capabilities: Value,
        headers: Vec<(&'static str, String)>,
    ) -> Self {
        let mut session = Self::closed(url).with_headers(headers);
        let request = session.initialize(capabilities);
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        let id = response.headers().get("mcp-session-id").expect("a session");
        session.id = id.to_str().expect("ASCII").to_owned();
        let answer = Events::new(response).next().await.expect("an answer");
        assert_eq!(answer["result"]["protocolVersion"], "2025-11-25");
        let initialized = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
        session.tell(&initialized).await;
        session
    }

    /// A client that has no session.
    pub fn closed(url: &str) -> Self {
        Self {
            http: reqwest::Client::new(),
            url: url.to_owned(),
            headers: Vec::new(),
            id: String::new(),
        }
    }

    /// A request for a session, as it would be sent.
    pub fn initialize(&self, capabilities: Value) -> RequestBuilder {
        let initialize = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25",
            "capabilities": capabilities,
            "clientInfo": { "name": "old", "version": "1" },
        } });
        self.post(&initialize)
    }

    /// The same session, with other headers on each request.
    #[must_use]
    pub fn with_headers(mut self, headers: Vec<(&'static str, String)>) -> Self {
        self.headers = headers;
        self
    }

    /// A POST as it would be sent.
    pub fn post(&self, message: &Value) -> RequestBuilder {
        let mut request = self
            .http
            .post(&self.url)
            .header("accept", "application/json, text/event-stream")
            .json(message);
        if !self.id.is_empty() {
            request = request
                .header("mcp-session-id", &self.id)
                .header("mcp-protocol-version", "2025-11-25");
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request
    }

    /// Sends a message that has no answer of its own: a notification or a response.
    ///
    /// # Panics
    ///
    /// If it is not accepted.
    pub async fn tell(&self, message: &Value) {
        let response = self.post(message).send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::ACCEPTED);
    }

    /// Calls a tool; what it asks and what it gives come as events.
    ///
    /// # Panics
    ///
    /// If the call is not taken.
    pub async fn call(&self, id: u32, tool: &str, arguments: Value) -> Events {
        let params = json!({ "name": tool, "arguments": arguments });
        self.request(id, "tools/call", params).await
    }

    /// Sends a request; its answer comes as the last event.
    ///
    /// # Panics
    ///
    /// If it is not taken.
    pub async fn request(&self, id: u32, method: &str, params: Value) -> Events {
        let message = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        let response = self.post(&message).send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        Events::new(response)
    }

    /// Answers a question of the server's.
    ///
    /// # Panics
    ///
    /// If the answer is not accepted.
    pub async fn answer(&self, question: &Value, result: Value) {
        self.tell(&json!({ "jsonrpc": "2.0", "id": question["id"], "result": result }))
            .await;
    }

    /// A GET for what the server has to say by itself, as it would be sent.
    pub fn listen(&self) -> RequestBuilder {
        self.bare(self.http.get(&self.url))
            .header("accept", "text/event-stream")
    }

    /// A GET for what was missed after an event.
    ///
    /// # Panics
    ///
    /// If it is not answered with a stream.
    pub async fn resume(&self, event: &str) -> Events {
        let request = self.listen().header("last-event-id", event);
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        Events::new(response)
    }

    /// A DELETE as it would be sent.
    pub fn delete(&self) -> RequestBuilder {
        self.bare(self.http.delete(&self.url))
    }

    fn bare(&self, request: RequestBuilder) -> RequestBuilder {
        let request = request
            .header("mcp-session-id", &self.id)
            .header("mcp-protocol-version", "2025-11-25");
        self.headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, value)
        })
    }

    /// Ends the session.
    ///
    /// # Panics
    ///
    /// If the server does not.
    pub async fn close(&self) {
        let response = self.delete().send().await.expect("an answer");
        assert!(response.status().is_success(), "{}", response.status());
    }
}

impl Events {
    fn new(response: Response) -> Self {
        Self {
            response,
            text: String::new(),
            last: None,
        }
    }

    /// The next message; `None` at the end of the stream.
    ///
    /// # Panics
    ///
    /// If none comes, or it is not JSON.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            while let Some(end) = self.text.find("\n\n") {
                let event: String = self.text.drain(..end + 2).collect();
                if let Some(id) = event.lines().find_map(|line| line.strip_prefix("id:")) {
                    self.last = Some(id.trim().to_owned());
                }
                let data: String = event
                    .lines()
                    .filter_map(|line| line.strip_prefix("data:"))
                    .collect();
                let message = (!data.trim().is_empty())
                    .then(|| serde_json::from_str(&data).expect("an event is JSON"));
                if message.is_some() {
                    return message;
                }
            }
            let chunk = soon("an event", self.response.chunk()).await;
            let chunk = chunk.ok().flatten()?;
            self.text
                .push_str(std::str::from_utf8(&chunk).expect("UTF-8"));
        }
    }

    /// The next message.
    ///
    /// # Panics
    ///
    /// If none comes.
    pub async fn message(&mut self) -> Value {
        self.next().await.expect("one more message")
    }
}
