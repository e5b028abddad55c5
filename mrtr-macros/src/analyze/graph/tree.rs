//! Builds the graph of the tree's constructs. Leaves are in `expr`.

use std::collections::{HashMap, HashSet};

use syn::{Expr, Pat};

use super::{Graph, Head, Point, PointId, Reason, Scoped, Set};
use crate::{
    lower::{
        again,
        loops::{borrowed_place as place, root},
        patterns,
    },
    tree::{Binding, BindingId, BindingKind, Block, Checkpoint, Iteration, Node, Program, Stmt},
};

/// Where `break` and `continue` lead.
pub(super) struct Target {
    pub(super) label: Option<String>,
    pub(super) leave: PointId,
    /// `None` for a labelled block.
    pub(super) again: Option<PointId>,
}

/// A name in scope.
pub(super) struct Name {
    text: String,
    binding: Option<BindingId>,
    depth: usize,
}

pub(super) struct Builder<'p> {
    pub(super) bindings: &'p [Binding],
    asked: &'p [Checkpoint],
    pub(super) points: Vec<Point>,
    checkpoints: Vec<PointId>,
    scopes: Vec<Vec<Scoped>>,
    entries: Vec<Vec<PointId>>,
    heads: Vec<Option<Head>>,
    /// For each variable what has to be there so that it can be borrowed again.
    reborrowed: Vec<Vec<BindingId>>,
    /// Names in scope; `None` is a variable of a leaf, which hides others but is of no interest itself.
    pub(super) scope: Vec<Name>,
    depth: usize,
    pub(super) at: PointId,
    pub(super) targets: Vec<Target>,
    pub(super) end: PointId,
    /// Inside a closure an assignment may happen or not, so it does not count as one.
    pub(super) deferred: bool,
    reasons: HashMap<(PointId, PointId), Reason>,
    repeats: HashSet<(PointId, PointId)>,
}

pub(super) fn build(program: &Program) -> Graph {
    let mut builder = Builder {
        bindings: &program.bindings,
        asked: &program.checkpoints,
        points: vec![Point::default(), Point::default()],
        checkpoints: vec![0; program.first_join + program.joins],
        scopes: vec![Vec::new(); program.first_join + program.joins],
        entries: vec![Vec::new(); program.blocks],
        heads: vec![None; program.blocks],
        reborrowed: vec![Vec::new(); program.bindings.len()],
        scope: Vec::new(),
        depth: 0,
        at: 0,
        targets: Vec::new(),
        end: 1,
        deferred: false,
        reasons: HashMap::new(),
        repeats: HashSet::new(),
    };
    for (id, binding) in program.bindings.iter().enumerate().take(program.parameters) {
        builder.enter(binding.ident.to_string(), Some(id));
    }
    builder.block(&program.body);
    builder.link(builder.end);
    Graph {
        points: builder.points,
        checkpoints: builder.checkpoints,
        scopes: builder.scopes,
        entries: builder.entries,
        heads: builder.heads,
        reasons: builder.reasons,
        repeats: builder.repeats,
        start: 0,
        end: 1,
    }
}

