//! What random programs are written with, and what compares them.

#![allow(
    missing_docs,
    clippy::all,
    clippy::pedantic,
    reason = "only for the programs of this package and of `cargo xtask equivalence`"
)]

pub mod deployed;
#[path = "../../support/differential.rs"]
pub mod differential;
pub mod prelude;
