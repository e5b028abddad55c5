//! Every identifier generated code uses, in one place.

use proc_macro2::{Ident, Span};

/// The run a machine talks to.
pub(crate) fn run() -> Ident {
    hidden("__run")
}

/// What a run is given anew in every round.
pub(crate) fn scope() -> Ident {
    hidden("__scope")
}

/// The machine itself.
pub(crate) fn machine() -> Ident {
    hidden("__machine")
}

/// The witness of a binding's type.
pub(crate) fn local_witness(binding: usize) -> Ident {
    hidden(&format!("__local{binding}"))
}

/// The witness of a question's type.
pub(crate) fn question_witness(checkpoint: usize) -> Ident {
    hidden(&format!("__question{checkpoint}"))
}

/// A value computed before a checkpoint in the same statement, pointing at the author's expression.
pub(crate) fn operand(index: usize, at: Span) -> Ident {
    Ident::new(&format!("__operand{index}"), Span::mixed_site().located_at(at))
}

/// A borrow of an outer variable whose name is about to be taken by an inner one.
pub(crate) fn shadowed(binding: usize) -> Ident {
    hidden(&format!("__shadowed{binding}"))
}

/// The iterator of a `for` loop.
pub(crate) fn iterator(index: usize, at: Span) -> Ident {
    Ident::new(&format!("__iterator{index}"), Span::mixed_site().located_at(at))
}

/// How many items a `for` loop over a saved place has taken.
pub(crate) fn counter(index: usize, at: Span) -> Ident {
    Ident::new(&format!("__taken{index}"), Span::mixed_site().located_at(at))
}

/// A name that only generated code can see (`mixed_site`: locals of the author are invisible to it and the reverse).
pub(crate) fn hidden(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}
