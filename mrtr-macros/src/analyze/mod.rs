//! Stage three: facts about the lowered program, and every rule it breaks.

pub(crate) mod graph;
pub(crate) mod guards;
pub(crate) mod liveness;
pub(crate) mod naming;
pub(crate) mod placement;
mod unawaited;

use self::{graph::Graph, liveness::Liveness};
use std::collections::BTreeSet;

use crate::{
    diagnostics::Diagnostics,
    tree::{BindingId, CheckpointId, Program},
};

/// What is known about a program; read-only from here on.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) graph: Graph,
    pub(crate) liveness: Liveness,
}

/// Analyzes `program`; faults go to `diagnostics`.
pub(crate) fn analyze(program: &Program, diagnostics: &mut Diagnostics) -> Facts {
    let graph = Graph::of(program);
    let liveness = Liveness::of(program, &graph);
    guards::check(program, &graph, diagnostics);
    placement::check_items(program, diagnostics);
    Facts { graph, liveness }
}

impl Facts {
    /// The bindings that have to be saved at `checkpoint`, in order of declaration.
    pub(crate) fn live(&self, checkpoint: CheckpointId) -> &BTreeSet<BindingId> {
        &self.liveness.live[checkpoint]
    }

    /// Whether `binding` has to be saved at `checkpoint`.
    pub(crate) fn is_live(&self, binding: BindingId, checkpoint: CheckpointId) -> bool {
        self.live(checkpoint).contains(&binding)
    }
}
