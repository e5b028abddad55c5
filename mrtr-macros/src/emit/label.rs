//! Labels that a copy still needs.

use proc_macro2::{TokenStream, TokenTree};
use syn::Label;

use super::Copy;

impl Copy<'_> {
    /// The label of what holds `inside`. A copy that has lost all of its uses has no use for it either, and rustc would
    /// tell so.
    pub(super) fn label<'l>(
        &self,
        label: Option<&'l Label>,
        inside: &TokenStream,
    ) -> Option<&'l Label> {
        label.filter(|label| self.reach.is_none() || names(inside.clone(), label))
    }
}

fn names(tokens: TokenStream, label: &Label) -> bool {
    let mut quote = false;
    tokens.into_iter().any(|token| {
        let after_quote = std::mem::replace(
            &mut quote,
            matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\''),
        );
        match token {
            TokenTree::Group(group) => names(group.stream(), label),
            TokenTree::Ident(name) => after_quote && name == label.name.ident,
            _ => false,
        }
    })
}
