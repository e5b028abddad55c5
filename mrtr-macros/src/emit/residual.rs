//! The rest of the program after a checkpoint.
//!
//! Walks from the root to the checkpoint. On the way it brings back the variables declared before it, keeps the
//! constructs around it (so `break`, `continue` and labels mean what they meant) and leaves out what is over;
//! behind it the text goes on as written.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Copy,
    fresh::introduced,
    piece::{Breaks, Piece, breaks_of_expr},
};
use crate::{
    names,
    tree::{BindingId, Block, CheckpointId, For, Iteration, Node, Stmt},
};

impl Copy<'_> {
    /// The rest of `block` after `checkpoint`, which is in it; `binds` are the variables of the construct it belongs to.
    pub(super) fn rest_of_block(
        &self,
        block: &Block,
        binds: &[BindingId],
        checkpoint: CheckpointId,
    ) -> Piece {
        let mut tokens = self.restore_all(binds, checkpoint);
        let position = block
            .stmts
            .iter()
            .position(|stmt| stmt_has(stmt, checkpoint))
            .unwrap_or(block.stmts.len());
        for stmt in &block.stmts[..position] {
            match stmt {
                Stmt::Let(binding) => {
                    tokens.extend(self.aliases(&binding.binds));
                    tokens.extend(self.restore_all(&binding.binds, checkpoint));
                }
                // `use` and `macro_rules!`: names that the rest may need.
                Stmt::Plain(item @ syn::Stmt::Item(_)) => tokens.extend(quote!(#item)),
                Stmt::Plain(_) | Stmt::Expr(..) => {}
            }
        }
        let mut piece = Piece {
            tokens,
            falls: true,
            breaks: Breaks::default(),
        };
        let Some((stmt, rest)) = block.stmts.get(position..).and_then(<[Stmt]>::split_first) else {
            return piece;
        };
        piece.tokens.extend(self.aliases(&introduced(stmt)));
        let resumed = self.rest_of_stmt(stmt, checkpoint);
        piece.tokens.extend(resumed.tokens);
        piece.falls = resumed.falls;
        piece.breaks.join(resumed.breaks);
        self.append(rest, &mut piece);
        piece
    }

    fn rest_of_stmt(&self, stmt: &Stmt, checkpoint: CheckpointId) -> Piece {
        match stmt {
            Stmt::Plain(stmt) => Piece {
                tokens: quote!(#stmt),
                falls: true,
                breaks: Breaks::default(),
            },
            Stmt::Expr(node, semi) => {
                let mut piece = self.rest_of_node(node, checkpoint);
                if piece.falls {
                    piece.tokens.extend(quote!(#semi));
                }
                piece
            }
            Stmt::Let(binding) => {
                if let Some(diverge) = binding
                    .diverge
                    .as_ref()
                    .filter(|block| block_has(block, checkpoint))
                {
                    // The pattern did not match, and its `else` never comes back.
                    let piece = self.rest_of_block(diverge, &[], checkpoint);
                    let tokens = piece.tokens;
                    return Piece {
                        tokens: quote!({ #tokens }),
                        falls: false,
                        breaks: piece.breaks,
                    };
                }
                let init = binding
                    .init
                    .as_ref()
                    .map(|init| self.rest_of_node(init, checkpoint));
                self.binding(binding, init)
            }
        }
    }

    fn rest_of_node(&self, node: &Node, checkpoint: CheckpointId) -> Piece {
        match node {
            Node::Plain(expr) => Piece {
                tokens: quote!(#expr),
                falls: true,
                breaks: breaks_of_expr(expr),
            },
            Node::Checkpoint(_) => Piece {
                tokens: self.answer(checkpoint),
                falls: true,
                breaks: Breaks::default(),
            },
            Node::Block { label, block } => {
                let mut piece = self.rest_of_block(block, &[], checkpoint);
                piece.falls |= piece.breaks.caught_by_label(label.as_ref());
                let tokens = &piece.tokens;
                Piece {
                    tokens: quote!(#label { #tokens }),
                    ..piece
                }
            }
            Node::If {
                binds,
                then,
                otherwise,
                ..
            } => match otherwise {
                Some(otherwise) if node_has(otherwise, checkpoint) => {
                    self.rest_of_node(otherwise, checkpoint)
                }
                _ => braced(self.rest_of_block(then, binds, checkpoint)),
            },
            Node::Match { arms, .. } => {
                let Some(arm) = arms.iter().find(|arm| node_has(&arm.body, checkpoint)) else {
                    return Piece {
                        tokens: TokenStream::new(),
                        falls: true,
                        breaks: Breaks::default(),
                    };
                };
                let restored = self.restore_all(&arm.binds, checkpoint);
                let body = self.rest_of_node(&arm.body, checkpoint);
                let tokens = &body.tokens;
                Piece {
                    tokens: quote!({ #restored #tokens }),
                    ..body
                }
            }
            Node::Loop { label, body } => {
                let rest = self.rest_of_block(body, &[], checkpoint);
                let mut again = self.block(body);
                again.breaks.join(rest.breaks);
                let falls = again.breaks.caught_by_loop(label.as_ref());
                let (run, first, next) = (names::run(), rest.tokens, again.tokens);
                Piece {
                    tokens: quote!(#label loop { if #run.resuming() { #first } else { #next } }),
                    falls,
                    breaks: again.breaks,
                }
            }
            Node::While {
                label,
                condition,
                binds,
                body,
            } => {
                let rest = self.rest_of_block(body, binds, checkpoint);
                let mut again = self.block(body);
                again.breaks.join(rest.breaks);
                again.breaks.caught_by_loop(label.as_ref());
                let (run, first, next) = (names::run(), rest.tokens, again.tokens);
                Piece {
                    tokens: quote! {
                        #label loop {
                            if #run.resuming() { #first } else if #condition { #next } else { break }
                        }
                    },
                    falls: true,
                    breaks: again.breaks,
                }
            }
            Node::For(repeat) => self.rest_of_for(repeat, checkpoint),
        }
    }

    fn rest_of_for(&self, repeat: &For, checkpoint: CheckpointId) -> Piece {
        let (label, run) = (&repeat.label, names::run());
        let restored = self.restore(repeat.state, checkpoint);
        let mut again = self.next_item(repeat);
        let (start, first) = if repeat.iteration == Iteration::Place {
            let (iterator, begin, state) = (
                self.iterator(repeat),
                Self::begin(repeat),
                self.state(repeat),
            );
            let (pat, item) = (&repeat.pat, names::hidden("__item"));
            let rest = self.rest_of_block(&repeat.body, &[], checkpoint);
            again.breaks.join(rest.breaks);
            let rest = rest.tokens;
            // What is left of the body need not use all of them.
            let variables = repeat
                .binds
                .iter()
                .map(|id| &self.program.bindings[*id].ident);
            (
                quote!(let mut #iterator = #begin;),
                // The item it had when it stopped.
                quote! {
                    match ::core::iter::Iterator::nth(&mut #iterator, #state - 1) {
                        ::core::option::Option::Some(#item) => {
                            let #pat = #item;
                            #(let _ = &#variables;)*
                            #rest
                        }
                        ::core::option::Option::None => match #run.lost_place().await {},
                    }
                },
            )
        } else {
            let rest = self.rest_of_block(&repeat.body, &repeat.binds, checkpoint);
            again.breaks.join(rest.breaks);
            (TokenStream::new(), rest.tokens)
        };
        again.breaks.caught_by_loop(label.as_ref());
        let next = again.tokens;
        Piece {
            tokens: quote!({ #restored #start #label loop { if #run.resuming() { #first } else { #next } } }),
            falls: true,
            breaks: again.breaks,
        }
    }
}

fn braced(piece: Piece) -> Piece {
    let tokens = &piece.tokens;
    Piece {
        tokens: quote!({ #tokens }),
        ..piece
    }
}

fn block_has(block: &Block, checkpoint: CheckpointId) -> bool {
    block.stmts.iter().any(|stmt| stmt_has(stmt, checkpoint))
}

fn stmt_has(stmt: &Stmt, checkpoint: CheckpointId) -> bool {
    match stmt {
        Stmt::Plain(_) => false,
        Stmt::Expr(node, _) => node_has(node, checkpoint),
        Stmt::Let(binding) => {
            binding
                .init
                .as_ref()
                .is_some_and(|node| node_has(node, checkpoint))
                || binding
                    .diverge
                    .as_ref()
                    .is_some_and(|block| block_has(block, checkpoint))
        }
    }
}

fn node_has(node: &Node, checkpoint: CheckpointId) -> bool {
    match node {
        Node::Plain(_) => false,
        Node::Checkpoint(id) => *id == checkpoint,
        Node::Block { block, .. } => block_has(block, checkpoint),
        Node::If {
            then, otherwise, ..
        } => {
            block_has(then, checkpoint)
                || otherwise
                    .as_ref()
                    .is_some_and(|node| node_has(node, checkpoint))
        }
        Node::Match { arms, .. } => arms.iter().any(|arm| node_has(&arm.body, checkpoint)),
        Node::Loop { body, .. } | Node::While { body, .. } => block_has(body, checkpoint),
        Node::For(repeat) => block_has(&repeat.body, checkpoint),
    }
}
