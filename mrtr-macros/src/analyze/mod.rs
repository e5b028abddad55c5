//! Stage three: facts about the lowered program, and every rule it breaks.

pub(crate) mod graph;
pub(crate) mod guards;
pub(crate) mod liveness;
pub(crate) mod naming;
pub(crate) mod placement;

use std::collections::BTreeSet;

use self::graph::Graph;
use crate::{
    diagnostics::Diagnostics,
    tree::{BindingId, CheckpointId, Program},
};

/// What is known about a program; read-only from here on.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) graph: Graph,
    /// For each checkpoint the bindings that are used after it, in order of declaration.
    pub(crate) live: Vec<BTreeSet<BindingId>>,
}

/// Analyzes `program`; faults go to `diagnostics`.
pub(crate) fn analyze(program: &Program, diagnostics: &mut Diagnostics) -> Facts {
    let graph = Graph::of(program);
    let live = liveness::live(program, &graph);
    guards::check(program, &graph, diagnostics);
    placement::check_items(program, diagnostics);
    Facts { graph, live }
}

impl Facts {
    /// Whether `binding` has to be saved at `checkpoint`.
    pub(crate) fn is_live(&self, binding: BindingId, checkpoint: CheckpointId) -> bool {
        self.live[checkpoint].contains(&binding)
    }
}
