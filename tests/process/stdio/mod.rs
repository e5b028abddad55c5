//! The booking example as an MCP server, and rmcp's own client at the other end of its pipes.

mod bad_input;
mod booking;
mod conversations;
mod expiry;
mod restarts;
mod rotation;
mod rounds;
mod states;
mod stopping;
mod user;

pub(crate) use self::booking::soon;
