//! Takes the first round of a loop out of the loop.
//!
//! ```text
//! // Input: what is left of the round, and the loop
//! if done { break; } if again { continue; } rest();
//! loop { body }
//!
//! // Output
//! 'out: {
//!     'first: { if done { break 'out; } if again { break 'first; } rest(); }
//!     loop { body }
//! }
//! ```
//!
//! Needed where a variable has no value at the checkpoint and gets one in the rest of the round: the compiler cannot
//! tell that a loop's first round comes first.
//!
//! Another macro may leave the loop, and nobody sees how. A label that is handed to it stays what it was, so that it can
//! be left by; a block can be left and not continued, so what cannot be done here does not compile.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::quote;
use syn::{
    Block, Expr, ExprAsync, ExprBreak, ExprClosure, ExprForLoop, ExprLoop, ExprWhile, Item, Label,
    Lifetime,
    visit::Visit,
    visit_mut::{self, VisitMut},
};

use crate::tree::BlockId;

/// `first` before `again`, which is the loop from its next round on.
pub(super) fn split(
    first: TokenStream,
    again: &TokenStream,
    label: Option<&Label>,
    id: BlockId,
) -> TokenStream {
    let (out, again) = match label {
        // Another macro is not looked into. rustc warns of a label in the scope of its like, so the loop has a new one.
        Some(label) if in_macros(&first, &label.name) => (
            label.name.clone(),
            renamed(again.clone(), &label.name, &lifetime("again", id)),
        ),
        _ => (lifetime("out", id), again.clone()),
    };
    let next = lifetime("first", id);
    let mut block = match syn::parse2::<Block>(quote!({ #first })) {
        Ok(block) => block,
        // Never so: it is made of what was parsed before. To leave out the loop would be worst.
        Err(error) => return error.to_compile_error(),
    };
    Rewrite {
        label: label.map(|label| label.name.ident.to_string()),
        out: out.clone(),
        next: next.clone(),
        depth: 0,
    }
    .visit_block_mut(&mut block);
    quote!(#out: { #next: #block #again })
}

/// `tokens` with `new` in place of `label`.
fn renamed(tokens: TokenStream, label: &Lifetime, new: &Lifetime) -> TokenStream {
    let mut quote = false;
    tokens
        .into_iter()
        .map(|token| {
            let named = std::mem::replace(
                &mut quote,
                matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\''),
            );
            match token {
                TokenTree::Ident(name) if named && name == label.ident => {
                    TokenTree::Ident(new.ident.clone())
                }
                TokenTree::Group(group) => {
                    let inner = renamed(group.stream(), label, new);
                    let mut renamed = Group::new(group.delimiter(), inner);
                    renamed.set_span(group.span());
                    TokenTree::Group(renamed)
                }
                token => token,
            }
        })
        .collect()
}

/// Whether `label` is named in the arguments of a macro.
fn in_macros(tokens: &TokenStream, label: &Lifetime) -> bool {
    #[derive(Default)]
    struct Macros(String);
    impl<'ast> Visit<'ast> for Macros {
        fn visit_macro(&mut self, mac: &'ast syn::Macro) {
            self.0 += &mac.tokens.to_string();
        }
    }
    let mut macros = Macros::default();
    if let Ok(block) = syn::parse2::<Block>(quote!({ #tokens })) {
        macros.visit_block(&block);
    }
    macros.0.contains(&label.ident.to_string())
}

fn lifetime(name: &str, id: BlockId) -> Lifetime {
    Lifetime::new(&format!("'__{name}{id}"), Span::mixed_site())
}

struct Rewrite {
    /// The loop's own label.
    label: Option<String>,
    out: Lifetime,
    next: Lifetime,
    /// How many loops around the current place are inside the round.
    depth: usize,
}

impl Rewrite {
    fn is_ours(&self, label: Option<&Lifetime>) -> bool {
        match label {
            Some(label) => self.label.as_ref().is_some_and(|own| label.ident == own),
            None => self.depth == 0,
        }
    }

    fn in_loop(&mut self, label: Option<&Label>, visit: impl FnOnce(&mut Self)) {
        let hides = label.is_some_and(|label| self.is_ours(Some(&label.name)));
        let own = if hides { self.label.take() } else { None };
        self.depth += 1;
        visit(self);
        self.depth -= 1;
        if hides {
            self.label = own;
        }
    }
}

impl VisitMut for Rewrite {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Continue(exit) if self.is_ours(exit.label.as_ref()) => {
                *expr = Expr::Break(ExprBreak {
                    attrs: std::mem::take(&mut exit.attrs),
                    break_token: syn::Token![break](exit.continue_token.span),
                    label: Some(self.next.clone()),
                    expr: None,
                });
            }
            Expr::Break(exit) => {
                if self.is_ours(exit.label.as_ref()) {
                    exit.label = Some(self.out.clone());
                }
                visit_mut::visit_expr_break_mut(self, exit);
            }
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    fn visit_expr_loop_mut(&mut self, expr: &mut ExprLoop) {
        let label = expr.label.clone();
        self.in_loop(label.as_ref(), |this| {
            visit_mut::visit_expr_loop_mut(this, expr);
        });
    }

    fn visit_expr_while_mut(&mut self, expr: &mut ExprWhile) {
        let label = expr.label.clone();
        self.in_loop(label.as_ref(), |this| {
            visit_mut::visit_expr_while_mut(this, expr);
        });
    }

    fn visit_expr_for_loop_mut(&mut self, expr: &mut ExprForLoop) {
        // What a `for` loops over is evaluated outside of it.
        self.visit_expr_mut(&mut expr.expr);
        let label = expr.label.clone();
        self.in_loop(label.as_ref(), |this| this.visit_block_mut(&mut expr.body));
    }

    fn visit_expr_closure_mut(&mut self, _: &mut ExprClosure) {}
    fn visit_expr_async_mut(&mut self, _: &mut ExprAsync) {}
    fn visit_item_mut(&mut self, _: &mut Item) {}
}
