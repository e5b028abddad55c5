//! The client's roots (MCP `Root`).

use serde::{Deserialize, Serialize};

/// A directory or file the client works with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Root {
    /// Where it is; today always a `file://` URI.
    pub uri: String,
    /// A name for people.
    pub name: Option<String>,
}
