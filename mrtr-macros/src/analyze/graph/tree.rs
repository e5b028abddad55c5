//! Builds the graph of the tree's statements and nodes. Leaves are in `expr`.

use syn::Expr;

use super::{Graph, Reason, Rebinding, Set, builder::Builder, constructs::Body};
use crate::{
    lower::{
        loops::{borrowed_place as place, counts, owner},
        rematerialize,
    },
    tree::{BindingId, BindingKind, Block, BlockId, Iteration, Node, Origin, Program, Stmt},
};

pub(super) fn build(program: &Program) -> Graph {
    let mut builder = Builder::new(program);
    builder.block(&program.body);
    builder.link(builder.end);
    builder.finish()
}

impl Builder<'_> {
    /// Notes that those of `binds` that are borrowed again need what `init` borrows from.
    pub(super) fn borrowed(&mut self, init: &Expr, binds: &[BindingId]) {
        let needs: Vec<BindingId> = rematerialize::needs(init)
            .into_iter()
            .flat_map(|name| self.meanings(&name.to_string(), name.span()))
            .collect();
        for bind in binds {
            if self.bindings[*bind].kind == BindingKind::Reborrowed {
                self.reborrowed[*bind].clone_from(&needs);
            }
        }
    }

    fn block(&mut self, block: &Block) {
        self.scoped(|this| {
            this.enter_items(block);
            for (index, stmt) in block.stmts.iter().enumerate() {
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
                        if binding.init.is_some() {
                            this.bind(&binding.pat, &binding.binds);
                        } else {
                            for id in &binding.binds {
                                this.setting(*id, Set::Announce);
                                this.enter(this.bindings[*id].ident.clone(), Some(*id));
                            }
                        }
                    }
                    Stmt::Expr(node, ..) => this.node(node),
                    Stmt::Join(id) => {
                        let point = this.step();
                        this.points[point].join = Some(*id);
                        this.come_back_to(*id, point);
                        this.step();
                    }
                    Stmt::Plain(stmt) => this.stmt(stmt),
                    Stmt::Invocation(invocation) => {
                        this.stmt(&invocation.stmt);
                        this.may_bind(&invocation.names, (block.id, index));
                    }
                }
            }
            this.entries[block.id].push(this.at);
        });
    }

    /// A macro has been given these names. What another variable is called it may have hidden; the others can only be
    /// its own, if they are variables at all.
    fn may_bind(&mut self, names: &[BindingId], at: (BlockId, usize)) {
        for id in names {
            let ident = &self.bindings[*id].ident;
            let meanings = self.meanings(&ident.to_string(), ident.span());
            match meanings.first() {
                Some(binding) if self.bindings[*binding].origin != Origin::Macro => {
                    let rebinding = Rebinding {
                        named: ident.clone(),
                        binding: *binding,
                    };
                    self.rebindings.entry(at).or_default().push(rebinding);
                }
                _ => {
                    self.setting(*id, Set::Declare);
                    self.enter(ident.clone(), Some(*id));
                }
            }
        }
    }

    pub(super) fn node(&mut self, node: &Node) {
        match node {
            Node::Plain(expr) => self.expr(expr),
            Node::Checkpoint(id) => {
                let asked = &self.asked[*id];
                self.expr(&asked.question);
                let point = self.step();
                self.points[point].checkpoint = Some(*id);
                self.come_back_to(*id, point);
                self.step();
            }
            Node::Block { label, block } => {
                self.labelled(label.as_ref().map(|label| label.name.to_string()), |this| {
                    this.block(block);
                });
            }
            Node::If {
                condition,
                origin,
                binds,
                then,
                otherwise,
            } => self.branch(
                |this, no| {
                    this.condition(condition, binds, no);
                    for (_, init, binds) in
                        rematerialize::handed_on(origin.as_deref(), condition, binds, this.bindings)
                    {
                        this.borrowed(init, &binds);
                    }
                },
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
                    if let Some(owner) = owner(place(&repeat.iterable).unwrap_or(&repeat.iterable))
                    {
                        needs.extend(self.meanings(&owner.to_string(), owner.span()));
                    }
                    for count in counts(&repeat.iterable) {
                        needs.extend(self.meanings(&count.to_string(), count.span()));
                    }
                    for bind in repeat.binds.iter().chain([&repeat.state]) {
                        self.reborrowed[*bind].clone_from(&needs);
                    }
                    self.reborrowed[repeat.state].remove(0);
                }
                let label = repeat.label.as_ref().map(|label| label.name.to_string());
                let again = self.looped(label, |this, leave| {
                    this.token = Some(this.bindings[repeat.state].ident.span());
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
