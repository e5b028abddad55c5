//! "If it compiles as an `async fn`, it compiles as a tool, and does the same": one file per family of constructs.
//!
#![allow(
    warnings,
    clippy::all,
    clippy::pedantic,
    reason = "programs written for their constructs, not for their style"
)]
//! Each test is a program that runs three ways (see `thrice`); what is compared is the reply, and the order of effects
//! and questions.

#[path = "../support/thrice.rs"]
mod thrice;

mod bindings;
mod branches;
mod cfg;
mod conditions;
mod exits;
mod flows;
mod inference;
mod items;
mod leaves;
mod loops;
mod macros;
mod operands;
mod ranges;
mod types;
mod whole;
