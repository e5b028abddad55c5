//! Which variables a pattern brings into being.

use proc_macro2::Ident;
use syn::{
    Pat, PatGuard, PatIdent,
    visit::{self, Visit},
};

use super::tokens::{may_be_bound, names_in};
use crate::names;

/// A variable of a pattern.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) ident: Ident,
    pub(crate) mutable: bool,
    /// A macro in the pattern has been given the name. What it makes of it nobody sees.
    pub(crate) by_macro: bool,
}

struct Collector {
    /// Whether the pattern may fail to match, and so may hold constants.
    refutable: bool,
    variables: Vec<Variable>,
}

impl<'ast> Visit<'ast> for Collector {
    fn visit_pat_ident(&mut self, pat: &'ast PatIdent) {
        // A bare `None` or `MAX` parses like a variable; by convention variables begin in lower case. Where nothing may
        // fail to match there are no constants.
        let name = pat.ident.to_string();
        let constant = self.refutable
            && pat.subpat.is_none()
            && pat.by_ref.is_none()
            && pat.mutability.is_none()
            && name.chars().next().is_some_and(char::is_uppercase);
        // `a | b` names each variable once per alternative.
        let known = self
            .variables
            .iter()
            .any(|variable| names::are_one(&variable.ident, &pat.ident));
        if !constant && !known {
            self.variables.push(Variable {
                ident: pat.ident.clone(),
                mutable: pat.mutability.is_some(),
                by_macro: false,
            });
        }
        visit::visit_pat_ident(self, pat);
    }

    fn visit_pat(&mut self, pat: &'ast Pat) {
        let Pat::Macro(pat) = pat else {
            return visit::visit_pat(self, pat);
        };
        for ident in names_in(pat.mac.tokens.clone(), &may_be_bound) {
            self.variables.push(Variable {
                ident,
                mutable: true,
                by_macro: true,
            });
        }
    }

    fn visit_pat_guard(&mut self, pat: &'ast PatGuard) {
        self.visit_pat(&pat.pat);
    }

    fn visit_expr(&mut self, _: &'ast syn::Expr) {}
}

/// The variables of `pat`, which may fail to match, in the order written.
pub(crate) fn variables(pat: &Pat) -> Vec<Variable> {
    collect(pat, true)
}

/// Every name in `pat` that may be a variable, in the order written. Where the pattern cannot fail to match, they all are.
pub(crate) fn names(pat: &Pat) -> Vec<Variable> {
    collect(pat, false)
}

fn collect(pat: &Pat, refutable: bool) -> Vec<Variable> {
    let mut collector = Collector {
        refutable,
        variables: Vec::new(),
    };
    collector.visit_pat(pat);
    collector.variables
}

/// Whether `pat` has a `mut` or `ref mut` variable.
pub(crate) fn mutates(pat: &Pat) -> bool {
    variables(pat).iter().any(|variable| variable.mutable)
}

/// The variables of every `let` in a condition, in order; a name twice, if two of them bind it.
pub(crate) fn condition_variables(condition: &syn::Expr) -> Vec<Variable> {
    match condition {
        syn::Expr::Let(binding) => variables(&binding.pat),
        syn::Expr::Binary(chain) if matches!(chain.op, syn::BinOp::And(_)) => {
            let mut all = condition_variables(&chain.left);
            all.extend(condition_variables(&chain.right));
            all
        }
        syn::Expr::Paren(paren) => condition_variables(&paren.expr),
        syn::Expr::Group(group) => condition_variables(&group.expr),
        _ => Vec::new(),
    }
}

/// Whether two `let`s of a condition bind the same name.
pub(crate) fn hides_a_variable(condition: &syn::Expr) -> bool {
    let all = condition_variables(condition);
    all.iter().enumerate().any(|(at, variable)| {
        all[..at]
            .iter()
            .any(|earlier| earlier.ident == variable.ident)
    })
}
