//! What everything stands on: time, randomness, panics, who calls, sealing, and what is inside a state.

pub mod clock;
pub(crate) mod entropy;
pub(crate) mod fnv;
pub(crate) mod panic;
pub mod payload;
pub mod principal;
pub mod probe;
pub mod seal;
pub mod sink;
