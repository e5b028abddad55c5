//! Questions that are used as if they were their answers.

use std::collections::HashMap;

use proc_macro2::Ident;
use syn::{
    BinOp, Block, Expr, ExprAwait, ExprBinary, ExprCall, ExprIf, ExprMatch, ExprTry, ExprUnary,
    ExprWhile, Local, Pat, Type, UnOp,
    visit::{self, Visit},
};

use crate::parse::checkpoint;

/// The askers of `body` that lack an `.await`: a question that stands where only its answer can, or that is stored
/// and awaited later.
///
/// A question that goes elsewhere (into a batch, to a function) is left to the compiler.
pub(super) fn find(body: &Block) -> Vec<&Ident> {
    let mut finder = Unawaited::default();
    finder.visit_block(body);
    finder.found
}

#[derive(Default)]
struct Unawaited<'a> {
    found: Vec<&'a Ident>,
    /// Variables that hold a question.
    stored: HashMap<&'a Ident, &'a Ident>,
}

impl<'a> Unawaited<'a> {
    /// `expr` stands where a question cannot.
    fn answered(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Paren(paren) => self.answered(&paren.expr),
            Expr::Group(group) => self.answered(&group.expr),
            _ => {
                if let Some((name, call)) = checkpoint::asker(expr)
                    && is_ours(name, call)
                {
                    self.found.push(name);
                }
            }
        }
    }
}

/// `call` is a name many have for a function of their own; ours takes a call.
pub(super) fn is_ours(name: &Ident, call: &ExprCall) -> bool {
    name != "call" || matches!(call.args.first(), Some(Expr::Call(_)))
}

impl<'a> Visit<'a> for Unawaited<'a> {
    fn visit_expr_try(&mut self, expr: &'a ExprTry) {
        self.answered(&expr.expr);
        visit::visit_expr_try(self, expr);
    }

    fn visit_expr_if(&mut self, expr: &'a ExprIf) {
        self.answered(&expr.cond);
        visit::visit_expr_if(self, expr);
    }

    fn visit_expr_while(&mut self, expr: &'a ExprWhile) {
        self.answered(&expr.cond);
        visit::visit_expr_while(self, expr);
    }

    fn visit_expr_match(&mut self, expr: &'a ExprMatch) {
        self.answered(&expr.expr);
        visit::visit_expr_match(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'a ExprUnary) {
        if matches!(expr.op, UnOp::Not(_)) {
            self.answered(&expr.expr);
        }
        visit::visit_expr_unary(self, expr);
    }

    fn visit_expr_binary(&mut self, expr: &'a ExprBinary) {
        if matches!(
            expr.op,
            BinOp::And(_) | BinOp::Or(_) | BinOp::Eq(_) | BinOp::Ne(_)
        ) {
            self.answered(&expr.left);
            self.answered(&expr.right);
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_local(&mut self, local: &'a Local) {
        visit::visit_local(self, local);
        let Some(init) = &local.init else { return };
        let Some((asker, _)) = checkpoint::asker(&init.expr) else {
            return;
        };
        match &local.pat {
            Pat::Ident(name) => {
                self.stored.insert(&name.ident, asker);
            }
            Pat::Type(typed) if is_answer(&typed.ty) => self.answered(&init.expr),
            _ => {}
        }
    }

    fn visit_expr_await(&mut self, expr: &'a ExprAwait) {
        if let Expr::Path(path) = &*expr.base
            && let Some(name) = path.path.get_ident()
            && let Some(asker) = self.stored.remove(name)
        {
            self.found.push(asker);
        }
        visit::visit_expr_await(self, expr);
    }
}

/// Whether a type is one of the standard library's that an answer can have. Only what is sure: an author's type may
/// have any name.
fn is_answer(ty: &Type) -> bool {
    const PLAIN: &[&str] = &[
        "bool", "String", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64",
    ];
    const GENERIC: &[&str] = &["Vec", "Option", "Result"];
    let Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last() else {
        return false;
    };
    let name = last.ident.to_string();
    if last.arguments.is_none() {
        PLAIN.contains(&name.as_str())
    } else {
        GENERIC.contains(&name.as_str())
    }
}
