//! Calls of other macros as statements, which may bind variables that only the compiler sees.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use syn::{ItemMacro, Macro, ext::IdentExt};

use super::Lowering;
use crate::{
    analyze::graph::macros::is_harmless,
    tree::{Binding, BindingId, Invocation, Origin, Stmt},
};

/// The macros that the body has defined so far, and whether they may bind something.
pub(super) type Defined = HashMap<String, bool>;

impl Lowering<'_> {
    /// Notes a `macro_rules!` of the body.
    pub(super) fn define(&mut self, mac: &ItemMacro) {
        if let Some(name) = &mac.ident {
            let binds = names_in(mac.mac.tokens.clone(), &|name| name == "let");
            self.defined.insert(name.to_string(), !binds.is_empty());
        }
    }

    /// The call of a macro as a statement of a block that holds a checkpoint.
    pub(super) fn invocation(&mut self, mac: &Macro, stmt: &syn::Stmt) -> Stmt {
        let defined = mac
            .path
            .get_ident()
            .and_then(|name| self.defined.get(&name.to_string()));
        // What a macro is given it may pass on.
        let declares = || !names_in(mac.tokens.clone(), &|name| name == "let").is_empty();
        let binds = match defined {
            Some(binds) => *binds || declares(),
            None => !is_harmless(mac),
        };
        if !binds {
            return Stmt::Plain(stmt.clone());
        }
        let names = names_in(mac.tokens.clone(), &may_be_bound);
        let names: Vec<BindingId> = names
            .into_iter()
            .map(|ident| self.bind_by_macro(ident))
            .collect();
        Stmt::Invocation(Invocation {
            stmt: stmt.clone(),
            names,
        })
    }

    fn bind_by_macro(&mut self, ident: Ident) -> BindingId {
        self.given_to_macros.insert(ident.to_string());
        self.bindings.push(Binding::new(ident, true, Origin::Macro));
        self.bindings.len() - 1
    }
}

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
