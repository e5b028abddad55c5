//! Code that begins at its beginning, as the author wrote it.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Copy,
    checkpoint::first,
    piece::{Breaks, Piece, breaks_of_expr, breaks_of_stmt},
};
use crate::{
    lower::loops::borrowed_place,
    names,
    tree::{BindingId, Block, For, Iteration, Let, Node, Stmt},
};

impl Copy<'_> {
    /// The statements of a block, up to the first that control does not come out of.
    pub(super) fn block(&self, block: &Block) -> Piece {
        let mut piece = Piece {
            tokens: TokenStream::new(),
            falls: true,
            breaks: Breaks::default(),
        };
        self.append(&block.stmts, &mut piece);
        piece
    }

    pub(super) fn append(&self, stmts: &[Stmt], piece: &mut Piece) {
        for stmt in stmts {
            if !piece.falls {
                return;
            }
            piece.tokens.extend(self.aliases(&introduced(stmt)));
            let next = self.stmt(stmt);
            piece.tokens.extend(next.tokens);
            piece.falls = next.falls;
            piece.breaks.join(next.breaks);
        }
    }

    fn stmt(&self, stmt: &Stmt) -> Piece {
        match stmt {
            Stmt::Plain(stmt) => Piece {
                tokens: quote!(#stmt),
                falls: true,
                breaks: breaks_of_stmt(stmt),
            },
            Stmt::Expr(node, semi) => {
                let mut piece = self.node(node);
                if piece.falls {
                    piece.tokens.extend(quote!(#semi));
                }
                piece
            }
            Stmt::Let(binding) => {
                let init = binding.init.as_ref().map(|init| self.node(init));
                self.binding(binding, init)
            }
        }
    }

    /// `let` with this code as its initialiser.
    pub(super) fn binding(&self, binding: &Let, init: Option<Piece>) -> Piece {
        let (attrs, pat) = (&binding.attrs, &binding.pat);
        // Only a generated operand may be `mut` without need.
        let generated =
            matches!(pat, syn::Pat::Ident(name) if name.ident.to_string().starts_with("__operand"));
        let allow = generated.then(|| quote!(#[allow(unused_mut)]));
        let Some(mut init) = init else {
            return Piece {
                tokens: quote!(#(#attrs)* let #pat;),
                falls: true,
                breaks: Breaks::default(),
            };
        };
        if !init.falls {
            return init;
        }
        let value = &init.tokens;
        let diverge = binding.diverge.as_ref().map(|block| {
            let piece = self.block(block);
            init.breaks.join(piece.breaks);
            let tokens = piece.tokens;
            quote!(else { #tokens })
        });
        Piece {
            tokens: quote!(#(#attrs)* #allow let #pat = #value #diverge;),
            falls: true,
            breaks: init.breaks,
        }
    }

    pub(super) fn node(&self, node: &Node) -> Piece {
        match node {
            Node::Plain(expr) => Piece {
                tokens: quote!(#expr),
                falls: true,
                breaks: breaks_of_expr(expr),
            },
            Node::Checkpoint(checkpoint) => self.ask(*checkpoint),
            Node::Block { label, block } => {
                let mut piece = self.block(block);
                piece.falls |= piece.breaks.caught_by_label(label.as_ref());
                let tokens = &piece.tokens;
                Piece {
                    tokens: quote!(#label { #tokens }),
                    ..piece
                }
            }
            Node::If {
                condition,
                then,
                otherwise,
                ..
            } => {
                let mut breaks = breaks_of_expr(condition);
                let then = self.block(then);
                breaks.join(then.breaks);
                let yes = then.tokens;
                let Some(otherwise) = otherwise else {
                    return Piece {
                        tokens: quote!(if #condition { #yes }),
                        falls: true,
                        breaks,
                    };
                };
                let otherwise = self.node(otherwise);
                breaks.join(otherwise.breaks);
                let no = otherwise.tokens;
                Piece {
                    tokens: quote!(if #condition { #yes } else { #no }),
                    falls: then.falls || otherwise.falls,
                    breaks,
                }
            }
            Node::Match { scrutinee, arms } => {
                let mut breaks = breaks_of_expr(scrutinee);
                let mut falls = arms.is_empty();
                let arms: Vec<TokenStream> = arms
                    .iter()
                    .map(|arm| {
                        let (attrs, pat, body) = (&arm.attrs, &arm.pat, self.node(&arm.body));
                        falls |= body.falls;
                        breaks.join(body.breaks);
                        let body = body.tokens;
                        quote!(#(#attrs)* #pat => { #body })
                    })
                    .collect();
                Piece {
                    tokens: quote!(match #scrutinee { #(#arms)* }),
                    falls,
                    breaks,
                }
            }
            Node::Loop { label, body } => {
                let mut body = self.block(body);
                let falls = body.breaks.caught_by_loop(label.as_ref());
                let tokens = body.tokens;
                Piece {
                    tokens: quote!(#label loop { #tokens }),
                    falls,
                    breaks: body.breaks,
                }
            }
            Node::While {
                label,
                condition,
                body,
                ..
            } => {
                let mut body = self.block(body);
                body.breaks.caught_by_loop(label.as_ref());
                let tokens = body.tokens;
                Piece {
                    tokens: quote!(#label while #condition { #tokens }),
                    falls: true,
                    breaks: body.breaks,
                }
            }
            Node::For(repeat) => self.for_loop(repeat),
        }
    }

    fn for_loop(&self, repeat: &For) -> Piece {
        let (label, state, iterable) = (&repeat.label, self.state(repeat), &repeat.iterable);
        let iterator = self.iterator(repeat);
        let start = match repeat.iteration {
            Iteration::Place => {
                let check = self.steady(repeat);
                quote!(#check let mut #state = 0usize; let mut #iterator = ::core::iter::IntoIterator::into_iter(#iterable);)
            }
            Iteration::Range | Iteration::Drain => {
                quote!(let mut #state = ::core::iter::IntoIterator::into_iter(#iterable);)
            }
        };
        let mut step = self.next_item(repeat);
        step.breaks.caught_by_loop(label.as_ref());
        let tokens = step.tokens;
        Piece {
            tokens: quote!({ #start #label loop { #tokens } }),
            falls: true,
            breaks: step.breaks,
        }
    }

    /// Takes the next item and runs the body with it, or ends the loop.
    pub(super) fn next_item(&self, repeat: &For) -> Piece {
        let (iterator, item) = (self.iterator(repeat), names::hidden("__item"));
        let count = (repeat.iteration == Iteration::Place).then(|| {
            let state = self.state(repeat);
            quote!(#state += 1;)
        });
        let (pat, body) = (&repeat.pat, self.block(&repeat.body));
        let tokens = body.tokens;
        Piece {
            tokens: quote! {
                match ::core::iter::Iterator::next(&mut #iterator) {
                    ::core::option::Option::Some(#item) => { #count let #pat = #item; #tokens }
                    ::core::option::Option::None => break,
                }
            },
            falls: true,
            breaks: body.breaks,
        }
    }

    pub(super) fn state<'s>(&'s self, repeat: &For) -> &'s proc_macro2::Ident {
        &self.program.bindings[repeat.state].ident
    }

    /// The iterator's name: the saved variable itself, or the one beside the saved position.
    pub(super) fn iterator(&self, repeat: &For) -> proc_macro2::Ident {
        match repeat.iteration {
            Iteration::Place => names::iterator(repeat.state, self.state(repeat).span()),
            Iteration::Range | Iteration::Drain => self.state(repeat).clone(),
        }
    }

    /// Requires that the place gives its items in the same order after it has travelled.
    pub(super) fn steady(&self, repeat: &For) -> TokenStream {
        let Some(place) = borrowed_place(&repeat.iterable) else {
            return TokenStream::new();
        };
        let span = first(place);
        let private = names::path_at(self.private, span);
        quote::quote_spanned!(span=> <_ as #private::Steady>::steady(&#place);)
    }
}

/// The variables a statement brings in, other than inside its blocks.
pub(super) fn introduced(stmt: &Stmt) -> Vec<BindingId> {
    match stmt {
        Stmt::Plain(_) => Vec::new(),
        Stmt::Expr(node, _) => of_node(node),
        Stmt::Let(binding) => {
            let mut all = binding.init.as_ref().map(of_node).unwrap_or_default();
            all.extend(&binding.binds);
            all
        }
    }
}

fn of_node(node: &Node) -> Vec<BindingId> {
    match node {
        Node::Plain(_) | Node::Checkpoint(_) | Node::Block { .. } | Node::Loop { .. } => Vec::new(),
        Node::While { binds, .. } => binds.clone(),
        Node::For(repeat) => repeat.binds.clone(),
        Node::If {
            binds, otherwise, ..
        } => {
            let mut all = binds.clone();
            all.extend(otherwise.iter().flat_map(|node| of_node(node)));
            all
        }
        Node::Match { arms, .. } => arms
            .iter()
            .flat_map(|arm| arm.binds.iter().copied().chain(of_node(&arm.body)))
            .collect(),
    }
}
