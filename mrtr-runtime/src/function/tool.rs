//! What `#[mrtr_tool]` implements, and what a host needs to know about a tool.

use std::{
    any::{Any, type_name},
    future::{Future, ready},
    pin::Pin,
    time::Duration,
};

use serde_json::{Map, Value};

use crate::{
    continuation::run::Run,
    function::{
        cx::Cx,
        env::{Env, EnvType},
        machine::Machine,
        outcome::Outcome,
        reply::Reply,
    },
    protocol::error::ToolError,
};

/// The future of one run between two checkpoints.
pub type RunFuture<'r, R = Reply> = Pin<Box<dyn Future<Output = Result<R, ToolError>> + Send + 'r>>;

/// A run that has failed before its machine was entered.
#[doc(hidden)]
pub fn failed<'r, R: Send + 'r>(error: ToolError) -> RunFuture<'r, R> {
    Box::pin(ready(Err(error)))
}

/// What only the attributes of this library make.
#[doc(hidden)]
pub trait Sealed {}

/// A function that can ask in the middle of a call and go on in a later request. Sealed: the attributes implement it.
pub trait Resumable: Sealed + Send + Sync + 'static {
    /// What it gives when it ends.
    type Reply: Outcome;

    /// The name clients call it by; for a resource, its URI or URI template.
    fn name(&self) -> &'static str;

    /// How long a question of it may stay unanswered; `None` means the engine's default.
    fn ttl(&self) -> Option<Duration> {
        None
    }

    /// Whether it must not run without a replay store, nor for calls that the store does not know, nor on answers that come
    /// without a state.
    fn once(&self) -> bool {
        false
    }

    /// What it has been compiled to. Not cheap: for diagrams, tests and the start-up checks.
    fn machine(&self) -> Machine {
        Machine::unknown(self.name())
    }

    /// Tells the name of each argument it knows, and the type of those that are read again in every round.
    #[doc(hidden)]
    fn arguments(&self, _each: &mut dyn FnMut(&'static str, &'static str)) {}

    /// Runs from the beginning or from the checkpoint named in `run`, up to the next checkpoint or the end.
    #[doc(hidden)]
    fn run<'r, 'de: 'r>(
        &self,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> RunFuture<'r, Self::Reply>;
}

/// A tool that can ask the user in the middle of a call. Implemented by `#[mrtr_tool]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tool",
    label = "`#[mrtr_tool]` is what makes one",
    note = "add `#[mrtr_tool]` to the `async fn`"
)]
pub trait Tool: Resumable<Reply = Reply> {
    /// What a host needs to know before the first call. Not cheap: call it once and keep the result.
    fn describe(&self) -> Descriptor;
}

/// What a run is given anew in every round.
#[doc(hidden)]
#[derive(Debug)]
pub struct Scope<'a> {
    pub(crate) cx: Cx,
    pub(crate) env: &'a Env,
    pub(crate) arguments: &'a Map<String, Value>,
    /// Of a resource, as it was asked for.
    pub(crate) uri: Option<&'a str>,
}

impl Scope<'_> {
    /// What the client sent.
    pub fn arguments(&self) -> &Map<String, Value> {
        self.arguments
    }
}

/// What a server can lend for a `&T` parameter: anything that threads may share.
pub trait FromEnvironment: Sized {
    /// The server's `Self`.
    ///
    /// # Errors
    ///
    /// If the server has none; a host that checks at start-up never comes here.
    #[doc(hidden)]
    fn get<'s>(scope: &'s Scope<'_>) -> Result<&'s Self, ToolError>;
}

impl<T: Send + Sync + 'static> FromEnvironment for T {
    fn get<'s>(scope: &'s Scope<'_>) -> Result<&'s Self, ToolError> {
        if let Some(cx) = as_any(&scope.cx).downcast_ref::<T>() {
            return Ok(cx);
        }
        scope
            .env
            .get::<T>()
            .ok_or_else(|| ToolError::new(format!("the server has no `{}`", type_name::<T>())))
    }
}

fn as_any(cx: &Cx) -> &dyn Any {
    cx
}

/// What a tool is, for `tools/list` and for the start-up checks.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Descriptor {
    /// The name clients call it by.
    pub name: &'static str,
    /// A name for people.
    pub title: Option<&'static str>,
    /// What it does, for the model.
    pub description: Option<&'static str>,
    /// Bumped by the author to make all states in flight stale.
    pub version: u32,
    /// How long a question may stay unanswered; `None` means the engine's default.
    pub ttl: Option<Duration>,
    /// Whether the tool must not start without a replay store.
    pub once: bool,
    /// Hints about its behaviour.
    pub annotations: Annotations,
    /// JSON Schema of the arguments.
    pub input_schema: Map<String, Value>,
    /// JSON Schema of the structured result, if it has one.
    pub output_schema: Option<Map<String, Value>>,
    /// The types it wants from the environment.
    pub environment: Vec<EnvType>,
}

impl Descriptor {
    /// One that says nothing but the name and the arguments.
    #[doc(hidden)] // for generated code, which sets the rest
    pub fn new(name: &'static str, input_schema: Map<String, Value>) -> Self {
        Self {
            name,
            title: None,
            description: None,
            version: 0,
            ttl: None,
            once: false,
            annotations: Annotations::default(),
            input_schema,
            output_schema: None,
            environment: Vec::new(),
        }
    }
}

/// Hints about a tool's behaviour (MCP `ToolAnnotations`); `None` is the protocol's default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Annotations {
    /// It changes nothing.
    pub read_only: Option<bool>,
    /// It may destroy something.
    pub destructive: Option<bool>,
    /// Calling it twice changes no more than calling it once.
    pub idempotent: Option<bool>,
    /// It talks to the world outside.
    pub open_world: Option<bool>,
}
