//! The program after lowering: a tree in which a checkpoint is always a whole statement or initialiser.
//!
//! Everything without a checkpoint stays as the author wrote it, as a `Plain` expression. What holds a
//! checkpoint is one of a few constructs, so that "the rest of the program after checkpoint n" can be
//! written down by walking from the root to it (see `emit::residual`).

use proc_macro2::{Ident, Span};
use syn::{Attribute, Expr, Label, Pat, Type, visit::Visit};

use crate::names::Distinct;

/// Index into [`Program::bindings`].
pub(crate) type BindingId = usize;
/// Index into [`Program::checkpoints`].
pub(crate) type CheckpointId = usize;
/// Names a [`Block`] of a program.
pub(crate) type BlockId = usize;

/// A tool's body.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) body: Block,
    /// The parameters first, in order; then every other variable in the order lowering met it.
    pub(crate) bindings: Vec<Binding>,
    pub(crate) parameters: usize,
    pub(crate) checkpoints: Vec<Checkpoint>,
    /// The first of the joins: they are numbered like checkpoints, after the last of these.
    pub(crate) first_join: CheckpointId,
    /// How many joins there are.
    pub(crate) joins: usize,
    /// How many values are unified.
    pub(crate) unified: usize,
    /// How many blocks there are.
    pub(crate) blocks: usize,
    /// Items that stand before the body; they exist once.
    pub(crate) items: Vec<syn::Item>,
    /// What generated code calls its own.
    pub(crate) names: Distinct,
}

/// A variable that a later statement may use.
#[derive(Debug)]
pub(crate) struct Binding {
    /// As the author wrote it, with its span.
    pub(crate) ident: Ident,
    pub(crate) mutable: bool,
    /// The declared type, where the whole pattern is this name.
    pub(crate) ty: Option<Type>,
    /// A parameter that is there in every round, whatever is saved.
    pub(crate) given: bool,
    pub(crate) origin: Origin,
    /// Whether it is the whole pattern of a `let`.
    pub(crate) alone: bool,
    pub(crate) holds: Holds,
    pub(crate) kind: BindingKind,
}

/// Who has made a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Author,
    /// Another macro may have; if it has not, the name is that of another variable, or of none.
    Macro,
    /// Lowering, for a value computed before a checkpoint in the same statement.
    Operand,
}

impl Binding {
    /// A local of no declared type.
    pub(crate) fn new(ident: Ident, mutable: bool, origin: Origin) -> Self {
        Self {
            ident,
            mutable,
            ty: None,
            given: false,
            origin,
            alone: false,
            holds: Holds::Anything,
            kind: BindingKind::Local,
        }
    }

    /// Whether all of its type is declared.
    pub(crate) fn is_typed(&self) -> bool {
        self.ty.as_ref().is_some_and(says_all)
    }
}

/// Whether nothing of a type is left to inference.
pub(crate) fn says_all(ty: &Type) -> bool {
    #[derive(Default)]
    struct Inferred(bool);
    impl<'ast> Visit<'ast> for Inferred {
        fn visit_type_infer(&mut self, _: &'ast syn::TypeInfer) {
            self.0 = true;
        }
    }
    let mut inferred = Inferred::default();
    inferred.visit_type(ty);
    !inferred.0
}

/// What a variable's value is seen to be where it is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// It may be of any type.
    Anything,
    /// It is made by `a..=b`.
    InclusiveRange,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BindingKind {
    /// A local, saved where it is live.
    Local,
    /// A `&T` parameter: given anew in every round.
    Environment,
    /// An owned parameter that cannot change: read again from the request.
    Argument,
    /// Borrowed from a saved place by a `for` loop: borrowed again.
    Reborrowed,
    /// The iterator of a `for` loop; what is left of it is saved.
    Iterator(Iteration),
}

/// A question and the place it is asked at.
#[derive(Debug)]
pub(crate) struct Checkpoint {
    /// The function asked with: `ask_user`, `confirm`, …
    pub(crate) name: Ident,
    /// The question, without `.await`.
    pub(crate) question: Expr,
    /// One key per question: what the author wrote, else what the answer is bound to, else the function's name.
    pub(crate) keys: Vec<String>,
    /// The `.await`.
    pub(crate) span: Span,
}

impl Checkpoint {
    /// Whether it runs a flow, and asks only if that does.
    pub(crate) fn is_call(&self) -> bool {
        self.name == "call"
    }
}

#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) id: BlockId,
    pub(crate) stmts: Vec<Stmt>,
}

#[derive(Debug)]
pub(crate) enum Stmt {
    /// `let pat = init else { … };`
    Let(Box<Let>),
    /// An expression statement, or the block's value where there is no semicolon; with its attributes.
    Expr(Node, Option<syn::Token![;]>, Vec<Attribute>),
    /// Where the branches of the statement before come together. A copy may end here, so that the code that follows
    /// need not be in all of them.
    Join(CheckpointId),
    /// The call of a macro that may bind variables.
    Invocation(Invocation),
    /// An item, a macro call: anything that binds no variable and holds no checkpoint.
    Plain(syn::Stmt),
}

