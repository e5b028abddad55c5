//! What a tool gives back.

/// The result of a tool call.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {}
