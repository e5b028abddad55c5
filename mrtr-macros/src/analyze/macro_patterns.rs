//! Patterns that another macro writes: nobody but the compiler knows which variables are in them.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{
    Arm, Block, Expr, ExprForLoop, ExprIf, ExprWhile, Item, ItemFn, Macro, Pat, Stmt,
    visit::{self, Visit},
};

use crate::{
    diagnostics::Diagnostics,
    lower::{
        contains,
        invocations::{may_be_bound, names_in},
    },
    rules::Rule,
};

/// Reports every macro in a pattern whose names are used where a question is.
///
/// A variable of it might have to be saved; and if another one has its name, that one would be saved in its place.
pub(crate) fn check(function: &ItemFn, diagnostics: &mut Diagnostics) {
    MacroPatterns { diagnostics }.visit_block(&function.block);
}

struct MacroPatterns<'d> {
    diagnostics: &'d mut Diagnostics,
}

impl MacroPatterns<'_> {
    /// `pat` with what its variables are there for.
    fn scope(&mut self, pat: &Pat, asks: bool, scope: TokenStream) {
        if !asks {
            return;
        }
        let mut macros = Macros::default();
        macros.visit_pat(pat);
        if macros.0.is_empty() {
            return;
        }
        // Names in texts count as well: a format string names variables.
        let text = scope.to_string();
        for mac in macros.0 {
            let names = names_in(mac.tokens.clone(), &may_be_bound);
            if let Some(name) = names.iter().find(|name| text.contains(&name.to_string())) {
                self.diagnostics.report(
                    name,
                    Rule::MacroPattern {
                        name: name.to_string(),
                    },
                );
            }
        }
    }

    fn condition(&mut self, condition: &Expr, then: &Block) {
        let asks = contains::in_block(then) || contains::in_expr(condition);
        let mut lets = Lets::default();
        lets.visit_expr(condition);
        for pat in lets.0 {
            let (condition, then) = (condition.to_token_stream(), then.to_token_stream());
            // The pattern itself is no use of its names.
            let rest = condition
                .to_string()
                .replace(&pat.to_token_stream().to_string(), "");
            let rest: TokenStream = rest.parse().unwrap_or_default();
            self.scope(pat, asks, rest.into_iter().chain(then).collect());
        }
    }
}

impl<'ast> Visit<'ast> for MacroPatterns<'_> {
    fn visit_block(&mut self, block: &'ast Block) {
        for (index, stmt) in block.stmts.iter().enumerate() {
            if let Stmt::Local(local) = stmt {
                let rest = &block.stmts[index + 1..];
                let asks = rest.iter().any(contains::in_stmt);
                let rest = rest.iter().flat_map(ToTokens::to_token_stream).collect();
                self.scope(&local.pat, asks, rest);
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        let asks = contains::in_expr(&arm.body);
        self.scope(&arm.pat, asks, arm.body.to_token_stream());
        visit::visit_arm(self, arm);
    }

    fn visit_expr_for_loop(&mut self, repeat: &'ast ExprForLoop) {
        let asks = contains::in_block(&repeat.body);
        self.scope(&repeat.pat, asks, repeat.body.to_token_stream());
        visit::visit_expr_for_loop(self, repeat);
    }

    fn visit_expr_if(&mut self, choice: &'ast ExprIf) {
        self.condition(&choice.cond, &choice.then_branch);
        visit::visit_expr_if(self, choice);
    }

    fn visit_expr_while(&mut self, repeat: &'ast ExprWhile) {
        self.condition(&repeat.cond, &repeat.body);
        visit::visit_expr_while(self, repeat);
    }

    fn visit_item(&mut self, _: &'ast Item) {}
}

#[derive(Default)]
struct Macros<'a>(Vec<&'a Macro>);

impl<'a> Visit<'a> for Macros<'a> {
    fn visit_pat(&mut self, pat: &'a Pat) {
        match pat {
            Pat::Macro(pat) => self.0.push(&pat.mac),
            _ => visit::visit_pat(self, pat),
        }
    }

    fn visit_expr(&mut self, _: &'a Expr) {}
}

/// The patterns of a condition's `let`s.
#[derive(Default)]
struct Lets<'a>(Vec<&'a Pat>);

impl<'a> Visit<'a> for Lets<'a> {
    fn visit_expr_let(&mut self, binding: &'a syn::ExprLet) {
        self.0.push(&binding.pat);
    }

    fn visit_block(&mut self, _: &'a Block) {}
    fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
}
