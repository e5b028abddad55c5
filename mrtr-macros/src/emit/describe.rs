//! What a function tells about itself: its checkpoints and what can follow what.
//!
//! ```text
//! // Input
//! let seat = choose("Which seat?", seats).await?;
//!
//! // Output
//! fn machine(&self) -> Machine {
//!     machine(self, &MachineGraph {
//!         name: "book", version: 0,
//!         checkpoints: &[MachineCheckpoint { keys: &["seat"], with: "choose", line: line!() }],
//!         edges: &[MachineEdge { from: Place::Start, to: Place::At(0), again: false, when: &[] }, ..],
//!     }, &needs)
//! }
//! ```

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Pat;

use super::parts::{self, Parts};
use crate::{
    analyze::graph::{End, PathConditions, Reason, Transition},
    printed::printed,
    tree::{Block, CheckpointId, Node, Origin, Program, Stmt},
};

/// `machine` of a tool, prompt or resource.
pub(super) fn whole(parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let (graph, flows) = (
        graph(parts, &parts.name(), private),
        parts::called_flows(parts.program, private),
    );
    quote! {
        fn machine(&self) -> #private::Machine {
            #private::graph::machine(self, &#graph, &#flows)
        }
    }
}

/// `described` of a flow.
pub(super) fn part(parts: &Parts<'_>, private: &TokenStream) -> TokenStream {
    let (graph, flows) = (
        graph(parts, &parts.name(), private),
        parts::called_flows(parts.program, private),
    );
    quote! {
        fn described() -> #private::Machine {
            #private::graph::flow::<Self>(&#graph, &#flows)
        }
    }
}

fn graph(parts: &Parts<'_>, name: &str, private: &TokenStream) -> TokenStream {
    let version = parts.options.version.unwrap_or(0);
    let operands = Operands::of(parts.program);
    let checkpoints = parts.program.checkpoints.iter().map(|asked| {
        let (keys, with) = (&asked.keys, asked.name.to_string());
        // The line is that of the token's own span.
        let line = quote_spanned!(asked.span=> ::core::line!());
        quote!(#private::graph::MachineCheckpoint { keys: &[#(#keys),*], with: #with, line: #line })
    });
    let known = PathConditions::of(&parts.facts.graph);
    let count = parts.program.checkpoints.len();
    let edges = std::iter::once(None)
        .chain((0..count).map(Some))
        .flat_map(|from| known.from(from).into_iter().map(move |way| (from, way)))
        .map(|(from, way)| edge(from, &way, &operands, private));
    // Two ways out of the function may have nothing to be told apart by.
    let mut told = HashSet::new();
    let edges = edges.filter(|way| told.insert(way.to_string()));
    quote! {
        #private::graph::MachineGraph {
            name: #name,
            version: #version,
            checkpoints: &[#(#checkpoints),*],
            edges: &[#(#edges),*],
        }
    }
}

fn edge(
    from: Option<CheckpointId>,
    way: &Transition<'_>,
    operands: &Operands,
    private: &TokenStream,
) -> TokenStream {
    let from = match from {
        None => quote!(#private::Place::Start),
        Some(checkpoint) => quote!(#private::Place::At(#checkpoint)),
    };
    let to = match way.to {
        End::Checkpoint(checkpoint) => quote!(#private::Place::At(#checkpoint)),
        End::Returned(_) => quote!(#private::Place::End),
        End::Failed => quote!(#private::Place::Failed),
    };
    let again = way.again;
    let when = way.when.iter().filter_map(|reason| why(reason, operands));
    quote! {
        #private::graph::MachineEdge { from: #from, to: #to, again: #again, when: &[#(#when),*] }
    }
}

/// A reason as people write it; none where it is one of our own.
fn why(reason: &Reason, operands: &Operands) -> Option<String> {
    let print = |tokens: TokenStream| printed(tokens, &|name| operands.0.get(name).cloned());
    let not = |text: String| match text.strip_prefix('!') {
        Some(inner) if !inner.contains(' ') => inner.to_owned(),
        _ if text.contains(' ') => format!("not: {text}"),
        _ => format!("!{text}"),
    };
    match reason {
        Reason::Holds(condition) => Some(print(condition.to_token_stream())),
        Reason::Fails(condition) => Some(not(print(condition.to_token_stream()))),
        // `_` says nothing.
        Reason::Matches(pat, _) if is_ours(pat) || matches!(pat, Pat::Wild(_)) => None,
        Reason::Matches(pat, value) => Some(print(quote!(let #pat = #value))),
        Reason::Differs(pat, Some(value)) => Some(not(print(quote!(let #pat = #value)))),
        Reason::Differs(pat, None) => Some(not(print(quote!(let #pat)))),
        Reason::Next(pat) => Some(format!("next {}", print(pat.to_token_stream()))),
        Reason::Failure => None,
    }
}

/// Whether lowering has written the pattern, with a path from the root.
fn is_ours(pat: &Pat) -> bool {
    match pat {
        Pat::TupleStruct(pat) => pat.path.leading_colon.is_some(),
        Pat::Path(pat) => pat.path.leading_colon.is_some(),
        _ => false,
    }
}

/// What lowering has taken out of expressions, by the name it has left there.
struct Operands(HashMap<String, TokenStream>);

impl Operands {
    fn of(program: &Program) -> Self {
        let mut operands = Self(HashMap::new());
        operands.block(&program.body, program);
        operands
    }

    fn block(&mut self, block: &Block, program: &Program) {
        for stmt in &block.stmts {
            match stmt {
                Stmt::Let(binding) => {
                    if let (Some(init), [bind]) = (&binding.init, &binding.binds[..])
                        && program.bindings[*bind].origin == Origin::Operand
                    {
                        self.operand(&program.bindings[*bind].ident, init, program);
                    }
                    binding
                        .init
                        .iter()
                        .for_each(|init| self.node(init, program));
                    if let Some(diverge) = &binding.diverge {
                        self.block(diverge, program);
                    }
                }
                Stmt::Expr(node, ..) => self.node(node, program),
                Stmt::Join(_) | Stmt::Invocation(_) | Stmt::Plain(_) => {}
            }
        }
    }

    fn operand(&mut self, name: &Ident, init: &Node, program: &Program) {
        let shown = match init {
            Node::Plain(expr) => expr.to_token_stream(),
            Node::Checkpoint(id) => {
                let asked = &program.checkpoints[*id];
                let name = asked.keys.first().cloned();
                let name = name.unwrap_or_else(|| asked.name.to_string());
                // A key need not be a name.
                syn::parse_str::<Ident>(&name).map_or_else(|_| quote!(#name), |name| quote!(#name))
            }
            _ => quote!(..),
        };
        self.0.insert(name.to_string(), shown);
    }

    fn node(&mut self, node: &Node, program: &Program) {
        match node {
            Node::Plain(_) | Node::Checkpoint(_) => {}
            Node::Block { block, .. } => self.block(block, program),
            Node::If {
                then, otherwise, ..
            } => {
                self.block(then, program);
                if let Some(otherwise) = otherwise {
                    self.node(otherwise, program);
                }
            }
            Node::Match { arms, .. } => arms.iter().for_each(|arm| self.node(&arm.body, program)),
            Node::Loop { body, .. } | Node::While { body, .. } => self.block(body, program),
            Node::For(repeat) => self.block(&repeat.body, program),
        }
    }
}
