//! Every identifier generated code uses, in one place.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use syn::Lifetime;

/// The run a machine talks to.
pub(crate) fn run() -> Ident {
    hidden("__run")
}

/// What a run is given anew in every round.
pub(crate) fn scope() -> Ident {
    hidden("__scope")
}

/// Where a machine goes when its run has ended.
pub(crate) fn halt() -> Lifetime {
    Lifetime::new("'__halt", Span::mixed_site())
}

/// The arguments of a flow.
pub(crate) fn arguments() -> Ident {
    hidden("__arguments")
}

/// What a function wants from the environment.
pub(crate) fn needs() -> Ident {
    hidden("__needs")
}

/// How long what the server lends is lent.
pub(crate) fn lent() -> Lifetime {
    Lifetime::new("'__lent", Span::mixed_site())
}

/// What the machine gave back.
pub(crate) fn returned() -> Ident {
    hidden("__returned")
}

/// What a machine is given in every round.
pub(crate) fn held() -> Ident {
    hidden("__held")
}

/// The machine itself.
pub(crate) fn machine() -> Ident {
    hidden("__machine")
}

/// What the author's function makes.
pub(crate) fn made() -> Ident {
    hidden("__Function")
}

/// What knows how a binding travels.
pub(crate) fn local(binding: usize) -> Ident {
    hidden(&format!("__local{binding}"))
}

/// What knows how the question of a checkpoint is asked.
pub(crate) fn point(checkpoint: usize) -> Ident {
    hidden(&format!("__point{checkpoint}"))
}

/// The witness of the type of a value that several branches make.
pub(crate) fn value_witness(tie: usize) -> Ident {
    hidden(&format!("__value{tie}"))
}

/// A value computed before a checkpoint in the same statement.
///
/// It stands for the author's expression, and an error about it has to look like one about that: so it has the
/// author's span, and only its name keeps it apart.
pub(crate) fn operand(index: usize, at: Span) -> Ident {
    Ident::new(&format!("__operand{index}"), at)
}

/// What came back at once; like an operand, it stands for the author's expression.
pub(crate) fn answered(at: Span) -> Ident {
    Ident::new("__answered", at)
}

/// A borrow of an outer variable whose name is about to be taken by an inner one.
pub(crate) fn shadowed(binding: usize) -> Ident {
    hidden(&format!("__shadowed{binding}"))
}

/// The iterator of a `for` loop; like an operand, it stands for the author's expression.
pub(crate) fn iterator(index: usize, at: Span) -> Ident {
    Ident::new(&format!("__iterator{index}"), at)
}

/// What is saved of a `for` loop beside its iterator: how many items of a place it has taken, or the items taken out
/// of the iterator. It, too, stands for the author's expression.
pub(crate) fn taken(index: usize, at: Span) -> Ident {
    Ident::new(&format!("__taken{index}"), at)
}

/// `path` such that what begins with it begins at `span`, as if the author had written it there.
///
/// An error in it is then shown at `span` and not at the attribute. The path itself keeps its own place: if it leads
/// nowhere, this is one error.
pub(crate) fn path_at(path: &TokenStream, span: Span) -> TokenStream {
    let mut begun = false;
    path.clone()
        .into_iter()
        .map(|mut token| {
            if begun {
                return token;
            }
            // `::` is two tokens.
            begun = !matches!(token, TokenTree::Punct(_));
            match &token {
                // `$crate` means what it meant where it was written.
                TokenTree::Ident(name) if name == "$crate" => {
                    token.set_span(token.span().located_at(span));
                }
                TokenTree::Ident(name) if name != "crate" => {}
                _ => token.set_span(span),
            }
            token
        })
        .collect()
}

/// `{ tokens }`, which an error about the whole shows at `span`.
pub(crate) fn braced(tokens: TokenStream, span: Span) -> TokenStream {
    let mut group = Group::new(Delimiter::Brace, tokens);
    group.set_span(span);
    TokenTree::Group(group).into()
}

/// A name that only generated code can see (`mixed_site`: locals of the author are invisible to it and the reverse).
pub(crate) fn hidden(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}
