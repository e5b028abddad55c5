//! Names among the tokens of macros.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use syn::ext::IdentExt;

/// The macros that the body has defined so far, and whether they may bind something.
pub(super) type Defined = HashMap<String, bool>;

/// Whether a variable can be called so.
pub(crate) fn may_be_bound(name: &Ident) -> bool {
    // By convention variables begin in lower case.
    let text = name.unraw().to_string();
    let variable = text.starts_with(|first: char| first == '_' || first.is_lowercase());
    variable && text != "_" && syn::parse_str::<Ident>(&name.to_string()).is_ok()
}

/// The names that stand by themselves among `tokens`, each once.
pub(crate) fn names_in(tokens: TokenStream, wanted: &impl Fn(&Ident) -> bool) -> Vec<Ident> {
    let mut found: Vec<Ident> = Vec::new();
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => {
                for name in names_in(group.stream(), wanted) {
                    if !found.contains(&name) {
                        found.push(name);
                    }
                }
            }
            TokenTree::Ident(name)
                if wanted(name)
                    && !found.contains(name)
                    && !is_part(&tokens[..index], &tokens[index + 1..]) =>
            {
                found.push(name.clone());
            }
            _ => {}
        }
    }
    found
}

/// Whether a name between these tokens is one of a field, a method, a function, a macro, a label or in a path.
fn is_part(before: &[TokenTree], after: &[TokenTree]) -> bool {
    let is = |token: Option<&TokenTree>, marks: &str| matches!(token, Some(TokenTree::Punct(punct)) if marks.contains(punct.as_char()));
    let range = is(
        before.len().checked_sub(2).and_then(|at| before.get(at)),
        ".",
    );
    let path = is(after.first(), ":") && is(after.get(1), ":");
    (is(before.last(), ".") && !range)
        || is(before.last(), "'$")
        || (is(before.last(), ":")
            && is(
                before.len().checked_sub(2).and_then(|at| before.get(at)),
                ":",
            ))
        || path
        || matches!(after.first(), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
        || (is(after.first(), "!") && !is(after.get(1), "="))
}
