//! The frame of one function, on its way into a state.

use super::layout::CheckpointLayout;

/// A frame on its way out.
#[derive(Clone, Debug, Default)]
pub(crate) struct SavedFrame {
    pub(crate) fingerprint: u64,
    /// What it was saved by; `None` where it is from a state.
    pub(crate) layout: Option<&'static CheckpointLayout>,
    pub(crate) locals: Vec<u8>,
    /// Name and size in bytes of each local, in order.
    pub(crate) sizes: Vec<(&'static str, usize)>,
    /// The first local that could not be saved, and why.
    pub(crate) unsaved: Option<(&'static str, String)>,
}
