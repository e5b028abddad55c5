//! Builds the graph of leaves: statements and expressions as the author wrote them.

use syn::{Block, Expr, Item, Lifetime, Stmt};

use super::{PointId, Reason, Set, builder::Builder, constructs::Body};
use crate::{
    lower::loops::root,
    tree::{BindingId, Origin},
};

impl Builder<'_> {
    fn plain_block(&mut self, block: &Block) {
        self.scoped(|this| {
            for stmt in &block.stmts {
                this.stmt(stmt);
            }
        });
    }

    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Local(local) => {
                if let Some(init) = &local.init {
                    self.expr(&init.expr);
                    if let Some((_, diverge)) = &init.diverge {
                        let (no, yes) = (self.loose(), self.loose());
                        self.link(no);
                        self.link(yes);
                        self.at = no;
                        self.expr(diverge);
                        self.at = yes;
                    }
                }
                self.bind(&local.pat, &[]);
            }
            Stmt::Expr(expr, _) => self.expr(expr),
            Stmt::Macro(mac) => self.invocation(&mac.mac),
            Stmt::Item(Item::Macro(mac)) => self.define(mac),
            Stmt::Item(_) => {}
        }
    }

    fn all<'a>(&mut self, exprs: impl IntoIterator<Item = &'a Expr>) {
        for expr in exprs {
            self.expr(expr);
        }
    }

    /// One expression, in its order of evaluation.
    #[expect(clippy::too_many_lines, reason = "one arm per kind of expression")]
    pub(super) fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Path(path) => {
                if path.qself.is_none()
                    && let Some(ident) = path.path.get_ident()
                {
                    self.using_name(&ident.to_string(), ident.span());
                }
            }
            Expr::Assign(assign) => {
                self.expr(&assign.right);
                self.assign(&assign.left);
            }
            Expr::Binary(binary) if matches!(binary.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                self.expr(&binary.left);
                let join = self.loose();
                self.link(join);
                self.step();
                self.expr(&binary.right);
                self.link(join);
                self.at = join;
            }
            Expr::Binary(binary) => self.all([&*binary.left, &*binary.right]),
            Expr::If(choice) => self.branch(
                |this, no| this.condition(&choice.cond, &[], no),
                |this| this.plain_block(&choice.then_branch),
                |this| {
                    if let Some((_, otherwise)) = &choice.else_branch {
                        this.expr(otherwise);
                    }
                },
            ),
            Expr::Match(choice) => {
                self.expr(&choice.expr);
                self.arms(
                    &choice.expr,
                    choice
                        .arms
                        .iter()
                        .map(|arm| (&arm.pat, &[][..], Body::Plain(&arm.body))),
                );
            }
            Expr::Loop(repeat) => {
                self.looped(
                    repeat.label.as_ref().map(|label| label.name.to_string()),
                    |this, _| {
                        this.plain_block(&repeat.body);
                    },
                );
            }
            Expr::While(repeat) => {
                self.looped(
                    repeat.label.as_ref().map(|label| label.name.to_string()),
                    |this, leave| {
                        this.condition(&repeat.cond, &[], leave);
                        this.plain_block(&repeat.body);
                    },
                );
            }
            Expr::ForLoop(repeat) => {
                self.expr(&repeat.expr);
                self.looped(
                    repeat.label.as_ref().map(|label| label.name.to_string()),
                    |this, leave| {
                        this.link(leave);
                        this.step();
                        this.bind(&repeat.pat, &[]);
                        this.plain_block(&repeat.body);
                    },
                );
            }
            Expr::Block(block) => {
                self.labelled(
                    block.label.as_ref().map(|label| label.name.to_string()),
                    |this| {
                        this.plain_block(&block.block);
                    },
                );
            }
            Expr::Unsafe(block) => self.plain_block(&block.block),
            Expr::Const(block) => self.plain_block(&block.block),
            Expr::Return(exit) => {
                self.all(exit.expr.as_deref());
                self.leave_to(self.end);
            }
            Expr::Break(exit) => {
                self.all(exit.expr.as_deref());
                match self.leave_target(exit.label.as_ref()) {
                    Some(target) => self.leave_to(target),
                    None => self.leave_to(self.end),
                }
            }
            Expr::Continue(exit) => match self.again_target(exit.label.as_ref()) {
                Some(target) => self.leave_to(target),
                None => self.leave_to(self.end),
            },
            Expr::Try(attempt) => {
                self.expr(&attempt.expr);
                self.link_if(self.end, Reason::Failure);
                self.step();
            }
            Expr::Closure(closure) => self.deferred(|this| {
                for input in &closure.inputs {
                    this.bind(input, &[]);
                }
                this.expr(&closure.body);
            }),
            Expr::Async(block) => self.deferred(|this| this.plain_block(&block.block)),
            Expr::TryBlock(block) => self.deferred(|this| this.plain_block(&block.block)),
            Expr::Macro(mac) => self.invocation(&mac.mac),
            Expr::Let(binding) => {
                // Only in conditions, which `condition` handles; elsewhere rustc reports it.
                self.expr(&binding.expr);
                self.bind(&binding.pat, &[]);
            }
            Expr::Array(array) => self.all(&array.elems),
            Expr::Tuple(tuple) => self.all(&tuple.elems),
            Expr::Call(call) => {
                if !self.calls_an_item(&call.func) {
                    self.expr(&call.func);
                }
                self.all(&call.args);
            }
            Expr::MethodCall(call) => {
                self.expr(&call.receiver);
                self.all(&call.args);
            }
            Expr::Struct(literal) => {
                self.all(literal.fields.iter().map(|field| &field.expr));
                self.all(literal.rest.as_deref());
            }
            Expr::Await(wait) => self.expr(&wait.base),
            Expr::Cast(cast) => self.expr(&cast.expr),
            Expr::Field(field) => match root(&field.base) {
                Some(name) => self.using_part(&name.to_string(), name.span()),
                None => self.expr(&field.base),
            },
            Expr::Group(group) => self.expr(&group.expr),
            Expr::Paren(paren) => self.expr(&paren.expr),
            Expr::Index(index) => self.all([&*index.expr, &*index.index]),
            Expr::RawAddr(address) => self.expr(&address.expr),
            Expr::Reference(reference) => self.expr(&reference.expr),
            Expr::Repeat(repeat) => self.expr(&repeat.expr),
            Expr::Range(range) => {
                self.all(range.start.as_deref());
                self.all(range.end.as_deref());
            }
            Expr::Unary(unary) => self.expr(&unary.expr),
            Expr::Yield(give) => self.all(give.expr.as_deref()),
            Expr::Verbatim(tokens) => self.tokens(tokens.clone()),
            _ => {}
        }
    }

    /// Whether what is called is no variable, but has a name that a macro was given.
    fn calls_an_item(&self, function: &Expr) -> bool {
        let Expr::Path(path) = function else {
            return false;
        };
        path.path
            .get_ident()
            .is_some_and(|name| self.are_only_named(&self.meanings(&name.to_string(), name.span())))
    }

    /// Whether nothing but a macro that was given the name may have made a variable of it. What is called then is most
    /// likely a function.
    pub(super) fn are_only_named(&self, meanings: &[BindingId]) -> bool {
        !meanings.is_empty()
            && meanings
                .iter()
                .all(|id| self.bindings[*id].origin == Origin::Macro)
    }

    /// The left side of `=`.
    fn assign(&mut self, left: &Expr) {
        match left {
            Expr::Path(path) if path.qself.is_none() => {
                let Some(ident) = path.path.get_ident() else {
                    return;
                };
                self.token = Some(ident.span());
                match self.meanings(&ident.to_string(), ident.span())[..] {
                    [binding] if !self.deferred => self.setting(binding, Set::Assign),
                    ref several => several.iter().for_each(|binding| self.using(*binding)),
                }
            }
            Expr::Paren(paren) => self.assign(&paren.expr),
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|elem| self.assign(elem)),
            Expr::Array(array) => array.elems.iter().for_each(|elem| self.assign(elem)),
            Expr::Call(call) => call.args.iter().for_each(|elem| self.assign(elem)),
            Expr::Struct(literal) => literal
                .fields
                .iter()
                .for_each(|field| self.assign(&field.expr)),
            Expr::Infer(_) => {}
            _ => self.expr(left),
        }
    }

    /// Code that runs later or not at all, and that `return` and `break` do not leave.
    fn deferred(&mut self, body: impl FnOnce(&mut Self)) {
        let join = self.loose();
        self.link(join);
        self.step();
        let end = std::mem::replace(&mut self.end, join);
        let targets = std::mem::take(&mut self.targets);
        let deferred = std::mem::replace(&mut self.deferred, true);
        self.scoped(body);
        self.link(join);
        self.at = join;
        self.end = end;
        self.targets = targets;
        self.deferred = deferred;
    }

    fn leave_target(&self, label: Option<&Lifetime>) -> Option<PointId> {
        let mut targets = self.targets.iter().rev();
        match label {
            Some(label) => {
                targets.find(|target| target.label.as_deref() == Some(&label.to_string()))
            }
            None => targets.find(|target| target.again.is_some()),
        }
        .map(|target| target.leave)
    }

    fn again_target(&self, label: Option<&Lifetime>) -> Option<PointId> {
        let mut targets = self
            .targets
            .iter()
            .rev()
            .filter(|target| target.again.is_some());
        match label {
            Some(label) => {
                targets.find(|target| target.label.as_deref() == Some(&label.to_string()))
            }
            None => targets.next(),
        }
        .and_then(|target| target.again)
    }
}
