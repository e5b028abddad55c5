//! `for` loops that ask while they hold what they go over by a mutable borrow.

use proc_macro2::Ident;
use syn::{Expr, ExprMethodCall};

use super::{graph::Graph, liveness::Liveness};
use crate::{
    diagnostics::Diagnostics,
    lower::loops::root,
    rules::Rule,
    tree::{BindingId, Block, CheckpointId, For, Iteration, Node, Program, Stmt},
};

/// Methods of the standard library that take items out of what they borrow.
const TAKING: &[&str] = &["drain", "extract_if", "splice"];

/// Those that lend items to be changed.
const LENDING: &[&str] = &[
    "chunks_exact_mut",
    "chunks_mut",
    "iter_mut",
    "rchunks_mut",
    "split_mut",
    "values_mut",
];

/// Reports loops whose items, or what these belong to, would have to travel while they are borrowed.
pub(super) fn check(
    program: &Program,
    graph: &Graph,
    liveness: &Liveness,
    diagnostics: &mut Diagnostics,
) {
    let mut loops = Vec::new();
    in_block(&program.body, &mut loops);
    for repeat in loops {
        let checkpoints: Vec<CheckpointId> = (0..program.first_join)
            .filter(|checkpoint| repeat.body.holds(*checkpoint))
            .collect();
        let travels = |binding: BindingId| {
            checkpoints
                .iter()
                .any(|checkpoint| liveness.live[*checkpoint].contains(&binding))
        };
        if repeat.iteration != Iteration::Drain {
            continue;
        }
        let Some((call, lends)) = borrowing(&repeat.iterable) else {
            continue;
        };
        let method = call.method.to_string();
        let rule = if lends {
            let mut items = repeat.binds.iter().copied().chain([repeat.state]);
            items.any(travels).then_some(Rule::LoopLends { method })
        } else {
            root(&call.receiver)
                .filter(|owner| meaning(owner, repeat, graph, &checkpoints).is_some_and(travels))
                .map(|owner| Rule::LoopTakes {
                    method,
                    owner: owner.to_string(),
                })
        };
        if let Some(rule) = rule {
            diagnostics.report(&call.method, rule);
        }
    }
}

/// The call in a chain of them that borrows mutably, and whether it lends its items.
fn borrowing(iterable: &Expr) -> Option<(&ExprMethodCall, bool)> {
    match iterable {
        Expr::Paren(inner) => borrowing(&inner.expr),
        Expr::Group(inner) => borrowing(&inner.expr),
        Expr::MethodCall(call) if call.method == "collect" => None,
        Expr::MethodCall(call) if is_one_of(LENDING, &call.method) => Some((call, true)),
        Expr::MethodCall(call) if is_one_of(TAKING, &call.method) => Some((call, false)),
        Expr::MethodCall(call) => borrowing(&call.receiver),
        _ => None,
    }
}

fn is_one_of(methods: &[&str], method: &Ident) -> bool {
    methods.iter().any(|name| method == name)
}

/// The variable that `name` means around the loop.
fn meaning(
    name: &Ident,
    repeat: &For,
    graph: &Graph,
    checkpoints: &[CheckpointId],
) -> Option<BindingId> {
    let scope = &graph.scopes[*checkpoints.first()?];
    let around = scope
        .iter()
        .rev()
        .filter(|entry| entry.binding < repeat.state);
    around
        .filter(|entry| name == &entry.name)
        .map(|entry| entry.binding)
        .next()
}

fn in_block<'p>(block: &'p Block, found: &mut Vec<&'p For>) {
    for stmt in &block.stmts {
        match stmt {
            Stmt::Plain(_) | Stmt::Join(_) | Stmt::Invocation(_) => {}
            Stmt::Expr(node, ..) => in_node(node, found),
            Stmt::Let(binding) => {
                if let Some(init) = &binding.init {
                    in_node(init, found);
                }
                if let Some(diverge) = &binding.diverge {
                    in_block(diverge, found);
                }
            }
        }
    }
}

fn in_node<'p>(node: &'p Node, found: &mut Vec<&'p For>) {
    match node {
        Node::Plain(_) | Node::Checkpoint(_) => {}
        Node::Block { block, .. } => in_block(block, found),
        Node::If {
            then, otherwise, ..
        } => {
            in_block(then, found);
            if let Some(otherwise) = otherwise {
                in_node(otherwise, found);
            }
        }
        Node::Match { arms, .. } => arms.iter().for_each(|arm| in_node(&arm.body, found)),
        Node::Loop { body, .. } | Node::While { body, .. } => in_block(body, found),
        Node::For(repeat) => {
            found.push(repeat);
            in_block(&repeat.body, found);
        }
    }
}
