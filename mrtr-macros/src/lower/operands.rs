//! Operands: takes checkpoints out of the middle of an expression without changing its order of evaluation.
//!
//! Operands before the last one that holds a checkpoint are bound to temporaries, unless evaluating them
//! later makes no difference (literals, borrows of plain places, variables that cannot change meanwhile).

use syn::{BinOp, Expr, UnOp};

use super::{Before, Lowering, contains, patterns, span_of, syntax};
use crate::{parse::checkpoint, rules::Rule, tree::Node};

impl Lowering<'_> {
    /// The value of `expr` as an expression without checkpoints, evaluated here if it holds one.
    pub(super) fn operand(
        &mut self,
        expr: &Expr,
        bound_to: Option<&syn::Pat>,
        before: &mut Before,
    ) -> Expr {
        if !contains::in_expr(expr) {
            return expr.clone();
        }
        match self.node(expr, bound_to, before) {
            // Diverging expressions have no value to bind.
            Node::Plain(plain @ (Expr::Return(_) | Expr::Break(_) | Expr::Continue(_))) => plain,
            Node::Plain(value) => {
                let value = self.lasting(&value, before);
                self.temporary(Node::Plain(value), span_of(expr), before)
            }
            // What is most often missing behind a question is a `?`, and rustc proposes to add it after this place.
            node @ Node::Checkpoint(id) => {
                let at = self.checkpoints[id].span;
                self.temporary(node, at, before)
            }
            node => self.temporary(node, span_of(expr), before),
        }
    }

    /// Like [`Self::operand`], for a place whose parts the construct borrows or moves out of (`match`, `for`).
    pub(super) fn operand_in_place(&mut self, expr: &Expr, before: &mut Before) -> Expr {
        match expr {
            Expr::Field(_) | Expr::Index(_) | Expr::Reference(_) if contains::in_expr(expr) => {
                self.operands(expr, before)
            }
            // The temporaries of a head live as long as what it heads.
            Expr::Call(_) | Expr::MethodCall(_)
                if contains::in_expr(expr) && !contains::literal(expr) =>
            {
                self.operands(expr, before)
            }
            // Elsewhere they stay: a struct literal must not stand before a block without them.
            Expr::Paren(paren) if contains::in_expr(expr) => {
                self.operand_in_place(&paren.expr, before)
            }
            _ => self.operand(expr, None, before),
        }
    }

    /// `expr` with every operand that holds a checkpoint replaced by a temporary.
    #[expect(clippy::too_many_lines, reason = "one arm per kind of expression")]
    pub(super) fn operands(&mut self, expr: &Expr, before: &mut Before) -> Expr {
        if !contains::in_expr(expr) {
            return expr.clone();
        }
        let mut expr = expr.clone();
        match &mut expr {
            Expr::Paren(paren) => *paren.expr = self.operands(&paren.expr, before),
            Expr::Group(group) => *group.expr = self.operands(&group.expr, before),
            // The checkpoint itself is a node, not an operand.
            Expr::Await(wait) if checkpoint::awaited(wait).is_some() => {
                return self.operand(&expr, None, before);
            }
            Expr::Await(wait) => *wait.base = self.operands(&wait.base, before),
            Expr::Try(attempt) => {
                *attempt.expr = self.last_operand(&attempt.expr, None, before);
            }
            Expr::Cast(cast) => *cast.expr = self.last_operand(&cast.expr, None, before),
            Expr::Unary(unary) => {
                *unary.expr = match unary.op {
                    UnOp::Deref(_) => self.place(&unary.expr, false, before),
                    _ => self.last_operand(&unary.expr, None, before),
                };
            }
            Expr::Reference(reference) => {
                *reference.expr = self.place(&reference.expr, false, before);
            }
            Expr::RawAddr(address) => {
                *address.expr = self.place(&address.expr, false, before);
            }
            Expr::Field(field) => *field.base = self.place(&field.base, false, before),
            Expr::Index(_) => return self.place(&expr, false, before),
            Expr::Repeat(repeat) => {
                *repeat.expr = self.operand(&repeat.expr, None, before);
            }
            Expr::Return(exit) => self.optional(exit.expr.as_deref_mut(), before),
            Expr::Break(exit) => self.optional(exit.expr.as_deref_mut(), before),
            Expr::Array(array) => self.in_order(array.elems.iter_mut(), before),
            Expr::Tuple(tuple) => self.in_order(tuple.elems.iter_mut(), before),
            Expr::Struct(literal) => {
                for field in &mut literal.fields {
                    // A shorthand field may become `name: temporary`.
                    field
                        .colon_token
                        .get_or_insert_with(|| syn::Token![:](span_of(&field.expr)));
                }
                let rest = literal.rest.as_deref_mut();
                self.in_order(
                    literal
                        .fields
                        .iter_mut()
                        .map(|field| &mut field.expr)
                        .chain(rest),
                    before,
                );
            }
            Expr::Range(range) => {
                self.in_order(
                    range
                        .start
                        .as_deref_mut()
                        .into_iter()
                        .chain(range.end.as_deref_mut()),
                    before,
                );
            }
            Expr::Call(call) => {
                if contains::in_expr(&call.func) {
                    *call.func = self.operand(&call.func, None, before);
                } else if !matches!(&*call.func, Expr::Path(_))
                    && call.args.iter().any(contains::in_expr)
                {
                    *call.func = self.stable(&call.func, &[], before);
                }
                self.in_order(call.args.iter_mut(), before);
            }
            Expr::MethodCall(call) => {
                *call.receiver = self.receiver(&call.receiver, &call.args, before);
                self.in_order(call.args.iter_mut(), before);
            }
            Expr::Binary(binary) => {
                if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) {
                    return self.operand(&expr, None, before);
                }
                if compares(&binary.op) && contains::in_expr(&binary.right) {
                    // A comparison borrows its operands.
                    if !contains::in_expr(&binary.left) {
                        *binary.left = self.compared(&binary.left, &binary.right, before);
                    }
                    *binary.left = self.operand_or_borrow(&binary.left, before);
                    *binary.right = self.operand_or_borrow(&binary.right, before);
                } else if assigns(&binary.op) {
                    if contains::in_expr(&binary.right) && does_work(&binary.left) {
                        self.diagnostics
                            .report(&binary.left, Rule::CompoundAssignment);
                    }
                    *binary.right = if contains::in_expr(&binary.left) {
                        self.operand(&binary.right, None, before)
                    } else {
                        self.last_operand(&binary.right, None, before)
                    };
                    *binary.left = self.place(&binary.left, false, before);
                } else {
                    self.in_order([&mut *binary.left, &mut *binary.right].into_iter(), before);
                }
            }
            // Constructs with a body of their own.
            Expr::If(_)
            | Expr::Match(_)
            | Expr::Block(_)
            | Expr::Loop(_)
            | Expr::While(_)
            | Expr::ForLoop(_)
            | Expr::Assign(_) => return self.operand(&expr, None, before),
            // What is no expression of stable Rust stays as it is, for rustc to judge.
            _ => {}
        }
        expr
    }

    fn optional(&mut self, expr: Option<&mut Expr>, before: &mut Before) {
        if let Some(expr) = expr {
            *expr = self.operand(expr, None, before);
        }
    }

    /// Operands that are evaluated from left to right.
    pub(super) fn in_order<'e>(
        &mut self,
        operands: impl Iterator<Item = &'e mut Expr>,
        before: &mut Before,
    ) {
        let mut operands: Vec<&mut Expr> = operands.collect();
        let Some(last) = operands
            .iter()
            .rposition(|operand| contains::in_expr(operand))
        else {
            return;
        };
        for index in 0..=last {
            let (head, tail) = operands.split_at_mut(index + 1);
            let operand = &mut *head[index];
            *operand = if contains::in_expr(operand) && index == last {
                self.last_operand(operand, None, before)
            } else if contains::in_expr(operand) {
                self.operand_or_borrow(operand, before)
            } else {
                let later: Vec<&Expr> = tail[..last - index].iter().map(|expr| &**expr).collect();
                self.stable(operand, &later, before)
            };
        }
    }

    /// The last operand that holds a checkpoint. What is called in it behind the checkpoint is called in its place, and
    /// what that makes lives to the end of the statement.
    pub(super) fn last_operand(
        &mut self,
        expr: &Expr,
        bound_to: Option<&syn::Pat>,
        before: &mut Before,
    ) -> Expr {
        match expr {
            Expr::Call(_) | Expr::MethodCall(_) | Expr::Reference(_) => self.operands(expr, before),
            _ => self.operand(expr, bound_to, before),
        }
    }

    /// An operand that holds a checkpoint; `&ask(..)` stays a borrow, of a temporary that outlives the statement.
    fn operand_or_borrow(&mut self, expr: &Expr, before: &mut Before) -> Expr {
        match expr {
            _ if !contains::in_expr(expr) => expr.clone(),
            Expr::Reference(_) => self.operands(expr, before),
            _ => self.operand(expr, None, before),
        }
    }
}

