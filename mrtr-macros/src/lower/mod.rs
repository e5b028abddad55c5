//! Stage two: brings every checkpoint into a place of its own.
//!
//! ```text
//! // Input
//! let total = price(&seat) + ask_user::<u32>("Tip?").await?;
//!
//! // Output
//! let operand0 = price(&seat);
//! let operand1 = <checkpoint 0>;
//! let operand2 = operand1?;
//! let total = operand0 + operand2;
//! ```
//!
//! Evaluation order is kept: what the author's expression computes before the question is computed before
//! it here, and what it computes after the question after it.

pub(crate) mod conditions;
pub(crate) mod contains;
pub(crate) mod invocations;
mod items;
mod levels;
pub(crate) mod loops;
mod mentions;
mod operands;
pub(crate) mod patterns;
pub(crate) mod rematerialize;
mod spill;
mod syntax;
pub(crate) mod tokens;

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, Span};
use syn::{Attribute, Expr, Pat, Type, spanned::Spanned};

use self::{patterns::Variable, tokens::Defined};
use crate::{
    diagnostics::Diagnostics,
    names::Distinct,
    parse::{
        checkpoint,
        signature::{Parameter, Source},
    },
    rules::Rule,
    tree::{
        self, Arm, Binding, BindingId, BindingKind, Block, Checkpoint, CheckpointId, Holds, Let,
        Node, Origin, Program, Stmt,
    },
};

/// Lowers the body of a function with these parameters.
pub(crate) fn lower(
    function: &syn::ItemFn,
    parameters: &[Parameter],
    diagnostics: &mut Diagnostics,
) -> Program {
    let block = &function.block;
    let mut lowering = Lowering {
        bindings: Vec::new(),
        checkpoints: Vec::new(),
        blocks: 0,
        unified: 0,
        first_join: contains::count(block),
        joins: 0,
        mutable: HashSet::new(),
        fixed: HashSet::new(),
        given_to_macros: HashSet::new(),
        operands: 0,
        defined: HashMap::new(),
        names: Distinct::from_all_in(function),
        diagnostics,
    };
    for parameter in parameters {
        let kind = match parameter.source {
            Source::Environment => BindingKind::Environment,
            Source::Argument if parameter.held && parameter.mutability.is_none() => {
                BindingKind::Argument
            }
            Source::Argument => BindingKind::Local,
        };
        lowering.note(&parameter.ident, parameter.mutability.is_some());
        let mutable = parameter.mutability.is_some();
        lowering.bindings.push(Binding {
            ty: Some(parameter.ty.clone()),
            given: parameter.held,
            kind,
            ..Binding::new(parameter.ident.clone(), mutable, Origin::Author)
        });
    }
    // An import of the whole body is needed once; a second one might not be used by what is left of it.
    let (imports, stmts) = block
        .stmts
        .iter()
        .cloned()
        .partition::<Vec<_>, _>(|stmt| matches!(stmt, syn::Stmt::Item(syn::Item::Use(_))));
    let mut body = syn::Block {
        brace_token: block.brace_token,
        stmts,
    };
    let own = items::hoist(&mut body, lowering.diagnostics);
    let imports = imports.into_iter().filter_map(|stmt| match stmt {
        syn::Stmt::Item(item) => Some(item),
        _ => None,
    });
    let items = imports.chain(own).collect();
    let body = lowering.block(&body);
    Program {
        body,
        parameters: parameters.len(),
        bindings: lowering.bindings,
        checkpoints: lowering.checkpoints,
        blocks: lowering.blocks,
        unified: lowering.unified,
        first_join: lowering.first_join,
        joins: lowering.joins,
        items,
        names: lowering.names,
    }
}

struct Lowering<'d> {
    bindings: Vec<Binding>,
    checkpoints: Vec<Checkpoint>,
    blocks: usize,
    unified: usize,
    first_join: CheckpointId,
    joins: usize,
    /// Names of variables that may change.
    mutable: HashSet<String>,
    /// Names of variables that cannot change.
    fixed: HashSet<String>,
    /// Names that another macro may have bound, perhaps by `mut`.
    given_to_macros: HashSet<String>,
    operands: usize,
    defined: Defined,
    names: Distinct,
    diagnostics: &'d mut Diagnostics,
}

/// Statements that have to run before the one that is being lowered.
type Before = Vec<Stmt>;

