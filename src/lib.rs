#![doc = include_str!("../README.md")]

pub use mrtr_macros::mrtr_tool;
#[doc(hidden)]
pub use mrtr_runtime::__private;
pub use mrtr_runtime::{
    Engine, Tool, answer, capability, clock, cx, engine, env, error, form, principal, question,
    reply, seal, tool,
};

#[cfg(feature = "rmcp")]
pub use mrtr_runtime::rmcp::{self, ServeError, Server};

/// What a tool's author needs: `use mrtr::prelude::*;`.
pub mod prelude {
    pub use mrtr_macros::mrtr_tool;
    #[cfg(feature = "rmcp")]
    pub use mrtr_runtime::rmcp::Server;
    pub use mrtr_runtime::{
        Engine, Tool,
        cx::Cx,
        error::{AskError, ToolError},
        question::{
            ask_all, ask_each, ask_user, checkpoint, choose, confirm, list_roots, open_url, sample,
        },
        reply::{Content, Json},
        seal::KeyRing,
    };
}
