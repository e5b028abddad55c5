//! What a message is made of.

use syn::{Expr, ExprLit, Lit, Macro};

use super::{
    format::{self, Piece},
    settled::Settled,
    sources::Sources,
    syntax::{is_format, is_string_from},
};

/// A message, as far as the source tells it.
#[derive(Debug)]
pub(crate) enum Message {
    /// Parts that are known when the author compiles, with values between them.
    Words {
        /// One more than there are values.
        parts: Vec<Part>,
        /// What each value is.
        names: Vec<String>,
        /// The values.
        values: Vec<Expr>,
    },
    /// A constant, if that is a text.
    Constant(Expr),
    /// Only its source is known.
    Opaque(String),
}

/// A text that is known when the author compiles: its pieces, one after the other.
pub(crate) type Part = Vec<Settle>;

#[derive(Debug)]
pub(crate) enum Settle {
    Literal(String),
    /// Another literal, and how `format!` shows it.
    Shown(Expr, String),
}

/// How far a variable is followed to the text it was made of.
const MAX_STEPS: usize = 4;

impl Message {
    pub(super) fn of(message: &Expr, settled: &Settled, sources: &Sources) -> Self {
        read(message, settled, sources, MAX_STEPS)
            .unwrap_or_else(|| Self::Opaque(sources.whole(message)))
    }

    /// What is different where it says something else.
    #[cfg(test)]
    pub(super) fn source(&self) -> String {
        match self {
            Self::Opaque(source) => format!("opaque {source}"),
            Self::Constant(value) => format!("words [{:?}] []", super::syntax::text(value)),
            Self::Words { parts, names, .. } => {
                let part = |part: &Part| -> String {
                    let piece = |piece: &Settle| match piece {
                        Settle::Literal(text) => format!("{text:?}"),
                        Settle::Shown(value, shown) => {
                            format!("{} {shown:?}", super::syntax::text(value))
                        }
                    };
                    part.iter().map(piece).collect()
                };
                let parts: Vec<_> = parts.iter().map(part).collect();
                format!("words {parts:?} {names:?}")
            }
        }
    }
}

fn read(message: &Expr, settled: &Settled, sources: &Sources, steps: usize) -> Option<Message> {
    match bared(message) {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Some(Message::Words {
            parts: vec![vec![Settle::Literal(text.value())]],
            names: Vec::new(),
            values: Vec::new(),
        }),
        Expr::Macro(call) if is_format(&call.mac) => formatted(&call.mac, settled, sources),
        _ if settled.is(message) => Some(Message::Constant(message.clone())),
        Expr::Path(path) => {
            let made = sources.only(path.path.get_ident()?)?;
            read(made, settled, sources, steps.checked_sub(1)?)
        }
        _ => None,
    }
}

fn formatted(mac: &Macro, settled: &Settled, sources: &Sources) -> Option<Message> {
    let (mut parts, mut names, mut values) = (vec![Part::new()], Vec::new(), Vec::new());
    for piece in format::pieces(&mac.tokens)? {
        let known = match piece {
            Piece::Literal(text) => Some(Settle::Literal(text)),
            Piece::Value(value, shown) => {
                let known = known(&value, &shown, settled, sources);
                if known.is_none() {
                    let name = sources.whole(&value);
                    names.push(if shown.is_empty() {
                        name
                    } else {
                        format!("{name}:{shown}")
                    });
                    values.push(value);
                }
                known
            }
        };
        match (known, parts.last_mut()) {
            (Some(known), Some(part)) => part.push(known),
            _ => parts.push(Part::new()),
        }
    }
    Some(Message::Words {
        parts,
        names,
        values,
    })
}

/// A value that is a literal, or a variable that holds one and has no other use.
///
/// A constant is a value like any other: what was reckoned with it before the question has been saved, and would not
/// fit a question that shows another one.
fn known(value: &Expr, shown: &str, settled: &Settled, sources: &Sources) -> Option<Settle> {
    let literal = match value {
        Expr::Lit(_) => value,
        Expr::Path(path) => {
            let made = bared(sources.only(path.path.get_ident()?)?);
            Some(made).filter(|made| shows_alike(made))?
        }
        _ => return None,
    };
    match literal {
        _ if !settled.is(literal) => None,
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) if shown.is_empty() => Some(Settle::Literal(text.value())),
        literal => Some(Settle::Shown(literal.clone(), shown.to_owned())),
    }
}

/// Whether a literal is shown in the same way whatever type its variable has.
fn shows_alike(made: &Expr) -> bool {
    let Expr::Lit(made) = made else {
        return false;
    };
    match &made.lit {
        Lit::Str(_) | Lit::Bool(_) | Lit::Char(_) => true,
        Lit::Int(number) => number.base10_parse::<i32>().is_ok(),
        _ => false,
    }
}

/// Without what does not change a text.
fn bared(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => bared(&paren.expr),
        Expr::Group(group) => bared(&group.expr),
        Expr::Reference(reference) => bared(&reference.expr),
        Expr::MethodCall(call)
            if call.args.is_empty()
                && ["to_string", "to_owned", "into", "clone", "as_str"]
                    .iter()
                    .any(|same| call.method == same) =>
        {
            bared(&call.receiver)
        }
        Expr::Call(call) if call.args.len() == 1 && is_string_from(&call.func) => {
            bared(&call.args[0])
        }
        _ => expr,
    }
}