impl Lowering<'_> {
    fn block(&mut self, block: &syn::Block) -> Block {
        let asks = contains::in_block(block);
        let mut stmts = Vec::new();
        for (index, stmt) in block.stmts.iter().enumerate() {
            let before = stmts.len();
            match stmt {
                syn::Stmt::Local(local) => self.local(local, &mut stmts),
                syn::Stmt::Expr(expr, semi) => {
                    let attrs = attributes(expr);
                    let node = self.node(expr, None, &mut stmts);
                    stmts.push(Stmt::Expr(node, *semi, attrs));
                }
                syn::Stmt::Macro(call) if asks => {
                    let invocation = self.invocation(&call.mac, stmt);
                    stmts.push(invocation);
                }
                syn::Stmt::Item(syn::Item::Macro(mac)) => {
                    self.define(mac);
                    stmts.push(Stmt::Plain(stmt.clone()));
                }
                syn::Stmt::Item(_) | syn::Stmt::Macro(_) => stmts.push(Stmt::Plain(stmt.clone())),
            }
            levels::share(&mut stmts[before..]);
            if index + 1 < block.stmts.len() && contains::in_stmt(stmt) {
                stmts.push(Stmt::Join(self.first_join + self.joins));
                self.joins += 1;
            }
        }
        self.new_block(stmts)
    }

    fn new_block(&mut self, stmts: Vec<Stmt>) -> Block {
        self.blocks += 1;
        Block {
            id: self.blocks - 1,
            stmts,
        }
    }

    /// `node` as the only thing in a block.
    fn as_block(&mut self, node: Node) -> Block {
        match node {
            Node::Block { label: None, block } => block,
            node => self.new_block(vec![Stmt::Expr(node, None, Vec::new())]),
        }
    }

    fn local(&mut self, local: &syn::Local, out: &mut Vec<Stmt>) {
        let init =
            local
                .init
                .as_ref()
                .map(|init| match self.node(&init.expr, Some(&local.pat), out) {
                    node if self.changes_what_it_hides(&local.pat, &init.expr) => {
                        Node::Plain(self.temporary(node, span_of(&init.expr), out))
                    }
                    node => node,
                });
        let diverge = local
            .init
            .as_ref()
            .and_then(|init| init.diverge.as_ref())
            .map(|(_, expr)| match &**expr {
                Expr::Block(expr) => self.block(&expr.block),
                other => self.new_block(vec![Stmt::Expr(
                    Node::Plain(other.clone()),
                    None,
                    Vec::new(),
                )]),
            });
        let ty = match &local.pat {
            Pat::Type(typed) if matches!(&*typed.pat, Pat::Ident(_)) => Some(&*typed.ty),
            _ => None,
        };
        let variables = if diverge.is_some() {
            patterns::variables(&local.pat)
        } else {
            patterns::names(&local.pat)
        };
        let binds = self.bind(variables, ty);
        if let Some(Node::Plain(init)) = &init {
            self.note_borrows(&local.pat, init, &binds);
        }
        if let [alone] = binds[..]
            && matches!(untyped(&local.pat), Pat::Ident(_))
        {
            self.bindings[alone].alone = true;
            self.bindings[alone].holds = init.as_ref().map_or(Holds::Anything, loops::made_by);
        }
        out.push(Stmt::Let(Box::new(Let {
            attrs: local.attrs.clone(),
            pat: local.pat.clone(),
            binds,
            unify: init
                .as_ref()
                .filter(|_| !is_typed(&local.pat))
                .and_then(|init| self.unify(init)),
            init,
            diverge,
        })));
    }

    /// Lowers `expr` where its value is bound to `bound_to`, returned, or dropped.
    fn node(&mut self, expr: &Expr, bound_to: Option<&Pat>, before: &mut Before) -> Node {
        if !contains::in_expr(expr) {
            return Node::Plain(expr.clone());
        }
        match expr {
            Expr::Paren(paren) => self.node(&paren.expr, bound_to, before),
            Expr::Group(group) => self.node(&group.expr, bound_to, before),
            Expr::Await(wait) if checkpoint::awaited(wait).is_some() => {
                let keys = checkpoint::keys(&wait.base, bound_to);
                self.distinct(&keys, &wait.base);
                let question = self.operands(&wait.base, before);
                let Some((name, _)) = checkpoint::asker(&wait.base) else {
                    return Node::Plain(expr.clone());
                };
                Node::Checkpoint(self.checkpoint(
                    name.clone(),
                    question,
                    keys,
                    wait.await_token.span,
                ))
            }
            // `let seat = choose(..).await?`: the answer is bound to `seat` through the `?`.
            Expr::Try(attempt) => {
                let inner = self.last_operand(&attempt.expr, bound_to, before);
                let mut attempt = attempt.clone();
                attempt.expr = Box::new(inner);
                Node::Plain(Expr::Try(attempt))
            }
            Expr::Block(block) => Node::Block {
                label: block.label.clone(),
                block: self.block(&block.block),
            },
            Expr::If(choice) => self.if_node(choice, before),
            Expr::Match(choice) => self.match_node(choice, before),
            Expr::Loop(repeat) => Node::Loop {
                label: repeat.label.clone(),
                body: self.block(&repeat.body),
            },
            Expr::While(repeat) => self.while_node(repeat),
            Expr::ForLoop(repeat) => self.for_node(repeat, before),
            Expr::Binary(binary) if matches!(binary.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                self.lazy_node(binary, before)
            }
            Expr::Assign(assign) => {
                let bound_to = match &*assign.left {
                    Expr::Path(path) => path.path.get_ident().map(pattern),
                    _ => None,
                };
                let mut assign = assign.clone();
                // The right side is evaluated first, so the left one may stay where it is.
                *assign.right = if contains::in_expr(&assign.right) {
                    self.operand(&assign.right, bound_to.as_ref(), before)
                } else if contains::in_expr(&assign.left) {
                    self.stable(&assign.right, &[&assign.left], before)
                } else {
                    (*assign.right).clone()
                };
                if contains::in_expr(&assign.left) {
                    assign.left = Box::new(self.place(&assign.left, false, before));
                }
                Node::Plain(Expr::Assign(assign))
            }
            _ => Node::Plain(self.operands(expr, before)),
        }
    }

    fn match_node(&mut self, choice: &syn::ExprMatch, before: &mut Before) -> Node {
        let scrutinee = self.operand_in_place(&choice.expr, before);
        if choice
            .arms
            .iter()
            .any(|arm| self.changes_what_it_hides(&arm.pat, &scrutinee))
        {
            return self.apart(scrutinee, |this, value| this.arms(&choice.arms, value));
        }
        self.arms(&choice.arms, scrutinee)
    }

    fn arms(&mut self, arms: &[syn::Arm], scrutinee: Expr) -> Node {
        let arms = arms
            .iter()
            .map(|arm| {
                let binds = self.bind(patterns::variables(&arm.pat), None);
                self.note_borrows(&arm.pat, &scrutinee, &binds);
                let body = self.body(&arm.body);
                Arm {
                    attrs: arm.attrs.clone(),
                    pat: arm.pat.clone(),
                    binds,
                    body,
                }
            })
            .collect();
        Node::Match { scrutinee, arms }
    }

    /// `match head { value => { node } }`, where `node` uses `value` in place of `head`. Other than in a variable, the
    /// temporaries in `head` live as long as where it stood before.
    fn apart(&mut self, head: Expr, node: impl FnOnce(&mut Self, Expr) -> Node) -> Node {
        let own = self.own(span_of(&head));
        let value = syntax::name(&own.ident);
        let binds = vec![self.bindings.len() - 1];
        let node = node(self, value);
        let block = self.new_block(vec![Stmt::Expr(node, None, Vec::new())]);
        Node::Match {
            scrutinee: head,
            arms: vec![Arm {
                attrs: Vec::new(),
                pat: Pat::Ident(own),
                binds,
                body: Node::Block { label: None, block },
            }],
        }
    }

    /// Lowers an expression that is evaluated in a branch: what has to run before it stays in the branch.
    fn body(&mut self, expr: &Expr) -> Node {
        let mut stmts = Vec::new();
        let node = self.node(expr, None, &mut stmts);
        if stmts.is_empty() {
            return node;
        }
        stmts.push(Stmt::Expr(node, None, Vec::new()));
        Node::Block {
            label: None,
            block: self.new_block(stmts),
        }
    }

    /// Reports keys that two questions of a batch have.
    fn distinct(&mut self, keys: &[String], batch: &Expr) {
        for (index, key) in keys.iter().enumerate() {
            if keys[..index].contains(key) {
                let at = checkpoint::place_of_key(batch, index);
                self.diagnostics
                    .report_at(at, Rule::DuplicateKey { key: key.clone() });
            }
        }
    }

    fn checkpoint(&mut self, name: Ident, question: Expr, keys: Vec<String>, span: Span) -> usize {
        self.checkpoints.push(Checkpoint {
            name,
            question,
            keys,
            span,
        });
        self.checkpoints.len() - 1
    }

    fn bind(&mut self, variables: Vec<Variable>, ty: Option<&Type>) -> Vec<BindingId> {
        variables
            .into_iter()
            .map(|variable| {
                let origin = if variable.by_macro {
                    self.given_to_macros.insert(variable.ident.to_string());
                    Origin::Macro
                } else {
                    self.note(&variable.ident, variable.mutable);
                    Origin::Author
                };
                self.bindings.push(Binding {
                    ty: ty.cloned(),
                    ..Binding::new(variable.ident, variable.mutable, origin)
                });
                self.bindings.len() - 1
            })
            .collect()
    }

    fn note(&mut self, ident: &Ident, mutable: bool) {
        let names = if mutable {
            &mut self.mutable
        } else {
            &mut self.fixed
        };
        names.insert(ident.to_string());
    }

    /// Whether a variable of this name may change.
    fn may_be_mutable(&self, name: &str) -> bool {
        self.mutable.contains(name) || self.given_to_macros.contains(name)
    }

    /// A new variable that only generated code knows, holding the value of `init`.
    fn temporary(&mut self, init: Node, at: Span, before: &mut Before) -> Expr {
        let own = self.own(at);
        if let Some(binding) = self.bindings.last_mut() {
            binding.holds = loops::made_by(&init);
        }
        let value = syntax::name(&own.ident);
        before.push(Stmt::Let(Box::new(Let {
            attrs: Vec::new(),
            pat: Pat::Ident(own),
            binds: vec![self.bindings.len() - 1],
            unify: self.unify(&init),
            init: Some(init),
            diverge: None,
        })));
        value
    }

    /// A variable that is not the author's.
    fn own(&mut self, at: Span) -> syn::PatIdent {
        let ident = self.names.operand(self.operands, at);
        self.operands += 1;
        self.bindings
            .push(Binding::new(ident.clone(), true, Origin::Operand));
        syn::PatIdent {
            attrs: Vec::new(),
            by_ref: None,
            // So that no lint asks whether it is needed.
            mutability: Some(syn::Token![mut](Span::mixed_site())),
            ident,
            subpat: None,
        }
    }

    /// Whether a name is of such a variable.
    fn is_own(&self, name: &Ident) -> bool {
        self.bindings
            .iter()
            .any(|binding| binding.origin == Origin::Operand && binding.ident == *name)
    }

    fn unify(&mut self, value: &Node) -> Option<usize> {
        if matches!(value, Node::Plain(_) | Node::Checkpoint(_)) {
            return None;
        }
        self.unified += 1;
        Some(self.unified - 1)
    }
}

