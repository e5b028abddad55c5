//! Checkpoints in places that the machine cannot come back to.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::{
    Expr, ExprAsync, ExprAwait, ExprClosure, ExprConst, ExprTryBlock, ExprUnsafe, Item, ItemFn,
    ItemStatic, Macro, PatGuard,
    visit::{self, Visit},
};

use crate::{diagnostics::Diagnostics, parse::checkpoint, rules::Rule, tree::Program};

/// Reports every checkpoint of `function` that is in a wrong place.
pub(crate) fn check(function: &ItemFn, diagnostics: &mut Diagnostics) {
    let mut placement = Placement {
        place: None,
        diagnostics,
    };
    placement.visit_block(&function.block);
}

/// Reports items that would exist twice.
pub(super) fn check_items(program: &Program, diagnostics: &mut Diagnostics) {
    let mut names: Vec<&Ident> = Vec::new();
    for item in &program.items {
        let Some(name) = item_name(item) else {
            continue;
        };
        if names.contains(&name) {
            diagnostics.report(
                name,
                Rule::RepeatedItem {
                    name: name.to_string(),
                },
            );
        }
        names.push(name);
    }
}

fn item_name(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Mod(item) => Some(&item.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
}

/// A place without a way back.
#[derive(Clone, Copy)]
enum Place {
    Closure,
    AsyncBlock,
    NestedFn,
    Guard,
    Unsafe,
    Const,
}

struct Placement<'d> {
    place: Option<Place>,
    diagnostics: &'d mut Diagnostics,
}

impl Placement<'_> {
    /// Visits what is inside `place`; the outermost place is the one to leave.
    fn inside(&mut self, place: Place, visit: impl FnOnce(&mut Self)) {
        let outer = self.place;
        self.place = outer.or(Some(place));
        visit(self);
        self.place = outer;
    }

    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name)
                    if checkpoint::is_asker(name) && is_awaited(&tokens[index + 1..]) =>
                {
                    self.diagnostics.report(
                        name,
                        Rule::InMacro {
                            name: name.to_string(),
                        },
                    );
                }
                _ => {}
            }
        }
    }
}

/// Whether what follows a name calls it and awaits the result: `(..)`, builder methods, `.await`.
fn is_awaited(rest: &[TokenTree]) -> bool {
    let mut rest = rest
        .iter()
        .skip_while(|token| !matches!(token, TokenTree::Group(_)));
    if rest.next().is_none() {
        return false;
    }
    for token in rest {
        match token {
            TokenTree::Ident(name) if name == "await" => return true,
            TokenTree::Punct(punct) if ",;?".contains(punct.as_char()) => return false,
            _ => {}
        }
    }
    false
}

impl<'ast> Visit<'ast> for Placement<'_> {
    fn visit_expr_await(&mut self, expr: &'ast ExprAwait) {
        if let Some(name) = checkpoint::awaited(expr)
            && let Some(place) = self.place
        {
            let rule = {
                let name = name.to_string();
                match place {
                    Place::Closure => Rule::InClosure { name },
                    Place::AsyncBlock => Rule::InAsyncBlock { name },
                    Place::NestedFn => Rule::InNestedFn { name },
                    Place::Guard => Rule::InGuard { name },
                    Place::Unsafe => Rule::InUnsafe { name },
                    Place::Const => Rule::InConst { name },
                }
            };
            self.diagnostics.report(name, rule);
        }
        visit::visit_expr_await(self, expr);
    }

    fn visit_expr_closure(&mut self, expr: &'ast ExprClosure) {
        self.inside(Place::Closure, |this| visit::visit_expr_closure(this, expr));
    }

    fn visit_expr_async(&mut self, expr: &'ast ExprAsync) {
        self.inside(Place::AsyncBlock, |this| {
            visit::visit_expr_async(this, expr);
        });
    }

    fn visit_expr_unsafe(&mut self, expr: &'ast ExprUnsafe) {
        self.inside(Place::Unsafe, |this| visit::visit_expr_unsafe(this, expr));
    }

    fn visit_expr_const(&mut self, expr: &'ast ExprConst) {
        self.inside(Place::Const, |this| visit::visit_expr_const(this, expr));
    }

    fn visit_expr_try_block(&mut self, expr: &'ast ExprTryBlock) {
        self.inside(Place::Const, |this| visit::visit_expr_try_block(this, expr));
    }

    fn visit_pat_guard(&mut self, guard: &'ast PatGuard) {
        self.visit_pat(&guard.pat);
        self.inside(Place::Guard, |this| this.visit_expr(&guard.guard));
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.inside(Place::NestedFn, |this| visit::visit_item_fn(this, item));
    }

    fn visit_item_static(&mut self, item: &'ast ItemStatic) {
        self.diagnostics.report(item, Rule::NestedStatic);
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        self.tokens(mac.tokens.clone());
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        visit::visit_expr(self, expr);
    }
}
