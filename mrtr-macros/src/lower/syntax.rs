//! Small pieces of syntax that lowering puts together.

use proc_macro2::{Ident, Span};
use syn::{Expr, ExprBreak, ExprLit, ExprPath, Lit, LitBool, Path, PathSegment, Token};

/// `name`
pub(super) fn name(ident: &Ident) -> Expr {
    Expr::Path(ExprPath {
        attrs: Vec::new(),
        qself: None,
        path: Path::from(PathSegment::from(ident.clone())),
    })
}

/// `::core::option::Option::<variant>` as a path.
pub(super) fn option_path(variant: &str, span: Span) -> Path {
    Path {
        leading_colon: Some(Token![::](span)),
        segments: ["core", "option", "Option", variant]
            .into_iter()
            .map(|segment| PathSegment::from(Ident::new(segment, span)))
            .collect(),
    }
}

/// `true` or `false`
pub(super) fn boolean(value: bool, span: Span) -> Expr {
    Expr::Lit(ExprLit {
        attrs: Vec::new(),
        lit: Lit::Bool(LitBool { value, span }),
    })
}

/// `break`
pub(super) fn leave() -> Expr {
    Expr::Break(ExprBreak {
        attrs: Vec::new(),
        break_token: Token![break](Span::mixed_site()),
        label: None,
        expr: None,
    })
}
