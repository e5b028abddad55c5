//! Values kept only for their scope: lock guards, spans, timers.

use std::collections::BTreeSet;

use super::graph::Graph;
use crate::{
    diagnostics::Diagnostics,
    rules::Rule,
    tree::{BindingKind, Origin, Program},
};

/// Reports `let _guard = …` whose scope holds a later checkpoint: nothing uses it again, so it does not travel
/// and would be dropped early.
pub(super) fn check(program: &Program, graph: &Graph, diagnostics: &mut Diagnostics) {
    let in_scope: BTreeSet<_> = graph
        .scopes
        .iter()
        .take(program.first_join)
        .flatten()
        .map(|entry| entry.binding)
        .collect();
    for id in in_scope {
        let binding = &program.bindings[id];
        let name = binding.ident.to_string();
        let guard = name.starts_with('_')
            && binding.origin != Origin::Operand
            && id >= program.parameters
            && binding.kind == BindingKind::Local
            && binding.alone;
        let used = graph.points.iter().any(|point| point.uses.contains(&id));
        if guard && !used {
            diagnostics.report(&binding.ident, Rule::ScopeGuard { name });
        }
    }
}
