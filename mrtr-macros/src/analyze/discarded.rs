//! Answers that are thrown away although a refusal would go unnoticed: a declined `confirm` is a `false`, and what
//! follows would run.

use syn::{
    Block, Expr, ExprAsync, ExprBreak, ExprCall, ExprClosure, ExprConst, ExprTryBlock, ExprUnsafe,
    Item, Label, Lifetime, Stmt,
    visit::{self, Visit},
};

use crate::parse::checkpoint;

/// An answer that nobody looks at.
pub(super) struct Discarded<'a> {
    /// What throws it away, without the semicolon.
    pub(super) place: &'a Expr,
    /// The function asked with.
    pub(super) asker: String,
}

/// The answers of `body` that are thrown away. `let _ = …`, `_ = …` and `drop(…)` say that it is meant.
pub(super) fn find(body: &Block) -> Vec<Discarded<'_>> {
    let mut finder = Finder::default();
    finder.visit_block(body);
    finder.found
}

/// Methods that look at an answer only to give another thing, which is thrown away here.
const IDLE: &[&str] = &[
    "as_ref",
    "clone",
    "err",
    "expect",
    "expect_err",
    "into",
    "is_err",
    "is_none",
    "is_ok",
    "is_some",
    "map_err",
    "not",
    "ok",
    "ok_or",
    "ok_or_else",
    "to_owned",
    "to_string",
    "unwrap",
    "unwrap_err",
    "unwrap_or",
    "unwrap_or_default",
    "unwrap_or_else",
];

/// Those of them that end the function, or the program, where there is no answer.
const ENDING: &[&str] = &["unwrap", "expect"];

/// A construct that `break` may give a value.
struct Target<'a> {
    label: Option<&'a Lifetime>,
    /// A `break` without a label ends it.
    repeats: bool,
    /// Its value is thrown away.
    discarded: bool,
}

#[derive(Default)]
struct Finder<'a> {
    found: Vec<Discarded<'a>>,
    targets: Vec<Target<'a>>,
}

impl<'a> Finder<'a> {
    /// Visits `expr`, whose value is thrown away.
    fn discard(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Paren(inner) => self.discard(&inner.expr),
            Expr::Group(inner) => self.discard(&inner.expr),
            Expr::Unary(inner) => self.discard(&inner.expr),
            Expr::Reference(inner) => self.discard(&inner.expr),
            Expr::Cast(inner) => self.discard(&inner.expr),
            Expr::Tuple(inner) => inner.elems.iter().for_each(|expr| self.discard(expr)),
            Expr::Array(inner) => inner.elems.iter().for_each(|expr| self.discard(expr)),
            Expr::Binary(inner) if is_lazy(&inner.op) => {
                self.visit_expr(&inner.left);
                self.discard(&inner.right);
            }
            Expr::Binary(inner) if compares(&inner.op) => {
                self.discard(&inner.left);
                self.discard(&inner.right);
            }
            Expr::If(choice) => {
                self.visit_expr(&choice.cond);
                self.block(&choice.then_branch, true);
                if let Some((_, otherwise)) = &choice.else_branch {
                    self.discard(otherwise);
                }
            }
            Expr::Match(choice) => {
                self.visit_expr(&choice.expr);
                for arm in &choice.arms {
                    self.visit_pat(&arm.pat);
                    self.discard(&arm.body);
                }
            }
            Expr::Block(inner) => {
                self.within(inner.label.as_ref(), false, true, |this| {
                    this.block(&inner.block, true);
                });
            }
            Expr::Loop(repeat) => self.within(repeat.label.as_ref(), true, true, |this| {
                this.block(&repeat.body, false);
            }),
            Expr::Try(_) | Expr::MethodCall(_) | Expr::Await(_) => {
                if let Some(asker) = answer(expr) {
                    self.found.push(Discarded { place: expr, asker });
                }
                visit::visit_expr(self, expr);
            }
            _ => self.visit_expr(expr),
        }
    }

    /// Visits a block whose value is thrown away, or used.
    fn block(&mut self, block: &'a Block, discarded: bool) {
        for stmt in &block.stmts {
            match stmt {
                Stmt::Expr(expr, Some(_)) => self.discard(expr),
                Stmt::Expr(expr, None) if discarded => self.discard(expr),
                _ => visit::visit_stmt(self, stmt),
            }
        }
    }

    fn within(
        &mut self,
        label: Option<&'a Label>,
        repeats: bool,
        discarded: bool,
        visit: impl FnOnce(&mut Self),
    ) {
        self.targets.push(Target {
            label: label.map(|label| &label.name),
            repeats,
            discarded,
        });
        visit(self);
        self.targets.pop();
    }
}

