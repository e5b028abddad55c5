//! Runtime of [`mrtr`](https://docs.rs/mrtr): what the code written by `#[mrtr_tool]` runs on.
//!
//! Use the `mrtr` crate; it re-exports everything here that is meant for people.
//! The crate knows no SDK: [`Engine`] and [`Tool`] are all a host needs, and the adapter to the
//! official Rust SDK is behind the feature `rmcp`.
//!
//! Its folders are layers; each uses only those named before it: [`ground`], [`protocol`], [`continuation`],
//! [`question`], [`function`], [`engine`], then the host `rmcp` and the test kit.

pub mod client;
pub mod continuation;
pub mod engine;
pub mod function;
pub mod ground;
pub mod protocol;
pub mod question;
#[cfg(feature = "rmcp")]
pub mod rmcp;
#[cfg(feature = "testing")]
pub mod testing;

#[doc(hidden)]
pub mod __private;

// By the paths that the facade has, so that examples read as their readers would write them.
pub use self::{
    engine::{Engine, replay, token},
    function::{cx, machine, prompt, reply, resource},
    ground::{clock::Clock, principal::Principal, seal},
    protocol::{
        error::ToolError,
        log::{self, LogLevel},
        progress::{self, Progress},
    },
    question::answer,
};
pub use crate::protocol::form;
// Named by errors of the compiler, which show the shortest path.
#[doc(hidden)]
pub use self::continuation::unify::NotBoundByAMacro;
pub use self::function::tool::{Resumable, Tool};
