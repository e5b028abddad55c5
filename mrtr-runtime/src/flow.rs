//! Helpers that may ask: functions a tool calls, whose frames are stacked in the token.

use std::{any::TypeId, fmt, future::Future, pin::Pin};

use crate::{env::EnvType, question::trap::only_inside_mrtr_tool, run::Run, tool::Scope};

/// A helper that may ask, with its arguments. Implemented by `#[mrtr_flow]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a flow",
    label = "`call` takes what a `#[mrtr_flow]` function returns",
    note = "write `call(pick_seat(offer)).await`, with `#[mrtr_flow]` on `pick_seat`"
)]
pub trait Flow: Sized + Send + 'static {
    /// What it returns.
    type Output;

    /// Runs from the beginning with `arguments`, or from the checkpoint in `run` without.
    #[doc(hidden)]
    fn run<'r, 'de: 'r>(
        arguments: Option<Self>,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> Pin<Box<dyn Future<Output = Self::Output> + Send + 'r>>;

    /// Adds what it and the flows it calls want from the environment.
    #[doc(hidden)]
    fn needs(needs: &mut Needs);
}

/// Calls a helper that may ask: `call(pick_seat(offer)).await?`.
///
/// In a `#[mrtr_tool]` or another `#[mrtr_flow]`, recursion included.
pub fn call<F: Flow>(flow: F) -> Call<F> {
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

/// What a tool and the flows it calls want from the environment.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Needs {
    seen: Vec<TypeId>,
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
            F::needs(self);
        }
    }

    /// All of it.
    pub fn finish(self) -> Vec<EnvType> {
        self.found
    }
}
