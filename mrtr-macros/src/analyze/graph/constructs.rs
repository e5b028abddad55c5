//! Control flow that leaves and the tree's nodes have in common: conditions, branches, arms, loops, labels.

use syn::{Expr, Pat};

use super::{
    Head, PointId, Reason,
    builder::{Builder, Target},
};
use crate::{
    lower::rematerialize::{self, ConditionLet},
    tree::{BindingId, Node},
};

/// The body of a match arm.
pub(super) enum Body<'a> {
    Plain(&'a Expr),
    Node(&'a Node),
}

impl Builder<'_> {
    /// A condition: falls through where it holds, goes to `otherwise` where it does not.
    pub(super) fn condition(&mut self, condition: &Expr, binds: &[BindingId], otherwise: PointId) {
        let mut lets = rematerialize::lets(condition, binds, self.bindings).into_iter();
        self.clause(condition, &mut lets, otherwise);
    }

    fn clause<'c>(
        &mut self,
        clause: &'c Expr,
        lets: &mut impl Iterator<Item = ConditionLet<'c>>,
        otherwise: PointId,
    ) {
        match clause {
            Expr::Let(binding) => {
                let binds = lets.next().map_or_else(Vec::new, |(_, _, binds)| binds);
                self.expr(&binding.expr);
                self.link_if(otherwise, Reason::Fails(clause.clone()));
                self.step_if(Reason::Holds(clause.clone()));
                self.borrowed(&binding.expr, &binds);
                self.bind(&binding.pat, &binds);
            }
            Expr::Binary(chain) if matches!(chain.op, syn::BinOp::And(_)) => {
                self.clause(&chain.left, lets, otherwise);
                self.clause(&chain.right, lets, otherwise);
            }
            Expr::Paren(paren) => self.clause(&paren.expr, lets, otherwise),
            Expr::Group(group) => self.clause(&group.expr, lets, otherwise),
            _ => {
                self.expr(clause);
                self.link_if(otherwise, Reason::Fails(clause.clone()));
                self.step_if(Reason::Holds(clause.clone()));
            }
        }
    }

    /// A loop: `body` is built with the returned point as its start; `break` leads to the point after.
    pub(super) fn looped(
        &mut self,
        label: Option<String>,
        body: impl FnOnce(&mut Self, PointId),
    ) -> Head {
        let again = self.step();
        let outer = self
            .scope
            .iter()
            .filter(|entry| entry.binding.is_some())
            .count();
        let leave = self.loose();
        self.targets.push(Target {
            label,
            leave,
            again: Some(again),
        });
        self.scoped(|this| body(this, leave));
        self.link(again);
        self.targets.pop();
        self.at = leave;
        Head {
            point: again,
            outer,
        }
    }

    pub(super) fn labelled(&mut self, label: Option<String>, body: impl FnOnce(&mut Self)) {
        let Some(label) = label else {
            return self.scoped(body);
        };
        let leave = self.loose();
        self.targets.push(Target {
            label: Some(label),
            leave,
            again: None,
        });
        self.scoped(body);
        self.targets.pop();
        self.link(leave);
        self.at = leave;
    }

    /// `if`: two branches that come together again.
    pub(super) fn branch(
        &mut self,
        condition: impl FnOnce(&mut Self, PointId),
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let (no, join) = (self.loose(), self.loose());
        self.scoped(|this| {
            condition(this, no);
            then(this);
        });
        self.link(join);
        self.at = no;
        self.scoped(otherwise);
        self.link(join);
        self.at = join;
    }

    /// `match`: a guard that fails goes on to the next arm.
    pub(super) fn arms<'a>(
        &mut self,
        scrutinee: &Expr,
        arms: impl ExactSizeIterator<Item = (&'a Pat, &'a [BindingId], Body<'a>)>,
    ) {
        let from = self.at;
        let join = self.loose();
        let starts: Vec<PointId> = (0..arms.len()).map(|_| self.loose()).collect();
        for (index, (pat, binds, body)) in arms.enumerate() {
            self.at = from;
            self.link_if(
                starts[index],
                Reason::Matches(unguarded(pat).clone(), scrutinee.clone()),
            );
            self.at = starts[index];
            self.scoped(|this| {
                this.bind(pat, binds);
                if let Pat::Guard(guard) = pat {
                    let next = starts.get(index + 1).copied().unwrap_or(join);
                    this.condition(&guard.guard, binds, next);
                }
                match body {
                    Body::Plain(expr) => this.expr(expr),
                    Body::Node(node) => this.node(node),
                }
            });
            self.link(join);
        }
        self.at = join;
    }
}

/// A pattern without its guard.
fn unguarded(pat: &Pat) -> &Pat {
    match pat {
        Pat::Guard(guard) => &guard.pat,
        _ => pat,
    }
}
