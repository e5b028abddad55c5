//! Which variables are used after which checkpoint: the textbook backward analysis on the graph.

use std::collections::BTreeSet;

use super::graph::{Graph, PointId};
use crate::tree::{BindingId, BindingKind, Program};

/// Which bindings may still be used.
#[derive(Debug)]
pub(crate) struct Liveness {
    /// For each point of the graph those whose value before it is used at or after it.
    before: Vec<Set>,
    /// For each checkpoint those whose value at it may still be used, and has to travel.
    pub(crate) live: Vec<BTreeSet<BindingId>>,
    /// For each checkpoint those that are borrowed again because they may still be used.
    pub(crate) borrowed: Vec<BTreeSet<BindingId>>,
}

impl Liveness {
    /// Analyzes `graph`.
    pub(super) fn of(program: &Program, graph: &Graph) -> Self {
        let before = solve(program.bindings.len(), graph);
        let live = used(program, graph, &before, travels);
        let borrowed = used(program, graph, &before, |kind| {
            kind == BindingKind::Reborrowed
        });
        Self {
            before,
            live,
            borrowed,
        }
    }

    /// Whether the value `binding` has before `point` may be used.
    pub(crate) fn before(&self, point: PointId, binding: BindingId) -> bool {
        self.before[point].contains(binding)
    }
}

/// For each checkpoint the bindings of such a kind that may be used behind it.
fn used(
    program: &Program,
    graph: &Graph,
    before: &[Set],
    is: impl Fn(BindingKind) -> bool,
) -> Vec<BTreeSet<BindingId>> {
    graph
        .checkpoints
        .iter()
        .map(|point| {
            let after = Set::union(
                graph.points[*point].next.iter().map(|next| &before[*next]),
                program.bindings.len(),
            );
            (0..program.bindings.len())
                .filter(|binding| after.contains(*binding) && is(program.bindings[*binding].kind))
                .collect()
        })
        .collect()
}

/// Whether a value has to travel; the rest is given anew in every round.
fn travels(kind: BindingKind) -> bool {
    matches!(kind, BindingKind::Local | BindingKind::Iterator(_))
}

fn solve(bindings: usize, graph: &Graph) -> Vec<Set> {
    let mut before = vec![Set::empty(bindings); graph.points.len()];
    let mut changed = true;
    while changed {
        changed = false;
        // Points are numbered roughly in order of evaluation, so going backwards converges fast.
        for (id, point) in graph.points.iter().enumerate().rev() {
            let mut live = Set::union(point.next.iter().map(|next| &before[*next]), bindings);
            for (binding, _) in &point.sets {
                live.remove(*binding);
            }
            for binding in &point.uses {
                live.insert(*binding);
            }
            if live != before[id] {
                before[id] = live;
                changed = true;
            }
        }
    }
    before
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn empty(size: usize) -> Self {
        Self(vec![0; size.div_ceil(64)])
    }

    fn union<'s>(sets: impl Iterator<Item = &'s Self>, size: usize) -> Self {
        sets.fold(Self::empty(size), |mut all, set| {
            for (word, other) in all.0.iter_mut().zip(&set.0) {
                *word |= other;
            }
            all
        })
    }

    fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    fn remove(&mut self, member: usize) {
        self.0[member / 64] &= !(1 << (member % 64));
    }

    fn contains(&self, member: usize) -> bool {
        self.0[member / 64] & (1 << (member % 64)) != 0
    }
}
