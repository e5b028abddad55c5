//! What stands for a function that breaks a rule, so that its users compile.

use std::{fmt, marker::PhantomData};

use crate::{
    continuation::run::Run,
    function::{
        outcome::Outcome,
        prompt::{Prompt, PromptDescriptor, PromptReply},
        reply::Reply,
        resource::{Resource, ResourceDescriptor, ResourceReply},
        tool::{Descriptor, Resumable, RunFuture, Scope, Sealed, Tool},
    },
};

/// Never runs: where it is written there is a `compile_error!` as well.
#[doc(hidden)]
pub struct Refused<R>(PhantomData<fn() -> R>);

impl<R> Refused<R> {
    #[expect(clippy::new_without_default, reason = "only generated code makes one")]
    pub fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> fmt::Debug for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Refused")
    }
}

impl<R> Sealed for Refused<R> {}

impl<R: Outcome + 'static> Resumable for Refused<R> {
    type Reply = R;

    fn name(&self) -> &'static str {
        unreachable!()
    }

    fn run<'r, 'de: 'r>(&self, _: &'r Scope<'de>, _: &'r mut Run<'de>) -> RunFuture<'r, R> {
        unreachable!()
    }
}

impl Tool for Refused<Reply> {
    fn describe(&self) -> Descriptor {
        unreachable!()
    }
}

impl Prompt for Refused<PromptReply> {
    fn describe(&self) -> PromptDescriptor {
        unreachable!()
    }
}

impl Resource for Refused<ResourceReply> {
    fn describe(&self) -> ResourceDescriptor {
        unreachable!()
    }
}
