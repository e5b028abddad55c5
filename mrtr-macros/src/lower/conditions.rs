//! Conditions: `if`, `while` and let chains whose condition asks.
//!
//! ```text
//! // Input
//! if let Some(list) = seats() && let Some(seat) = list.find(ask_user::<String>("Where?").await?) && seat.free { A }
//!
//! // Output
//! if let Some(list) = seats() {
//!     let operand0 = <checkpoint>; …
//!     if let Some(seat) = list.find(operand1) && seat.free { A }
//! }
//!
//! // Output, if there is an `else { B }`
//! let operand2 = if let Some(list) = seats() { let operand0 = <checkpoint>; … Some((list, operand1)) } else { None };
//! if let Some((list, operand1)) = operand2 && let Some(seat) = list.find(operand1) && seat.free { A } else { B }
//! ```
//!
//! So the clauses from the last question on are what they were, and what they make lives as long as it did. Of the
//! variables before only those are handed on that are used behind it.

use proc_macro2::Span;
use syn::{
    BinOp, Block, Expr, ExprBinary, ExprCall, ExprIf, ExprLet, ExprPath, ExprTuple, ExprWhile, Pat,
    PatIdent, PatTuple, PatTupleStruct, Token,
    punctuated::Punctuated,
    token::Paren,
    visit_mut::{self, VisitMut},
};

use super::{
    Before, Lowering, contains,
    mentions::mentioned,
    patterns::{self, Variable, condition_variables},
    span_of, syntax,
};
use crate::tree::{self, Node, Stmt};

