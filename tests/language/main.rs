//! "If it compiles as an `async fn`, it compiles as a tool, and does the same": one file per family of constructs.
//!
//! Most tests are programs that run three ways (see `differential`); what is compared is the reply, and the order of effects
//! and questions.

#![allow(
    warnings,
    clippy::all,
    clippy::pedantic,
    reason = "programs written for their constructs, not for their style"
)]

#[path = "../support/differential.rs"]
mod differential;

mod arguments;
mod bindings;
mod branches;
mod cfg;
mod conditions;
mod exits;
mod flows;
mod helpers;
mod inference;
mod items;
mod joins;
mod loops;
mod macros;
mod operands;
mod plain_expressions;
mod ranges;
mod types;
mod whole;
