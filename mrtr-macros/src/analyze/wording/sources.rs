//! Which texts the variables of a function are made of.

use std::collections::{BTreeSet, HashMap};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{
    Arm, Expr, ExprAssign, ExprBinary, ExprForLoop, ExprLet, ExprMatch, ExprMethodCall, FnArg,
    Ident, Item, ItemFn, Local, Macro, Pat,
    visit::{self, Visit},
};

use crate::{analyze::graph::captures, lower::patterns};

/// By name. Variables of one name are not told apart: a text too many makes a question asked once more, one too few
/// would let an answer pass for another question.
#[derive(Debug, Default)]
pub(super) struct Sources {
    names: HashMap<String, Source>,
}

#[derive(Debug, Default)]
struct Source {
    texts: BTreeSet<String>,
    mentions: BTreeSet<String>,
    /// How many variables have this name, or how often one of them is changed.
    made: usize,
    /// What one of them was declared with, by a `let` that binds nothing else.
    declared: Option<Expr>,
}

impl Sources {
    pub(super) fn of(function: &ItemFn) -> Self {
        let mut sources = Self::default();
        for input in &function.sig.inputs {
            if let FnArg::Typed(typed) = input {
                sources.binds(&typed.pat, TokenStream::new());
            }
        }
        sources.visit_block(&function.block);
        sources
    }

    /// The source of an expression, with the texts that its variables are made of.
    pub(super) fn with_texts(&self, expr: &Expr) -> String {
        let tokens = expr.to_token_stream();
        let (mut found, mut seen) = (Source::default(), BTreeSet::new());
        found.add(tokens);
        let mut texts = BTreeSet::new();
        let mut open: Vec<String> = found.mentions.into_iter().collect();
        while let Some(name) = open.pop() {
            let Some(source) = self.names.get(&name).filter(|_| !seen.contains(&name)) else {
                continue;
            };
            texts.extend(source.texts.iter().map(String::as_str));
            open.extend(source.mentions.iter().cloned());
            seen.insert(name);
        }
        let texts: Vec<_> = texts.into_iter().collect();
        if texts.is_empty() {
            text(expr)
        } else {
            format!("{} where {}", text(expr), texts.join(" "))
        }
    }

    /// What the only variable of this name was declared with, if it is never changed.
    pub(super) fn only(&self, name: &Ident) -> Option<&Expr> {
        let source = self.names.get(&name.to_string())?;
        source.declared.as_ref().filter(|_| source.made == 1)
    }

    fn entry(&mut self, name: &Ident) -> &mut Source {
        self.names.entry(name.to_string()).or_default()
    }

    fn binds(&mut self, pat: &Pat, made_of: TokenStream) {
        for variable in patterns::names(pat) {
            let source = self.entry(&variable.ident);
            source.made += 1;
            source.add(made_of.clone());
        }
    }

    fn changes(&mut self, place: &Expr, by: TokenStream) {
        if let Some(name) = root(place) {
            let source = self.entry(name);
            source.made += 1;
            source.add(by);
        }
    }
}

impl Source {
    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add(group.stream()),
                TokenTree::Ident(ident) => {
                    self.mentions.insert(ident.to_string());
                }
                TokenTree::Literal(literal) => {
                    let literal = literal.to_string();
                    self.mentions.extend(captures(&literal));
                    if literal.contains(['"', '\'']) {
                        self.texts.insert(literal);
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
}

/// The variable that a place is in.
fn root(place: &Expr) -> Option<&Ident> {
    match place {
        Expr::Path(path) => path.path.get_ident(),
        Expr::Field(field) => root(&field.base),
        Expr::Index(index) => root(&index.expr),
        Expr::Paren(paren) => root(&paren.expr),
        Expr::Unary(unary) => root(&unary.expr),
        Expr::Reference(reference) => root(&reference.expr),
        Expr::MethodCall(call) => root(&call.receiver),
        _ => None,
    }
}

impl<'ast> Visit<'ast> for Sources {
    fn visit_local(&mut self, local: &'ast Local) {
        let value = local.init.as_ref();
        self.binds(
            &local.pat,
            value.map_or_else(TokenStream::new, |init| init.expr.to_token_stream()),
        );
        let alone = match &local.pat {
            Pat::Type(typed) => &*typed.pat,
            pat => pat,
        };
        if let (Pat::Ident(name), Some(init)) = (alone, &local.init)
            && init.diverge.is_none()
        {
            self.entry(&name.ident).declared = Some((*init.expr).clone());
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_let(&mut self, binding: &'ast ExprLet) {
        self.binds(&binding.pat, binding.expr.to_token_stream());
        visit::visit_expr_let(self, binding);
    }

    fn visit_expr_for_loop(&mut self, repeat: &'ast ExprForLoop) {
        self.binds(&repeat.pat, repeat.expr.to_token_stream());
        visit::visit_expr_for_loop(self, repeat);
    }

    fn visit_expr_match(&mut self, choice: &'ast ExprMatch) {
        for Arm { pat, .. } in &choice.arms {
            self.binds(pat, choice.expr.to_token_stream());
        }
        visit::visit_expr_match(self, choice);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        for input in &closure.inputs {
            self.binds(input, TokenStream::new());
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_expr_assign(&mut self, assign: &'ast ExprAssign) {
        self.changes(&assign.left, assign.right.to_token_stream());
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        if matches!(binary.op, syn::BinOp::AddAssign(_)) {
            self.changes(&binary.left, binary.right.to_token_stream());
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        // Such as `text.push_str("..")`.
        if !call.args.is_empty() {
            self.changes(&call.receiver, call.args.to_token_stream());
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        // Such as `write!(text, "..")` and `write!(&mut text, "..")`.
        let writes = mac.path.segments.last();
        if !writes.is_some_and(|last| last.ident == "write" || last.ident == "writeln") {
            return;
        }
        let mut tokens = mac.tokens.clone().into_iter();
        let name = tokens.find_map(|token| match token {
            TokenTree::Ident(ident) if ident != "mut" => Some(ident),
            _ => None,
        });
        if let Some(name) = name {
            let source = self.entry(&name);
            source.made += 1;
            source.add(mac.tokens.clone());
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let name = match item {
            Item::Const(item) => &item.ident,
            Item::Static(item) => &item.ident,
            Item::Fn(item) => &item.sig.ident,
            _ => return,
        };
        let source = self.entry(name);
        source.made += 1;
        source.add(item.to_token_stream());
    }
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