impl Lowering<'_> {
    pub(super) fn if_node(&mut self, choice: &ExprIf, before: &mut Before) -> Node {
        let clauses = clauses(&choice.cond);
        let steps = match &clauses[..] {
            all if all.iter().any(|clause| matches!(clause, Expr::Let(_))) => self.steps(all),
            _ => vec![vec![&*choice.cond]],
        };
        match (&choice.else_branch, steps.len()) {
            (Some((_, otherwise)), 2..) => {
                self.either(&steps, before, &choice.then_branch, otherwise)
            }
            (otherwise, _) => self.nest(
                &steps,
                before,
                &mut |this, step, before| {
                    this.step(
                        step,
                        before,
                        |this| this.block(&choice.then_branch),
                        |this| {
                            let (_, otherwise) = otherwise.as_ref()?;
                            Some(Box::new(this.body(otherwise)))
                        },
                    )
                },
                &|| None,
            ),
        }
    }

    pub(super) fn while_node(&mut self, repeat: &ExprWhile) -> Node {
        let clauses = clauses(&repeat.cond);
        if !clauses.iter().any(|clause| self.stands_apart(clause)) {
            let binds = self.bind(condition_variables(&repeat.cond), None);
            self.note_borrows_in(&repeat.cond, &binds);
            return Node::While {
                label: repeat.label.clone(),
                condition: (*repeat.cond).clone(),
                binds,
                body: self.block(&repeat.body),
            };
        }
        // `loop { if condition { body } else { break } }`
        let leave = || Some(Box::new(Node::Plain(syntax::leave())));
        let mut stmts = Vec::new();
        let round = self.nest(
            &self.steps(&clauses),
            &mut stmts,
            &mut |this, step, before| {
                this.step(step, before, |this| this.block(&repeat.body), |_| leave())
            },
            &leave,
        );
        stmts.push(Stmt::Expr(round, None, Vec::new()));
        Node::Loop {
            label: repeat.label.clone(),
            body: self.new_block(stmts),
        }
    }

    /// `if condition { then } else { otherwise }` for a condition of several steps.
    fn either(
        &mut self,
        steps: &[Vec<&Expr>],
        before: &mut Before,
        then: &Block,
        otherwise: &Expr,
    ) -> Node {
        let (first, last) = steps.split_at(steps.len() - 1);
        let known: Vec<Variable> = first
            .iter()
            .flatten()
            .flat_map(|clause| condition_variables(clause))
            .collect();
        let clauses: Vec<Vec<Expr>> = first
            .iter()
            .map(|step| step.iter().map(|clause| changed_later(clause)).collect())
            .collect();
        let steps: Vec<Vec<&Expr>> = clauses
            .iter()
            .map(|step| step.iter().collect())
            .chain(last.iter().cloned())
            .collect();
        let (mut carried, mut rest) = (Vec::new(), Vec::new());
        let found = self.nest(
            &steps,
            before,
            &mut |this, step, before| {
                rest = this.begun(step, before);
                carried = last_of_each(&known)
                    .into_iter()
                    .filter(|variable| mentioned(&variable.ident, &rest, then))
                    .cloned()
                    .collect();
                let operands = before.iter().filter_map(operand);
                carried.extend(operands.filter(|own| mentioned(&own.ident, &rest, then)));
                Node::Plain(some(&carried))
            },
            &|| Some(Box::new(Node::Plain(none()))),
        );
        let found = self.temporary(found, span_of(last[0][0]), before);
        let condition = joined(handed_on(&carried, found), rest);
        let binds = self.bind(condition_variables(&condition), None);
        let mut clauses = clauses.into_iter().flatten();
        let origin = clauses.next().map(|first| Box::new(joined(first, clauses)));
        if let Some(origin) = &origin {
            self.note_borrows_behind(origin, &binds[..carried.len()]);
        }
        self.note_borrows_in(&condition, &binds);
        Node::If {
            condition,
            origin,
            binds,
            then: self.block(then),
            otherwise: Some(Box::new(self.body(otherwise))),
        }
    }

    /// The steps of a condition inside each other; `last` makes the innermost.
    fn nest(
        &mut self,
        steps: &[Vec<&Expr>],
        before: &mut Before,
        last: &mut dyn FnMut(&mut Self, &[&Expr], &mut Before) -> Node,
        otherwise: &dyn Fn() -> Option<Box<Node>>,
    ) -> Node {
        match steps {
            [step, inner @ ..] if !inner.is_empty() => self.step(
                step,
                before,
                |this| {
                    let mut stmts = Vec::new();
                    let node = this.nest(inner, &mut stmts, last, otherwise);
                    stmts.push(Stmt::Expr(node, None, Vec::new()));
                    this.new_block(stmts)
                },
                |_| otherwise(),
            ),
            _ => last(self, steps.first().map_or(&[], |step| step), before),
        }
    }

    /// An `if` with a condition of which only the beginning may ask.
    fn step(
        &mut self,
        step: &[&Expr],
        before: &mut Before,
        then: impl FnOnce(&mut Self) -> tree::Block,
        otherwise: impl FnOnce(&mut Self) -> Option<Box<Node>>,
    ) -> Node {
        let Some((first, rest)) = step.split_first() else {
            let block = then(self);
            return Node::Block { label: None, block };
        };
        let first = self.clause(first, before);
        self.under(first, |this, first| {
            let condition = joined(first, rest.iter().map(|clause| (*clause).clone()));
            let binds = this.bind(condition_variables(&condition), None);
            this.note_borrows_in(&condition, &binds);
            Node::If {
                condition,
                origin: None,
                binds,
                then: then(this),
                otherwise: otherwise(this),
            }
        })
    }

    /// The clauses of a step; what the first of them asks is asked before.
    fn begun(&mut self, step: &[&Expr], before: &mut Before) -> Vec<Expr> {
        let mut clauses: Vec<Expr> = step.iter().map(|clause| (*clause).clone()).collect();
        if let Some(first) = clauses.first_mut() {
            *first = self.clause(first, before);
            if let Expr::Let(binding) = first
                && self.changes_what_it_hides(&binding.pat, &binding.expr)
            {
                let (value, at) = (Node::Plain((*binding.expr).clone()), span_of(&binding.expr));
                *binding.expr = self.temporary(value, at, before);
            }
        }
        clauses
    }

    /// The clauses of a condition, cut before each that cannot stay with those before it.
    fn steps<'c>(&self, clauses: &[&'c Expr]) -> Vec<Vec<&'c Expr>> {
        let mut steps: Vec<Vec<&Expr>> = Vec::new();
        for clause in clauses {
            match steps.last_mut() {
                Some(step) if !self.stands_apart(clause) => step.push(clause),
                _ => steps.push(vec![clause]),
            }
        }
        steps
    }

    /// A clause: a `let` keeps its pattern, its value is evaluated before.
    fn clause(&mut self, clause: &Expr, before: &mut Before) -> Expr {
        match clause {
            Expr::Let(binding) => {
                let mut binding = binding.clone();
                binding.expr = Box::new(self.operand_in_place(&binding.expr, before));
                Expr::Let(binding)
            }
            Expr::Paren(paren) if contains::in_expr(clause) => self.clause(&paren.expr, before),
            _ => self.operand(clause, None, before),
        }
    }

    /// `node` for a condition that begins with `first`, whose value is evaluated apart if it changes a variable that
    /// the condition hides.
    fn under(&mut self, first: Expr, node: impl FnOnce(&mut Self, Expr) -> Node) -> Node {
        match first {
            Expr::Let(mut binding) if self.changes_what_it_hides(&binding.pat, &binding.expr) => {
                let head = (*binding.expr).clone();
                self.apart(head, |this, value| {
                    *binding.expr = value;
                    node(this, Expr::Let(binding))
                })
            }
            first => node(self, first),
        }
    }

    /// Whether something of a clause is evaluated before it, so that it cannot stay with those before.
    fn stands_apart(&self, clause: &Expr) -> bool {
        contains::in_expr(clause)
            || matches!(clause, Expr::Let(binding) if self.changes_what_it_hides(&binding.pat, &binding.expr))
    }
}

