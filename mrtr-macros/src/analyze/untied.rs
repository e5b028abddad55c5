//! Variables whose type a copy would have to find out for itself.
//!
//! ```text
//! let mut rate = 1.5_f32;
//! let go = confirm("Change it?").await?;
//! rate = 16_777_217.0;
//! ```
//!
//! `rate` gets a new value after the question, so the old one does not travel; but in the copy that goes on behind the
//! question nothing says any more that it is an `f32`. A variable that travels has its type from what it is loaded
//! with. Any other one that can be assigned is given a witness of its type, which the first copy fixes.

use std::collections::BTreeSet;

use super::{
    graph::{Graph, Set},
    liveness::Liveness,
};
use crate::tree::{BindingId, BindingKind, Program};

/// The variables that need a witness.
///
/// One that is never assigned after it got its value needs none: it is used behind a checkpoint, and travels, or all
/// that is said of it stands before.
pub(super) fn find(program: &Program, graph: &Graph, liveness: &Liveness) -> BTreeSet<BindingId> {
    let mut assigned = BTreeSet::new();
    for point in &graph.points {
        for (binding, set) in &point.sets {
            if *set == Set::Assign {
                assigned.insert(*binding);
            }
        }
    }
    let again = graph.behind(&graph.checkpoints);
    assigned.retain(|id| {
        let binding = &program.bindings[*id];
        let inferred = binding.kind == BindingKind::Local && !binding.is_typed();
        inferred && (declared_again(graph, *id, &again) || brought_back_empty(graph, liveness, *id))
    });
    assigned
}

/// Whether a copy other than the first may hold its declaration.
fn declared_again(graph: &Graph, id: BindingId, again: &[bool]) -> bool {
    graph.points.iter().zip(again).any(|(point, again)| {
        *again
            && point
                .sets
                .iter()
                .any(|(binding, set)| *binding == id && *set != Set::Assign)
    })
}

/// Whether it is in scope at a checkpoint without having to travel there.
fn brought_back_empty(graph: &Graph, liveness: &Liveness, id: BindingId) -> bool {
    graph
        .scopes
        .iter()
        .zip(&liveness.live)
        .any(|(scope, live)| scope.iter().any(|entry| entry.binding == id) && !live.contains(&id))
}
