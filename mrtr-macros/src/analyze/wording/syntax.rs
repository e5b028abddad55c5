//! Small pieces of syntax: what they are, and how they are made.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Expr, ExprLit, ExprPath, Lit, LitStr, Macro};

/// Whether it is the `format!` of the standard library, as far as its name tells.
pub(super) fn is_format(mac: &Macro) -> bool {
    let last = mac.path.segments.last();
    let root = mac.path.segments.first();
    last.is_some_and(|last| last.ident == "format")
        && (mac.path.segments.len() == 1
            || root.is_some_and(|root| ["std", "alloc"].iter().any(|name| root.ident == name)))
}

pub(super) fn is_string_from(function: &Expr) -> bool {
    let Expr::Path(path) = function else {
        return false;
    };
    let segments = &path.path.segments;
    segments.len() == 2 && segments[0].ident == "String" && segments[1].ident == "from"
}

/// A literal text.
pub(super) fn literal(text: &str) -> Expr {
    Expr::Lit(ExprLit {
        attrs: Vec::new(),
        lit: Lit::Str(LitStr::new(text, Span::call_site())),
    })
}

/// A variable, or a constant.
pub(super) fn path(ident: Ident) -> Expr {
    Expr::Path(ExprPath {
        attrs: Vec::new(),
        qself: None,
        path: ident.into(),
    })
}

/// The tokens of an expression, however they are set apart.
pub(super) fn text(expr: &impl ToTokens) -> String {
    let mut tokens = Vec::new();
    flatten(expr.to_token_stream(), &mut tokens);
    tokens.join(" ")
}

fn flatten(tokens: TokenStream, into: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                into.push(open.to_owned());
                flatten(group.stream(), into);
                into.push(close.to_owned());
            }
            token => into.push(token.to_string()),
        }
    }
}
