//! Starts the example as another process and calls its tool.

use std::{process::Stdio, time::Duration};

use rmcp::{
    RoleClient, ServiceError,
    model::{CallToolRequestParams, CallToolResponse, CallToolResult, ErrorData, ProtocolVersion},
    service::{ClientLifecycleMode, ClientServiceExt, RunningService},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite},
    process::{Child, Command},
    task::JoinHandle,
};

use super::user::User;
use crate::example;

/// No test waits longer than this for what does not come; the machine may be busy with others.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future)
        .await
        .unwrap_or_else(|_| panic!("waited in vain for {what}"))
}

/// A secret for `MRTR_KEYS`; another one for each `number`.
pub(crate) fn key(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

/// The program, serving; what it writes to standard error is the airline's ledger.
pub(crate) fn process(keys: &str) -> Child {
    Command::new(example::booking())
        .args(["--stdio", "--ledger"])
        .env("MRTR_KEYS", keys)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the program starts")
}

/// rmcp's client at one end of a connection.
pub(crate) struct Client(pub(crate) RunningService<RoleClient, User>);

impl Client {
    pub(crate) async fn connect(
        user: User,
        reader: impl AsyncRead + Send + Unpin + 'static,
        writer: impl AsyncWrite + Send + Unpin + 'static,
    ) -> Self {
        let lifecycle = ClientLifecycleMode::Discover {
            preferred_versions: vec![ProtocolVersion::V_2026_07_28],
        };
        let connected = user.serve_with_lifecycle((reader, writer), lifecycle);
        Self(soon("the server", connected).await.unwrap())
    }

    /// Calls the tool; the client asks its user by itself.
    pub(crate) async fn book(&self, arguments: Value) -> Result<CallToolResult, ErrorData> {
        let call = self.0.call_tool(call(arguments));
        refusal(soon("the result", call).await)
    }

    /// One round, as it is.
    pub(crate) async fn round(&self, call: CallToolRequestParams) -> Result<Round, ErrorData> {
        let round = refusal(soon("a round", self.0.call_tool_once(call)).await)?;
        Ok(match round {
            CallToolResponse::Complete(result) => Round::Complete(result),
            CallToolResponse::InputRequired(asked) => Round::Asked {
                keys: asked
                    .input_requests
                    .unwrap_or_default()
                    .into_keys()
                    .collect(),
                state: asked.request_state.expect("a state"),
            },
            other => panic!("neither a result nor a question: {other:?}"),
        })
    }
}

fn refusal<T>(answer: Result<T, ServiceError>) -> Result<T, ErrorData> {
    match answer {
        Ok(answer) => Ok(answer),
        Err(ServiceError::McpError(error)) => Err(error),
        Err(error) => panic!("the connection broke: {error}"),
    }
}

/// What one round comes to.
#[derive(Debug)]
pub(crate) enum Round {
    Complete(CallToolResult),
    Asked { keys: Vec<String>, state: String },
}

impl Round {
    /// The state of a round that asks for exactly `key`.
    #[track_caller]
    pub(crate) fn asks(self, key: &str) -> String {
        match self {
            Self::Asked { keys, state } if keys == [key] => state,
            other => panic!("did not ask for {key}: {other:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn completes(self) -> CallToolResult {
        match self {
            Self::Complete(result) => result,
            Self::Asked { keys, .. } => panic!("asked for {keys:?}"),
        }
    }
}

/// A call of the tool.
pub(crate) fn call(arguments: Value) -> CallToolRequestParams {
    let Value::Object(arguments) = arguments else {
        panic!("arguments are an object")
    };
    CallToolRequestParams::new("book_flight").with_arguments(arguments)
}

/// The call repeated with an answer to `key`.
pub(crate) fn retry(flight: &str, state: &str, key: &str, answer: Value) -> CallToolRequestParams {
    call(json!({ "flight": flight }))
        .with_input_responses([(key.to_owned(), answer)].into())
        .with_request_state(state)
}

#[track_caller]
pub(crate) fn error_text(result: &CallToolResult) -> &str {
    assert_eq!(result.is_error, Some(true), "{result:?}");
    &result.content[0].as_text().expect("a text").text
}

/// The ticket of a booking.
#[track_caller]
pub(crate) fn ticket(result: &CallToolResult) -> &Value {
    assert_eq!(result.is_error, Some(false), "{result:?}");
    &result
        .structured_content
        .as_ref()
        .expect("structured content")["ticket"]
}

/// The example in another process, and a client of it.
pub(crate) struct Booking {
    pub(crate) client: Client,
    process: Child,
    ledger: JoinHandle<String>,
}

impl Booking {
    pub(crate) async fn start(keys: &str, user: User) -> Self {
        let mut process = process(keys);
        let stdin = process.stdin.take().expect("a pipe");
        let stdout = process.stdout.take().expect("a pipe");
        let mut stderr = process.stderr.take().expect("a pipe");
        let ledger = tokio::spawn(async move {
            let mut text = String::new();
            stderr.read_to_string(&mut text).await.expect("UTF-8");
            text
        });
        Self {
            client: Client::connect(user, stdout, stdin).await,
            process,
            ledger,
        }
    }

    /// Hangs up, waits for the server to end, and gives the airline's ledger.
    pub(crate) async fn end(mut self) -> Vec<String> {
        self.client.0.cancel().await.expect("the client ends");
        let status = soon("the server's end", self.process.wait()).await;
        let ledger = self.ledger.await.expect("the ledger");
        assert!(status.expect("a status").success(), "{ledger}");
        ledger.lines().map(str::to_owned).collect()
    }
}

/// How many entries of a ledger begin with `word`.
pub(crate) fn count(ledger: &[String], word: &str) -> usize {
    ledger
        .iter()
        .filter(|entry| entry.starts_with(word))
        .count()
}
