//! Helpers that may ask: functions a tool calls, whose frames are stacked in the token.

use std::{
    any::{TypeId, type_name},
    fmt,
    future::Future,
    marker::PhantomData,
    pin::Pin,
};

use crate::{
    env::EnvType, machine::Machine, question::trap::only_inside_mrtr_tool, run::Run, tool::Scope,
};

/// The future of a flow between two checkpoints.
pub type FlowFuture<'r, O> = Pin<Box<dyn Future<Output = O> + Send + 'r>>;

/// A helper that may ask, with its arguments. Implemented by `#[mrtr_flow]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a flow",
    label = "`call` takes what a `#[mrtr_flow]` function returns",
    note = "write `call(pick_seat(offer)).await`, with `#[mrtr_flow]` on `pick_seat`"
)]
pub trait Flow: Sized + Send + 'static {
    /// What it returns.
    type Output: 'static;

    /// Runs from the beginning with `arguments`, or from the checkpoint in `run` without.
    #[doc(hidden)]
    fn run<'r, 'de: 'r>(
        arguments: Option<Self>,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> FlowFuture<'r, Self::Output>;

    /// What generated code makes for a place where this is called.
    ///
    /// A method of the trait, because rustc tells of the bound of a function where it is defined.
    #[doc(hidden)]
    fn called() -> Called<Self, Self::Output> {
        Called(&Of::<Self>(PhantomData))
    }

    /// Adds what it and the flows it calls want from the environment.
    #[doc(hidden)]
    fn needs(needs: &mut Needs);

    /// The name it was declared with.
    #[doc(hidden)]
    fn name() -> &'static str {
        type_name::<Self>()
    }

    /// What it has been compiled to, without the flows it calls.
    #[doc(hidden)]
    fn described() -> Machine {
        Machine::unknown(Self::name())
    }

    /// What it has been compiled to: `pick_seat::machine()`. Not cheap: for diagrams and tests.
    fn machine() -> Machine {
        let mut needs = Needs::new();
        Self::needs(&mut needs);
        let others = needs.flows().filter(|flow| flow.ty != type_name::<Self>());
        let mut machine = Self::described();
        machine.flows = others.map(|flow| (flow.machine)()).collect();
        machine
    }

    /// The same for the flow that `_make` would make; it is never called.
    #[doc(hidden)]
    fn needs_of(needs: &mut Needs, _make: impl FnOnce() -> Self) {
        needs.flow::<Self>();
    }
}

/// Calls a helper that may ask: `call(pick_seat(offer)).await?`.
///
/// In a `#[mrtr_tool]` or another `#[mrtr_flow]`, recursion included.
pub fn call<F>(flow: F) -> Call<F> {
    // Without a bound: the place where it is awaited has one, and one fault is one error.
    Call(flow)
}

/// A flow that is about to run; see [`call`].
#[must_use = "a flow runs where it is awaited"]
pub struct Call<F>(pub(crate) F);

only_inside_mrtr_tool!(Call<F: Flow> gives F::Output);

impl<F> fmt::Debug for Call<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Call")
    }
}

/// Ties the type of the flow called at one place in all the copies of it, and knows how to run it.
#[doc(hidden)]
pub struct Called<F: 'static, O: 'static>(&'static dyn Callee<F, O>);

impl<F: 'static, O: 'static> Called<F, O> {
    /// The name of `F`, which is part of the checkpoint's fingerprint.
    pub fn type_name(&self) -> &'static str {
        type_name::<F>()
    }

    pub(crate) fn run<'r, 'de: 'r>(
        &self,
        arguments: Option<F>,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> FlowFuture<'r, O> {
        self.0.run(arguments, scope, run)
    }
}

impl<F: 'static, O: 'static> fmt::Debug for Called<F, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Called")
    }
}

trait Callee<F, O>: Send + Sync {
    fn run<'r, 'de: 'r>(
        &self,
        arguments: Option<F>,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> FlowFuture<'r, O>;
}

struct Of<F>(PhantomData<fn() -> F>);

impl<F: Flow> Callee<F, F::Output> for Of<F> {
    fn run<'r, 'de: 'r>(
        &self,
        arguments: Option<F>,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> FlowFuture<'r, F::Output> {
        F::run(arguments, scope, run)
    }
}

/// A flow that somebody calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownFlow {
    /// The full name of its type.
    pub(crate) ty: &'static str,
    pub(crate) name: &'static str,
    pub(crate) machine: fn() -> Machine,
}

/// What a tool and the flows it calls want from the environment.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Needs {
    seen: Vec<TypeId>,
    flows: Vec<KnownFlow>,
    found: Vec<EnvType>,
}

impl Needs {
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a type.
    #[must_use]
    pub fn with<T: 'static>(mut self) -> Self {
        self.add::<T>();
        self
    }

    /// Adds a type.
    pub fn add<T: 'static>(&mut self) {
        let need = EnvType::of::<T>();
        if !self.found.contains(&need) {
            self.found.push(need);
        }
    }

    /// Adds what a flow needs, once however often it is called.
    pub fn flow<F: Flow>(&mut self) {
        if !self.seen.contains(&TypeId::of::<F>()) {
            self.seen.push(TypeId::of::<F>());
            self.flows.push(KnownFlow {
                ty: type_name::<F>(),
                name: F::name(),
                machine: F::described,
            });
            F::needs(self);
        }
    }

    /// The flows, each once.
    pub(crate) fn flows(&self) -> impl Iterator<Item = KnownFlow> {
        self.flows.iter().copied()
    }

    /// All of it.
    pub fn finish(self) -> Vec<EnvType> {
        self.found
    }
}

/// An argument of a call that is never made.
#[doc(hidden)]
pub fn never<T>() -> T {
    unreachable!("it tells a type")
}

/// What awaiting a flow requires. Never implemented: a flow is entered with `call`.
#[diagnostic::on_unimplemented(
    message = "a flow is entered with `call`",
    label = "this makes the flow; it does not run it",
    note = "write `call(..)` around it: `call(pick_seat(offer)).await`"
)]
pub trait EnteredByCall<'never> {}

/// A flow that nobody called: the subject of the error.
#[derive(Debug)]
pub struct Uncalled<F>(PhantomData<F>);
