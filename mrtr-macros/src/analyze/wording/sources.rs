//! Which texts the variables of a function are made of.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{
    Arm, Expr, ExprAssign, ExprBinary, ExprCall, ExprForLoop, ExprLet, ExprMatch, ExprMethodCall,
    ExprPath, FnArg, Ident, Item, ItemFn, Local, Macro, Pat,
    ext::IdentExt,
    visit::{self, Visit},
    visit_mut::{self, VisitMut},
};

use super::{constants, syntax::text};
use crate::{captures::captures, lower::patterns, parse::checkpoint};

/// By name. Variables of one name are not told apart: a text too many makes a question asked once more, one too few
/// would let an answer pass for another question.
#[derive(Debug, Default)]
pub(super) struct Sources {
    names: HashMap<String, Source>,
}

#[derive(Debug, Default)]
struct Source {
    /// The source of what they are made of, in order.
    made_of: Vec<String>,
    /// The constants in that.
    constants: Vec<ExprPath>,
    mentions: BTreeSet<String>,
    /// How many variables have this name, or how often one of them is changed.
    made: usize,
    /// Whether one of them is declared `mut`.
    mutable: bool,
    /// How often the name stands in the function.
    mentioned: usize,
    /// What one of them was declared with, by a `let` that binds nothing else.
    declared: Option<Expr>,
}

impl Sources {
    pub(super) fn of(function: &ItemFn) -> Self {
        let mut sources = Self::default();
        for input in &function.sig.inputs {
            if let FnArg::Typed(typed) = input {
                sources.binds(&typed.pat, None);
            }
        }
        sources.visit_block(&function.block);
        sources.count(function.block.to_token_stream());
        sources
    }

    /// The source of an expression, with that of what its variables are made of, as far as it stands in the function.
    ///
    /// The words of another question are not part of it, where a variable holds what was answered.
    pub(super) fn whole(&self, expr: &Expr) -> String {
        let mut whole = text(expr);
        for (name, source) in self.made_of(expr) {
            for source in source.made_of.iter().filter(|source| !source.is_empty()) {
                whole.extend([" where ", name.as_str(), " = ", source.as_str()]);
            }
        }
        whole
    }

    /// The constants in an expression, and in what its variables are made of.
    pub(super) fn constants(&self, expr: &Expr) -> Vec<ExprPath> {
        let made_of = self.made_of(expr).into_values();
        let constants = made_of.flat_map(|source| source.constants.iter().cloned());
        constants::of(expr).into_iter().chain(constants).collect()
    }

    /// What the variables of an expression are made of, and the variables in that.
    fn made_of(&self, expr: &Expr) -> BTreeMap<String, &Source> {
        let mut found = Source::default();
        found.add(without_answers(expr).to_token_stream());
        let mut made_of = BTreeMap::new();
        let mut open: Vec<String> = found.mentions.into_iter().collect();
        while let Some(name) = open.pop() {
            if let Some(source) = self.names.get(&name)
                && !made_of.contains_key(&name)
            {
                open.extend(source.mentions.iter().cloned());
                made_of.insert(name, source);
            }
        }
        made_of
    }

    /// What the only variable of this name was declared with, if it is used once and never changed.
    ///
    /// If it were used elsewhere, something may have been made of its value that was saved, and does not fit another.
    pub(super) fn only(&self, name: &Ident) -> Option<&Expr> {
        let source = self.names.get(&name.unraw().to_string())?;
        let used_once = source.made == 1 && source.mentioned == 2;
        source.declared.as_ref().filter(|_| used_once)
    }

    fn count(&mut self, tokens: TokenStream) {
        for token in tokens {
            let names = match token {
                TokenTree::Group(group) => {
                    self.count(group.stream());
                    continue;
                }
                TokenTree::Ident(ident) => vec![ident.unraw().to_string()],
                TokenTree::Literal(literal) => captures(&literal.to_string()),
                TokenTree::Punct(_) => continue,
            };
            for name in names {
                if let Some(source) = self.names.get_mut(&name) {
                    source.mentioned += 1;
                }
            }
        }
    }

