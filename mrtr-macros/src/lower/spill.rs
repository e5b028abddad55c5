//! Spills operands: an operand before a checkpoint in the text is evaluated before the checkpoint, into a variable.

use quote::ToTokens;
use syn::{
    Expr, ExprAssign, ExprBinary, ExprMethodCall, ExprReference, Ident, Pat, Token, UnOp,
    punctuated::Punctuated,
    visit::{self, Visit},
};

use super::{Before, Lowering, contains, loops::root, operands::assigns, patterns, span_of};
use crate::tree::Node;

impl Lowering<'_> {
    /// `expr` such that evaluating it after `later` gives what evaluating it now gives.
    pub(super) fn stable(&mut self, expr: &Expr, later: &[&Expr], before: &mut Before) -> Expr {
        match expr {
            Expr::Lit(_) | Expr::Infer(_) => expr.clone(),
            Expr::Paren(paren) => self.stable(&paren.expr, later, before),
            // By value a variable is copied or moved, so a later operand that names it can only change a copy.
            Expr::Path(path) => match path.path.get_ident() {
                Some(ident) if self.may_change(ident, later) => self.spilled(expr, before),
                _ => expr.clone(),
            },
            Expr::Closure(closure) => {
                if closure.capture.is_some() && self.captures_what_changes(expr, later) {
                    return self.spilled(expr, before);
                }
                expr.clone()
            }
            Expr::Reference(reference) => {
                let mut reference = reference.clone();
                *reference.expr = self.place(&reference.expr, true, before);
                Expr::Reference(reference)
            }
            Expr::Unary(unary) if matches!(*unary.expr, Expr::Lit(_)) => expr.clone(),
            // serde has no `RangeFull`, and the bounds are what matters.
            Expr::Range(range) => {
                let mut range = range.clone();
                for bound in [&mut range.start, &mut range.end].into_iter().flatten() {
                    **bound = self.stable(bound, later, before);
                }
                Expr::Range(range)
            }
            _ => self.spilled(expr, before),
        }
    }

    /// The receiver of a method call with these arguments.
    pub(super) fn receiver(
        &mut self,
        receiver: &Expr,
        arguments: &Punctuated<Expr, Token![,]>,
        before: &mut Before,
    ) -> Expr {
        let later = arguments.iter().any(contains::in_expr);
        // If an argument changes it, it is not borrowed meanwhile but was copied.
        if later
            && !contains::in_expr(receiver)
            && let Some(root) = root(receiver)
            && arguments.iter().any(|argument| changes(argument, root))
        {
            return self.spilled(receiver, before);
        }
        self.place(receiver, later, before)
    }

    /// The left operand of a comparison whose right one holds a checkpoint.
    pub(super) fn compared(&mut self, left: &Expr, right: &Expr, before: &mut Before) -> Expr {
        match root(left) {
            Some(root) if changes(right, root) => self.spilled(left, before),
            _ if is_place(left) => self.place(left, true, before),
            _ => self.stable(left, &[right], before),
        }
    }

    /// Whether evaluating `head` may change a variable whose name `pat` is about to take. Both may have to be saved at a
    /// question behind it, and then the hidden one is borrowed before its name is gone; but not before it is changed.
    pub(super) fn changes_what_it_hides(&self, pat: &Pat, head: &Expr) -> bool {
        !is_place(head)
            && patterns::names(pat).iter().any(|variable| {
                self.may_be_mutable(&variable.ident.to_string())
                    && may_change(head, &variable.ident)
            })
    }

    /// A place expression: the variable at its root stays where it is, what is computed on the way becomes a
    /// temporary if it holds a checkpoint or, with `settle`, if a later operand does.
    pub(super) fn place(&mut self, expr: &Expr, settle: bool, before: &mut Before) -> Expr {
        let asks = contains::in_expr(expr);
        let mut expr = expr.clone();
        match &mut expr {
            Expr::Path(_) => {}
            Expr::Paren(paren) => return self.place(&paren.expr, settle, before),
            Expr::Field(field) => *field.base = self.place(&field.base, settle, before),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => {
                *unary.expr = self.place(&unary.expr, settle, before);
            }
            // `*&f()`: what is behind the borrow can travel, the borrow cannot.
            Expr::Reference(borrow) if borrow.mutability.is_none() => {
                *borrow.expr = self.place(&borrow.expr, settle, before);
            }
            Expr::Index(index) => {
                let later = settle || contains::in_expr(&index.index);
                *index.expr = self.place(&index.expr, later, before);
                if contains::in_expr(&index.index) {
                    *index.index = self.operand(&index.index, None, before);
                } else if settle {
                    *index.index = self.index(&index.index, before);
                }
            }
            _ if asks && settle => return self.operand(&expr, None, before),
            // It lives as long as the statement it stands in.
            _ if asks => return self.operands(&expr, before),
            Expr::Lit(_) => {}
            _ if settle => return self.spilled(&expr, before),
            _ => {}
        }
        expr
    }

    /// An index that a later operand must not change.
    fn index(&mut self, index: &Expr, before: &mut Before) -> Expr {
        match index {
            Expr::Path(path)
                if path
                    .path
                    .get_ident()
                    .is_some_and(|name| self.may_be_mutable(&name.to_string())) =>
            {
                self.spilled(index, before)
            }
            _ => self.stable(index, &[], before),
        }
    }

    /// The value of `expr`, evaluated here.
    fn spilled(&mut self, expr: &Expr, before: &mut Before) -> Expr {
        let lasting = self.lasting(expr, before);
        self.temporary(Node::Plain(lasting), span_of(expr), before)
    }

    /// `expr` with the temporaries its value may borrow from bound to names: they live to the end of the statement
    /// they are written in, which is not the one they are moved to.
    pub(super) fn lasting(&mut self, expr: &Expr, before: &mut Before) -> Expr {
        let mut expr = expr.clone();
        match &mut expr {
            Expr::MethodCall(call) => {
                *call.receiver = self.lasting_place(&call.receiver, before);
                self.lasting_arguments(&mut call.args, before);
            }
            Expr::Call(call) => self.lasting_arguments(&mut call.args, before),
            Expr::Reference(reference) => {
                *reference.expr = self.lasting_place(&reference.expr, before);
            }
            Expr::Paren(paren) => return self.lasting(&paren.expr, before),
            Expr::Field(field) => *field.base = self.lasting_place(&field.base, before),
            _ => {}
        }
        expr
    }

    fn lasting_place(&mut self, expr: &Expr, before: &mut Before) -> Expr {
        match expr {
            Expr::Array(_)
            | Expr::Await(_)
            | Expr::Binary(_)
            | Expr::Block(_)
            | Expr::Call(_)
            | Expr::Cast(_)
            | Expr::If(_)
            | Expr::Macro(_)
            | Expr::Match(_)
            | Expr::MethodCall(_)
            | Expr::Repeat(_)
            | Expr::Struct(_)
            | Expr::Tuple(_) => self.spilled(expr, before),
            Expr::Paren(paren) => self.lasting_place(&paren.expr, before),
            Expr::Try(attempt) if !self.is_the_authors(&attempt.expr) => self.spilled(expr, before),
            Expr::Field(_) => self.lasting(expr, before),
            _ => expr.clone(),
        }
    }

    /// Whether `expr` is a variable that is not an operand.
    fn is_the_authors(&self, expr: &Expr) -> bool {
        let Expr::Path(path) = expr else { return false };
        !path.path.get_ident().is_some_and(|name| self.is_own(name))
    }

    fn lasting_arguments(
        &mut self,
        arguments: &mut Punctuated<Expr, Token![,]>,
        before: &mut Before,
    ) {
        let Some(last) = arguments.iter().rposition(borrows_a_temporary) else {
            return;
        };
        for argument in arguments.iter_mut().take(last + 1) {
            *argument = if borrows_a_temporary(argument) {
                self.lasting(argument, before)
            } else {
                self.stable(argument, &[], before)
            };
        }
    }

    /// Whether the variable `name` may have another value once `later` has been evaluated.
    fn may_change(&self, name: &Ident, later: &[&Expr]) -> bool {
        self.may_be_mutable(&name.to_string())
            && later.iter().any(|expr| mentions(expr, &name.to_string()))
    }

    fn captures_what_changes(&self, closure: &Expr, later: &[&Expr]) -> bool {
        self.mutable
            .iter()
            .chain(&self.given_to_macros)
            .any(|name| mentions(closure, name) && later.iter().any(|expr| mentions(expr, name)))
    }
}

