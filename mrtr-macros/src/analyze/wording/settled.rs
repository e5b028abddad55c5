//! What is known when the author compiles, and means the same before the function's body.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Expr, Item, ItemFn, Lit, Macro, Path, Token, parse::Parser, punctuated::Punctuated};

use super::{
    format::{self, Piece},
    message::is_string_from,
};
use crate::{
    lower::patterns,
    tree::{Block, Node, Program, Stmt},
};

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
                settled.hide(&typed.pat);
            }
        }
        let variables = program
            .bindings
            .iter()
            .map(|binding| binding.ident.to_string());
        settled.inside.extend(variables);
        settled.block(&program.body);
        settled
    }

    fn hide(&mut self, pat: &syn::Pat) {
        let names = patterns::names(pat);
        self.inside
            .extend(names.iter().map(|variable| variable.ident.to_string()));
    }

    /// Items that stay in the body are not there before it.
    fn block(&mut self, block: &Block) {
        for stmt in &block.stmts {
            match stmt {
                Stmt::Plain(syn::Stmt::Item(item)) => self.item(item),
                // It may declare anything.
                Stmt::Invocation(_) => self.any = true,
                Stmt::Plain(_) | Stmt::Join(_) => {}
                Stmt::Expr(node, ..) => self.node(node),
                Stmt::Let(binding) => {
                    if let Some(init) = &binding.init {
                        self.node(init);
                    }
                    if let Some(diverge) = &binding.diverge {
                        self.block(diverge);
                    }
                }
            }
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Plain(_) | Node::Checkpoint(_) => {}
            Node::Block { block, .. } => self.block(block),
            Node::If {
                then, otherwise, ..
            } => {
                self.block(then);
                if let Some(otherwise) = otherwise {
                    self.node(otherwise);
                }
            }
            Node::Match { arms, .. } => arms.iter().for_each(|arm| self.node(&arm.body)),
            Node::Loop { body, .. } | Node::While { body, .. } => self.block(body),
            Node::For(repeat) => self.block(&repeat.body),
        }
    }

    fn item(&mut self, item: &Item) {
        let mut idents = Vec::new();
        let mut glob = matches!(item, Item::Macro(_));
        collect(item.to_token_stream(), &mut idents, &mut |punct| {
            glob |= punct == '*' && matches!(item, Item::Use(_));
        });
        self.any |= glob;
        self.inside.extend(idents);
    }

    /// Whether the value is a constant, and reading it does nothing.
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
            Expr::Unary(unary) => !matches!(unary.op, syn::UnOp::Deref(_)) && self.is(&unary.expr),
            Expr::Array(array) => all(&array.elems),
            Expr::Tuple(tuple) => all(&tuple.elems),
            Expr::Struct(made) => {
                made.rest.is_none()
                    && self.is_constant(&made.path)
                    && made.fields.iter().all(|field| self.is(&field.expr))
            }
            Expr::Call(call) => self.makes(&call.func) && all(&call.args),
            Expr::MethodCall(call) => {
                let same = ["to_string", "to_owned", "into", "to_vec"];
                call.args.is_empty()
                    && same.iter().any(|same| call.method == same)
                    && self.is(&call.receiver)
            }
            Expr::Macro(call) => self.is_macro(&call.mac),
            _ => false,
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

    /// A constant, or a variant: by convention they begin in upper case.
    pub(super) fn is_constant(&self, path: &Path) -> bool {
        let last = path.segments.last().map(|last| last.ident.to_string());
        last.is_some_and(|last| last.starts_with(char::is_uppercase)) && self.is_outside(path)
    }

    /// A variant or a struct, or a text.
    fn makes(&self, function: &Expr) -> bool {
        let Expr::Path(path) = function else {
            return false;
        };
        path.path.is_ident("Some")
            || self.is_constant(&path.path)
            || is_string_from(function) && self.names(function)
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
            "format" => format::pieces(&mac.tokens).is_some_and(|pieces| {
                pieces.iter().all(|piece| match piece {
                    Piece::Literal(_) => true,
                    Piece::Value(value, _) => self.is(value),
                })
            }),
            _ => false,
        }
    }
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
