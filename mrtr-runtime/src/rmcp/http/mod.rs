//! Streamable HTTP: the endpoint, its connections, and the sessions of older clients.
//!
//! Requests of MCP 2026-07-28 belong to no session: any process with the same keys can take the
//! next round of a call. Older clients get a session, because they can only be asked over one;
//! it lives in this process.

mod budget;
pub(super) mod connections;
pub(super) mod endpoint;
mod limits;
mod refusal;
mod sessions;
pub(super) mod settings;