#[derive(Debug)]
pub(crate) struct Invocation {
    pub(crate) stmt: syn::Stmt,
    /// Every name among the macro's arguments.
    pub(crate) names: Vec<BindingId>,
}

#[derive(Debug)]
pub(crate) struct Let {
    pub(crate) attrs: Vec<Attribute>,
    pub(crate) pat: Pat,
    pub(crate) binds: Vec<BindingId>,
    pub(crate) init: Option<Node>,
    /// The number of its value, where several branches make it: a copy that holds some of them would not know its
    /// type otherwise.
    pub(crate) unify: Option<usize>,
    pub(crate) diverge: Option<Block>,
}

impl Node {
    /// The checkpoints inside, in order.
    pub(crate) fn checkpoints(&self) -> Vec<CheckpointId> {
        let mut found = Vec::new();
        self.collect(&mut found);
        found
    }

    fn collect(&self, found: &mut Vec<CheckpointId>) {
        match self {
            Self::Plain(_) => {}
            Self::Checkpoint(id) => found.push(*id),
            Self::Block { block, .. } => block.collect(found),
            Self::If {
                then, otherwise, ..
            } => {
                then.collect(found);
                if let Some(otherwise) = otherwise {
                    otherwise.collect(found);
                }
            }
            Self::Match { arms, .. } => arms.iter().for_each(|arm| arm.body.collect(found)),
            Self::Loop { body, .. } | Self::While { body, .. } => body.collect(found),
            Self::For(repeat) => repeat.body.collect(found),
        }
    }
}

impl Block {
    fn collect(&self, found: &mut Vec<CheckpointId>) {
        for stmt in &self.stmts {
            match stmt {
                Stmt::Plain(_) | Stmt::Invocation(_) => {}
                Stmt::Join(id) => found.push(*id),
                Stmt::Expr(node, ..) => node.collect(found),
                Stmt::Let(binding) => {
                    if let Some(init) = &binding.init {
                        init.collect(found);
                    }
                    if let Some(diverge) = &binding.diverge {
                        diverge.collect(found);
                    }
                }
            }
        }
    }

    /// Whether `checkpoint` is inside.
    pub(crate) fn holds(&self, checkpoint: CheckpointId) -> bool {
        self.stmts.iter().any(|stmt| stmt.holds(checkpoint))
    }
}

impl Stmt {
    /// Whether `checkpoint` is inside.
    pub(crate) fn holds(&self, checkpoint: CheckpointId) -> bool {
        match self {
            Self::Plain(_) | Self::Invocation(_) => false,
            Self::Join(id) => *id == checkpoint,
            Self::Expr(node, ..) => node.holds(checkpoint),
            Self::Let(binding) => {
                binding
                    .init
                    .as_ref()
                    .is_some_and(|node| node.holds(checkpoint))
                    || binding
                        .diverge
                        .as_ref()
                        .is_some_and(|block| block.holds(checkpoint))
            }
        }
    }
}

impl Node {
    /// Whether `checkpoint` is inside.
    pub(crate) fn holds(&self, checkpoint: CheckpointId) -> bool {
        self.checkpoints().contains(&checkpoint)
    }
}

/// An expression in a place where its value is bound, returned or dropped.
#[derive(Debug)]
pub(crate) enum Node {
    /// No checkpoint inside: as the author wrote it.
    Plain(Expr),
    Checkpoint(CheckpointId),
    Block {
        label: Option<Label>,
        block: Block,
    },
    If {
        condition: Expr,
        /// Clauses evaluated before. The first pattern of the condition hands on variables of theirs.
        origin: Option<Box<Expr>>,
        binds: Vec<BindingId>,
        then: Block,
        otherwise: Option<Box<Node>>,
    },
    Match {
        scrutinee: Expr,
        arms: Vec<Arm>,
    },
    Loop {
        label: Option<Label>,
        body: Block,
    },
    While {
        label: Option<Label>,
        condition: Expr,
        binds: Vec<BindingId>,
        body: Block,
    },
    For(Box<For>),
}

#[derive(Debug)]
pub(crate) struct Arm {
    pub(crate) attrs: Vec<Attribute>,
    /// With its guard, if it has one.
    pub(crate) pat: Pat,
    pub(crate) binds: Vec<BindingId>,
    pub(crate) body: Node,
}

#[derive(Debug)]
pub(crate) struct For {
    pub(crate) label: Option<Label>,
    pub(crate) pat: Pat,
    pub(crate) binds: Vec<BindingId>,
    pub(crate) iterable: Expr,
    pub(crate) iteration: Iteration,
    /// The synthetic variable that is saved: the iterator, or the number of items taken.
    pub(crate) state: BindingId,
    pub(crate) body: Block,
}

/// How a `for` loop goes on after a checkpoint inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Iteration {
    /// A range: its bounds are saved.
    Range,
    /// A borrow of a local or an argument: the position is saved, the borrow taken again.
    Place,
    /// Anything else: the remaining items are saved.
    Drain,
}
