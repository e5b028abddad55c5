//! Why a server does not start, or stopped.

use std::fmt;

use crate::ground::seal::KeyError;

/// Why a server could not be started, or ended before its client did.
///
/// `Debug` is the same text as `Display`: it is what a `main` that returns this error prints, and all that
/// whoever started the server gets to see.
#[derive(thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// A key is missing or malformed.
    #[error(transparent)]
    Keys(#[from] KeyError),
    /// A tool, prompt or resource takes a `&T` that the server does not have.
    #[error("`{tool}` needs a value of type `{missing}`: add it with `.env(..)`")]
    Environment {
        /// Its name.
        tool: String,
        /// The full name of the type.
        missing: &'static str,
    },
    /// Two tools have one name.
    #[error("two tools are called `{name}`: give one of them another name")]
    DuplicateTool {
        /// The name.
        name: String,
    },
    /// Two prompts have one name.
    #[error("two prompts are called `{name}`: give one of them another name")]
    DuplicatePrompt {
        /// The name.
        name: String,
    },
    /// Two resources have one URI.
    #[error("two resources have the URI `{uri}`: give one of them another URI")]
    DuplicateResource {
        /// The URI.
        uri: String,
    },
    /// The URI of a resource is no URI template.
    #[error(
        "`{uri}` is not a URI template: write variables as `{{name}}`, or `{{+name}}` for one that may hold a `/`"
    )]
    UriTemplate {
        /// The URI.
        uri: String,
    },
    /// A tool must run at most once, and nothing here can see to that.
    #[error(
        "tool `{tool}` is declared `once`, which needs a replay store: add one with `.replay(..)`"
    )]
    ReplayStore {
        /// The tool.
        tool: String,
    },
    /// States are to be of single use, and nothing here can see to that.
    #[error("`single_use(true)` needs a replay store: add one with `.replay(..)`")]
    SingleUse,
    /// Long states are to be kept in the replay store, and there is none.
    #[error("`park_long_states(true)` needs a replay store: add one with `.replay(..)`")]
    LongStates,
    /// The connection failed, or the client never said which protocol it speaks.
    #[error("the connection failed: {0}")]
    Connection(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl fmt::Debug for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
