//! Names that mean something else in a pattern.

use proc_macro2::Ident;

use crate::{diagnostics::Diagnostics, rules::Rule, tree::Program};

/// Reports variables with the function's own name: it has become a unit struct, which a pattern would match instead
/// of binding.
pub(crate) fn check(program: &Program, function: &Ident, diagnostics: &mut Diagnostics) {
    for binding in &program.bindings {
        if binding.ident == *function {
            diagnostics.report(
                &binding.ident,
                Rule::NamedLikeTheFunction {
                    name: function.to_string(),
                },
            );
        }
    }
}
