//! The residual: the rest of the program after a checkpoint.
//!
//! ```text
//! // Input, resumed at the checkpoint of `choose`
//! let menu = kitchen.menu().await?;
//! let dish = loop {
//!     let dish = choose("What shall it be?", menu.clone()).await?;
//!     if kitchen.has(&dish).await? { break dish; }
//! };
//! kitchen.cook(&dish).await
//!
//! // Output
//! let Some(menu) = load(run, "menu") else { break '__halt };
//! let dish = loop {
//!     if run.resuming() {                       // the first turn begins in its middle
//!         let dish = answer(run, &point).await.output()?;
//!         if kitchen.has(&dish).await? { break dish; }
//!     } else {                                  // a further turn ends at the question
//!         suspend(run, choose("What shall it be?", menu.clone()), &point);
//!         break '__halt;
//!     }
//! };
//! kitchen.cook(&dish).await
//! ```
//!
//! Walks from the root to the checkpoint. On the way it brings back the variables declared before it, keeps the
//! constructs around it (so `break`, `continue` and labels mean what they meant) and leaves out what is over;
//! behind it the text goes on as written.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Label;

use super::{
    Copy,
    entry::{begin, introduced, taking},
    loop_peeling::split,
    scrutinee::before_block,
};
use crate::{
    analyze::graph::PointId,
    names,
    tree::{BindingId, Block, CheckpointId, For, Invocation, Iteration, Node, Stmt},
};

