//! Which joins are worth their while.
//!
//! ```text
//! if a { ask(1) }
//! // join
//! if b { ask(2) }
//! // join
//! if c { ask(3) }
//! ```
//!
//! After question 1, 2 or 3 may come: without joins each copy holds all that follows, and the code grows with the
//! square of the questions. A copy that ends at a join saves what is live there, and another goes on, in the same
//! round and the same process: the frame is never sealed, and neither the client nor a replay store hears of it.
//!
//! Nobody can tell, because of what is asked of a join:
//!
//! * What is live there also travels at some checkpoint, so no type is asked to be saved that would not be anyway, and
//!   no borrow is cut that would otherwise be kept. The engine checks the frame as it checks those that are sealed.
//! * Nothing has to be taken to pieces to be saved.
//! * It is not passed twice between two questions, so it costs each of them at most one more save and load of what is
//!   live. A loop that seldom asks goes round as fast as it was written.
//!
//! What is left is what holds at every checkpoint: values that are not needed any more are dropped there.

use std::collections::BTreeSet;

use super::{
    graph::{Graph, PointId},
    liveness::Liveness,
};
use crate::tree::{BindingId, BindingKind, CheckpointId, Iteration, Program};

/// What a join has to save: the copies that need no longer hold what follows, times the questions in it.
const WORTH: usize = 6;

/// The joins that copies end at, chosen in the order of the text.
pub(super) fn worthwhile(
    program: &Program,
    graph: &Graph,
    liveness: &Liveness,
) -> BTreeSet<CheckpointId> {
    let saved: BTreeSet<BindingId> = liveness
        .live
        .iter()
        .take(program.checkpoints.len())
        .flatten()
        .copied()
        .collect();
    let mut paths = Paths::new(program, graph);
    for join in program.first_join..program.first_join + program.joins {
        let can = liveness.live[join]
            .iter()
            .all(|binding| saved.contains(binding) && travels_early(program, *binding))
            && !paths.comes_back(join);
        if can && paths.saved_by(join) >= WORTH {
            paths.chosen.insert(join);
        }
    }
    paths.chosen
}

/// Whether nobody can tell that a variable was saved and loaded. An iterator that is taken to pieces before the
/// function suspends has its effects too early.
fn travels_early(program: &Program, binding: BindingId) -> bool {
    program.bindings[binding].kind != BindingKind::Iterator(Iteration::Drain)
}

struct Paths<'p> {
    program: &'p Program,
    graph: &'p Graph,
    previous: Vec<Vec<PointId>>,
    chosen: BTreeSet<CheckpointId>,
}

impl<'p> Paths<'p> {
    fn new(program: &'p Program, graph: &'p Graph) -> Self {
        let mut previous = vec![Vec::new(); graph.points.len()];
        for (id, point) in graph.points.iter().enumerate() {
            for next in &point.next {
                previous[*next].push(id);
            }
        }
        Self {
            program,
            graph,
            previous,
            chosen: BTreeSet::new(),
        }
    }

    /// How many questions would be in one copy only, times the number of copies they are in otherwise.
    fn saved_by(&self, join: CheckpointId) -> usize {
        let at = self.graph.checkpoints[join];
        let (mut copies, mut questions) = (0usize, 0usize);
        self.walk(
            at,
            |point| &self.previous[point],
            |point| self.ends_copy(point),
            |point| {
                copies += usize::from(self.begins_copy(point));
            },
        );
        self.walk(
            at,
            |point| &self.graph.points[point].next,
            |point| self.ends_copy(point),
            |point| {
                questions += usize::from(self.graph.points[point].checkpoint.is_some());
            },
        );
        copies.saturating_sub(1) * questions
    }

    /// Whether a join may be reached again before a question is.
    fn comes_back(&self, join: CheckpointId) -> bool {
        let at = self.graph.checkpoints[join];
        let mut seen = false;
        self.walk(
            at,
            |point| &self.graph.points[point].next,
            |point| self.suspends(point),
            |point| seen |= point == at,
        );
        seen
    }

    /// Visits the points that come after `at`, up to and with those where it `ends`.
    fn walk<'s>(
        &'s self,
        at: PointId,
        next: impl Fn(PointId) -> &'s Vec<PointId>,
        ends: impl Fn(PointId) -> bool,
        mut visit: impl FnMut(PointId),
    ) {
        let mut seen = vec![false; self.graph.points.len()];
        let mut open = next(at).clone();
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut seen[id], true) {
                continue;
            }
            visit(id);
            if !ends(id) {
                open.extend(next(id));
            }
        }
    }

    fn begins_copy(&self, point: PointId) -> bool {
        let point = &self.graph.points[point];
        point.checkpoint.is_some() || point.join.is_some_and(|join| self.chosen.contains(&join))
    }

    fn suspends(&self, point: PointId) -> bool {
        self.graph.points[point]
            .checkpoint
            .is_some_and(|checkpoint| !self.program.checkpoints[checkpoint].is_call())
    }

    fn ends_copy(&self, point: PointId) -> bool {
        let join = self.graph.points[point].join;
        self.suspends(point) || join.is_some_and(|join| self.chosen.contains(&join))
    }
}
