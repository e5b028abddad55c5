//! `for` loops around a checkpoint: what has to be saved so that they can go on.

use syn::{Expr, ExprForLoop, ExprRange, RangeLimits};

use super::{Before, Lowering, contains, patterns, span_of};
use crate::tree::{Binding, BindingKind, For, Holds, Iteration, Node, Origin};

impl Lowering<'_> {
    pub(super) fn for_node(&mut self, repeat: &ExprForLoop, before: &mut Before) -> Node {
        let iterable = self.operand_in_place(&repeat.expr, before);
        if !contains::in_block(&repeat.body) {
            let mut repeat = repeat.clone();
            repeat.expr = Box::new(iterable);
            return Node::Plain(Expr::ForLoop(repeat));
        }
        let iterable = self.borrowed_from_a_name(iterable, before);
        if borrowed_place(&iterable).is_none() && self.changes_what_it_hides(&repeat.pat, &iterable)
        {
            return self.apart(iterable, |this, value| this.for_over(repeat, value));
        }
        self.for_over(repeat, iterable)
    }

    fn for_over(&mut self, repeat: &ExprForLoop, iterable: Expr) -> Node {
        let iteration = self.iteration(&iterable, &repeat.pat);
        let span = span_of(&iterable);
        let index = self.bindings.len();
        let ident = match iteration {
            Iteration::Place | Iteration::Drain => self.names.taken(index, span),
            Iteration::Range => self.names.iterator(index, span),
        };
        self.bindings.push(Binding {
            kind: BindingKind::Iterator(iteration),
            ..Binding::new(ident, true, Origin::Author)
        });
        let binds = self.bind(patterns::names(&repeat.pat), None);
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
        match self.place_of(iterable) {
            Some(place)
                if self.comes_back(place)
                    && counts(iterable).into_iter().all(|name| self.is_fixed(name))
                    && Self::fixed_pattern(pat) =>
            {
                Iteration::Place
            }
            _ => Iteration::Drain,
        }
    }

    /// The place a `for` over `iterable` borrows its items from.
    fn place_of<'e>(&self, iterable: &'e Expr) -> Option<&'e Expr> {
        borrowed_place(iterable).or_else(|| {
            // `for cell in row`, where `row` was itself borrowed by a loop, and `for name in NAMES`.
            let given_again = match root(iterable) {
                Some(name) => self.meaning(&name.to_string()).map_or_else(
                    || is_constant(name),
                    |binding| binding.kind == BindingKind::Reborrowed,
                ),
                None => last_name(iterable).is_some_and(is_constant),
            };
            (given_again && is_place(iterable)).then_some(iterable)
        })
    }

    /// Whether a place is the same after the checkpoint: a variable that is saved, an argument, a constant. What the
    /// server lends may have changed.
    fn comes_back(&self, place: &Expr) -> bool {
        owner(place)
            .and_then(|name| self.meaning(&name.to_string()))
            .is_none_or(|binding| binding.kind != BindingKind::Environment)
    }

    fn meaning(&self, name: &str) -> Option<&Binding> {
        self.bindings
            .iter()
            .rev()
            .find(|binding| binding.ident == name && binding.origin != Origin::Macro)
    }

    /// `&[1, 2]` and `[1, 2].iter()`, with a name for what they borrow, so that it can be saved.
    fn borrowed_from_a_name(&mut self, mut iterable: Expr, before: &mut Before) -> Expr {
        match &mut iterable {
            Expr::Paren(paren) => {
                *paren.expr = self.borrowed_from_a_name((*paren.expr).clone(), before);
            }
            Expr::Reference(reference) if reference.mutability.is_none() => {
                if let Some(range) = part_of(&mut reference.expr) {
                    self.named_ends(range, before);
                } else if !is_place(&reference.expr) && !is_range(&reference.expr) {
                    *reference.expr = self.temporary(
                        Node::Plain((*reference.expr).clone()),
                        span_of(&reference.expr),
                        before,
                    );
                }
            }
            Expr::MethodCall(call) => {
                if let Some(range) = part_of(&mut call.receiver) {
                    self.named_ends(range, before);
                } else if matches!(&*call.receiver, Expr::Array(_) | Expr::Macro(_)) {
                    if call.method == "iter" || is_one_of(&PARTS, &call.method) {
                        *call.receiver = self.temporary(
                            Node::Plain((*call.receiver).clone()),
                            span_of(&call.receiver),
                            before,
                        );
                    }
                } else if is_one_of(&ORDERS, &call.method) {
                    *call.receiver = self.borrowed_from_a_name((*call.receiver).clone(), before);
                }
            }
            _ => {}
        }
        iterable
    }

    /// Names for the ends of a range that have to be computed.
    fn named_ends(&mut self, range: &mut ExprRange, before: &mut Before) {
        for end in [&mut range.start, &mut range.end].into_iter().flatten() {
            if !is_count(end) {
                let at = span_of(end);
                **end = self.temporary(Node::Plain((**end).clone()), at, before);
            }
        }
    }
}

