//! The control-flow graph: which variable is used or set where, and what can follow what.

mod builder;
mod constructs;
mod expr;
mod local_macro;
mod macros;
mod path_conditions;
mod tree;

use std::collections::{HashMap, HashSet, VecDeque};

pub(crate) use self::path_conditions::{End, PathConditions, Transition};

use proc_macro2::{Ident, Span};
use syn::{Expr, Pat};

use crate::tree::{BindingId, BlockId, CheckpointId, Program};

/// Index into [`Graph::points`].
pub(crate) type PointId = usize;

/// A stretch of evaluation: first its uses, then what it sets.
#[derive(Debug, Default)]
pub(crate) struct Point {
    pub(crate) uses: Vec<BindingId>,
    /// Variables that get a new value, and whether they come into being here.
    pub(crate) sets: Vec<(BindingId, Set)>,
    pub(crate) checkpoint: Option<CheckpointId>,
    /// A join that a copy may end at.
    pub(crate) join: Option<CheckpointId>,
    pub(crate) next: Vec<PointId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// `let`, a pattern: a new variable.
    Declare,
    /// `let x;`: a new variable without a value.
    Announce,
    /// `x = …`: the variable was there before.
    Assign,
}

/// Where a loop begins again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub(crate) point: PointId,
    /// How many variables are in scope around the loop.
    pub(crate) outer: usize,
}

/// A variable whose name is among the arguments of a macro that may bind it anew.
#[derive(Clone, Debug)]
pub(crate) struct Rebinding {
    /// The name, where the macro is given it.
    pub(crate) named: Ident,
    pub(crate) binding: BindingId,
}

/// A variable in scope.
#[derive(Clone, Debug)]
pub(crate) struct Scoped {
    pub(crate) name: String,
    pub(crate) binding: BindingId,
}

impl Point {
    /// Whether a variable that is there already is used or assigned here.
    pub(crate) fn mentions(&self, binding: BindingId) -> bool {
        self.uses.contains(&binding) || self.sets.contains(&(binding, Set::Assign))
    }

    /// Whether nothing else may happen here.
    fn stands_alone(&self) -> bool {
        self.checkpoint.is_some() || self.join.is_some()
    }
}

/// A program's control flow.
#[derive(Debug)]
pub(crate) struct Graph {
    pub(crate) points: Vec<Point>,
    /// The point of each checkpoint and join.
    pub(crate) checkpoints: Vec<PointId>,
    /// For each checkpoint and join the variables in scope, outermost first; a later one hides an earlier one of its name.
    pub(crate) scopes: Vec<Vec<Scoped>>,
    /// For each checkpoint and join the variables that cannot be named because an item of a block has their name.
    pub(crate) hidden_by_items: Vec<Vec<(BlockId, BindingId)>>,
    /// For each block the point before each of its statements, and the one after its last.
    pub(crate) entries: Vec<Vec<PointId>>,
    /// For each block that is a loop's body the point at which the loop begins again.
    pub(crate) heads: Vec<Option<Head>>,
    /// Why an edge is taken, where there is a reason.
    pub(crate) reasons: HashMap<(PointId, PointId), Reason>,
    /// The edges that begin a loop anew.
    pub(crate) repeats: HashSet<(PointId, PointId)>,
    /// What macros in patterns may have hidden, and where.
    pub(crate) patterns: Vec<(PointId, Rebinding)>,
    /// What macros may have hidden, by block and statement.
    pub(crate) rebindings: HashMap<(BlockId, usize), Vec<Rebinding>>,
    /// Where a variable is read at a point, if it is read as a whole.
    read_at: HashMap<(PointId, BindingId), Option<Span>>,
    pub(crate) start: PointId,
    pub(crate) end: PointId,
}

/// Why an edge is taken.
#[derive(Clone, Debug)]
pub(crate) enum Reason {
    /// The condition holds.
    Holds(Expr),
    /// The condition does not hold.
    Fails(Expr),
    /// The value matches.
    Matches(Pat, Expr),
    /// The value does not match; it is not known where a question gives it.
    Differs(Pat, Option<Expr>),
    /// The `for` loop has another item.
    Next(Pat),
    /// A `?` ends the function.
    Failure,
}

impl Graph {
    /// The graph of `program`.
    pub(crate) fn of(program: &Program) -> Self {
        tree::build(program)
    }

    /// Whether `binding`, unset at `checkpoint`, is assigned before a new one of it is declared.
    pub(crate) fn assigned_after(&self, checkpoint: CheckpointId, binding: BindingId) -> bool {
        let mut seen = HashSet::new();
        let mut open = self.points[self.checkpoints[checkpoint]].next.clone();
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            let point = &self.points[id];
            match point.sets.iter().find(|(set, _)| *set == binding) {
                Some((_, Set::Assign)) => return true,
                Some((_, Set::Declare | Set::Announce)) => {}
                None => open.extend(&point.next),
            }
        }
        false
    }

    /// For each point whether control may come there from one of `points`.
    pub(crate) fn behind(&self, points: &[PointId]) -> Vec<bool> {
        let mut behind = vec![false; self.points.len()];
        let mut open: Vec<PointId> = points
            .iter()
            .flat_map(|point| self.points[*point].next.iter().copied())
            .collect();
        while let Some(id) = open.pop() {
            if !std::mem::replace(&mut behind[id], true) {
                open.extend(&self.points[id].next);
            }
        }
        behind
    }

    /// The first token behind `checkpoint` that reads the value `binding` has at it, if it reads the whole.
    pub(crate) fn read_after(&self, checkpoint: CheckpointId, binding: BindingId) -> Option<Span> {
        let mut seen = HashSet::new();
        let mut open = VecDeque::from(self.points[self.checkpoints[checkpoint]].next.clone());
        while let Some(id) = open.pop_front() {
            if !seen.insert(id) {
                continue;
            }
            if let Some(token) = self.read_at.get(&(id, binding)) {
                return *token;
            }
            let point = &self.points[id];
            if !point.sets.iter().any(|(set, _)| *set == binding) {
                open.extend(&point.next);
            }
        }
        None
    }

    /// The outer variable whose name `scope[at]` takes, which cannot be named from then on.
    pub(crate) fn hidden_by(scope: &[Scoped], at: usize) -> Option<&Scoped> {
        let mut outer = scope[..at].iter().rev();
        outer.find(|outer| outer.name == scope[at].name)
    }

    /// Whether `binding` cannot be named at `checkpoint` because an inner variable or an item has its name.
    pub(crate) fn hidden(&self, checkpoint: CheckpointId, binding: BindingId) -> bool {
        let scope = &self.scopes[checkpoint];
        let by_variable = scope
            .iter()
            .position(|entry| entry.binding == binding)
            .is_some_and(|at| {
                scope[at + 1..]
                    .iter()
                    .any(|inner| inner.name == scope[at].name)
            });
        by_variable || self.hidden_by_an_item(checkpoint, binding)
    }

    pub(crate) fn hidden_by_an_item(&self, checkpoint: CheckpointId, binding: BindingId) -> bool {
        let mut hidden = self.hidden_by_items[checkpoint].iter();
        hidden.any(|(_, hidden)| *hidden == binding)
    }
}
