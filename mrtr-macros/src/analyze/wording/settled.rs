//! What is known when the author compiles, and means the same before the function's body.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{
    Expr, Item, ItemFn, Lit, Macro, PatIdent, Path, Token,
    parse::Parser,
    punctuated::Punctuated,
    visit::{self, Visit},
};

use super::{constants, syntax::is_string_from, syntax::text};
use crate::{parse::checkpoint::unparenthesised, tree::Program};

/// Which names mean something in the body only.
#[derive(Debug)]
pub(super) struct Settled {
    /// Variables, and what items in the body name.
    inside: HashSet<String>,
    /// Whether any name may.
    any: bool,
}

impl Settled {
    pub(super) fn of(program: &Program, function: &ItemFn) -> Self {
        let mut settled = Self {
            inside: HashSet::new(),
            any: false,
        };
        for input in &function.sig.inputs {
            if let syn::FnArg::Typed(typed) = input {
                settled.visit_pat(&typed.pat);
            }
        }
        let outside = program.items.iter().map(text).collect();
        let mut body = Body { settled, outside };
        body.visit_block(&function.block);
        body.settled
    }

    fn item(&mut self, item: &Item) {
        let mut idents = Vec::new();
        let mut glob = false;
        collect(item.to_token_stream(), &mut idents, &mut |punct| {
            glob |= punct == '*' && matches!(item, Item::Use(_));
        });
        self.any |= glob;
        self.inside.extend(idents);
    }

    /// Whether the value is known when the author compiles, and nothing of the author's runs where it is made.
    pub(super) fn is(&self, expr: &Expr) -> bool {
        let all = |exprs: &Punctuated<Expr, Token![,]>| exprs.iter().all(|expr| self.is(expr));
        match expr {
            Expr::Lit(lit) => !matches!(lit.lit, Lit::Verbatim(_)),
            Expr::Path(path) => path.qself.is_none() && self.is_constant(&path.path),
            Expr::Paren(paren) => self.is(&paren.expr),
            Expr::Group(group) => self.is(&group.expr),
            Expr::Reference(reference) => {
                reference.mutability.is_none() && self.is(&reference.expr)
            }
            Expr::Unary(unary) => {
                matches!(unary.op, syn::UnOp::Neg(_)) && matches!(&*unary.expr, Expr::Lit(_))
            }
            Expr::Array(array) => all(&array.elems),
            Expr::Tuple(tuple) => all(&tuple.elems),
            Expr::Call(call) => {
                (is_string_from(&call.func) && self.names(&call.func) || is_some(&call.func))
                    && call.args.iter().all(is_literal)
            }
            Expr::MethodCall(call) => {
                let same = ["to_string", "to_owned", "into"];
                call.args.is_empty()
                    && same.iter().any(|same| call.method == same)
                    && is_literal(&call.receiver)
            }
            Expr::Macro(call) => self.is_macro(&call.mac),
            _ => false,
        }
    }

    /// The same for what is set beside a message, where a variant or a struct of the author's may stand as well.
    pub(super) fn is_beside(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Path(path) => {
                let last = path.path.segments.last().map(|last| last.ident.to_string());
                path.qself.is_none()
                    && last.is_some_and(|last| last.starts_with(char::is_uppercase))
                    && self.is_outside(&path.path)
            }
            Expr::Struct(made) => {
                made.rest.is_none()
                    && self.is_outside(&made.path)
                    && made.fields.iter().all(|field| self.is_beside(&field.expr))
            }
            Expr::Array(array) => array.elems.iter().all(|item| self.is_beside(item)),
            Expr::Reference(reference) => self.is_beside(&reference.expr),
            _ => self.is(expr),
        }
    }

    /// Whether it names what is there before the body as well, with all the types it is given.
    pub(super) fn names(&self, expr: &Expr) -> bool {
        let Expr::Path(path) = expr else {
            return false;
        };
        path.qself.is_none() && self.is_outside(&path.path)
    }

    fn is_outside(&self, path: &Path) -> bool {
        let mut idents = Vec::new();
        collect(path.to_token_stream(), &mut idents, &mut |_| {});
        !self.any && idents.iter().all(|ident| !self.inside.contains(ident))
    }

    /// A constant or a static that no item of the body hides.
    pub(super) fn is_constant(&self, path: &Path) -> bool {
        constants::is_whole(path) && self.is_outside(path)
    }

    fn is_macro(&self, mac: &Macro) -> bool {
        let arguments =
            || Punctuated::<Expr, Token![,]>::parse_terminated.parse2(mac.tokens.clone());
        let Some(name) = mac.path.get_ident() else {
            return false;
        };
        if self.any || self.inside.contains(&name.to_string()) {
            return false;
        }
        match name.to_string().as_str() {
            "concat" | "env" | "include_str" | "stringify" => true,
            "vec" => arguments().is_ok_and(|all| all.iter().all(|item| self.is(item))),
            _ => false,
        }
    }
}

/// All that a body declares. Items that stand before it, in the end, are not inside.
struct Body {
    settled: Settled,
    outside: HashSet<String>,
}

impl<'ast> Visit<'ast> for Body {
    fn visit_pat_ident(&mut self, pat: &'ast PatIdent) {
        self.settled.visit_pat_ident(pat);
    }

    fn visit_item(&mut self, item: &'ast Item) {
        if !self.outside.contains(&text(item)) {
            self.settled.item(item);
        }
    }
}

impl<'ast> Visit<'ast> for Settled {
    fn visit_pat_ident(&mut self, pat: &'ast PatIdent) {
        self.inside.insert(pat.ident.to_string());
        visit::visit_pat_ident(self, pat);
    }
}

fn is_literal(expr: &Expr) -> bool {
    matches!(unparenthesised(expr), Expr::Lit(_))
}

fn is_some(function: &Expr) -> bool {
    matches!(function, Expr::Path(path) if path.path.is_ident("Some"))
}

fn collect(tokens: TokenStream, idents: &mut Vec<String>, punct: &mut dyn FnMut(char)) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect(group.stream(), idents, punct),
            TokenTree::Ident(ident) => idents.push(ident.to_string()),
            TokenTree::Punct(found) => punct(found.as_char()),
            TokenTree::Literal(_) => {}
        }
    }
}
