//! What the attributes write is a function without parameters that makes the tool, so that its name is a value and no
//! type or pattern: another function may have a local called like it. Here the function stands for what it makes.

use std::time::Duration;

use crate::{
    continuation::run::Run,
    function::{
        machine::Machine,
        prompt::{Prompt, PromptDescriptor},
        resource::{Resource, ResourceDescriptor},
        tool::{Descriptor, Resumable, RunFuture, Scope, Sealed, Tool},
    },
};

#[diagnostic::do_not_recommend]
impl<F, T> Sealed for F
where
    F: Fn() -> T,
    T: Sealed,
{
}

#[diagnostic::do_not_recommend]
impl<F, T> Resumable for F
where
    F: Fn() -> T + Send + Sync + 'static,
    T: Resumable,
{
    type Reply = T::Reply;

    fn name(&self) -> &'static str {
        self().name()
    }

    fn ttl(&self) -> Option<Duration> {
        self().ttl()
    }

    fn once(&self) -> bool {
        self().once()
    }

    fn machine(&self) -> Machine {
        self().machine()
    }

    fn arguments(&self, each: &mut dyn FnMut(&'static str, &'static str)) {
        self().arguments(each);
    }

    fn run<'r, 'de: 'r>(
        &self,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> RunFuture<'r, Self::Reply> {
        self().run(scope, run)
    }
}

#[diagnostic::do_not_recommend]
impl<F, T> Tool for F
where
    F: Fn() -> T + Send + Sync + 'static,
    T: Tool,
{
    fn describe(&self) -> Descriptor {
        self().describe()
    }
}

#[diagnostic::do_not_recommend]
impl<F, T> Prompt for F
where
    F: Fn() -> T + Send + Sync + 'static,
    T: Prompt,
{
    fn describe(&self) -> PromptDescriptor {
        self().describe()
    }
}

#[diagnostic::do_not_recommend]
impl<F, T> Resource for F
where
    F: Fn() -> T + Send + Sync + 'static,
    T: Resource,
{
    fn describe(&self) -> ResourceDescriptor {
        self().describe()
    }
}
