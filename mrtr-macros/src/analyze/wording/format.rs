//! Reads the format string of `format!`.

use syn::{Expr, Ident, LitStr, Token, parse::Parser, punctuated::Punctuated};

use super::syntax::path;

/// What a format string is made of, in order.
#[derive(Debug)]
pub(super) enum Piece {
    Literal(String),
    /// A value, and how it is shown: what is behind the colon.
    Value(Expr, String),
}

/// The pieces of `format!(tokens)`; `None` where it is not as simple as that.
pub(super) fn pieces(tokens: &proc_macro2::TokenStream) -> Option<Vec<Piece>> {
    let arguments = Punctuated::<Expr, Token![,]>::parse_terminated
        .parse2(tokens.clone())
        .ok()?;
    let mut arguments = arguments.into_iter();
    let Some(Expr::Lit(syn::ExprLit {
        lit: syn::Lit::Str(format),
        ..
    })) = arguments.next()
    else {
        return None;
    };
    Arguments {
        given: arguments.collect(),
        next: 0,
        format: &format,
    }
    .pieces()
}

struct Arguments<'f> {
    given: Vec<Expr>,
    /// The one that the next `{}` takes.
    next: usize,
    format: &'f LitStr,
}

impl Arguments<'_> {
    fn pieces(mut self) -> Option<Vec<Piece>> {
        let text = self.format.value();
        let (mut pieces, mut literal) = (Vec::new(), String::new());
        let mut rest = text.as_str();
        while let Some(at) = rest.find(['{', '}']) {
            literal.push_str(&rest[..at]);
            let (brace, behind) = rest[at..].split_at(1);
            if let Some(behind) = behind.strip_prefix(brace) {
                literal.push_str(brace);
                rest = behind;
                continue;
            }
            if brace == "}" {
                return None;
            }
            let (placeholder, behind) = behind.split_once('}')?;
            let (argument, shown) = placeholder.split_once(':').unwrap_or((placeholder, ""));
            // The width or the precision of one value is another.
            if shown.contains(['$', '*', '{']) {
                return None;
            }
            pieces.push(Piece::Literal(std::mem::take(&mut literal)));
            pieces.push(Piece::Value(
                self.value(argument.trim())?,
                shown.trim_end().to_owned(),
            ));
            rest = behind;
        }
        literal.push_str(rest);
        pieces.push(Piece::Literal(literal));
        Some(pieces)
    }

    fn value(&mut self, argument: &str) -> Option<Expr> {
        if argument.is_empty() {
            self.next += 1;
            return self.positional(self.next - 1);
        }
        if let Ok(index) = argument.parse() {
            return self.positional(index);
        }
        let named = self.given.iter().find_map(|given| match given {
            Expr::Assign(assign) if is_named(&assign.left, argument) => Some(&*assign.right),
            _ => None,
        });
        if let Some(named) = named {
            return Some(named.clone());
        }
        let ident: Ident = syn::parse_str(argument).ok()?;
        Some(path(Ident::new(&ident.to_string(), self.format.span())))
    }

    fn positional(&self, index: usize) -> Option<Expr> {
        match self.given.get(index)? {
            Expr::Assign(assign) => Some((*assign.right).clone()),
            value => Some(value.clone()),
        }
    }
}

fn is_named(left: &Expr, name: &str) -> bool {
    matches!(left, Expr::Path(path) if path.path.is_ident(name))
}
