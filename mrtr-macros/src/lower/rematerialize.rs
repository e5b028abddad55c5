//! Borrows that are taken again after a checkpoint, because what they borrow travels.
//!
//! ```text
//! let first = &offer.seats[0];
//! let go = confirm(format!("{}?", first.name)).await?;
//! book(first);
//! ```
//!
//! `offer` is saved, and `first` borrowed from it once more. That gives the same value, because between the two
//! nothing can have changed it:
//!
//! * The place is fields and indices from a variable, by literals and variables; nothing in it is called.
//! * No variable in it is `mut`. While a borrow is used the compiler keeps what it borrows from being changed, but a
//!   `mut` variable may hold a reference itself, and be set to another one meanwhile.
//! * The variable travels, or is given anew with the call. What the server lends comes anew in each round, whether
//!   the author writes `shop.name` or borrows it before; but no index is taken into it, for it may have shrunk.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::{
    Expr, Pat, Type,
    visit::{self, Visit},
};

use super::{
    Lowering,
    loops::is_constant,
    patterns::{self, condition_variables},
};
use crate::{
    names,
    tree::{Binding, BindingId, BindingKind, Origin},
};

impl Lowering<'_> {
    /// The same for every `let` of a condition, whose variables `binds` are.
    pub(super) fn note_borrows_in(&mut self, condition: &Expr, binds: &[BindingId]) {
        // What a name meant in the middle of a condition is not to be had behind it.
        if patterns::hides_a_variable(condition) {
            return;
        }
        for (pat, init, binds) in lets(condition, binds, &self.bindings) {
            self.note_borrows(pat, init, &binds);
        }
    }

    /// The same where `binds` are what clauses that were evaluated before have left behind.
    pub(super) fn note_borrows_behind(&mut self, origin: &Expr, binds: &[BindingId]) {
        let all = condition_variables(origin);
        let known = binds.first().map_or(self.bindings.len(), |first| *first);
        for (pat, init, binds) in lets(origin, binds, &self.bindings) {
            // The variables of other parts of the condition need not be there any more.
            let from_itself = |name: &Ident| all.iter().any(|variable| variable.ident == *name);
            if !needs(init).into_iter().any(from_itself) {
                self.note_borrows_from(known, pat, init, &binds);
            }
        }
    }

    /// Notes which of `binds`, the variables of `pat`, are borrowed again from `init` instead of saved.
    pub(super) fn note_borrows(&mut self, pat: &Pat, init: &Expr, binds: &[BindingId]) {
        // The new variables may have the names of those they borrow from.
        let known = binds.first().map_or(self.bindings.len(), |first| *first);
        self.note_borrows_from(known, pat, init, binds);
    }

    fn note_borrows_from(&mut self, known: BindingId, pat: &Pat, init: &Expr, binds: &[BindingId]) {
        let earlier = Earlier(self, known);
        let again = match Binds::of(pat) {
            // Part of a text travels by itself, as if its type were written.
            Binds::What if matches!(pat, Pat::Ident(_)) && is_part(init) => false,
            Binds::What => earlier.can_be_taken_again(init),
            Binds::Refs => earlier.is_steady(init, true),
            Binds::Other => false,
        };
        if !again {
            return;
        }
        for variable in patterns::names(pat) {
            let bind = binds
                .iter()
                .copied()
                .find(|bind| names::are_one(&self.bindings[*bind].ident, &variable.ident));
            if let Some(bind) = bind {
                self.bindings[bind].kind = BindingKind::Reborrowed;
            }
        }
    }

    /// Whether the value of the variable `name` is the same after a question.
    pub(super) fn is_fixed(&self, name: &Ident) -> bool {
        let earlier = Earlier(self, self.bindings.len());
        earlier.is_fixed(name, comes_back) || earlier.is_item(name)
    }
}

/// The variables before some.
struct Earlier<'l, 'd>(&'l Lowering<'d>, BindingId);

impl Earlier<'_, '_> {
    fn can_be_taken_again(&self, init: &Expr) -> bool {
        match init {
            Expr::Reference(borrow) => {
                borrow.mutability.is_none() && self.is_steady(&borrow.expr, true)
            }
            Expr::Paren(paren) => self.can_be_taken_again(&paren.expr),
            // A borrow by another name, or what it borrows matched.
            Expr::Path(path) => path
                .path
                .get_ident()
                .is_some_and(|name| self.is_fixed(name, |kind| kind == BindingKind::Reborrowed)),
            _ => false,
        }
    }

