//! What can follow what, from checkpoint to checkpoint, and under which conditions.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::{Graph, PointId, Reason};
use crate::tree::CheckpointId;

/// Where a transition leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    Checkpoint(CheckpointId),
    /// The function's end, by the `return` at this point or by its last expression.
    Returned(PointId),
    /// The function's end by a `?`.
    Failed,
}

/// A transition to the next checkpoint, or to the end.
#[derive(Debug)]
pub(crate) struct Transition<'g> {
    pub(crate) to: End,
    /// Whether it leads there only in another turn of a loop that both are in.
    pub(crate) again: bool,
    /// What holds on it, however one goes, in order.
    pub(crate) when: Vec<&'g Reason>,
}

/// Finds the transitions and their conditions.
pub(crate) struct PathConditions<'g> {
    graph: &'g Graph,
    /// The points inside each loop, by its head.
    loops: HashMap<PointId, HashSet<PointId>>,
}

type Step = (PointId, PointId);

impl<'g> PathConditions<'g> {
    pub(crate) fn of(graph: &'g Graph) -> Self {
        let mut before: HashMap<PointId, Vec<PointId>> = HashMap::new();
        for (at, point) in graph.points.iter().enumerate() {
            for next in &point.next {
                before.entry(*next).or_default().push(at);
            }
        }
        let mut loops: HashMap<PointId, HashSet<PointId>> = HashMap::new();
        for (last, head) in &graph.repeats {
            let inside = loops.entry(*head).or_default();
            inside.insert(*head);
            let mut open = vec![*last];
            while let Some(at) = open.pop() {
                if inside.insert(at) {
                    open.extend(before.get(&at).into_iter().flatten());
                }
            }
        }
        Self { graph, loops }
    }

    /// The ways from a checkpoint, or from the beginning.
    pub(crate) fn from(&self, checkpoint: Option<CheckpointId>) -> Vec<Transition<'g>> {
        let from = match checkpoint {
            Some(checkpoint) => self.graph.checkpoints[checkpoint],
            None => self.graph.start,
        };
        let (all, steps) = self.reached(from, |_| true);
        let ahead = self.ahead(from);
        let mut needed: BTreeMap<End, Vec<&Reason>> =
            all.iter().map(|end| (*end, Vec::new())).collect();
        for step in steps {
            let Some(reason) = self.graph.reasons.get(&step) else {
                continue;
            };
            // What cannot be reached without this step needs it.
            let (without, _) = self.reached(from, |other| other != step);
            for (_, when) in needed.iter_mut().filter(|(end, _)| !without.contains(end)) {
                when.push(reason);
            }
        }
        needed
            .into_iter()
            .map(|(to, when)| Transition {
                to,
                again: !ahead.contains(&to),
                when: when
                    .into_iter()
                    .filter(|reason| !matches!(reason, Reason::Failure))
                    .collect(),
            })
            .collect()
    }

    /// The ends that can be reached by the steps that are allowed, and these steps in order of evaluation.
    fn reached(
        &self,
        from: PointId,
        allowed: impl Fn(Step) -> bool,
    ) -> (BTreeSet<End>, BTreeSet<Step>) {
        let (mut ends, mut steps) = (BTreeSet::new(), BTreeSet::new());
        let (mut seen, mut open) = (HashSet::from([from]), vec![from]);
        while let Some(at) = open.pop() {
            for next in &self.graph.points[at].next {
                let step = (at, *next);
                if !allowed(step) {
                    continue;
                }
                steps.insert(step);
                match self.end(step) {
                    Some(end) => drop(ends.insert(end)),
                    None if seen.insert(*next) => open.push(*next),
                    None => {}
                }
            }
        }
        (ends, steps)
    }

    /// The ends that can be reached in this turn of the loops around `from`, and after them. A loop that begins
    /// anew can still be left at its head.
    fn ahead(&self, from: PointId) -> BTreeSet<End> {
        let mut ends = BTreeSet::new();
        let start = (from, None);
        let (mut seen, mut open) = (HashSet::from([start]), vec![start]);
        while let Some((at, leaving)) = open.pop() {
            for next in &self.graph.points[at].next {
                let step = (at, *next);
                let inside = |head: PointId| self.loops[&head].contains(next);
                let leaving = match (self.graph.repeats.contains(&step), leaving) {
                    // The head again, of an inner loop or of this one.
                    (true, Some(head)) if inside(head) => continue,
                    (true, _) => Some(*next),
                    (false, Some(head)) if inside(head) => Some(head),
                    (false, _) => None,
                };
                match self.end(step) {
                    Some(_) if leaving.is_some() => {}
                    Some(end) => drop(ends.insert(end)),
                    None if seen.insert((*next, leaving)) => open.push((*next, leaving)),
                    None => {}
                }
            }
        }
        ends
    }

    fn end(&self, step: Step) -> Option<End> {
        let (at, to) = step;
        if let Some(checkpoint) = self.graph.points[to].checkpoint {
            return Some(End::Checkpoint(checkpoint));
        }
        (to == self.graph.end).then(|| match self.graph.reasons.get(&step) {
            Some(Reason::Failure) => End::Failed,
            _ => End::Returned(at),
        })
    }
}