/// The attributes of a statement that lowering takes apart; one without a checkpoint keeps its own.
fn attributes(expr: &Expr) -> Vec<Attribute> {
    if !contains::in_expr(expr) {
        return Vec::new();
    }
    match expr {
        Expr::Block(block) => block.attrs.clone(),
        Expr::ForLoop(repeat) => repeat.attrs.clone(),
        Expr::If(choice) => choice.attrs.clone(),
        Expr::Loop(repeat) => repeat.attrs.clone(),
        Expr::Match(choice) => choice.attrs.clone(),
        Expr::While(repeat) => repeat.attrs.clone(),
        _ => Vec::new(),
    }
}

/// Whether a pattern says all of its type.
fn is_typed(pat: &Pat) -> bool {
    matches!(pat, Pat::Type(typed) if tree::says_all(&typed.ty))
}

fn untyped(pat: &Pat) -> &Pat {
    match pat {
        Pat::Type(typed) => &typed.pat,
        _ => pat,
    }
}

fn pattern(ident: &Ident) -> Pat {
    Pat::Ident(syn::PatIdent {
        attrs: Vec::new(),
        by_ref: None,
        mutability: None,
        ident: ident.clone(),
        subpat: None,
    })
}

fn span_of(expr: &Expr) -> Span {
    expr.span()
}
