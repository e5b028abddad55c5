//! `for` loops around a checkpoint: what has to be saved so that they can go on.

use syn::{Expr, ExprForLoop};

use super::{Before, Lowering, contains, patterns, span_of};
use crate::{
    names,
    tree::{Binding, BindingKind, For, Iteration, Node},
};

impl Lowering<'_> {
    pub(super) fn for_node(&mut self, repeat: &ExprForLoop, before: &mut Before) -> Node {
        let iterable = self.operand_in_place(&repeat.expr, before);
        if !contains::in_block(&repeat.body) {
            let mut repeat = repeat.clone();
            repeat.expr = Box::new(iterable);
            return Node::Plain(Expr::ForLoop(repeat));
        }
        let iteration = self.iteration(&iterable, &repeat.pat);
        let span = span_of(&iterable);
        let index = self.bindings.len();
        let ident = match iteration {
            Iteration::Place => names::counter(index, span),
            Iteration::Range | Iteration::Drain => names::iterator(index, span),
        };
        self.bindings.push(Binding {
            ident,
            mutable: true,
            ty: None,
            given: false,
            alone: false,
            cfgs: Vec::new(),
            kind: BindingKind::Iterator(iteration),
        });
        let binds = self.bind(patterns::variables(&repeat.pat), None, &[]);
        if iteration == Iteration::Place {
            for bind in &binds {
                self.bindings[*bind].kind = BindingKind::Reborrowed;
            }
        }
        Node::For(Box::new(For {
            label: repeat.label.clone(),
            pat: (*repeat.pat).clone(),
            binds,
            iterable,
            iteration,
            state: index,
            body: self.block(&repeat.body),
        }))
    }

    fn iteration(&self, iterable: &Expr, pat: &syn::Pat) -> Iteration {
        if matches!(unparenthesised(iterable), Expr::Range(range) if range.start.is_some()) {
            return Iteration::Range;
        }
        match borrowed_place(iterable).and_then(root) {
            Some(name) if self.is_local(&name.to_string()) && Self::fixed_pattern(pat) => {
                Iteration::Place
            }
            _ => Iteration::Drain,
        }
    }

    fn is_local(&self, name: &str) -> bool {
        self.bindings
            .iter()
            .rev()
            .find(|binding| binding.ident == name)
            .is_some_and(|binding| binding.kind != BindingKind::Environment)
    }
}

/// The place that `&place`, `place.iter()` or `place.iter().enumerate()` borrows.
pub(crate) fn borrowed_place(iterable: &Expr) -> Option<&Expr> {
    match unparenthesised(iterable) {
        Expr::Reference(reference) if reference.mutability.is_none() => {
            is_place(&reference.expr).then_some(&*reference.expr)
        }
        Expr::MethodCall(call) if call.method == "iter" && call.args.is_empty() => {
            is_place(&call.receiver).then_some(&*call.receiver)
        }
        Expr::MethodCall(call) if call.method == "enumerate" && call.args.is_empty() => {
            match unparenthesised(&call.receiver) {
                inner @ Expr::MethodCall(iter) if iter.method == "iter" => borrowed_place(inner),
                _ => None,
            }
        }
        _ => None,
    }
}

/// A variable or a field of one.
fn is_place(expr: &Expr) -> bool {
    match unparenthesised(expr) {
        Expr::Path(path) => path.path.get_ident().is_some(),
        Expr::Field(field) => is_place(&field.base),
        _ => false,
    }
}

/// The variable at the root of a place.
pub(crate) fn root(place: &Expr) -> Option<&proc_macro2::Ident> {
    match unparenthesised(place) {
        Expr::Path(path) => path.path.get_ident(),
        Expr::Field(field) => root(&field.base),
        _ => None,
    }
}

fn unparenthesised(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => unparenthesised(&paren.expr),
        Expr::Group(group) => unparenthesised(&group.expr),
        _ => expr,
    }
}
