//! What a tool may know about its own call.

/// The call a tool runs in.
#[derive(Debug)]
pub struct Cx {}