pub(super) fn assigns(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

fn compares(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_)
    )
}

/// Whether evaluating a place runs code that could be seen.
fn does_work(place: &Expr) -> bool {
    match place {
        Expr::Path(_) | Expr::Lit(_) => false,
        Expr::Field(field) => does_work(&field.base),
        Expr::Paren(paren) => does_work(&paren.expr),
        Expr::Unary(unary) => does_work(&unary.expr),
        Expr::Index(index) => does_work(&index.expr) || does_work(&index.index),
        _ => true,
    }
}

impl Lowering<'_> {
    /// `a && b`, `a || b` with a checkpoint: an `if` that says the same.
    pub(super) fn lazy_node(&mut self, binary: &syn::ExprBinary, before: &mut Before) -> Node {
        let and = matches!(binary.op, BinOp::And(_));
        let condition = self.operand(&binary.left, None, before);
        if !contains::in_expr(&binary.right) {
            let mut binary = binary.clone();
            binary.left = Box::new(condition);
            return Node::Plain(Expr::Binary(binary));
        }
        let span = span_of(&binary.left);
        let rest = self.body(&binary.right);
        let constant = Node::Plain(syntax::boolean(!and, span));
        let (then, otherwise) = if and {
            (rest, constant)
        } else {
            (constant, rest)
        };
        Node::If {
            condition,
            origin: None,
            binds: Vec::new(),
            then: self.as_block(then),
            otherwise: Some(Box::new(otherwise)),
        }
    }

    /// Whether a pattern's variables may be borrowed again after a resume: none of them can change.
    pub(super) fn fixed_pattern(pat: &syn::Pat) -> bool {
        !patterns::mutates(pat)
    }
}
