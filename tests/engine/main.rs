//! The engine, called the way a host and a test call it: rounds, forms, sizes, and what can happen twice.

// First, because its macros are read in order.
#[macro_use]
#[path = "../support/once/mod.rs"]
mod support;

mod forms;
mod fuzz;
mod layers;
mod machine;
mod once;
mod rounds;
mod sizes;
