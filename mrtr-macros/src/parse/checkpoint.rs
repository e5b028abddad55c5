//! Recognises a checkpoint: `ask_user(..).key(..).await` and its siblings.

use proc_macro2::{Ident, Span};
use syn::{
    Expr, ExprAwait, ExprCall, ExprLit, Lit, LitStr, Pat, Path, ext::IdentExt, spanned::Spanned,
};

/// The function that runs a flow.
const CALL: &str = "call";

/// The functions that make questions, and the key used where nothing else names the answer.
const ASKERS: &[(&str, &str)] = &[
    ("ask_user", "answer"),
    ("confirm", "confirm"),
    ("choose", "choice"),
    ("choose_many", "choices"),
    ("open_url", "url"),
    ("sample", "sample"),
    ("list_roots", "roots"),
    ("ask_all", "answers"),
    ("ask_each", "answers"),
    ("checkpoint", "checkpoint"),
    (CALL, "call"),
];

/// The call at the root of `question`, if it makes one: `ask_user(..)` in `ask_user(..).key("a").title("b")`.
pub(crate) fn asker(question: &Expr) -> Option<(&Ident, &ExprCall)> {
    match question {
        Expr::Call(call) => {
            let Expr::Path(path) = &*call.func else {
                return None;
            };
            if path.qself.is_some() {
                return None;
            }
            Some((asker_name(&path.path)?, call))
        }
        Expr::MethodCall(call) => asker(&call.receiver),
        Expr::Paren(paren) => asker(&paren.expr),
        Expr::Group(group) => asker(&group.expr),
        _ => None,
    }
}

/// The asker an awaited expression is rooted in.
pub(crate) fn awaited(expr: &ExprAwait) -> Option<&Ident> {
    asker(&expr.base).map(|(name, _)| name)
}

/// Whether `name` is one of the functions that make questions.
pub(crate) fn is_asker(name: &Ident) -> bool {
    ASKERS.iter().any(|(asker, _)| name == asker)
}

/// A bare name, or a path into `mrtr`; `self::confirm` or `my::confirm` are somebody else's functions.
fn asker_name(path: &Path) -> Option<&Ident> {
    let last = path.segments.last()?;
    if !is_asker(&last.ident) {
        return None;
    }
    let qualifier = path.segments.iter().rev().nth(1);
    match qualifier {
        None => Some(&last.ident),
        Some(segment) if ["mrtr", "prelude"].iter().any(|name| segment.ident == name) => {
            Some(&last.ident)
        }
        Some(_) => None,
    }
}

/// The key of each question: what `.key("…")` says, else the name its answer is bound to, else the asker's own.
pub(crate) fn keys(question: &Expr, bound_to: Option<&Pat>) -> Vec<String> {
    let Some((name, call)) = asker(question) else {
        return Vec::new();
    };
    if name == "checkpoint" || name == CALL {
        return Vec::new();
    }
    if is_batch(name) {
        let names = elements(bound_to);
        return members(call)
            .enumerate()
            .map(|(index, question)| key(question, names.get(index).copied().flatten()))
            .collect();
    }
    vec![key(question, bound_to.and_then(single_name))]
}

/// Whether the function of this name asks several questions at once.
pub(crate) fn is_batch(name: &Ident) -> bool {
    name == "ask_all" || name == "ask_each"
}

/// The questions of a batch, where they are written in it.
pub(crate) fn members(batch: &ExprCall) -> impl Iterator<Item = &Expr> {
    let tuple = match batch.args.first().map(unparenthesised) {
        Some(Expr::Tuple(tuple)) => Some(&tuple.elems),
        _ => None,
    };
    tuple.into_iter().flatten()
}

/// Where the key of one question of a batch comes from: the literal, or the question itself.
pub(crate) fn place_of_key(batch: &Expr, index: usize) -> Span {
    let member = asker(batch).and_then(|(_, call)| members(call).nth(index));
    let Some(member) = member else {
        return batch.span();
    };
    match (explicit_key(member), asker(member)) {
        (Some(key), _) => key.span(),
        (None, Some((name, _))) => name.span(),
        (None, None) => member.span(),
    }
}

fn key(question: &Expr, bound_to: Option<&Ident>) -> String {
    if let Some(key) = explicit_key(question) {
        return key.value();
    }
    if let Some(name) = bound_to {
        return name.unraw().to_string();
    }
    let name = asker(question).map(|(name, _)| name);
    ASKERS
        .iter()
        .find(|(asker, _)| name.is_some_and(|name| name == asker))
        .map_or_else(|| "answer".to_owned(), |(_, key)| (*key).to_owned())
}

/// The call that makes the flow in `call(flow(..))`.
pub(crate) fn called(question: &Expr) -> Option<&ExprCall> {
    let (name, call) = asker(question)?;
    if name != CALL {
        return None;
    }
    match unparenthesised(call.args.first()?) {
        Expr::Call(flow) => Some(flow),
        _ => None,
    }
}

/// The literal of `.key("…")`, anywhere in the chain of builder methods.
fn explicit_key(question: &Expr) -> Option<&LitStr> {
    match question {
        Expr::MethodCall(call) => {
            if call.method == "key"
                && let Some(Expr::Lit(ExprLit {
                    lit: Lit::Str(key), ..
                })) = call.args.first()
            {
                return Some(key);
            }
            explicit_key(&call.receiver)
        }
        Expr::Paren(paren) => explicit_key(&paren.expr),
        Expr::Group(group) => explicit_key(&group.expr),
        _ => None,
    }
}

/// The one name a pattern binds: `seat`, `mut seat`, `seat: Seat`, `Ok(seat)`.
fn single_name(pat: &Pat) -> Option<&Ident> {
    match pat {
        Pat::Ident(name) => Some(&name.ident),
        Pat::Type(typed) => single_name(&typed.pat),
        Pat::Paren(paren) => single_name(&paren.pat),
        Pat::TupleStruct(tuple) if tuple.elems.len() == 1 => single_name(&tuple.elems[0]),
        _ => None,
    }
}

fn elements(pat: Option<&Pat>) -> Vec<Option<&Ident>> {
    match pat {
        Some(Pat::Tuple(tuple)) => tuple.elems.iter().map(single_name).collect(),
        Some(Pat::Type(typed)) => elements(Some(&typed.pat)),
        Some(Pat::Paren(paren)) => elements(Some(&paren.pat)),
        Some(Pat::TupleStruct(tuple)) if tuple.elems.len() == 1 => elements(Some(&tuple.elems[0])),
        _ => Vec::new(),
    }
}

pub(crate) fn unparenthesised(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => unparenthesised(&paren.expr),
        Expr::Group(group) => unparenthesised(&group.expr),
        _ => expr,
    }
}
