//! The constants that a question names.

use syn::{Expr, ExprPath, Macro, Path};

use super::{
    format::{self, Piece},
    syntax::is_format,
};
use crate::parse::checkpoint::unparenthesised;

/// Those that are there before the function's body as well, if no item of the body has their name: in upper case by
/// convention, in a module or by themselves. What stands in a block, a closure or another macro may be of an inner
/// scope.
pub(super) fn of(expr: &Expr) -> Vec<ExprPath> {
    let mut found = Vec::new();
    match bare(expr) {
        Expr::Path(path) if path.qself.is_none() && is_whole(&path.path) => {
            found.push(path.clone());
        }
        expr => collect(expr, &mut found),
    }
    found
}

/// Those in what a variable is made of. There the type of a constant may be known by the variable only.
pub(super) fn within(expr: &Expr) -> Vec<ExprPath> {
    let mut found = Vec::new();
    collect(expr, &mut found);
    found
}

/// Whether a path that is all of a text or a value is spelled like a constant: one of a type as well, whose type is known
/// there.
pub(super) fn is_whole(path: &Path) -> bool {
    let last = path.segments.last().map(|last| last.ident.to_string());
    last.is_some_and(|last| is_spelled(&last))
}

fn bare(expr: &Expr) -> &Expr {
    match unparenthesised(expr) {
        Expr::Reference(inner) => bare(&inner.expr),
        Expr::MethodCall(call) if call.args.is_empty() => bare(&call.receiver),
        expr => expr,
    }
}

fn is_spelled(name: &str) -> bool {
    name.len() > 1 && name.starts_with(char::is_uppercase) && !name.contains(char::is_lowercase)
}

/// Whether a path is spelled like a constant or a static that is no item of a type.
pub(super) fn is_constant(path: &Path) -> bool {
    let mut segments = path.segments.iter().rev();
    let in_module = |name: &str| name.starts_with(|c: char| c.is_lowercase() || c == '_');
    segments.next().is_some_and(|last| {
        let name = last.ident.to_string();
        last.arguments.is_none() && is_spelled(&name)
    }) && segments.all(|module| in_module(&module.ident.to_string()))
}

fn collect(expr: &Expr, found: &mut Vec<ExprPath>) {
    match expr {
        Expr::Path(path) if path.qself.is_none() && is_constant(&path.path) => {
            found.push(path.clone());
        }
        Expr::Paren(inner) => collect(&inner.expr, found),
        Expr::Group(inner) => collect(&inner.expr, found),
        Expr::Reference(inner) => collect(&inner.expr, found),
        Expr::Unary(inner) => collect(&inner.expr, found),
        Expr::Cast(inner) => collect(&inner.expr, found),
        Expr::Field(inner) => collect(&inner.base, found),
        Expr::Index(index) => {
            collect(&index.expr, found);
            collect(&index.index, found);
        }
        Expr::Binary(binary) => {
            collect(&binary.left, found);
            collect(&binary.right, found);
        }
        Expr::Call(call) => call
            .args
            .iter()
            .for_each(|argument| collect(argument, found)),
        Expr::MethodCall(call) => {
            collect(&call.receiver, found);
            call.args
                .iter()
                .for_each(|argument| collect(argument, found));
        }
        Expr::Tuple(tuple) => tuple.elems.iter().for_each(|item| collect(item, found)),
        Expr::Array(array) => array.elems.iter().for_each(|item| collect(item, found)),
        Expr::Macro(call) => values(&call.mac)
            .iter()
            .for_each(|value| found.extend(of(value))),
        _ => {}
    }
}

/// The values of `format!`.
fn values(mac: &Macro) -> Vec<Expr> {
    if !is_format(mac) {
        return Vec::new();
    }
    let pieces = format::pieces(&mac.tokens).unwrap_or_default();
    let values = pieces.into_iter().filter_map(|piece| match piece {
        Piece::Value(value, _) => Some(value),
        Piece::Literal(_) => None,
    });
    values.collect()
}
