//! What a graph is built with: the point control has come to, the names in scope, and where exits lead.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, Span};
use syn::{Fields, Item, Pat};

use super::{Graph, Head, Point, PointId, Reason, Rebinding, Scoped, Set, local_macro::LocalMacro};
use crate::{
    lower::patterns,
    names,
    tree::{Binding, BindingId, Block, BlockId, Checkpoint, CheckpointId, Origin, Program, Stmt},
};

/// The points that are there from the beginning.
const START: PointId = 0;
const END: PointId = 1;

/// Where `break` and `continue` lead.
pub(super) struct Target {
    pub(super) label: Option<String>,
    pub(super) leave: PointId,
    /// `None` for a labelled block.
    pub(super) again: Option<PointId>,
}

/// A name in scope.
pub(super) struct Name {
    ident: Ident,
    pub(super) binding: Option<BindingId>,
    /// The block whose item it is.
    item_of: Option<BlockId>,
}

pub(super) struct Builder<'p> {
    pub(super) bindings: &'p [Binding],
    pub(super) asked: &'p [Checkpoint],
    pub(super) points: Vec<Point>,
    pub(super) checkpoints: Vec<PointId>,
    pub(super) scopes: Vec<Vec<Scoped>>,
    pub(super) hidden_by_items: Vec<Vec<(BlockId, BindingId)>>,
    pub(super) entries: Vec<Vec<PointId>>,
    pub(super) heads: Vec<Option<Head>>,
    pub(super) rebindings: HashMap<(BlockId, usize), Vec<Rebinding>>,
    patterns: Vec<(PointId, Rebinding)>,
    /// For each variable what has to be there so that it can be borrowed again.
    pub(super) reborrowed: Vec<Vec<BindingId>>,
    /// Names in scope; `None` is a variable of a plain expression, which hides others but is of no interest itself.
    pub(super) scope: Vec<Name>,
    /// Those that the body defines, in scope.
    pub(super) macros: Vec<LocalMacro>,
    pub(super) at: PointId,
    pub(super) targets: Vec<Target>,
    pub(super) end: PointId,
    /// Inside a closure an assignment may happen or not, so it does not count as one.
    pub(super) deferred: bool,
    reasons: HashMap<(PointId, PointId), Reason>,
    repeats: HashSet<(PointId, PointId)>,
    /// The token that is being looked at; none where a part of a variable is read, of which the rest may be gone.
    pub(super) token: Option<Span>,
    read_at: HashMap<(PointId, BindingId), Option<Span>>,
}

impl<'p> Builder<'p> {
    /// At the start of `program`, with its parameters in scope.
    pub(super) fn new(program: &'p Program) -> Self {
        let mut builder = Self {
            bindings: &program.bindings,
            asked: &program.checkpoints,
            points: vec![Point::default(), Point::default()],
            checkpoints: vec![0; program.first_join + program.joins],
            scopes: vec![Vec::new(); program.first_join + program.joins],
            hidden_by_items: vec![Vec::new(); program.first_join + program.joins],
            entries: vec![Vec::new(); program.blocks],
            heads: vec![None; program.blocks],
            rebindings: HashMap::new(),
            patterns: Vec::new(),
            reborrowed: vec![Vec::new(); program.bindings.len()],
            scope: Vec::new(),
            macros: Vec::new(),
            at: START,
            targets: Vec::new(),
            end: END,
            deferred: false,
            reasons: HashMap::new(),
            repeats: HashSet::new(),
            token: None,
            read_at: HashMap::new(),
        };
        for (id, binding) in program.bindings.iter().enumerate().take(program.parameters) {
            builder.enter(binding.ident.clone(), Some(id));
        }
        builder
    }

    pub(super) fn finish(self) -> Graph {
        Graph {
            points: self.points,
            checkpoints: self.checkpoints,
            scopes: self.scopes,
            hidden_by_items: self.hidden_by_items,
            entries: self.entries,
            heads: self.heads,
            rebindings: self.rebindings,
            patterns: self.patterns,
            reasons: self.reasons,
            repeats: self.repeats,
            read_at: self.read_at,
            start: START,
            end: END,
        }
    }

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
        self.read_at.entry((self.at, binding)).or_insert(self.token);
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
    pub(super) fn using_name(&mut self, name: &str, at: Span) {
        self.token = Some(at);
        self.using_meanings(name, at);
    }

