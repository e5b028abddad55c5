//! Code, and where it leads.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    Expr, ExprAsync, ExprBreak, ExprClosure, ExprForLoop, ExprLoop, ExprWhile, Item, Label, Macro, Stmt,
    visit::{self, Visit},
};

/// A piece of the output.
#[derive(Debug)]
pub(super) struct Piece {
    pub(super) tokens: TokenStream,
    /// Whether control can come out at its end. Where it cannot, what follows is left out.
    pub(super) falls: bool,
    pub(super) breaks: Breaks,
}

/// The `break`s in a piece that leave it.
#[derive(Debug, Default)]
pub(super) struct Breaks {
    /// One without a label.
    innermost: bool,
    labels: BTreeSet<String>,
    /// A macro that may hold any.
    any: bool,
}

impl Breaks {
    pub(super) fn join(&mut self, other: Self) {
        self.innermost |= other.innermost;
        self.any |= other.any;
        self.labels.extend(other.labels);
    }

    /// Takes out those that leave a loop with this label; whether there were any.
    pub(super) fn caught_by_loop(&mut self, label: Option<&Label>) -> bool {
        let innermost = std::mem::take(&mut self.innermost);
        self.caught_by_label(label) || innermost || self.any
    }

    /// Takes out those that leave a block with this label; whether there were any.
    pub(super) fn caught_by_label(&mut self, label: Option<&Label>) -> bool {
        label.is_some_and(|label| self.labels.remove(&label.name.to_string()) || self.any)
    }
}

/// The breaks that leave `expr`.
pub(super) fn breaks_of_expr(expr: &Expr) -> Breaks {
    let mut finder = Finder::default();
    finder.visit_expr(expr);
    finder.breaks
}

/// The breaks that leave `stmt`.
pub(super) fn breaks_of_stmt(stmt: &Stmt) -> Breaks {
    let mut finder = Finder::default();
    finder.visit_stmt(stmt);
    finder.breaks
}

#[derive(Default)]
struct Finder {
    breaks: Breaks,
    loops: usize,
}

impl Finder {
    fn in_loop(&mut self, visit: impl FnOnce(&mut Self)) {
        self.loops += 1;
        visit(self);
        self.loops -= 1;
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_expr_break(&mut self, expr: &'ast ExprBreak) {
        match &expr.label {
            // One that an inner loop of the same name catches only costs some dead code.
            Some(label) => {
                self.breaks.labels.insert(label.to_string());
            }
            None => self.breaks.innermost |= self.loops == 0,
        }
        visit::visit_expr_break(self, expr);
    }

    fn visit_expr_loop(&mut self, expr: &'ast ExprLoop) {
        self.in_loop(|this| visit::visit_expr_loop(this, expr));
    }

    fn visit_expr_while(&mut self, expr: &'ast ExprWhile) {
        self.in_loop(|this| visit::visit_expr_while(this, expr));
    }

    fn visit_expr_for_loop(&mut self, expr: &'ast ExprForLoop) {
        self.in_loop(|this| visit::visit_expr_for_loop(this, expr));
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        self.breaks.any |= has_break(mac.tokens.clone());
    }

    fn visit_expr_closure(&mut self, _: &'ast ExprClosure) {}
    fn visit_expr_async(&mut self, _: &'ast ExprAsync) {}
    fn visit_item(&mut self, _: &'ast Item) {}
}

fn has_break(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => has_break(group.stream()),
        TokenTree::Ident(ident) => ident == "break",
        _ => false,
    })
}