impl Copy<'_> {
    /// The rest of `block` after `checkpoint`, which is in it; `binds` are the variables of the construct it belongs to.
    pub(super) fn rest_of_block(
        &self,
        block: &Block,
        binds: &[BindingId],
        checkpoint: CheckpointId,
    ) -> TokenStream {
        let restored = self.restore_all(binds, checkpoint);
        let rest = self.behind_aliases(block, self.rest_of_stmts(block, checkpoint));
        quote!(#restored #rest)
    }

    fn rest_of_stmts(&self, block: &Block, checkpoint: CheckpointId) -> TokenStream {
        let mut tokens = TokenStream::new();
        for (index, stmt) in block.stmts.iter().enumerate() {
            if stmt.holds(checkpoint) {
                tokens.extend(self.aliases(&introduced(stmt)));
                tokens.extend(self.rest_of_stmt(stmt, self.reaches(block, index + 1), checkpoint));
                tokens.extend(self.stmts(block, index + 1));
                return tokens;
            }
            match stmt {
                Stmt::Let(binding) => {
                    tokens.extend(self.aliases(&binding.binds));
                    tokens.extend(self.restore_let(binding, checkpoint));
                }
                // `use` and `macro_rules!`: names that the rest may need.
                Stmt::Plain(item @ syn::Stmt::Item(_)) => tokens.extend(quote!(#item)),
                Stmt::Invocation(invocation) => {
                    tokens.extend(self.restore_all(&invocation.names, checkpoint));
                }
                Stmt::Plain(_) | Stmt::Join(_) | Stmt::Expr(..) => {}
            }
        }
        tokens
    }

    fn rest_of_stmt(&self, stmt: &Stmt, falls: bool, checkpoint: CheckpointId) -> TokenStream {
        match stmt {
            Stmt::Plain(stmt) | Stmt::Invocation(Invocation { stmt, .. }) => quote!(#stmt),
            Stmt::Join(_) => {
                let (private, run, halt) = (self.private, names::run(), names::halt());
                quote!(if !#private::arrive(#run) { break #halt })
            }
            Stmt::Expr(Node::Checkpoint(id), Some(semi), _) => {
                self.answer_in(*id, |answer| quote!(#answer #semi))
            }
            Stmt::Expr(node, semi, _) => {
                let rest = self.rest_of_node(node, checkpoint);
                quote!(#rest #semi)
            }
            Stmt::Let(binding) => {
                if let Some(diverge) = binding
                    .diverge
                    .as_ref()
                    .filter(|block| block.holds(checkpoint))
                {
                    // The pattern did not match, and its `else` never comes back.
                    let rest = self.rest_of_block(diverge, &[], checkpoint);
                    return quote!({ #rest });
                }
                let init = binding
                    .init
                    .as_ref()
                    .map(|init| self.rest_of_node(init, checkpoint));
                self.binding(binding, init, falls)
            }
        }
    }

    fn rest_of_node(&self, node: &Node, checkpoint: CheckpointId) -> TokenStream {
        match node {
            Node::Plain(expr) => quote!(#expr),
            Node::Checkpoint(_) => self.answer(checkpoint),
            Node::Block { label, block } => {
                let rest = self.rest_of_block(block, &[], checkpoint);
                let label = self.label(label.as_ref(), &rest);
                quote!(#label { #rest })
            }
            Node::If {
                condition,
                origin,
                binds,
                then,
                otherwise,
            } => match otherwise {
                Some(otherwise) if otherwise.holds(checkpoint) => {
                    self.rest_of_node(otherwise, checkpoint)
                }
                _ => {
                    let restored =
                        self.restore_condition(origin.as_deref(), condition, binds, checkpoint);
                    let rest = self.rest_of_block(then, &[], checkpoint);
                    quote!({ #restored #rest })
                }
            },
            Node::Match { scrutinee, arms } => {
                let arm = arms.iter().find(|arm| arm.body.holds(checkpoint));
                let rest = arm.map(|arm| {
                    let restored =
                        self.restore_pattern(&arm.pat, scrutinee, &arm.binds, checkpoint);
                    let body = self.rest_of_node(&arm.body, checkpoint);
                    quote!(#restored #body)
                });
                quote!({ #rest })
            }
            Node::Loop { label, body } => {
                let first = self
                    .up_to(self.head(body))
                    .rest_of_block(body, &[], checkpoint);
                self.rest_of_loop(
                    body,
                    label.as_ref(),
                    first,
                    |next| next.block(body),
                    checkpoint,
                )
            }
            Node::While {
                label,
                condition,
                binds,
                body,
            } => {
                let restored = self.restore_condition(None, condition, binds, checkpoint);
                let rest = self
                    .up_to(self.head(body))
                    .rest_of_block(body, &[], checkpoint);
                let first = quote!(#restored #rest);
                self.rest_of_loop(
                    body,
                    label.as_ref(),
                    first,
                    |next| {
                        let (types, body) = (next.types(binds), next.block(body));
                        let condition = before_block(condition);
                        quote!(if #condition { #types #body } else { break })
                    },
                    checkpoint,
                )
            }
            Node::For(repeat) => self.rest_of_for(repeat, checkpoint),
        }
    }

    /// A loop of which one round is under way: `first` is the rest of that round, `next` a whole one.
    fn rest_of_loop(
        &self,
        body: &Block,
        label: Option<&Label>,
        first: TokenStream,
        next: impl FnOnce(&Self) -> TokenStream,
        checkpoint: CheckpointId,
    ) -> TokenStream {
        let head = self.head(body);
        if !self.reaches_point(head) {
            let label = self.label(label, &first);
            return quote!(#label loop { #first });
        }
        let next = next(&self.again_from(head));
        if self.changes_in_round(body, head, checkpoint) {
            let own = self.label(label, &next);
            return split(first, &quote!(#own loop { #next }), label, body.id);
        }
        let run = names::run();
        let steps = quote!(if #run.resuming() { #first } else { #next });
        let label = self.label(label, &steps);
        quote!(#label loop { #steps })
    }

    /// Whether a variable around the loop gets its value in the round that is under way, or may lose it.
    fn changes_in_round(&self, body: &Block, head: PointId, checkpoint: CheckpointId) -> bool {
        let graph = &self.facts.graph;
        let outer = graph.heads[body.id].map_or(0, |head| head.outer);
        graph.scopes[checkpoint].iter().take(outer).any(|entry| {
            let (live, needed) = (
                self.facts.is_live(entry.binding, checkpoint)
                    || self.facts.is_borrowed(entry.binding, checkpoint),
                self.facts.liveness.before(head, entry.binding),
            );
            if live {
                !needed
            } else {
                // What gets its value once cannot get it in a round and keep it for the next.
                let binding = &self.program.bindings[entry.binding];
                needed && !binding.given && binding.mutable
            }
        })
    }

    fn rest_of_for(&self, repeat: &For, checkpoint: CheckpointId) -> TokenStream {
        let (label, body) = (repeat.label.as_ref(), &repeat.body);
        let inside = self.up_to(self.head(body));
        let rest = |first: TokenStream| {
            self.rest_of_loop(
                body,
                label,
                first,
                |next| next.next_item(repeat),
                checkpoint,
            )
        };
        let restored = self.restore(repeat.state, checkpoint);
        if repeat.iteration != Iteration::Place {
            let rest = rest(inside.rest_of_block(body, &repeat.binds, checkpoint));
            // All that is left was taken out of the iterator.
            let iterator = self.iterator(repeat);
            let empty = (repeat.iteration == Iteration::Drain
                && self.facts.is_live(repeat.state, checkpoint))
            .then(|| quote!(let mut #iterator = ::core::iter::empty();));
            return quote!({ #restored #empty #rest });
        }
        let first = inside.rest_of_block(body, &[], checkpoint);
        if !self.facts.is_live(repeat.state, checkpoint) {
            // Neither the item nor another one is needed.
            return rest(first);
        }
        let (iterator, state, pat) = (self.iterator(repeat), self.state(repeat), &repeat.pat);
        let (halt, item) = (names::halt(), names::hidden("__item"));
        let variables = repeat
            .binds
            .iter()
            .map(|id| &self.program.bindings[*id].ident);
        // The item it had when it stopped; what is left of the round may not need it, which is no fault of the author's.
        let rest = rest(quote! {
            match ::core::iter::Iterator::nth(&mut #iterator, #state - 1) {
                ::core::option::Option::Some(#item) => { let #pat = #item; #(let _ = &#variables;)* #first }
                ::core::option::Option::None => break #halt,
            }
        });
        let repeat = taking(&iterator, &begin(&repeat.iterable), &rest);
        quote!({ #restored #repeat })
    }
}
