//! Variables that a copy does not change.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};

/// `mut` at the place of the variable's name. Then rustc calls the variable by it, and one fault in two copies is one
/// error.
pub(super) fn at(name: &Ident) -> Ident {
    Ident::new("mut", name.span())
}

/// `copy` with every `mut` of the author's at a place of our own. What changes the variable may stand behind the end of
/// the copy, and rustc tells an author that a `mut` is not needed only where all of it is his.
pub(super) fn ours(copy: TokenStream) -> TokenStream {
    let mut before: [Option<TokenTree>; 2] = [None, None];
    let mut tokens = copy.into_iter().peekable();
    let mut copy = TokenStream::new();
    while let Some(token) = tokens.next() {
        let token = match token {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), ours(group.stream()));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            TokenTree::Ident(name)
                if name == "mut" && !of_a_borrow(&before) && !is_at(&name, tokens.peek()) =>
            {
                TokenTree::Ident(Ident::new("mut", Span::mixed_site()))
            }
            token => token,
        };
        before = [before[1].take(), Some(token.clone())];
        copy.extend([token]);
    }
    copy
}

/// Whether a `mut` behind these tokens is that of `&mut`, `&'a mut`, `*mut`, `ref mut` or `&raw mut`.
fn of_a_borrow([first, second]: &[Option<TokenTree>; 2]) -> bool {
    match (first, second) {
        (_, Some(TokenTree::Punct(mark))) => "&*".contains(mark.as_char()),
        (Some(TokenTree::Punct(quote)), Some(TokenTree::Ident(_))) if quote.as_char() == '\'' => {
            true
        }
        (_, Some(TokenTree::Ident(word))) => word == "ref" || word == "raw",
        _ => false,
    }
}

/// Whether [`at`] has made it: no two tokens of a text are at one place.
fn is_at(mutability: &Ident, name: Option<&TokenTree>) -> bool {
    let place = |span: Span| format!("{span:?}");
    name.is_some_and(|name| place(name.span()) == place(mutability.span()))
}
