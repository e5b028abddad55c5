//! Functions whose body another attribute has rewritten before: `#[instrument]` moves it into an `async` block.

use syn::{
    ExprAsync, ItemFn, Token,
    visit::{self, Visit},
};

use crate::{diagnostics::Diagnostics, lower::contains, rules::Rule};

/// Reports `function` if its questions are in an `async` block that its author has not written, and takes it for the
/// `async fn` it was: one fault is one error.
pub(crate) fn check(function: &mut ItemFn, diagnostics: &mut Diagnostics) -> bool {
    let mut finder = Finder { found: false };
    finder.visit_block(&function.block);
    if finder.found {
        diagnostics.report(&function.sig.ident, Rule::Rewritten);
        function
            .sig
            .asyncness
            .get_or_insert(Token![async](function.sig.fn_token.span));
    }
    finder.found
}

struct Finder {
    found: bool,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_expr_async(&mut self, expr: &'ast ExprAsync) {
        // What an attribute writes stands at the attribute, or at another token of the author's.
        let written = expr.async_token.span.source_text();
        self.found |=
            written.is_some_and(|text| text != "async") && contains::in_block(&expr.block);
        visit::visit_expr_async(self, expr);
    }
}
