//! One frame of a payload.

use std::borrow::Cow;

/// The bytes of a frame without locals.
pub(super) const FRAME_LEN: usize = 8;

/// Where one function waits, and its live locals.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame<'a> {
    /// Tells the checkpoint and the layout of its locals.
    pub fingerprint: u64,
    /// The live locals, encoded one after the other.
    pub locals: Cow<'a, [u8]>,
}
