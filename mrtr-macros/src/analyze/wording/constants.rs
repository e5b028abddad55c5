//! The constants that an expression names.

use proc_macro2::TokenStream;
use syn::{
    Expr, ExprCall, ExprPath, ExprUnsafe, Macro, Token, parse::Parser, punctuated::Punctuated,
    visit::Visit,
};

use super::format::{self, Piece};

/// All of them, as far as the source shows: by convention they are in upper case.
pub(super) fn of(expr: &Expr) -> Vec<ExprPath> {
    let mut constants = Constants(Vec::new());
    constants.visit_expr(expr);
    constants.0
}

struct Constants(Vec<ExprPath>);

impl<'ast> Visit<'ast> for Constants {
    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        let last = path.path.segments.last().map(|last| last.ident.to_string());
        let is_constant = last.is_some_and(|last| {
            last.len() > 1
                && last.starts_with(char::is_uppercase)
                && !last.contains(char::is_lowercase)
        });
        if is_constant && path.qself.is_none() {
            self.0.push(path.clone());
        }
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        // What is called is no value.
        for argument in &call.args {
            self.visit_expr(argument);
        }
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        for argument in arguments(&mac.tokens) {
            self.0.extend(of(&argument));
        }
    }

    /// What may be read in there only may not be read elsewhere.
    fn visit_expr_unsafe(&mut self, _: &'ast ExprUnsafe) {}

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

/// What a macro is given, if that looks like the arguments of a function.
fn arguments(tokens: &TokenStream) -> Vec<Expr> {
    if let Some(pieces) = format::pieces(tokens) {
        let values = pieces.into_iter().filter_map(|piece| match piece {
            Piece::Value(value, _) => Some(value),
            Piece::Literal(_) => None,
        });
        return values.collect();
    }
    Punctuated::<Expr, Token![,]>::parse_terminated
        .parse2(tokens.clone())
        .map_or_else(|_| Vec::new(), |all| all.into_iter().collect())
}