    /// Whether a place is the same at every later use of a borrow of it; `whole`: nothing indexes it.
    fn is_steady(&self, place: &Expr, whole: bool) -> bool {
        match place {
            Expr::Path(path) if path.qself.is_none() => match path.path.get_ident() {
                Some(name) => {
                    let lent = |kind| whole && kind == BindingKind::Environment;
                    self.is_fixed(name, |kind| comes_back(kind) || lent(kind)) || self.is_item(name)
                }
                None => path
                    .path
                    .segments
                    .last()
                    .is_some_and(|name| is_constant(&name.ident)),
            },
            Expr::Field(field) => self.is_steady(&field.base, whole),
            Expr::Index(index) => {
                self.is_steady(&index.expr, false)
                    && match &*index.index {
                        Expr::Lit(_) => true,
                        Expr::Reference(key) => self.is_bound(&key.expr),
                        key @ Expr::Path(_) => self.is_steady(key, false),
                        Expr::Range(range) => [&range.start, &range.end]
                            .into_iter()
                            .flatten()
                            .all(|bound| self.is_bound(bound)),
                        _ => false,
                    }
            }
            Expr::Paren(paren) => self.is_steady(&paren.expr, whole),
            _ => false,
        }
    }

    /// Whether the bound of a range, or a key, is the same later.
    fn is_bound(&self, bound: &Expr) -> bool {
        match bound {
            Expr::Lit(_) => true,
            Expr::Path(_) => self.is_steady(bound, false),
            _ => false,
        }
    }

    /// Whether every variable of this name is of such a kind, and none can change.
    fn is_fixed(&self, name: &Ident, kind: impl Fn(BindingKind) -> bool) -> bool {
        let mut variables = self.0.bindings[..self.1]
            .iter()
            .filter(|binding| binding.ident == *name && binding.origin != Origin::Macro)
            .peekable();
        variables.peek().is_some()
            && variables.all(|binding| kind(binding.kind))
            && !self.0.mutable.contains(&name.to_string())
    }

    /// Whether `name` is no variable, and written like a constant.
    fn is_item(&self, name: &Ident) -> bool {
        is_constant(name)
            && !self.0.bindings[..self.1]
                .iter()
                .any(|binding| binding.ident == *name)
    }
}

/// Whether `init` is `&list[1..]` and the like.
fn is_part(init: &Expr) -> bool {
    match init {
        Expr::Reference(borrow) => {
            matches!(&*borrow.expr, Expr::Index(index) if matches!(*index.index, Expr::Range(_)))
        }
        Expr::Paren(paren) => is_part(&paren.expr),
        _ => false,
    }
}

fn comes_back(kind: BindingKind) -> bool {
    matches!(
        kind,
        BindingKind::Local | BindingKind::Argument | BindingKind::Reborrowed
    )
}

/// What the variables of a pattern are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binds {
    /// What is matched, or if that is a borrow, borrows of its parts.
    What,
    /// Borrows of parts of what is matched, which the pattern says.
    Refs,
    /// Something else, or it cannot be told.
    Other,
}

#[derive(Default)]
struct Seen {
    by_value: bool,
    by_ref: bool,
    other: bool,
}

impl<'ast> Visit<'ast> for Seen {
    fn visit_pat(&mut self, pat: &'ast Pat) {
        self.other |= matches!(pat, Pat::Macro(_));
        visit::visit_pat(self, pat);
    }

    fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
        self.other |= pat.mutability.is_some();
        if pat.by_ref.is_some() {
            self.by_ref = true;
        } else if !is_constant(&pat.ident) {
            self.by_value = true;
        }
        visit::visit_pat_ident(self, pat);
    }

    // `&n` copies, and what was copied from may change then.
    fn visit_pat_reference(&mut self, _: &'ast syn::PatReference) {
        self.other = true;
    }

    // A guard is tried for each alternative, and is not evaluated again.
    fn visit_pat_guard(&mut self, pat: &'ast syn::PatGuard) {
        self.other |= pat.pat.to_token_stream().to_string().contains('|');
        self.visit_pat(&pat.pat);
    }

    fn visit_expr(&mut self, _: &'ast Expr) {}
}