impl<'a> Visit<'a> for Finder<'a> {
    fn visit_block(&mut self, block: &'a Block) {
        self.block(block, false);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Block(inner) => self.within(inner.label.as_ref(), false, false, |this| {
                visit::visit_expr(this, expr);
            }),
            Expr::Loop(repeat) => self.within(repeat.label.as_ref(), true, false, |this| {
                visit::visit_expr(this, expr);
            }),
            Expr::While(repeat) => self.within(repeat.label.as_ref(), true, false, |this| {
                visit::visit_expr(this, expr);
            }),
            Expr::ForLoop(repeat) => self.within(repeat.label.as_ref(), true, false, |this| {
                visit::visit_expr(this, expr);
            }),
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_expr_break(&mut self, leave: &'a ExprBreak) {
        let Some(value) = &leave.expr else { return };
        let target = self.targets.iter().rev().find(|target| match &leave.label {
            Some(label) => target.label == Some(label),
            None => target.repeats,
        });
        if target.is_some_and(|target| target.discarded) {
            self.discard(value);
        } else {
            self.visit_expr(value);
        }
    }

    // A question in one of these is an error for being there.
    fn visit_expr_closure(&mut self, _: &'a ExprClosure) {}
    fn visit_expr_async(&mut self, _: &'a ExprAsync) {}
    fn visit_expr_unsafe(&mut self, _: &'a ExprUnsafe) {}
    fn visit_expr_const(&mut self, _: &'a ExprConst) {}
    fn visit_expr_try_block(&mut self, _: &'a ExprTryBlock) {}
    fn visit_item(&mut self, _: &'a Item) {}
}

/// The asker whose answer `expr` gives, or something of no more use, where a refusal would go unnoticed.
fn answer(expr: &Expr) -> Option<String> {
    let (mut expr, mut ends) = (expr, false);
    loop {
        expr = match expr {
            Expr::Paren(inner) => &inner.expr,
            Expr::Group(inner) => &inner.expr,
            Expr::Try(inner) => {
                ends = true;
                &inner.expr
            }
            Expr::MethodCall(call) if IDLE.iter().any(|name| call.method == name) => {
                ends |= ENDING.iter().any(|name| call.method == name);
                &call.receiver
            }
            Expr::Await(wait) => {
                let (name, call) = checkpoint::asker(&wait.base)?;
                let name = name.to_string();
                return goes_unnoticed(&name, call, ends).then_some(name);
            }
            _ => return None,
        };
    }
}

/// Whether a refusal of this question would go unnoticed; `ends`: where there is no answer, the function ends.
fn goes_unnoticed(name: &str, call: &ExprCall, ends: bool) -> bool {
    match name {
        "call" | "checkpoint" => false,
        "confirm" | "ask_each" => true,
        "ask_all" if ends => {
            let mut members = checkpoint::members(call).peekable();
            // Of questions made elsewhere nobody can tell.
            members.peek().is_none()
                || members.any(|member| {
                    checkpoint::asker(member).is_none_or(|(name, _)| name == "confirm")
                })
        }
        _ => !ends,
    }
}

fn is_lazy(op: &syn::BinOp) -> bool {
    matches!(op, syn::BinOp::And(_) | syn::BinOp::Or(_))
}

fn compares(op: &syn::BinOp) -> bool {
    use syn::BinOp;
    matches!(
        op,
        BinOp::Eq(_)
            | BinOp::Ne(_)
            | BinOp::Lt(_)
            | BinOp::Le(_)
            | BinOp::Gt(_)
            | BinOp::Ge(_)
            | BinOp::BitAnd(_)
            | BinOp::BitOr(_)
            | BinOp::BitXor(_)
    )
}
