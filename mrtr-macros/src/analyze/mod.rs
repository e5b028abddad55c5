//! Stage three: facts about the lowered program, and every rule it breaks.

mod discarded;
pub(crate) mod graph;
pub(crate) mod guards;
pub(crate) mod joins;
pub(crate) mod liveness;
mod loops;
mod macro_patterns;
pub(crate) mod placement;
mod rebound;
pub(crate) mod rewritten;
mod unawaited;
mod untied;
pub(crate) mod wording;

use std::collections::BTreeSet;

use syn::ItemFn;

use self::{graph::Graph, liveness::Liveness, wording::Wording};
use crate::{
    diagnostics::Diagnostics,
    tree::{BindingId, CheckpointId, Program},
};

/// What is known about a program; read-only from here on.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) graph: Graph,
    pub(crate) liveness: Liveness,
    /// The joins that copies end at.
    pub(crate) joins: BTreeSet<CheckpointId>,
    /// The variables that need a witness of their type.
    pub(crate) untied: BTreeSet<BindingId>,
    /// What the source of each checkpoint says.
    pub(crate) wordings: Vec<Wording>,
}

/// Analyzes `program`, which `function` was lowered to; faults go to `diagnostics`.
pub(crate) fn analyze(
    program: &Program,
    function: &ItemFn,
    diagnostics: &mut Diagnostics,
) -> Facts {
    let graph = Graph::of(program);
    let liveness = Liveness::of(program, &graph);
    let joins = joins::worthwhile(program, &graph, &liveness);
    let untied = untied::find(program, &graph, &liveness);
    macro_patterns::check(&graph, diagnostics);
    guards::check(program, &graph, diagnostics);
    loops::check(program, &graph, &liveness, diagnostics);
    Facts {
        graph,
        liveness,
        joins,
        untied,
        wordings: wording::of(program, function),
    }
}

impl Facts {
    /// The number of the copy that resumes at a join.
    pub(crate) fn arm(&self, program: &Program, join: CheckpointId) -> usize {
        program.checkpoints.len() + self.joins.range(..join).count()
    }

    /// The bindings that have to be saved at `checkpoint`, in order of declaration.
    pub(crate) fn live(&self, checkpoint: CheckpointId) -> &BTreeSet<BindingId> {
        &self.liveness.live[checkpoint]
    }

    /// Whether `binding` has to be saved at `checkpoint`.
    pub(crate) fn is_live(&self, binding: BindingId, checkpoint: CheckpointId) -> bool {
        self.live(checkpoint).contains(&binding)
    }

    /// Whether `binding` has to be borrowed again behind `checkpoint`.
    pub(crate) fn is_borrowed(&self, binding: BindingId, checkpoint: CheckpointId) -> bool {
        self.liveness.borrowed[checkpoint].contains(&binding)
    }
}
