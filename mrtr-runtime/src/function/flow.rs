//! Helpers that may ask: functions a tool calls, whose frames are stacked in the token.

use std::{
    any::{TypeId, type_name},
    fmt,
    future::Future,
    marker::PhantomData,
    pin::Pin,
};

use crate::{
    continuation::run::Run,
    function::{env::EnvType, machine::Machine, tool::Scope},
    question::trap::only_inside_mrtr_tool,
};

/// The future of a flow between two checkpoints.
pub type FlowFuture<'r, O> = Pin<Box<dyn Future<Output = O> + Send + 'r>>;

/// A helper that may ask, with its arguments. Implemented by `#[mrtr_flow]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a flow",
    label = "`call` takes what a `#[mrtr_flow]` function returns",
    note = "write `call(pick_seat(offer)).await`, with `#[mrtr_flow]` on `pick_seat`"
)]
pub trait Flow: Sized + Send {
    /// What it returns.
    type Output: 'static;

    /// The same flow with arguments that borrow from nothing: it tells flows apart.
    #[doc(hidden)]
    type Lasting: 'static;

    /// Runs from the beginning with `arguments`, or from the checkpoint in `run` without.
    #[doc(hidden)]
    fn run<'r, 'de: 'r>(
        arguments: Option<Self>,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> FlowFuture<'r, Self::Output>
    where
        Self: 'r;

    /// Runs a flow from its beginning. The caller's frame has been saved before.
    #[doc(hidden)]
    fn enter<'r, 'de: 'r>(
        run: &'r mut Run<'de>,
        call: Call<Self>,
        scope: &'r Scope<'de>,
        _: &Called<Self>,
    ) -> FlowFuture<'r, Self::Output>
    where
        Self: 'r,
    {
        Self::run(Some(call.0), scope, run)
    }

    /// Runs the flow that was running when the caller's frame was saved, from where it was.
    #[doc(hidden)]
    fn resume<'r, 'de: 'r>(
        run: &'r mut Run<'de>,
        scope: &'r Scope<'de>,
        _: &Called<Self>,
    ) -> FlowFuture<'r, Self::Output>
    where
        Self: 'r,
    {
        Self::run(None, scope, run)
    }

    /// What generated code makes for a place where this is called.
    ///
    /// A method of the trait, as those that run it, because rustc tells of the bound of a function where it is defined.
    #[doc(hidden)]
    fn called() -> Called<Self> {
        Called(PhantomData)
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

/// Ties the type of the flow called at one place in all the copies of it.
///
/// Covariant in `F`: what one call borrows as an argument must not have to live until the next.
#[doc(hidden)]
pub struct Called<F>(PhantomData<fn() -> F>);

impl<F> Called<F> {
    /// The name of `F`, which is part of the checkpoint's fingerprint.
    pub fn type_name(&self) -> &'static str {
        type_name::<F>()
    }
}

impl<F> fmt::Debug for Called<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Called")
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
        let flow = TypeId::of::<F::Lasting>();
        if !self.seen.contains(&flow) {
            self.seen.push(flow);
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