/// The operands of a chain of `&&`.
fn clauses(condition: &Expr) -> Vec<&Expr> {
    match condition {
        Expr::Binary(ExprBinary {
            left,
            op: BinOp::And(_),
            right,
            ..
        }) => {
            let mut all = clauses(left);
            all.extend(clauses(right));
            all
        }
        Expr::Group(group) => clauses(&group.expr),
        _ => vec![condition],
    }
}

fn joined(first: Expr, rest: impl IntoIterator<Item = Expr>) -> Expr {
    rest.into_iter().fold(first, |left, right| {
        let op = BinOp::And(Token![&&](span_of(&right)));
        Expr::Binary(ExprBinary {
            attrs: Vec::new(),
            left: Box::new(left),
            op,
            right: Box::new(right),
        })
    })
}

/// Those of the variables that can be named behind all of them.
fn last_of_each(variables: &[Variable]) -> Vec<&Variable> {
    variables
        .iter()
        .enumerate()
        .filter(|(at, variable)| {
            let later = &variables[at + 1..];
            later.iter().all(|other| other.ident != variable.ident)
        })
        .map(|(_, variable)| variable)
        .collect()
}

/// The operand that a statement evaluates.
fn operand(stmt: &Stmt) -> Option<Variable> {
    match stmt {
        Stmt::Let(binding) => patterns::names(&binding.pat).pop(),
        _ => None,
    }
}

/// `clause` with variables that no lint finds needlessly `mut`: they may be changed where they are handed on to.
fn changed_later(clause: &Expr) -> Expr {
    struct Changed;
    impl VisitMut for Changed {
        fn visit_pat_ident_mut(&mut self, pat: &mut PatIdent) {
            if let Some(mutability) = &mut pat.mutability {
                mutability.span = Span::mixed_site();
            }
            visit_mut::visit_pat_ident_mut(self, pat);
        }

        fn visit_block_mut(&mut self, _: &mut Block) {}
    }
    let mut clause = clause.clone();
    if let Expr::Let(binding) = &mut clause {
        Changed.visit_pat_mut(&mut binding.pat);
    }
    clause
}

/// `Some((a, b))`
fn some(variables: &[Variable]) -> Expr {
    let span = Span::mixed_site();
    let mut elems: Punctuated<Expr, Token![,]> = variables
        .iter()
        .map(|variable| syntax::name(&variable.ident))
        .collect();
    if elems.len() == 1 {
        elems.push_punct(Token![,](span));
    }
    let tuple = Expr::Tuple(ExprTuple {
        attrs: Vec::new(),
        paren_token: Paren(span),
        elems,
    });
    let some = ExprPath {
        attrs: Vec::new(),
        qself: None,
        path: syntax::option_path("Some", span),
    };
    Expr::Call(ExprCall {
        attrs: Vec::new(),
        func: Box::new(Expr::Path(some)),
        paren_token: Paren(span),
        args: Punctuated::from_iter([tuple]),
    })
}

/// `None`
fn none() -> Expr {
    Expr::Path(ExprPath {
        attrs: Vec::new(),
        qself: None,
        path: syntax::option_path("None", Span::mixed_site()),
    })
}

/// `let Some((a, mut b)) = found`
fn handed_on(variables: &[Variable], found: Expr) -> Expr {
    let span = Span::mixed_site();
    let mut elems: Punctuated<Pat, Token![,]> = variables
        .iter()
        .map(|variable| {
            Pat::Ident(PatIdent {
                attrs: Vec::new(),
                by_ref: None,
                // No lint asks whether it is needed here.
                mutability: variable.mutable.then(|| Token![mut](span)),
                ident: variable.ident.clone(),
                subpat: None,
            })
        })
        .collect();
    if elems.len() == 1 {
        elems.push_punct(Token![,](span));
    }
    let tuple = Pat::Tuple(PatTuple {
        attrs: Vec::new(),
        paren_token: Paren(span),
        elems,
    });
    Expr::Let(ExprLet {
        attrs: Vec::new(),
        let_token: Token![let](span),
        pat: Box::new(Pat::TupleStruct(PatTupleStruct {
            attrs: Vec::new(),
            qself: None,
            path: syntax::option_path("Some", span),
            paren_token: Paren(span),
            elems: Punctuated::from_iter([tuple]),
        })),
        eq_token: Token![=](span),
        expr: Box::new(found),
    })
}