/// The range in `list[1..]`, where `list` is a place.
fn part_of(expr: &mut Expr) -> Option<&mut ExprRange> {
    match expr {
        Expr::Index(index) if is_place(&index.expr) => match &mut *index.index {
            Expr::Range(range) => Some(range),
            _ => None,
        },
        _ => None,
    }
}

/// What may stand between `iter()` and the loop: says which items come, and when.
const ORDERS: [&str; 5] = ["enumerate", "rev", "skip", "step_by", "take"];

/// What gives parts of a list, several items each.
const PARTS: [&str; 3] = ["chunks", "chunks_exact", "windows"];

/// The place that `&place`, `place.iter()`, `place.iter().enumerate()` and the like borrow.
pub(crate) fn borrowed_place(iterable: &Expr) -> Option<&Expr> {
    match unparenthesised(iterable) {
        Expr::Reference(reference) if reference.mutability.is_none() => {
            is_place(&reference.expr).then_some(&*reference.expr)
        }
        Expr::MethodCall(call) if call.method == "iter" && call.args.is_empty() => {
            is_place(&call.receiver).then_some(&*call.receiver)
        }
        Expr::MethodCall(call) if is_one_of(&PARTS, &call.method) => {
            (is_place(&call.receiver) && call.args.iter().all(is_count)).then_some(&*call.receiver)
        }
        Expr::MethodCall(call) if is_one_of(&ORDERS, &call.method) => {
            match unparenthesised(&call.receiver) {
                inner @ Expr::MethodCall(_) if call.args.iter().all(is_count) => {
                    borrowed_place(inner)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// The variables in the arguments of `.skip(count)` and the like, and in the range of `list[from..]`.
pub(crate) fn counts(iterable: &Expr) -> Vec<&proc_macro2::Ident> {
    match unparenthesised(iterable) {
        Expr::Reference(reference) => counts(&reference.expr),
        Expr::Index(index) => match &*index.index {
            Expr::Range(range) => [&range.start, &range.end]
                .into_iter()
                .flatten()
                .filter_map(|end| root(end))
                .collect(),
            _ => Vec::new(),
        },
        Expr::MethodCall(call) => {
            let mut all = counts(&call.receiver);
            all.extend(call.args.iter().filter_map(root));
            all
        }
        _ => Vec::new(),
    }
}

fn is_one_of(methods: &[&str], method: &proc_macro2::Ident) -> bool {
    methods.iter().any(|name| method == name)
}

fn is_count(argument: &Expr) -> bool {
    match unparenthesised(argument) {
        Expr::Lit(_) => true,
        Expr::Path(path) => path.path.get_ident().is_some(),
        _ => false,
    }
}

fn last_name(expr: &Expr) -> Option<&proc_macro2::Ident> {
    match unparenthesised(expr) {
        Expr::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
}

/// Whether a name is written like a constant's.
pub(super) fn is_constant(name: &proc_macro2::Ident) -> bool {
    !name.to_string().contains(char::is_lowercase)
}

/// What the value of `init` is seen to be.
pub(super) fn made_by(init: &Node) -> Holds {
    let Node::Plain(init) = init else {
        return Holds::Anything;
    };
    match unparenthesised(init) {
        Expr::Range(range)
            if range.start.is_some() && matches!(range.limits, RangeLimits::Closed(_)) =>
        {
            Holds::InclusiveRange
        }
        _ => Holds::Anything,
    }
}

fn is_range(expr: &Expr) -> bool {
    matches!(unparenthesised(expr), Expr::Range(_))
}

/// A variable, a constant, a field of one, or a part of a list: `list[1..]`.
fn is_place(expr: &Expr) -> bool {
    match unparenthesised(expr) {
        Expr::Path(path) => path.qself.is_none(),
        Expr::Field(field) => is_place(&field.base),
        Expr::Index(index) => {
            is_place(&index.expr)
                && matches!(&*index.index, Expr::Range(range)
                    if [&range.start, &range.end].into_iter().flatten().all(|end| is_count(end)))
        }
        _ => false,
    }
}

/// The variable a place belongs to.
pub(crate) fn owner(place: &Expr) -> Option<&proc_macro2::Ident> {
    match unparenthesised(place) {
        Expr::Index(index) => owner(&index.expr),
        Expr::Field(field) => owner(&field.base),
        place => root(place),
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
