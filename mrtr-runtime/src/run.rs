//! One run of a machine between two checkpoints.

/// What generated code talks to.
#[derive(Debug)]
pub struct Run<'de> { pub(crate) input: &'de [u8] }
