//! Whether a variable may be used in the rest of an `if`.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::{
    Arm, Block, Expr, ExprClosure, ExprForLoop, ExprIf, ExprLet, ExprPath, ExprWhile, Item, Macro,
    Pat, Stmt,
    visit::{self, Visit},
};

use super::patterns;
use crate::captures::captures;

/// Whether `name` is used in these clauses or in the branch that they lead to. The arguments of macros may use what they
/// name; what an inner variable hides is not used.
pub(super) fn mentioned(name: &Ident, clauses: &[Expr], then: &Block) -> bool {
    let mut mentions = Mentions { name, found: false };
    if !clauses.iter().any(|clause| mentions.hidden_by(clause)) {
        mentions.visit_block(then);
    }
    mentions.found
}

struct Mentions<'n> {
    name: &'n Ident,
    found: bool,
}

impl Mentions<'_> {
    fn binds(&self, pat: &Pat) -> bool {
        patterns::names(pat)
            .iter()
            .any(|variable| variable.ident == *self.name && !variable.by_macro)
    }

    /// Visits a condition; whether it takes the name from what comes behind it.
    fn hidden_by(&mut self, condition: &Expr) -> bool {
        match condition {
            Expr::Let(ExprLet { pat, expr, .. }) => {
                self.visit_expr(expr);
                self.binds(pat)
            }
            Expr::Binary(chain) if matches!(chain.op, syn::BinOp::And(_)) => {
                self.hidden_by(&chain.left) || self.hidden_by(&chain.right)
            }
            _ => {
                self.visit_expr(condition);
                false
            }
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(ident) => self.found |= ident == *self.name,
                TokenTree::Literal(literal) => {
                    let name = self.name.to_string();
                    let plain = name.strip_prefix("r#").unwrap_or(&name);
                    self.found |= captures(&literal.to_string())
                        .iter()
                        .any(|captured| captured == plain);
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Mentions<'_> {
    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        self.found |= path.path.is_ident(self.name);
    }

    fn visit_block(&mut self, block: &'ast Block) {
        for stmt in &block.stmts {
            visit::visit_stmt(self, stmt);
            if matches!(stmt, Stmt::Local(local) if self.binds(&local.pat)) {
                return;
            }
        }
    }

    fn visit_expr_if(&mut self, choice: &'ast ExprIf) {
        if !self.hidden_by(&choice.cond) {
            self.visit_block(&choice.then_branch);
        }
        if let Some((_, otherwise)) = &choice.else_branch {
            self.visit_expr(otherwise);
        }
    }

    fn visit_expr_while(&mut self, repeat: &'ast ExprWhile) {
        if !self.hidden_by(&repeat.cond) {
            self.visit_block(&repeat.body);
        }
    }

    fn visit_expr_for_loop(&mut self, repeat: &'ast ExprForLoop) {
        self.visit_expr(&repeat.expr);
        if !self.binds(&repeat.pat) {
            self.visit_block(&repeat.body);
        }
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if !self.binds(&arm.pat) {
            visit::visit_arm(self, arm);
        }
    }

    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        if !closure.inputs.iter().any(|input| self.binds(input)) {
            visit::visit_expr_closure(self, closure);
        }
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        self.tokens(mac.tokens.clone());
    }

    fn visit_item(&mut self, _: &'ast Item) {}
}
