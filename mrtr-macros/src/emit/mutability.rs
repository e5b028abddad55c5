//! Variables that a copy does not change.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};

/// Stands for a `mut` that shall be told of at the variable's name.
pub(super) const AT_ITS_NAME: &str = "__mut_at_its_name";

/// `copy` with every `mut` of a variable at a place of our own. What changes the variable may stand behind the end of the
/// copy, and rustc tells an author that a `mut` is not needed only where all of it is his.
pub(super) fn ours(copy: TokenStream) -> TokenStream {
    let mut before: [Option<TokenTree>; 2] = [None, None];
    copy.into_iter()
        .map(|token| {
            let token = match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), ours(group.stream()));
                    inner.set_span(group.span());
                    TokenTree::Group(inner)
                }
                TokenTree::Ident(name) if name == AT_ITS_NAME => {
                    TokenTree::Ident(Ident::new("mut", name.span()))
                }
                TokenTree::Ident(name) if name == "mut" && !of_a_borrow(&before) => {
                    TokenTree::Ident(Ident::new("mut", Span::mixed_site()))
                }
                token => token,
            };
            before = [before[1].take(), Some(token.clone())];
            token
        })
        .collect()
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
