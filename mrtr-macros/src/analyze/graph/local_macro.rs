//! Macros that the body defines itself.

use proc_macro2::Span;

use super::PointId;
use crate::tree::BindingId;

/// A `macro_rules!` of the body.
#[derive(Clone, Debug)]
pub(super) struct LocalMacro {
    pub(super) name: String,
    pub(super) seen: Seen,
}

/// What tokens name.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) uses: Vec<(BindingId, Span)>,
    pub(super) leaves: Vec<PointId>,
}