/// Whether the value of `expr` may borrow from something that `expr` makes.
fn borrows_a_temporary(expr: &Expr) -> bool {
    match expr {
        Expr::Reference(borrow) => !is_place(&borrow.expr) && !matches!(*borrow.expr, Expr::Lit(_)),
        Expr::MethodCall(call) => {
            !is_place(&call.receiver) || call.args.iter().any(borrows_a_temporary)
        }
        Expr::Call(call) => call.args.iter().any(borrows_a_temporary),
        Expr::Paren(paren) => borrows_a_temporary(&paren.expr),
        _ => false,
    }
}

/// Whether `expr` names something that is there anyway.
fn is_place(expr: &Expr) -> bool {
    match expr {
        Expr::Path(_) => true,
        Expr::Field(field) => is_place(&field.base),
        Expr::Index(index) => is_place(&index.expr),
        Expr::Paren(paren) => is_place(&paren.expr),
        Expr::Unary(unary) => matches!(unary.op, UnOp::Deref(_)),
        _ => false,
    }
}

/// Whether `name` occurs in `expr` at all.
fn mentions(expr: &Expr, name: &str) -> bool {
    struct Mentions<'n>(&'n str, bool);
    impl<'ast> Visit<'ast> for Mentions<'_> {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            self.1 |= ident == self.0;
        }
        fn visit_macro(&mut self, mac: &'ast syn::Macro) {
            // Format strings can name it without an identifier.
            self.1 |= mac.to_token_stream().to_string().contains(self.0);
            visit::visit_macro(self, mac);
        }
    }
    let mut finder = Mentions(name, false);
    finder.visit_expr(expr);
    finder.1
}

