//! Settles `#[cfg]` and `#[cfg_attr]` in a function before anything is made of it.
//!
//! The compiler hands a function to an attribute with every `#[cfg]` in its body unexpanded, and a macro cannot ask
//! what holds. But it can have the compiler choose:
//!
//! ```text
//! // Input
//! #[mrtr_tool]
//! async fn pay() -> u32 { #[cfg(unix)] let n = 1; #[cfg(not(unix))] let n = 2; n }
//!
//! // Output
//! #[cfg(unix)]
//! #[mrtr_tool]
//! async fn pay() -> u32 { let n = 1; n }
//! #[cfg(not(unix))]
//! #[mrtr_tool]
//! async fn pay() -> u32 { let n = 2; n }
//! ```
//!
//! One of the two is gone before its attribute is expanded, so each step settles one predicate, and the cost is one
//! expansion for each. What is compiled then holds no `#[cfg]` but inside of items and of other macros' arguments.

mod attributes;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{
    Arm, Attribute, Block, Expr, ExprArray, ExprCall, ExprClosure, ExprMatch, ExprMethodCall,
    ExprStruct, ExprTuple, FieldPat, FieldValue, FnArg, Item, ItemFn, Macro, Meta, Pat, PatStruct,
    Stmt, Token,
    punctuated::Punctuated,
    visit_mut::{self, VisitMut},
};

