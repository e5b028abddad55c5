//! The words of MCP: what clients can do, errors, reports on the way, and the JSON of all of it.

pub mod capability;
pub mod error;
pub mod log;
pub mod progress;
pub(crate) mod wire;
