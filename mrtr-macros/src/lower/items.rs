//! Items of the body: written once, before the copies, wherever that changes nothing.
//!
//! ```text
//! // Input
//! { let n = next(); confirm("Go on?").await?; fn next() -> u32 { static LAST: AtomicU32 = …; … } }
//!
//! // Output, the machine's items first
//! fn next() -> u32 { static LAST: AtomicU32 = …; … }
//! { let n = next(); confirm("Go on?").await?; }
//! ```
//!
//! An item is taken out, if nothing outside of its block has its name, and it needs nothing that stays in a block: an
//! import, a macro, an item. A trait stays, because its methods need no name; and where nothing but functions and
//! constants is left, they stay as well, since there may be any number of them. What stays is in every copy, at the
//! beginning of its block, so there must be no `static` in it.

use std::collections::HashMap;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{
    Block, Item, Stmt, UseTree,
    visit_mut::{self, VisitMut},
};

use crate::{captures::captures, diagnostics::Diagnostics, rules::Rule};

/// Takes the items out of `body` that can stand before it.
pub(super) fn hoist(body: &mut Block, diagnostics: &mut Diagnostics) -> Vec<Item> {
    let mut hoist = Hoist {
        mentions: Mentions::of(body.to_token_stream()),
        staying: Vec::new(),
        outermost: true,
        items: Vec::new(),
    };
    hoist.visit_block_mut(body);
    report_statics(body.to_token_stream(), diagnostics);
    hoist.items
}

struct Hoist {
    /// How often each name is in the whole body.
    mentions: Mentions,
    /// Names that items in a block around this one have; `None` is all that an import with `*` may bring.
    staying: Vec<Option<String>>,
    outermost: bool,
    items: Vec<Item>,
}

impl VisitMut for Hoist {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let outermost = std::mem::replace(&mut self.outermost, false);
        let outer = self.staying.len();
        let here = Mentions::of(block.to_token_stream());
        let (items, mut stmts): (Vec<Stmt>, Vec<Stmt>) = std::mem::take(&mut block.stmts)
            .into_iter()
            .partition(is_item);
        let items: Vec<Item> = items.into_iter().filter_map(into_item).collect();
        let mut variants = Vec::new();
        for stmt in &stmts {
            match stmt {
                Stmt::Item(Item::Use(import)) => match variants_of(&import.tree, &items) {
                    Some(names) => variants.extend(names),
                    None => imported(&import.tree, &mut self.staying),
                },
                Stmt::Item(Item::Macro(mac)) => {
                    let name = mac.ident.as_ref().map(Ident::to_string);
                    self.staying.extend(name.map(Some));
                }
                _ => {}
            }
        }
        let (mut left, items) = self.apart(items, &here, outermost);
        let names: Vec<String> = items.iter().flat_map(names).collect();
        let of_items = Mentions::of(items.iter().map(ToTokens::to_token_stream).collect());
        let alone = names
            .iter()
            .all(|name| here.count(name) == self.mentions.count(name));
        let needs =
            |name: &Option<String>| name.as_ref().is_none_or(|name| of_items.count(name) > 0);
        // An enum says each of its variants once; what says one again needs the import.
        let needs_variant = |name: &String| of_items.count(name) > 1;
        // Of a function or a constant there may be as many as there are copies.
        let once = outermost
            || of_items.count("static") > 0
            || items
                .iter()
                .any(|item| !matches!(item, Item::Fn(_) | Item::Const(_)));
        let needs_any = self.staying.iter().any(needs) || variants.iter().any(needs_variant);
        self.staying.extend(variants.into_iter().map(Some));
        if once && alone && !needs_any {
            self.items.extend(items);
        } else {
            self.staying.extend(names.into_iter().map(Some));
            left.extend(items);
        }
        if !left.is_empty() {
            // A macro is there only behind its text.
            let first = stmts
                .iter()
                .rposition(|stmt| matches!(stmt, Stmt::Item(Item::Macro(_))))
                .map_or(0, |at| at + 1);
            stmts.splice(first..first, left.into_iter().map(Stmt::Item));
        }
        block.stmts = stmts;
        visit_mut::visit_block_mut(self, block);
        self.staying.truncate(outer);
    }

    fn visit_item_mut(&mut self, _: &mut Item) {}
}