    fn entry(&mut self, name: &Ident) -> &mut Source {
        self.names.entry(name.unraw().to_string()).or_default()
    }

    fn binds<'e>(&mut self, pat: &Pat, made_of: impl IntoIterator<Item = &'e Expr> + Clone) {
        for variable in patterns::names(pat) {
            let source = self.entry(&variable.ident);
            source.mutable |= variable.mutable;
            source.makes(made_of.clone());
        }
    }

    fn changes<'e>(&mut self, place: &Expr, by: impl IntoIterator<Item = &'e Expr>) {
        let by: Vec<&Expr> = by.into_iter().collect();
        if let Expr::Tuple(tuple) = place {
            for place in &tuple.elems {
                self.changes(place, by.iter().copied());
            }
        } else if let Some(name) = root(place) {
            self.entry(name).makes(by);
        }
    }
}

impl Source {
    fn makes<'e>(&mut self, of: impl IntoIterator<Item = &'e Expr>) {
        self.made += 1;
        for expr in of {
            let expr = without_answers(expr);
            self.constants.extend(constants::within(&expr));
            self.made_of.push(text(&expr));
            self.add(expr.to_token_stream());
        }
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add(group.stream()),
                TokenTree::Ident(ident) => {
                    self.mentions.insert(ident.unraw().to_string());
                }
                TokenTree::Literal(literal) => {
                    let literal = literal.to_string();
                    self.mentions.extend(captures(&literal));
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
        self.binds(&local.pat, local.init.as_ref().map(|init| &*init.expr));
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
        self.binds(&binding.pat, Some(&*binding.expr));
        visit::visit_expr_let(self, binding);
    }

    fn visit_expr_for_loop(&mut self, repeat: &'ast ExprForLoop) {
        self.binds(&repeat.pat, Some(&*repeat.expr));
        visit::visit_expr_for_loop(self, repeat);
    }

    fn visit_expr_match(&mut self, choice: &'ast ExprMatch) {
        for Arm { pat, .. } in &choice.arms {
            self.binds(pat, Some(&*choice.expr));
        }
        visit::visit_expr_match(self, choice);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        for input in &closure.inputs {
            self.binds(input, None);
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_expr_assign(&mut self, assign: &'ast ExprAssign) {
        self.changes(&assign.left, Some(&*assign.right));
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        if matches!(binary.op, syn::BinOp::AddAssign(_)) {
            self.changes(&binary.left, Some(&*binary.right));
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        // Such as `text.push_str("..")`; what is not `mut` has no such method.
        let mutable = root(&call.receiver)
            .and_then(|name| self.names.get(&name.unraw().to_string()))
            .is_some_and(|source| source.mutable);
        if mutable && !call.args.is_empty() {
            self.changes(&call.receiver, &call.args);
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
            source.made_of.push(text(&mac.tokens));
            source.add(mac.tokens.clone());
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let name = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Static(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Macro(item) => item.ident.as_ref(),
            Item::Impl(item) => match &*item.self_ty {
                syn::Type::Path(ty) => ty.path.get_ident(),
                _ => None,
            },
            _ => None,
        };
        if let Some(name) = name {
            let source = self.entry(name);
            source.made += 1;
            source.made_of.push(text(item));
            source.add(item.to_token_stream());
        }
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        // Such as `fill(&mut text, "..")`.
        for argument in &call.args {
            if let Expr::Reference(reference) = argument
                && reference.mutability.is_some()
            {
                self.changes(&reference.expr, &call.args);
            }
        }
        visit::visit_expr_call(self, call);
    }
}

/// The expression without the questions in it: an answer is made by whom was asked.
fn without_answers(expr: &Expr) -> Expr {
    struct Answers;
    impl VisitMut for Answers {
        fn visit_expr_mut(&mut self, expr: &mut Expr) {
            if let Expr::Await(awaited) = expr
                && checkpoint::awaited(awaited).is_some()
            {
                *expr = super::syntax::literal("an answer");
            } else {
                visit_mut::visit_expr_mut(self, expr);
            }
        }
    }
    let mut expr = expr.clone();
    Answers.visit_expr_mut(&mut expr);
    expr
}