impl Binds {
    fn of(pat: &Pat) -> Self {
        // These travel by themselves, and what they borrow from may be much longer.
        if let Pat::Type(typed) = pat
            && let Type::Reference(reference) = &*typed.ty
            && match &*reference.elem {
                Type::Path(path) => path.path.is_ident("str"),
                Type::Slice(_) => true,
                _ => false,
            }
        {
            return Self::Other;
        }
        let mut seen = Seen::default();
        seen.visit_pat(pat);
        match seen {
            Seen { other: true, .. } => Self::Other,
            Seen { by_ref: false, .. } => Self::What,
            Seen {
                by_value: false, ..
            } => Self::Refs,
            _ => Self::Other,
        }
    }
}

/// The variables that have to be there so that `init` can be borrowed again.
pub(crate) fn needs(init: &Expr) -> Vec<&Ident> {
    match init {
        Expr::Path(path) => path.path.get_ident().into_iter().collect(),
        Expr::Field(field) => needs(&field.base),
        Expr::Index(index) => {
            let mut all = needs(&index.expr);
            all.extend(needs(&index.index));
            all
        }
        Expr::Range(range) => [&range.start, &range.end]
            .into_iter()
            .flatten()
            .flat_map(|bound| needs(bound))
            .collect(),
        Expr::Paren(paren) => needs(&paren.expr),
        Expr::Reference(borrow) => needs(&borrow.expr),
        _ => Vec::new(),
    }
}

/// The places in `init` that are indexed, outermost first.
pub(crate) fn indexed(init: &Expr) -> Vec<&Expr> {
    match init {
        Expr::Field(field) => indexed(&field.base),
        Expr::Paren(paren) => indexed(&paren.expr),
        Expr::Reference(borrow) => indexed(&borrow.expr),
        Expr::Index(index) => {
            let mut all = vec![&*index.expr];
            all.extend(indexed(&index.expr));
            all
        }
        _ => Vec::new(),
    }
}

/// The places in `init` that have a field taken of them, outermost first.
pub(crate) fn with_fields(init: &Expr) -> Vec<&Expr> {
    match init {
        Expr::Field(field) => {
            let mut all = vec![&*field.base];
            all.extend(with_fields(&field.base));
            all
        }
        Expr::Paren(paren) => with_fields(&paren.expr),
        Expr::Reference(borrow) => with_fields(&borrow.expr),
        Expr::Index(index) => with_fields(&index.expr),
        _ => Vec::new(),
    }
}

/// A `let` of a condition: its pattern, its value, and its variables.
pub(crate) type ConditionLet<'c> = (&'c Pat, &'c Expr, Vec<BindingId>);

/// The `let`s of a condition, in order. `binds` are variables of theirs; of a name that is bound again, the later.
pub(crate) fn lets<'c>(
    condition: &'c Expr,
    binds: &[BindingId],
    bindings: &[Binding],
) -> Vec<ConditionLet<'c>> {
    let mut all = Vec::new();
    collect(condition, &mut all);
    let mut left = binds.to_vec();
    for (pat, _, own) in all.iter_mut().rev() {
        for variable in patterns::variables(pat).iter().rev() {
            let at = left
                .iter()
                .rposition(|bind| bindings[*bind].ident == variable.ident);
            if let Some(at) = at {
                own.insert(0, left.remove(at));
            }
        }
    }
    all
}

/// The `let`s of `origin` with those of their variables that the first `let` of `condition` hands on. Operands among them
/// are over where the branch begins.
pub(crate) fn handed_on<'c>(
    origin: Option<&'c Expr>,
    condition: &'c Expr,
    binds: &[BindingId],
    bindings: &[Binding],
) -> Vec<ConditionLet<'c>> {
    let first = lets(condition, binds, bindings).into_iter().next();
    match (origin, first) {
        (Some(origin), Some((_, _, binds))) => lets(origin, &binds, bindings),
        _ => Vec::new(),
    }
}

fn collect<'c>(condition: &'c Expr, all: &mut Vec<ConditionLet<'c>>) {
    match condition {
        Expr::Let(binding) => all.push((&binding.pat, &binding.expr, Vec::new())),
        Expr::Binary(chain) if matches!(chain.op, syn::BinOp::And(_)) => {
            collect(&chain.left, all);
            collect(&chain.right, all);
        }
        Expr::Paren(paren) => collect(&paren.expr, all),
        Expr::Group(group) => collect(&group.expr, all),
        _ => {}
    }
}