    /// Uses a part of whatever `name` means here.
    pub(super) fn using_part(&mut self, name: &str, at: Span) {
        self.token = None;
        self.using_meanings(name, at);
    }

    fn using_meanings(&mut self, name: &str, at: Span) {
        for binding in self.meanings(name, at) {
            self.using(binding);
        }
    }

    /// The bindings of interest that `name` may mean here: one at most, but where a macro has written variables of one
    /// text, which only the compiler can tell apart for sure.
    pub(super) fn meanings(&self, name: &str, at: Span) -> Vec<BindingId> {
        let mut found = Vec::new();
        let mut entries = self
            .scope
            .iter()
            .rev()
            .filter(|entry| entry.ident == name)
            .peekable();
        while let Some(entry) = entries.next() {
            found.extend(entry.binding);
            if entries.peek().is_some() && names::are_of_one_macro(entry.ident.span(), at) {
                break;
            }
        }
        found
    }

    /// Brings the variables of `pat` into scope; those in `binds` are of interest.
    pub(super) fn bind(&mut self, pat: &Pat, binds: &[BindingId]) {
        for variable in patterns::names(pat) {
            let id = binds
                .iter()
                .copied()
                .find(|id| names::are_one(&self.bindings[*id].ident, &variable.ident));
            if variable.by_macro && !self.is_new(&variable.ident, id) {
                continue;
            }
            if let Some(id) = id {
                self.setting(id, Set::Declare);
            }
            self.enter(variable.ident, id);
        }
    }

    /// Whether a name that a macro in a pattern was given is that of no other variable, and of interest. It can only be
    /// one that the macro binds then.
    fn is_new(&mut self, name: &Ident, id: Option<BindingId>) -> bool {
        let meanings = self.meanings(&name.to_string(), name.span());
        let outer = meanings
            .into_iter()
            .find(|outer| self.bindings[*outer].origin != Origin::Macro);
        if let (Some(binding), Some(_)) = (outer, id) {
            self.step();
            let rebinding = Rebinding {
                named: name.clone(),
                binding,
            };
            self.patterns.push((self.at, rebinding));
        }
        outer.is_none() && id.is_some()
    }

    /// Runs `body` in a scope of its own.
    pub(super) fn scoped(&mut self, body: impl FnOnce(&mut Self)) {
        let (outer, macros) = (self.scope.len(), self.macros.len());
        body(self);
        self.scope.truncate(outer);
        self.macros.truncate(macros);
    }

    pub(super) fn enter(&mut self, ident: Ident, binding: Option<BindingId>) {
        self.scope.push(Name {
            ident,
            binding,
            item_of: None,
        });
    }

    /// Brings the functions, constants and the like of a block into scope. They are there from its beginning.
    pub(super) fn enter_items(&mut self, block: &Block) {
        for stmt in &block.stmts {
            if let Stmt::Plain(syn::Stmt::Item(item)) = stmt
                && let Some(ident) = value_of(item)
            {
                self.scope.push(Name {
                    ident: ident.clone(),
                    binding: None,
                    item_of: Some(block.id),
                });
            }
        }
    }

    /// The variables in scope whose names items have, and the blocks of these.
    fn hidden_by_items(&self) -> Vec<(BlockId, BindingId)> {
        let entries = self.scope.iter().enumerate();
        entries
            .filter_map(|(at, entry)| {
                let block = entry.item_of?;
                let mut outer = self.scope[..at].iter().rev();
                let hidden = outer.find(|outer| outer.ident == entry.ident)?;
                Some((block, hidden.binding?))
            })
            .collect()
    }

    /// Notes where checkpoint or join `id` is, and what can be named there.
    pub(super) fn come_back_to(&mut self, id: CheckpointId, point: PointId) {
        self.checkpoints[id] = point;
        self.scopes[id] = self.in_scope();
        self.hidden_by_items[id] = self.hidden_by_items();
    }

    fn in_scope(&self) -> Vec<Scoped> {
        self.scope
            .iter()
            .filter_map(|entry| {
                Some(Scoped {
                    name: entry.ident.to_string(),
                    binding: entry.binding?,
                })
            })
            .collect()
    }
}

/// The name of an item that can stand where a variable can.
fn value_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) if !matches!(item.fields, Fields::Named(_)) => Some(&item.ident),
        _ => None,
    }
}