/// The function twice, once for either value of its first predicate; `None` where it has none. `attribute` is the name
/// of the macro, `options` what it was given, `krate` the path it is found at.
pub(crate) fn peel(
    attribute: &Ident,
    options: &TokenStream,
    function: &ItemFn,
    krate: &TokenStream,
) -> Option<TokenStream> {
    let predicate = first_predicate(function)?;
    let again = if options.is_empty() {
        quote!(#[#krate::#attribute])
    } else {
        quote!(#[#krate::#attribute(#options)])
    };
    let with = settled(function, &predicate, true);
    let with = with.map(|function| quote!(#[cfg(#predicate)] #again #function));
    let without = settled(function, &predicate, false);
    let without = without.map(|function| quote!(#[cfg(not(#predicate))] #again #function));
    Some(quote!(#with #without))
}

fn first_predicate(function: &ItemFn) -> Option<TokenStream> {
    let mut settle = Settle {
        found: None,
        value: None,
    };
    let mut function = function.clone();
    settle.keeps(&mut function.attrs);
    settle.visit_item_fn_mut(&mut function);
    settle.found
}

/// The function where `predicate` has this value; `None` if it is not there then.
fn settled(function: &ItemFn, predicate: &TokenStream, value: bool) -> Option<ItemFn> {
    let mut settle = Settle {
        found: Some(predicate.clone()),
        value: Some(value),
    };
    let mut function = function.clone();
    if !settle.keeps(&mut function.attrs) {
        return None;
    }
    settle.visit_item_fn_mut(&mut function);
    Some(function)
}

/// Looks for the first predicate, or removes what a known value of one removes.
struct Settle {
    found: Option<TokenStream>,
    /// The value of `found`; `None` while it is looked for.
    value: Option<bool>,
}

impl Settle {
    /// What is known of a predicate. The first one that is met is noted.
    fn value_of(&mut self, predicate: &TokenStream) -> Option<bool> {
        let negated = negated(predicate);
        let positive = negated.as_ref().unwrap_or(predicate);
        let found = self.found.get_or_insert_with(|| positive.clone());
        if found.to_string() != positive.to_string() {
            return None;
        }
        self.value.map(|value| value != negated.is_some())
    }

    /// Settles the attributes of something; whether it is still there.
    fn keeps(&mut self, attrs: &mut Vec<Attribute>) -> bool {
        self.expand(attrs);
        let mut keeps = true;
        attrs.retain(|attr| match condition(attr) {
            Some(predicate) => match self.value_of(predicate) {
                Some(value) => {
                    keeps &= value;
                    false
                }
                None => true,
            },
            None => true,
        });
        keeps
    }

    /// Puts what `#[cfg_attr]` adds in its place.
    fn expand(&mut self, attrs: &mut Vec<Attribute>) {
        let mut expanded = Vec::with_capacity(attrs.len());
        for attr in attrs.drain(..) {
            let known = conditional(&attr)
                .and_then(|(predicate, added)| Some((self.value_of(&predicate)?, added)));
            match known {
                None => expanded.push(attr),
                Some((false, _)) => {}
                Some((true, added)) => expanded.extend(added.into_iter().map(|meta| Attribute {
                    meta,
                    ..attr.clone()
                })),
            }
        }
        *attrs = expanded;
    }

    fn keeps_expr(&mut self, expr: &mut Expr) -> bool {
        attributes::of_expr(expr).is_none_or(|attrs| self.keeps(attrs))
    }

    fn keeps_stmt(&mut self, stmt: &mut Stmt) -> bool {
        match stmt {
            Stmt::Local(local) => self.keeps(&mut local.attrs),
            Stmt::Macro(mac) => self.keeps(&mut mac.attrs),
            Stmt::Item(item) => attributes::of_item(item).is_none_or(|attrs| self.keeps(attrs)),
            Stmt::Expr(expr, _) => self.keeps_expr(leftmost(expr)),
        }
    }

    fn retain<T, P: Default>(
        &mut self,
        list: &mut Punctuated<T, P>,
        keeps: impl Fn(&mut Self, &mut T) -> bool,
    ) {
        // A list that loses nothing keeps its own punctuation, with the places of it.
        let kept: Vec<bool> = list.iter_mut().map(|item| keeps(self, item)).collect();
        if kept.contains(&false) {
            let items = std::mem::take(list).into_iter().zip(kept);
            // A tuple of one needs its comma.
            for item in items.filter_map(|(item, kept)| kept.then_some(item)) {
                list.push_value(item);
                list.push_punct(P::default());
            }
        }
    }
}

impl VisitMut for Settle {
    fn visit_attributes_mut(&mut self, attrs: &mut Vec<Attribute>) {
        self.expand(attrs);
    }

    fn visit_item_fn_mut(&mut self, function: &mut ItemFn) {
        self.retain(&mut function.sig.inputs, |this, input| match input {
            FnArg::Typed(input) => this.keeps(&mut input.attrs),
            FnArg::Receiver(input) => this.keeps(&mut input.attrs),
        });
        visit_mut::visit_item_fn_mut(self, function);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        block.stmts.retain_mut(|stmt| self.keeps_stmt(stmt));
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_expr_match_mut(&mut self, choice: &mut ExprMatch) {
        choice
            .arms
            .retain_mut(|arm: &mut Arm| self.keeps(&mut arm.attrs));
        visit_mut::visit_expr_match_mut(self, choice);
    }

    fn visit_expr_struct_mut(&mut self, literal: &mut ExprStruct) {
        self.retain(&mut literal.fields, |this, field: &mut FieldValue| {
            this.keeps(&mut field.attrs)
        });
        visit_mut::visit_expr_struct_mut(self, literal);
    }

    fn visit_pat_struct_mut(&mut self, pat: &mut PatStruct) {
        self.retain(&mut pat.fields, |this, field: &mut FieldPat| {
            this.keeps(&mut field.attrs)
        });
        visit_mut::visit_pat_struct_mut(self, pat);
    }

    fn visit_expr_closure_mut(&mut self, closure: &mut ExprClosure) {
        self.retain(&mut closure.inputs, |this, input| match input {
            Pat::Type(typed) => this.keeps(&mut typed.attrs),
            Pat::Ident(name) => this.keeps(&mut name.attrs),
            _ => true,
        });
        visit_mut::visit_expr_closure_mut(self, closure);
    }

    fn visit_expr_call_mut(&mut self, call: &mut ExprCall) {
        self.retain(&mut call.args, Self::keeps_expr);
        visit_mut::visit_expr_call_mut(self, call);
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut ExprMethodCall) {
        self.retain(&mut call.args, Self::keeps_expr);
        visit_mut::visit_expr_method_call_mut(self, call);
    }

    fn visit_expr_array_mut(&mut self, array: &mut ExprArray) {
        self.retain(&mut array.elems, Self::keeps_expr);
        visit_mut::visit_expr_array_mut(self, array);
    }

    fn visit_expr_tuple_mut(&mut self, tuple: &mut ExprTuple) {
        self.retain(&mut tuple.elems, Self::keeps_expr);
        visit_mut::visit_expr_tuple_mut(self, tuple);
    }

    // The compiler settles what is inside of these.
    fn visit_item_mut(&mut self, _: &mut Item) {}
    fn visit_macro_mut(&mut self, _: &mut Macro) {}
}

/// `p` of `not(p)`.
fn negated(predicate: &TokenStream) -> Option<TokenStream> {
    let Ok(Meta::List(list)) = syn::parse2::<Meta>(predicate.clone()) else {
        return None;
    };
    list.path.is_ident("not").then_some(list.tokens)
}

/// `p` of `#[cfg(p)]`.
fn condition(attr: &Attribute) -> Option<&TokenStream> {
    match &attr.meta {
        Meta::List(list) if list.path.is_ident("cfg") => Some(&list.tokens),
        _ => None,
    }
}

/// `p` and the attributes of `#[cfg_attr(p, ..)]`.
fn conditional(attr: &Attribute) -> Option<(TokenStream, Vec<Meta>)> {
    if !attr.path().is_ident("cfg_attr") {
        return None;
    }
    let parts = attr
        .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
        .ok()?;
    let mut parts = parts.into_iter();
    let predicate = parts.next()?;
    Some((quote!(#predicate), parts.collect()))
}

/// The expression that the attributes before a statement are kept at.
fn leftmost(expr: &mut Expr) -> &mut Expr {
    match expr {
        Expr::Assign(assign) => leftmost(&mut assign.left),
        Expr::Binary(binary) => leftmost(&mut binary.left),
        Expr::Cast(cast) => leftmost(&mut cast.expr),
        _ => expr,
    }
}