impl Builder<'_> {
    /// An edge from here to `to`.
    pub(super) fn link(&mut self, to: PointId) {
        if self.targets.iter().any(|target| target.again == Some(to)) {
            self.repeats.insert((self.at, to));
        }
        let next = &mut self.points[self.at].next;
        if !next.contains(&to) {
            next.push(to);
        }
    }

    /// An edge from here to `to`, and why it is taken.
    pub(super) fn link_if(&mut self, to: PointId, reason: Reason) {
        // A reason that another edge between the same points does not have is none.
        let known = self.points[self.at].next.contains(&to);
        self.link(to);
        if !known {
            self.reasons.insert((self.at, to), reason);
        }
    }

    /// A new point after this one, and why it is reached.
    pub(super) fn step_if(&mut self, reason: Reason) {
        let point = self.loose();
        self.link_if(point, reason);
        self.at = point;
    }

    /// A point that nothing leads to yet.
    pub(super) fn loose(&mut self) -> PointId {
        self.points.push(Point::default());
        self.points.len() - 1
    }

    /// A new point after this one.
    pub(super) fn step(&mut self) -> PointId {
        let point = self.loose();
        self.link(point);
        self.at = point;
        point
    }

    /// Goes elsewhere; what follows in the text is not reached from here.
    pub(super) fn leave_to(&mut self, target: PointId) {
        self.link(target);
        self.at = self.loose();
    }

    pub(super) fn using(&mut self, binding: BindingId) {
        if !self.points[self.at].sets.is_empty() || self.points[self.at].stands_alone() {
            self.step();
        }
        self.points[self.at].uses.push(binding);
        for need in self.reborrowed[binding].clone() {
            self.using(need);
        }
    }

    pub(super) fn setting(&mut self, binding: BindingId, set: Set) {
        if self.points[self.at].stands_alone() {
            self.step();
        }
        self.points[self.at].sets.push((binding, set));
    }

    /// Uses whatever `name` means here.
    pub(super) fn using_name(&mut self, name: &str) {
        for binding in self.meanings(name) {
            self.using(binding);
        }
    }

    /// The bindings `name` may mean: more than one where `#[cfg]` decides.
    pub(super) fn meanings(&self, name: &str) -> Vec<BindingId> {
        let mut found = Vec::new();
        for entry in self.scope.iter().rev().filter(|entry| entry.text == name) {
            let Some(id) = entry.binding else { break };
            found.push(id);
            if self.bindings[id].cfgs.is_empty() {
                break;
            }
        }
        found
    }

    /// Brings the variables of `pat` into scope; those in `binds` are of interest.
    pub(super) fn bind(&mut self, pat: &Pat, binds: &[BindingId]) {
        for variable in patterns::variables(pat) {
            let id = binds
                .iter()
                .copied()
                .find(|id| self.bindings[*id].ident == variable.ident);
            if let Some(id) = id {
                self.setting(id, Set::Declare);
            }
            self.enter(variable.ident.to_string(), id);
        }
    }

    /// Notes that those of `binds` that are borrowed again need what `init` borrows from.
    fn borrowed(&mut self, init: &Expr, binds: &[BindingId]) {
        let needs: Vec<BindingId> = again::needs(init)
            .into_iter()
            .flat_map(|name| self.meanings(&name.to_string()))
            .collect();
        for bind in binds {
            if self.bindings[*bind].kind == BindingKind::Reborrowed {
                self.reborrowed[*bind].clone_from(&needs);
            }
        }
    }

    /// A condition: falls through where it holds, goes to `otherwise` where it does not.
    pub(super) fn condition(&mut self, condition: &Expr, binds: &[BindingId], otherwise: PointId) {
        match condition {
            Expr::Let(binding) => {
                self.expr(&binding.expr);
                self.link_if(otherwise, Reason::Fails(condition.clone()));
                self.step_if(Reason::Holds(condition.clone()));
                self.borrowed(&binding.expr, binds);
                self.bind(&binding.pat, binds);
            }
            Expr::Binary(chain) if matches!(chain.op, syn::BinOp::And(_)) => {
                let (left, right) = again::split(&chain.left, binds);
                self.condition(&chain.left, left, otherwise);
                self.condition(&chain.right, right, otherwise);
            }
            Expr::Paren(paren) => self.condition(&paren.expr, binds, otherwise),
            Expr::Group(group) => self.condition(&group.expr, binds, otherwise),
            _ => {
                self.expr(condition);
                self.link_if(otherwise, Reason::Fails(condition.clone()));
                self.step_if(Reason::Holds(condition.clone()));
            }
        }
    }

    /// Runs `body` in a scope of its own.
    pub(super) fn scoped(&mut self, body: impl FnOnce(&mut Self)) {
        let outer = self.scope.len();
        self.depth += 1;
        body(self);
        self.depth -= 1;
        self.scope.truncate(outer);
    }

    fn enter(&mut self, name: String, binding: Option<BindingId>) {
        self.scope.push(Name {
            text: name,
            binding,
            depth: self.depth,
        });
    }

    /// A loop: `body` is built with the returned point as its start; `break` leads to the point after.
    pub(super) fn looped(
        &mut self,
        label: Option<String>,
        body: impl FnOnce(&mut Self, PointId),
    ) -> Head {
        let again = self.step();
        let outer = self
            .scope
            .iter()
            .filter(|entry| entry.binding.is_some())
            .count();
        let leave = self.loose();
        self.targets.push(Target {
            label,
            leave,
            again: Some(again),
        });
        self.scoped(|this| body(this, leave));
        self.link(again);
        self.targets.pop();
        self.at = leave;
        Head {
            point: again,
            outer,
        }
    }

    pub(super) fn labelled(&mut self, label: Option<String>, body: impl FnOnce(&mut Self)) {
        let Some(label) = label else {
            return self.scoped(body);
        };
        let leave = self.loose();
        self.targets.push(Target {
            label: Some(label),
            leave,
            again: None,
        });
        self.scoped(body);
        self.targets.pop();
        self.link(leave);
        self.at = leave;
    }

    /// `if`: two branches that come together again.
    pub(super) fn branch(
        &mut self,
        condition: impl FnOnce(&mut Self, PointId),
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let (no, join) = (self.loose(), self.loose());
        self.scoped(|this| {
            condition(this, no);
            then(this);
        });
        self.link(join);
        self.at = no;
        self.scoped(otherwise);
        self.link(join);
        self.at = join;
    }

    /// `match`: a guard that fails goes on to the next arm.
    pub(super) fn arms<'a>(
        &mut self,
        scrutinee: &Expr,
        arms: impl ExactSizeIterator<Item = (&'a Pat, &'a [BindingId], Body<'a>)>,
    ) {
        let from = self.at;
        let join = self.loose();
        let starts: Vec<PointId> = (0..arms.len()).map(|_| self.loose()).collect();
        for (index, (pat, binds, body)) in arms.enumerate() {
            self.at = from;
            self.link_if(
                starts[index],
                Reason::Matches(unguarded(pat).clone(), scrutinee.clone()),
            );
            self.at = starts[index];
            self.scoped(|this| {
                this.bind(pat, binds);
                if let Pat::Guard(guard) = pat {
                    let next = starts.get(index + 1).copied().unwrap_or(join);
                    this.condition(&guard.guard, binds, next);
                }
                match body {
                    Body::Leaf(expr) => this.expr(expr),
                    Body::Node(node) => this.node(node),
                }
            });
            self.link(join);
        }
        self.at = join;
    }

    fn block(&mut self, block: &Block) {
        self.scoped(|this| {
            for stmt in &block.stmts {
                this.entries[block.id].push(this.at);
                match stmt {
                    Stmt::Let(binding) => {
                        if let Some(init) = &binding.init {
                            this.node(init);
                        }
                        if let Some(diverge) = &binding.diverge {
                            let (no, yes) = (this.loose(), this.loose());
                            let value = match &binding.init {
                                Some(Node::Plain(value)) => Some(value.clone()),
                                _ => None,
                            };
                            this.link_if(no, Reason::Differs(binding.pat.clone(), value));
                            this.link(yes);
                            this.at = no;
                            this.block(diverge);
                            this.at = yes;
                        }
                        if let Some(Node::Plain(init)) = &binding.init {
                            this.borrowed(init, &binding.binds);
                        }
                        // A variable without a value yet is not set here.
                        if binding.init.is_some() {
                            this.bind(&binding.pat, &binding.binds);
                        } else {
                            for id in &binding.binds {
                                this.setting(*id, Set::Declare);
                                this.enter(this.bindings[*id].ident.to_string(), Some(*id));
                            }
                        }
                    }
                    Stmt::Expr(node, ..) => this.node(node),
                    Stmt::Join(id) => {
                        let point = this.step();
                        this.points[point].join = Some(*id);
                        this.checkpoints[*id] = point;
                        this.scopes[*id] = this.in_scope();
                        this.step();
                    }
                    Stmt::Plain(stmt) => this.stmt(stmt),
                }
            }
            this.entries[block.id].push(this.at);
        });
    }

    fn in_scope(&self) -> Vec<Scoped> {
        self.scope
            .iter()
            .filter_map(|entry| {
                Some(Scoped {
                    name: entry.text.clone(),
                    binding: entry.binding?,
                    depth: entry.depth,
                })
            })
            .collect()
    }

    pub(super) fn node(&mut self, node: &Node) {
        match node {
            Node::Plain(expr) => self.expr(expr),
            Node::Checkpoint(id) => {
                let asked = &self.asked[*id];
                self.expr(&asked.question);
                let point = self.step();
                self.points[point].checkpoint = Some(*id);
                self.checkpoints[*id] = point;
                self.scopes[*id] = self.in_scope();
                self.step();
            }
            Node::Block { label, block } => {
                self.labelled(label.as_ref().map(|label| label.name.to_string()), |this| {
                    this.block(block);
                });
            }
            Node::If {
                condition,
                binds,
                then,
                otherwise,
            } => self.branch(
                |this, no| this.condition(condition, binds, no),
                |this| this.block(then),
                |this| {
                    if let Some(otherwise) = otherwise {
                        this.node(otherwise);
                    }
                },
            ),
            Node::Match { scrutinee, arms } => {
                self.expr(scrutinee);
                for arm in arms {
                    self.borrowed(scrutinee, &arm.binds);
                }
                self.arms(
                    scrutinee,
                    arms.iter()
                        .map(|arm| (&arm.pat, &arm.binds[..], Body::Node(&arm.body))),
                );
            }
            Node::Loop { label, body } => {
                let again = self.looped(
                    label.as_ref().map(|label| label.name.to_string()),
                    |this, _| this.block(body),
                );
                self.heads[body.id] = Some(again);
            }
            Node::While {
                label,
                condition,
                binds,
                body,
            } => {
                let again = self.looped(
                    label.as_ref().map(|label| label.name.to_string()),
                    |this, leave| {
                        this.condition(condition, binds, leave);
                        this.block(body);
                    },
                );
                self.heads[body.id] = Some(again);
            }
            Node::For(repeat) => {
                self.expr(&repeat.iterable);
                self.setting(repeat.state, Set::Declare);
                if repeat.iteration == Iteration::Place {
                    // An item is borrowed again from the place, so the place and the position have to be there.
                    let mut needs = vec![repeat.state];
                    if let Some(root) = root(place(&repeat.iterable).unwrap_or(&repeat.iterable)) {
                        needs.extend(self.meanings(&root.to_string()));
                    }
                    for bind in repeat.binds.iter().chain([&repeat.state]) {
                        self.reborrowed[*bind].clone_from(&needs);
                    }
                    self.reborrowed[repeat.state].remove(0);
                }
                let label = repeat.label.as_ref().map(|label| label.name.to_string());
                let again = self.looped(label, |this, leave| {
                    this.using(repeat.state);
                    this.link(leave);
                    this.step_if(Reason::Next(repeat.pat.clone()));
                    this.bind(&repeat.pat, &repeat.binds);
                    this.block(&repeat.body);
                });
                self.heads[repeat.body.id] = Some(again);
            }
        }
    }
}

/// A pattern without its guard.
fn unguarded(pat: &Pat) -> &Pat {
    match pat {
        Pat::Guard(guard) => &guard.pat,
        _ => pat,
    }
}

/// The body of a match arm.
pub(super) enum Body<'a> {
    Leaf(&'a Expr),
    Node(&'a Node),
}
