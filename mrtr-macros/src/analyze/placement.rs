//! Checkpoints in places that the machine cannot come back to.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::{
    Expr, ExprAsync, ExprAwait, ExprCall, ExprClosure, ExprConst, ExprTryBlock, ExprUnsafe, Item,
    ItemFn, Macro, PatGuard,
    visit::{self, Visit},
};

use super::{discarded, unawaited};
use crate::{diagnostics::Diagnostics, parse::checkpoint, rules::Rule};

/// Reports every checkpoint of `function` that is in a wrong place, or that lacks its `.await`.
pub(crate) fn check(function: &ItemFn, diagnostics: &mut Diagnostics) {
    let mut placement = Placement {
        place: None,
        unawaited: unawaited::find(&function.block),
        diagnostics,
    };
    placement.visit_block(&function.block);
    for answer in discarded::find(&function.block) {
        diagnostics.report(answer.place, Rule::Discarded { name: answer.asker });
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

impl Place {
    fn rule(self, name: &Ident) -> Rule {
        let name = name.to_string();
        match self {
            Self::Closure => Rule::InClosure { name },
            Self::AsyncBlock => Rule::InAsyncBlock { name },
            Self::NestedFn => Rule::InNestedFn { name },
            Self::Guard => Rule::InGuard { name },
            Self::Unsafe => Rule::InUnsafe { name },
            Self::Const => Rule::InConst { name },
        }
    }
}

struct Placement<'d> {
    place: Option<Place>,
    /// Askers whose answer is used without having been awaited.
    unawaited: Vec<&'d Ident>,
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
                    if checkpoint::is_asker(name)
                        && !is_somebody_elses(&tokens[..index])
                        && is_awaited(&tokens[index + 1..]) =>
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

/// The macros of `tokio`, `futures` and others that await their arguments.
const AWAITING: &[&str] = &["join", "try_join", "select", "select_biased"];

/// Whether a question is made among these tokens.
fn has_question(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(index, token)| match token {
        TokenTree::Group(group) => has_question(group.stream()),
        TokenTree::Ident(name) => {
            checkpoint::is_asker(name)
                && !is_somebody_elses(&tokens[..index])
                && name != "call"
                && after_call(&tokens[index + 1..]).is_some()
        }
        _ => false,
    })
}

/// Whether what stands before a name makes it a method, or a function of a path that is not ours.
fn is_somebody_elses(before: &[TokenTree]) -> bool {
    match before {
        [
            ..,
            TokenTree::Ident(module),
            TokenTree::Punct(first),
            TokenTree::Punct(second),
        ] if first.as_char() == ':' && second.as_char() == ':' => {
            module != "mrtr" && module != "prelude"
        }
        [.., TokenTree::Punct(dot)] => dot.as_char() == '.',
        _ => false,
    }
}

/// What follows the call of a name, if it is called: behind `(..)` or `::<T>(..)`.
fn after_call(rest: &[TokenTree]) -> Option<impl Iterator<Item = &TokenTree>> {
    let mut rest = rest.iter().peekable();
    // `::<T>`, up to its own `>`.
    let mut depth = 0_u32;
    while let Some(TokenTree::Punct(punct)) = rest.peek() {
        match punct.as_char() {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ':' => {}
            _ if depth == 0 => return None,
            _ => {}
        }
        rest.next();
        if depth > 0 {
            while rest
                .next_if(|token| !matches!(token, TokenTree::Punct(_)))
                .is_some()
            {}
        }
    }
    matches!(rest.next(), Some(TokenTree::Group(_))).then_some(rest)
}

/// Whether what follows a name calls it and awaits the result: `(..)`, builder methods, `.await`.
fn is_awaited(rest: &[TokenTree]) -> bool {
    let Some(rest) = after_call(rest) else {
        return false;
    };
    for token in rest {
        match token {
            TokenTree::Ident(name) if name == "await" => return true,
            TokenTree::Punct(punct) if !".:<>".contains(punct.as_char()) => return false,
            _ => {}
        }
    }
    false
}

/// The function that awaits a question it is given: `join` in `join(confirm(..), confirm(..)).await`.
fn awaiting(expr: &Expr) -> Option<&Ident> {
    let Expr::Call(call) = expr else { return None };
    let Expr::Path(function) = &*call.func else {
        return None;
    };
    let given = |argument: &Expr| match argument {
        Expr::Array(list) => list.elems.iter().any(is_question),
        argument => is_question(argument),
    };
    (checkpoint::asker(expr).is_none() && call.args.iter().any(given))
        .then(|| function.path.segments.last().map(|last| &last.ident))
        .flatten()
}

fn is_question(expr: &Expr) -> bool {
    checkpoint::asker(expr).is_some_and(|(name, call)| unawaited::is_ours(name, call))
}

impl<'ast> Visit<'ast> for Placement<'ast> {
    fn visit_expr_await(&mut self, expr: &'ast ExprAwait) {
        if let Some(name) = checkpoint::awaited(expr)
            && let Some(place) = self.place
        {
            self.diagnostics.report(name, place.rule(name));
        }
        if let Some(by) = awaiting(&expr.base) {
            self.diagnostics
                .report(by, Rule::Together { by: by.to_string() });
        }
        visit::visit_expr_await(self, expr);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(path) = &*call.func
            && let Some(last) = path.path.segments.last()
            // The very token: another call of the same function may be as it should.
            && self.unawaited.iter().any(|name| std::ptr::eq(*name, &raw const last.ident))
        {
            let name = &last.ident;
            let rule = self.place.map_or_else(
                || Rule::NotAwaited {
                    name: name.to_string(),
                },
                |place| place.rule(name),
            );
            self.diagnostics.report(name, rule);
        }
        visit::visit_expr_call(self, call);
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

    fn visit_item(&mut self, item: &'ast Item) {
        self.inside(Place::NestedFn, |this| visit::visit_item(this, item));
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        if let Some(name) = mac.path.segments.last()
            && AWAITING.iter().any(|by| name.ident == by)
            && has_question(mac.tokens.clone())
        {
            let by = format!("{}!", name.ident);
            self.diagnostics.report(&mac.path, Rule::Together { by });
            return;
        }
        self.tokens(mac.tokens.clone());
    }
}
