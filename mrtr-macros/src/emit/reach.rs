//! Which part of the program one copy holds: what can be reached from its checkpoint before the run stops again.

use std::collections::BTreeSet;

use crate::{
    analyze::{Facts, graph::PointId},
    tree::{CheckpointId, Program},
};

/// The checkpoints no copy may be cut off at, because the run may go on there.
pub(super) fn never_cut(program: &Program) -> BTreeSet<CheckpointId> {
    (0..program.checkpoints.len())
        .filter(|checkpoint| program.checkpoints[*checkpoint].is_call())
        .collect()
}

/// What can be reached from a checkpoint.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    from: Vec<PointId>,
    points: Vec<bool>,
    /// The checkpoints whose following code is held too.
    passed: BTreeSet<CheckpointId>,
    /// Where the loops around the current place begin again. Their next round is another piece of the copy.
    blocked: Vec<PointId>,
}

impl Reach {
    /// From `from` to the next checkpoints, and further behind those in `never_cut`.
    pub(super) fn of(
        from: CheckpointId,
        never_cut: &BTreeSet<CheckpointId>,
        facts: &Facts,
    ) -> Self {
        let from = facts.graph.checkpoints[from];
        let mut reach = Self {
            from: facts.graph.points[from].next.clone(),
            points: Vec::new(),
            passed: never_cut.clone(),
            blocked: Vec::new(),
        };
        reach.points = reach.search(facts);
        reach
    }

    /// The same inside a loop that begins again at `head`, up to there.
    pub(super) fn up_to(&self, head: PointId, facts: &Facts) -> Self {
        let mut inner = self.clone();
        inner.blocked.push(head);
        inner.points = inner.search(facts);
        inner
    }

    /// What can be reached from `head`, where a loop begins again.
    pub(super) fn again_from(&self, head: PointId, facts: &Facts) -> Self {
        let mut next = self.clone();
        next.from = vec![head];
        next.points = next.search(facts);
        next
    }

    pub(super) fn holds(&self, point: PointId) -> bool {
        self.points[point]
    }

    /// Whether the copy ends at `checkpoint`.
    pub(super) fn stops_at(&self, checkpoint: CheckpointId) -> bool {
        !self.passed.contains(&checkpoint)
    }

    fn search(&self, facts: &Facts) -> Vec<bool> {
        let graph = &facts.graph;
        let mut points = vec![false; graph.points.len()];
        let mut open = self.from.clone();
        while let Some(id) = open.pop() {
            if points[id] || self.blocked.contains(&id) {
                continue;
            }
            points[id] = true;
            let point = &graph.points[id];
            if point.join.is_some_and(|join| facts.joins.contains(&join)) {
                continue;
            }
            if point
                .checkpoint
                .is_none_or(|checkpoint| self.passed.contains(&checkpoint))
            {
                open.extend(&point.next);
            }
        }
        points
    }
}
