//! Which variables are used after which checkpoint: the textbook backward analysis on the graph.
//!
//! A variable without a value does not travel, although it looks as if it were used: what its uses wait for is an
//! assignment on a way that the graph does not tell from one that ends, at a `panic!` or a call that never returns.

use std::collections::BTreeSet;

use super::graph::{self, Graph, PointId};
use crate::tree::{BindingId, BindingKind, Program};

/// Which bindings may still be used.
#[derive(Debug)]
pub(crate) struct Liveness {
    /// For each point of the graph those whose value before it is used at or after it.
    before: Vec<Set>,
    /// For each checkpoint those whose value at it may still be used, and has to travel.
    pub(crate) live: Vec<BTreeSet<BindingId>>,
    /// For each checkpoint those that may still be used and have no value at it.
    pub(crate) unset: Vec<BTreeSet<BindingId>>,
    /// For each checkpoint those that are borrowed again because they may still be used.
    pub(crate) borrowed: Vec<BTreeSet<BindingId>>,
}

impl Liveness {
    /// Analyzes `graph`.
    pub(super) fn of(program: &Program, graph: &Graph) -> Self {
        let before = solve(program.bindings.len(), graph);
        let mut live = used(program, graph, &before, travels);
        let unset = without_value(program, graph, &mut live);
        let borrowed = used(program, graph, &before, |kind| {
            kind == BindingKind::Reborrowed
        });
        Self {
            before,
            live,
            unset,
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
            let after = Set::union_of(
                graph.points[*point].next.iter().map(|next| &before[*next]),
                program.bindings.len(),
            );
            (0..program.bindings.len())
                .filter(|binding| after.contains(*binding) && is(program.bindings[*binding].kind))
                .collect()
        })
        .collect()
}

/// Takes those that cannot have a value at the checkpoint out of `live`.
fn without_value(
    program: &Program,
    graph: &Graph,
    live: &mut [BTreeSet<BindingId>],
) -> Vec<BTreeSet<BindingId>> {
    let bindings = program.bindings.len();
    let (may, must) = (
        valued(bindings, graph, Set::union),
        valued(bindings, graph, Set::intersection),
    );
    let announced: BTreeSet<BindingId> = graph
        .points
        .iter()
        .flat_map(|point| &point.sets)
        .filter(|(_, set)| *set == graph::Set::Announce)
        .map(|(binding, _)| *binding)
        .collect();
    live.iter_mut()
        .zip(&graph.checkpoints)
        .enumerate()
        .map(|(checkpoint, (live, point))| {
            let (unset, set) = live.iter().partition(|binding| {
                // What gets a value once, and still has to get it, has none, although the graph may have an edge too
                // many, such as one behind a macro that always leaves.
                let still_to_come = || {
                    !program.bindings[**binding].mutable
                        && !must[*point].contains(**binding)
                        && graph.assigned_after(checkpoint, **binding)
                };
                announced.contains(binding) && (!may[*point].contains(**binding) || still_to_come())
            });
            *live = set;
            unset
        })
        .collect()
}

/// For each point the bindings that have got a value before it, on some way or on each, as `meet` says.
fn valued(bindings: usize, graph: &Graph, meet: fn(&Set, &Set) -> Set) -> Vec<Set> {
    let mut before = vec![None; graph.points.len()];
    before[graph.start] = Some(Set::empty(bindings));
    let mut open = vec![graph.start];
    while let Some(id) = open.pop() {
        let mut here = before[id].clone().unwrap_or_else(|| Set::empty(bindings));
        for (binding, set) in &graph.points[id].sets {
            match set {
                graph::Set::Announce => here.remove(*binding),
                graph::Set::Declare | graph::Set::Assign => here.insert(*binding),
            }
        }
        for next in &graph.points[id].next {
            let joined = match &before[*next] {
                Some(known) => meet(known, &here),
                None => here.clone(),
            };
            if before[*next].as_ref() != Some(&joined) {
                before[*next] = Some(joined);
                open.push(*next);
            }
        }
    }
    let never = Set::empty(bindings);
    before
        .into_iter()
        .map(|set| set.unwrap_or_else(|| never.clone()))
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
            let mut live = Set::union_of(point.next.iter().map(|next| &before[*next]), bindings);
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

    fn union_of<'s>(sets: impl Iterator<Item = &'s Self>, size: usize) -> Self {
        sets.fold(Self::empty(size), |all, set| all.union(set))
    }

    fn union(&self, other: &Self) -> Self {
        self.with(other, |word, other| word | other)
    }

    fn intersection(&self, other: &Self) -> Self {
        self.with(other, |word, other| word & other)
    }

    fn with(&self, other: &Self, meet: fn(u64, u64) -> u64) -> Self {
        let words = self.0.iter().zip(&other.0);
        Self(words.map(|(word, other)| meet(*word, *other)).collect())
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