/// Whether `expr` writes to the variable `name` or borrows it for that.
fn changes(expr: &Expr, name: &Ident) -> bool {
    Changes::of(name, false).are_in(expr)
}

/// The same, taking every method that is called on it for one that may.
fn may_change(expr: &Expr, name: &Ident) -> bool {
    Changes::of(name, true).are_in(expr)
}

struct Changes<'n> {
    name: &'n Ident,
    /// Whether a method call is a change.
    calls: bool,
    found: bool,
}

impl<'n> Changes<'n> {
    fn of(name: &'n Ident, calls: bool) -> Self {
        Self {
            name,
            calls,
            found: false,
        }
    }

    fn are_in(mut self, expr: &Expr) -> bool {
        self.visit_expr(expr);
        self.found
    }
}

impl<'ast> Visit<'ast> for Changes<'_> {
    fn visit_expr_assign(&mut self, assign: &'ast ExprAssign) {
        self.found |= mentions(&assign.left, &self.name.to_string());
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        self.found |= assigns(&binary.op) && root(&binary.left) == Some(self.name);
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_reference(&mut self, borrow: &'ast ExprReference) {
        self.found |= borrow.mutability.is_some() && root(&borrow.expr) == Some(self.name);
        visit::visit_expr_reference(self, borrow);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.found |= self.calls && root(&call.receiver) == Some(self.name);
        visit::visit_expr_method_call(self, call);
    }
}