impl Hoist {
    /// Those among `items` that have to stay, and the rest, which does not need them.
    fn apart(
        &mut self,
        mut items: Vec<Item>,
        here: &Mentions,
        outermost: bool,
    ) -> (Vec<Item>, Vec<Item>) {
        let (mut left, mut traits, mut bound) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            let (stay, rest): (Vec<Item>, Vec<Item>) = items.into_iter().partition(|item| {
                let needs = Mentions::of(item.to_token_stream());
                let needs =
                    |name: &Option<String>| name.as_ref().is_none_or(|name| needs.count(name) > 0);
                let shared = |name: &String| here.count(name) != self.mentions.count(name);
                let names = names(item);
                names.iter().any(shared)
                    || names.iter().any(|name| bound.contains(name))
                    || self.staying.iter().any(needs)
                    || (!outermost && matches!(item, Item::Trait(_)))
            });
            items = rest;
            if stay.is_empty() {
                return (left, items);
            }
            let is_trait = |item: &&Item| matches!(item, Item::Trait(_));
            traits.extend(stay.iter().filter(is_trait).flat_map(names));
            bound.extend(stay.iter().filter_map(|item| implementing(item, &traits)));
            self.staying.extend(stay.iter().flat_map(names).map(Some));
            left.extend(stay);
        }
    }
}

/// The type that has to stay with an `impl`: of one type there must not be several, unless each is of a trait that stays
/// as well.
fn implementing(item: &Item, traits: &[String]) -> Option<String> {
    let Item::Impl(item) = item else { return None };
    let of = item.trait_.as_ref().and_then(|(path, _)| path.get_ident());
    if of.is_some_and(|of| traits.contains(&of.to_string())) {
        return None;
    }
    match &*item.self_ty {
        syn::Type::Path(ty) => ty.path.segments.last().map(|name| name.ident.to_string()),
        _ => None,
    }
}

/// Whether a statement is an item with a place of its own; imports and macros stay where they are.
fn is_item(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Item(Item::Use(_)) => false,
        Stmt::Item(Item::Macro(mac)) => mac.mac.path.is_ident("thread_local"),
        Stmt::Item(_) => true,
        Stmt::Macro(mac) => mac.mac.path.is_ident("thread_local"),
        _ => false,
    }
}

fn into_item(stmt: Stmt) -> Option<Item> {
    match stmt {
        Stmt::Item(item) => Some(item),
        Stmt::Macro(mac) => Some(Item::Macro(syn::ItemMacro {
            attrs: mac.attrs,
            ident: None,
            mac: mac.mac,
            semi_token: mac.semi_token,
        })),
        _ => None,
    }
}

/// The names an item brings in.
fn names(item: &Item) -> Vec<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::ExternCrate(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Macro(mac) => return statics(mac.mac.tokens.clone()),
        _ => return Vec::new(),
    };
    match name.to_string() {
        // `const _` has none.
        name if name == "_" => Vec::new(),
        name => vec![name],
    }
}

/// What is declared with `static` in the arguments of a macro.
fn statics(tokens: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens
        .windows(2)
        .filter(|pair| pair[0].to_string() == "static")
        .map(|pair| pair[1].to_string())
        .collect()
}

fn imported(tree: &UseTree, names: &mut Vec<Option<String>>) {
    match tree {
        UseTree::Path(path) => imported(&path.tree, names),
        UseTree::Name(name) => names.push(Some(name.ident.to_string())),
        UseTree::Rename(name) => names.push(Some(name.rename.to_string())),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imported(tree, names)),
        UseTree::Glob(_) => names.push(None),
    }
}

/// What `use Class::*` or `use Class::{Window, Aisle}` brings in, where `Class` is an enum among `items`.
fn variants_of(tree: &UseTree, items: &[Item]) -> Option<Vec<String>> {
    let UseTree::Path(path) = tree else {
        return None;
    };
    let variants = items.iter().find_map(|item| match item {
        Item::Enum(item) if item.ident == path.ident => Some(&item.variants),
        _ => None,
    })?;
    let mut names = Vec::new();
    imported(&path.tree, &mut names);
    Some(if names.contains(&None) {
        let variants = variants.iter().map(|variant| variant.ident.to_string());
        variants.collect()
    } else {
        names.into_iter().flatten().collect()
    })
}

/// How often names are in some tokens.
#[derive(Default)]
struct Mentions(HashMap<String, usize>);

impl Mentions {
    fn of(tokens: TokenStream) -> Self {
        let mut mentions = Self::default();
        mentions.add(tokens);
        mentions
    }

    fn count(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or_default()
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add(group.stream()),
                TokenTree::Ident(name) => *self.0.entry(name.to_string()).or_default() += 1,
                TokenTree::Literal(literal) => {
                    for name in captures(&literal.to_string()) {
                        *self.0.entry(name).or_default() += 1;
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
}

/// Reports what would exist in every copy.
fn report_statics(tokens: TokenStream, diagnostics: &mut Diagnostics) {
    let mut lifetime = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) => report_statics(group.stream(), diagnostics),
            TokenTree::Ident(name) if name == "static" && !lifetime => {
                diagnostics.report(name, Rule::NestedStatic);
            }
            _ => {}
        }
        lifetime = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
    }
}
