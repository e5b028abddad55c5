//! The booking example as an MCP server, and rmcp's own client at the other end of its pipes.

#![cfg(feature = "rmcp")]
#![allow(dead_code, reason = "the example uses what its tests do not")]

#[path = "../../examples/booking/airline.rs"]
mod airline;
#[path = "../support/example.rs"]
mod example;
#[path = "../../examples/booking/ledger.rs"]
mod ledger;
#[path = "../../examples/booking/passenger.rs"]
mod passenger;
#[path = "../../examples/booking/tool.rs"]
mod tool;

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
