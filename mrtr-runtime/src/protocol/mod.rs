//! The words of MCP: what clients can do, errors, reports on the way, and the JSON of all of it.

pub mod capability;
pub mod error;
pub mod form;
pub mod input;
pub mod kind;
pub mod log;
pub mod method;
pub mod progress;
pub mod root;
pub mod sampling;
pub(crate) mod wire;
