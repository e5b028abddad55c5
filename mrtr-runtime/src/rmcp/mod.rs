//! The adapter to the official Rust SDK, [`rmcp`](https://docs.rs/rmcp).
//!
//! [`Server`] is all most programs need. [`Handler`] and [`route`] are for programs that are rmcp
//! servers already: the one is an rmcp `ServerHandler`, the other a route for its `ToolRouter`.
//!
//! Clients of MCP 2026-07-28 get `input_required` results and call again. Older clients that have
//! sent `initialize` are asked live, with `elicitation/create` and the like, while their call
//! waits; the tool cannot tell the difference.
//!
//! # Security
//!
//! What is asked live never leaves the process as a state, but still goes through the engine's
//! sealing: there is one path through a call, not two.

mod answer;
mod call;
mod caller;
mod checks;
mod convert;
mod elicit;
mod error;
mod handler;
#[cfg(feature = "http")]
mod http;
mod limits;
mod line;
mod lines;
mod live;
mod prompts;
mod reports;
mod resources;
mod revision;
mod scan;
#[cfg(feature = "http")]
mod serve_http;
mod server;
mod signal;
mod stdin;
mod updates;

pub use self::{
    error::ServeError,
    handler::{Handler, refuse_custom_request, route},
    prompts::{get_prompt, list_prompt},
    resources::read_resource,
    server::Server,
    signal::shutdown_signal,
    updates::Updates,
};
#[cfg(feature = "http")]
pub use ::axum; // `Server::router` gives one of its types
