//! Small pieces of syntax that lowering puts together.

use proc_macro2::{Ident, Span};
use syn::{
    Block, Expr, ExprBlock, ExprBreak, ExprIf, ExprLit, ExprLoop, ExprPath, ExprTuple, Label, Lit, LitBool, Path,
    PathSegment, Stmt, Token,
    punctuated::Punctuated,
    token::{Brace, Paren},
};

/// `name`
pub(super) fn name(ident: &Ident) -> Expr {
    Expr::Path(ExprPath { attrs: Vec::new(), qself: None, path: Path::from(PathSegment::from(ident.clone())) })
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
    Expr::Lit(ExprLit { attrs: Vec::new(), lit: Lit::Bool(LitBool { value, span }) })
}

/// `()`
pub(super) fn unit(span: Span) -> Expr {
    Expr::Tuple(ExprTuple { attrs: Vec::new(), paren_token: Paren(span), elems: Punctuated::new() })
}

/// `{ stmts }`
pub(super) fn block(stmts: Vec<Stmt>, span: Span) -> Block {
    Block { brace_token: Brace(span), stmts }
}

/// `label: loop { if condition { body } else { break } }`, which is what a `while` means.
pub(super) fn while_as_loop(label: Option<Label>, condition: Expr, body: Block, span: Span) -> ExprLoop {
    let leave = Stmt::Expr(
        Expr::Break(ExprBreak { attrs: Vec::new(), break_token: Token![break](span), label: None, expr: None }),
        Some(Token![;](span)),
    );
    let otherwise =
        Expr::Block(ExprBlock { attrs: Vec::new(), label: None, block: block(vec![leave], span) });
    let step = Expr::If(ExprIf {
        attrs: Vec::new(),
        if_token: Token![if](span),
        cond: Box::new(condition),
        then_branch: body,
        else_branch: Some((Token![else](span), Box::new(otherwise))),
    });
    ExprLoop {
        attrs: Vec::new(),
        label,
        loop_token: Token![loop](span),
        body: block(vec![Stmt::Expr(step, None)], span),
    }
}
