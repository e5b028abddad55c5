//! What the attributes make: tools, flows, prompts and resources, with their arguments, their environment and their results.

pub mod arguments;
pub mod cx;
pub mod env;
pub mod flow;
#[doc(hidden)]
pub mod graph;
pub(crate) mod item;
pub mod machine;
pub mod outcome;
pub mod prompt;
pub(crate) mod refused;
pub mod reply;
pub mod resource;
pub(crate) mod schema;
pub mod tool;
