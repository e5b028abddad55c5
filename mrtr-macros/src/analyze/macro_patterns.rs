//! Patterns that another macro writes: nobody but the compiler knows which variables are in them.

use super::graph::Graph;
use crate::{diagnostics::Diagnostics, rules::Rule};

/// Reports every macro in a pattern that is given the name of another variable, where a checkpoint follows in that one's
/// scope: whether the name means the other one there cannot be told. A name of no other variable is the macro's own.
pub(super) fn check(graph: &Graph, diagnostics: &mut Diagnostics) {
    for (at, rebinding) in &graph.patterns {
        let behind = graph.behind(&[*at]);
        let asks = graph
            .checkpoints
            .iter()
            .zip(&graph.scopes)
            .any(|(point, scope)| {
                behind[*point] && scope.iter().any(|entry| entry.binding == rebinding.binding)
            });
        if asks {
            let name = rebinding.named.to_string();
            diagnostics.report(&rebinding.named, Rule::MacroPattern { name });
        }
    }
}
