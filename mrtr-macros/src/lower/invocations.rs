//! Calls of other macros as statements, which may bind variables that only the compiler sees.

use proc_macro2::Ident;
use syn::{ItemMacro, Macro};

use super::{
    Lowering,
    tokens::{may_be_bound, names_in},
};
use crate::{
    parse::known_macros::is_harmless,
    tree::{Binding, BindingId, Invocation, Origin, Stmt},
};

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
