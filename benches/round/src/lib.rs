//! The flow everything here is measured with, and a client for it that knows no transport.

pub mod booking;
pub mod cases;
pub mod client;
pub mod floor;
