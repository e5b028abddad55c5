//! Conditions: `if`, `while` and let chains whose condition asks.
//!
//! ```text
//! // Input
//! if ready && let Some(seat) = find(ask_user::<String>("Where?").await?) { A } else { B }
//!
//! // Output
//! let operand1 = if ready { let operand0 = <checkpoint>; … if let Some(seat) = find(..) { Some((seat,)) } else { None } }
//!                else { None };
//! match operand1 { Some((seat,)) => A, None => B }
//! ```

use proc_macro2::Span;
use syn::{
    BinOp, Expr, ExprBinary, ExprCall, ExprPath, ExprTuple, Pat, PatIdent, PatPath, PatTuple,
    PatTupleStruct, Token, punctuated::Punctuated, token::Paren,
};

use super::{
    Before, Lowering, contains,
    patterns::{Variable, all_condition_variables, condition_variables},
    span_of, syntax,
};
use crate::tree::{Arm, Node, Stmt};

impl Lowering<'_> {
    pub(super) fn if_node(&mut self, expr: &Expr, before: &mut Before) -> Node {
        let Expr::If(choice) = expr else {
            return Node::Plain(expr.clone());
        };
        let clauses = clauses(&choice.cond);
        let apart = clauses.iter().any(|clause| self.stands_apart(clause));
        if !apart || clauses.len() == 1 {
            let condition = self.clause(&choice.cond, before);
            return self.under(condition, |this, condition| {
                let binds = this.bind(all_condition_variables(&condition), None);
                this.note_borrows_in(&condition, &binds);
                let then = this.block(&choice.then_branch);
                let otherwise = choice
                    .else_branch
                    .as_ref()
                    .map(|(_, expr)| Box::new(this.body(expr)));
                Node::If {
                    condition,
                    binds,
                    then,
                    otherwise,
                }
            });
        }
        let variables = condition_variables(&choice.cond);
        let span = span_of(&choice.cond);
        let found = self.chain(&clauses, &variables, span, before);
        let found = self.temporary(found, span, before);
        let binds = self.bind(variables.iter().map(Variable::duplicate).collect(), None);
        self.note_borrows_behind(&choice.cond, &binds);
        let then = self.block(&choice.then_branch);
        let otherwise = match &choice.else_branch {
            Some((_, expr)) => self.body(expr),
            None => Node::Plain(syntax::unit(span)),
        };
        Node::Match {
            scrutinee: found,
            arms: vec![
                Arm {
                    attrs: Vec::new(),
                    pat: some_pattern(&variables, span),
                    binds,
                    condition: Some((*choice.cond).clone()),
                    body: Node::Block {
                        label: None,
                        block: then,
                    },
                },
                Arm {
                    attrs: Vec::new(),
                    pat: none_pattern(span),
                    binds: Vec::new(),
                    condition: None,
                    body: otherwise,
                },
            ],
        }
    }

    /// A condition with one clause: a `let` keeps its pattern, its value is evaluated before.
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

    /// `Some(variables)` if all clauses hold, evaluating them one after the other; else `None`.
    fn chain(
        &mut self,
        clauses: &[&Expr],
        variables: &[Variable],
        span: Span,
        before: &mut Before,
    ) -> Node {
        let Some((first, _)) = clauses.split_first() else {
            return Node::Plain(some_value(variables, span));
        };
        let run = clauses
            .iter()
            .take_while(|clause| !self.stands_apart(clause))
            .count();
        let (condition, taken) = if run == 0 {
            (self.clause(first, before), 1)
        } else {
            (joined(&clauses[..run]), run)
        };
        self.under(condition, |this, condition| {
            let binds = this.bind(all_condition_variables(&condition), None);
            this.note_borrows_in(&condition, &binds);
            let mut stmts = Vec::new();
            let rest = this.chain(&clauses[taken..], variables, span, &mut stmts);
            stmts.push(Stmt::Expr(rest, None, Vec::new()));
            Node::If {
                condition,
                binds,
                then: this.new_block(stmts),
                otherwise: Some(Box::new(Node::Plain(none_value(span)))),
            }
        })
    }

    /// `node` for a condition, whose value is evaluated apart if it changes a variable that the condition hides.
    fn under(&mut self, condition: Expr, node: impl FnOnce(&mut Self, Expr) -> Node) -> Node {
        match condition {
            Expr::Let(mut binding) if self.changes_what_it_hides(&binding.pat, &binding.expr) => {
                let head = (*binding.expr).clone();
                self.apart(head, |this, value| {
                    *binding.expr = value;
                    node(this, Expr::Let(binding))
                })
            }
            condition => node(self, condition),
        }
    }

    /// Whether something of a clause is evaluated before it, so that it cannot stay with those before.
    fn stands_apart(&self, clause: &Expr) -> bool {
        contains::in_expr(clause)
            || matches!(clause, Expr::Let(binding) if self.changes_what_it_hides(&binding.pat, &binding.expr))
    }

    pub(super) fn while_node(&mut self, repeat: &syn::ExprWhile) -> Node {
        if !clauses(&repeat.cond)
            .iter()
            .any(|clause| self.stands_apart(clause))
        {
            let binds = self.bind(all_condition_variables(&repeat.cond), None);
            self.note_borrows_in(&repeat.cond, &binds);
            return Node::While {
                label: repeat.label.clone(),
                condition: (*repeat.cond).clone(),
                binds,
                body: self.block(&repeat.body),
            };
        }
        let span = repeat.while_token.span;
        let repeat = syntax::while_as_loop(
            repeat.label.clone(),
            (*repeat.cond).clone(),
            repeat.body.clone(),
            span,
        );
        Node::Loop {
            label: repeat.label,
            body: self.block(&repeat.body),
        }
    }
}

impl Variable {
    fn duplicate(&self) -> Self {
        Self {
            ident: self.ident.clone(),
            mutable: self.mutable,
            by_ref: self.by_ref,
        }
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

fn joined(clauses: &[&Expr]) -> Expr {
    let mut clauses = clauses.iter().map(|clause| (*clause).clone());
    let first = clauses
        .next()
        .unwrap_or_else(|| syntax::boolean(true, Span::mixed_site()));
    clauses.fold(first, |left, right| {
        let op = BinOp::And(Token![&&](span_of(&right)));
        Expr::Binary(ExprBinary {
            attrs: Vec::new(),
            left: Box::new(left),
            op,
            right: Box::new(right),
        })
    })
}

fn some_value(variables: &[Variable], span: Span) -> Expr {
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

fn none_value(span: Span) -> Expr {
    Expr::Path(ExprPath {
        attrs: Vec::new(),
        qself: None,
        path: syntax::option_path("None", span),
    })
}

fn some_pattern(variables: &[Variable], span: Span) -> Pat {
    let mut elems: Punctuated<Pat, Token![,]> = variables
        .iter()
        .map(|variable| {
            Pat::Ident(PatIdent {
                attrs: Vec::new(),
                by_ref: None,
                // A `ref mut` variable is a reference already; only `mut` makes the name itself variable.
                mutability: (variable.mutable && !variable.by_ref).then(|| Token![mut](span)),
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
    Pat::TupleStruct(PatTupleStruct {
        attrs: Vec::new(),
        qself: None,
        path: syntax::option_path("Some", span),
        paren_token: Paren(span),
        elems: Punctuated::from_iter([tuple]),
    })
}

fn none_pattern(span: Span) -> Pat {
    Pat::Path(PatPath {
        attrs: Vec::new(),
        qself: None,
        path: syntax::option_path("None", span),
    })
}
