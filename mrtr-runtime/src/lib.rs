//! Runtime of [`mrtr`](https://docs.rs/mrtr): what the code written by `#[mrtr_tool]` runs on.
//!
//! Use the `mrtr` crate; it re-exports everything here that is meant for people.
//! The crate knows no SDK: [`Engine`] and [`Tool`] are all a host needs, and the adapter to the
//! official Rust SDK is behind the feature `rmcp`.

pub mod answer;
pub mod arguments;
pub mod capability;
pub mod client;
pub mod clock;
pub mod cx;
pub mod engine;
mod entropy;
pub mod env;
pub mod error;
pub mod flow;
mod fnv;
pub mod form;
mod function;
pub mod iterate;
mod layout;
pub mod log;
pub mod machine;
pub mod outcome;
mod panic;
pub mod payload;
pub mod persist;
pub mod principal;
pub mod progress;
pub mod prompt;
pub mod question;
mod refused;
pub mod rematerialize;
pub mod replay;
pub mod reply;
pub mod resource;
#[cfg(feature = "rmcp")]
pub mod rmcp;
mod run;
mod schema;
pub mod seal;
pub mod sink;
#[cfg(feature = "testing")]
pub mod testing;
pub mod token;
pub mod tool;
mod unify;
mod wire;

#[doc(hidden)]
pub mod __private;

pub use clock::Clock;
pub use engine::Engine;
pub use error::ToolError;
pub use log::LogLevel;
pub use principal::Principal;
pub use progress::Progress;
// Named by an error of the compiler, which shows the shortest path to it.
pub use tool::{Resumable, Tool};
#[doc(hidden)]
pub use unify::NotBoundByAMacro;
