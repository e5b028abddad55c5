//! Every identifier generated code uses, in one place.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};

/// The run a machine talks to.
pub(crate) fn run() -> Ident {
    hidden("__run")
}

/// What a run is given anew in every round.
pub(crate) fn scope() -> Ident {
    hidden("__scope")
}

/// What the machine gave back.
pub(crate) fn returned() -> Ident {
    hidden("__returned")
}

/// The machine itself.
pub(crate) fn machine() -> Ident {
    hidden("__machine")
}

/// What knows how a binding travels.
pub(crate) fn local(binding: usize) -> Ident {
    hidden(&format!("__local{binding}"))
}

/// What knows how the question of a checkpoint is asked.
pub(crate) fn point(checkpoint: usize) -> Ident {
    hidden(&format!("__point{checkpoint}"))
}

/// A value computed before a checkpoint in the same statement, pointing at the author's expression.
pub(crate) fn operand(index: usize, at: Span) -> Ident {
    Ident::new(
        &format!("__operand{index}"),
        Span::mixed_site().located_at(at),
    )
}

/// A borrow of an outer variable whose name is about to be taken by an inner one.
pub(crate) fn shadowed(binding: usize) -> Ident {
    hidden(&format!("__shadowed{binding}"))
}

/// The iterator of a `for` loop.
pub(crate) fn iterator(index: usize, at: Span) -> Ident {
    Ident::new(
        &format!("__iterator{index}"),
        Span::mixed_site().located_at(at),
    )
}

/// How many items a `for` loop over a saved place has taken.
pub(crate) fn counter(index: usize, at: Span) -> Ident {
    Ident::new(
        &format!("__taken{index}"),
        Span::mixed_site().located_at(at),
    )
}

/// The path of the private module (or of the crate), as if the author had written it at `span`.
///
/// An error in code that begins with it is then shown there, and not at the attribute.
pub(crate) fn path_at(path: &TokenStream, span: Span) -> TokenStream {
    path.clone()
        .into_iter()
        .map(|mut token| {
            // `$crate` means what it meant where it was written.
            let span = match &token {
                TokenTree::Ident(name) if name == "$crate" => name.span().located_at(span),
                _ => span,
            };
            token.set_span(span);
            token
        })
        .collect()
}

/// A name that only generated code can see (`mixed_site`: locals of the author are invisible to it and the reverse).
pub(crate) fn hidden(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}
