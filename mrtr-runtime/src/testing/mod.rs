//! Test kit: calls tools the way a client and a fleet of servers would.
//!
//! Every round goes through real sealing and a fresh [`Engine`](crate::Engine), as if another replica had
//! answered it.

mod answers;
mod client;
mod clock;
mod conversation;
mod crash;
mod elsewhere;
mod golden;
mod plain;
mod setup;

use serde_json::Value;

pub use self::{
    client::Client,
    clock::TestClock,
    conversation::Conversation,
    crash::{Crash, CrashPoint, crash_everywhere, pause},
    golden::golden,
};
use crate::function::tool::Resumable;

/// Calls `tool` with `args` until it ends. `answer` gets each input request with its key and gives the
/// response to it.
///
/// For tools without an environment and with the usual settings; see [`Client::drive`] for others.
///
/// # Errors
///
/// The JSON-RPC error object, if the call fails with one.
pub async fn drive<T: Resumable>(
    tool: T,
    args: Value,
    answer: impl FnMut(&str, &Value) -> Value + Send,
) -> Result<Value, Value> {
    Client::new(tool).drive(args, answer).await
}
