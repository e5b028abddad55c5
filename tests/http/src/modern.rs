//! A client of 2026-07-28, byte for byte.

use std::sync::atomic::{AtomicU32, Ordering};

use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::served::soon;

/// A client of 2026-07-28 that sees every message.
#[derive(Debug)]
pub struct Modern {
    http: reqwest::Client,
    url: String,
    headers: Vec<(&'static str, String)>,
    capabilities: Value,
    ids: AtomicU32,
}

impl Modern {
    /// A client that can show forms.
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            http: reqwest::Client::new(),
            url: url.into(),
            headers: Vec::new(),
            capabilities: json!({ "elicitation": {} }),
            ids: AtomicU32::new(1),
        }
    }

    /// Sends this header with every request.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Declares these capabilities instead.
    #[must_use]
    pub fn capabilities(mut self, capabilities: Value) -> Self {
        self.capabilities = capabilities;
        self
    }

    /// A request as it would be sent, to be changed.
    ///
    /// # Panics
    ///
    /// If `params` is no object.
    pub fn prepare(&self, method: &str, mut params: Value) -> RequestBuilder {
        params["_meta"]["io.modelcontextprotocol/protocolVersion"] = json!("2026-07-28");
        params["_meta"]["io.modelcontextprotocol/clientInfo"] =
            json!({ "name": "modern", "version": "1" });
        params["_meta"]["io.modelcontextprotocol/clientCapabilities"] = self.capabilities.clone();
        let id = self.ids.fetch_add(1, Ordering::Relaxed);
        let mut request = self
            .http
            .post(&self.url)
            .header("accept", "application/json, text/event-stream")
            .header("mcp-protocol-version", "2026-07-28")
            .header("mcp-method", method);
        if let Some(name) = params["name"].as_str().or(params["uri"].as_str()) {
            request = request.header("mcp-name", name);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.json(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
    }

    /// Sends a request; the answer must be JSON.
    ///
    /// # Panics
    ///
    /// If there is no answer, or it is not JSON.
    pub async fn request(&self, method: &str, params: Value) -> (StatusCode, Value) {
        let request = self.prepare(method, params);
        let response = soon("an answer", request.send()).await.expect("an answer");
        let status = response.status();
        let text = response.text();
        let text = soon("a whole answer", text).await.expect("a whole answer");
        let json = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{status}: {text}"));
        (status, json)
    }

    /// Calls a tool for the first time.
    ///
    /// # Panics
    ///
    /// If there is no answer, or it is not JSON.
    pub async fn call(&self, tool: &str, arguments: Value) -> Value {
        let params = json!({ "name": tool, "arguments": arguments });
        self.request("tools/call", params).await.1
    }

    /// Calls a tool again with answers to the round before.
    ///
    /// # Panics
    ///
    /// If there is no answer, or it is not JSON.
    pub async fn retry(
        &self,
        tool: &str,
        arguments: Value,
        round: &Value,
        answers: Value,
    ) -> Value {
        let params = json!({
            "name": tool,
            "arguments": arguments,
            "inputResponses": answers,
            "requestState": round["result"]["requestState"],
        });
        self.request("tools/call", params).await.1
    }
}

/// An accepted form.
pub fn accept(content: &Value) -> Value {
    json!({ "action": "accept", "content": content })
}
