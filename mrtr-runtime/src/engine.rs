//! The engine: the only place where seal, machine and wire meet.

use std::time::Duration;

use serde_json::{Map, Value};

use crate::{
    capability::Capabilities, clock::Clock, env::{Env, EnvType}, error::RpcError, principal::Principal, reply::Reply, seal::KeyRing,
    tool::{Descriptor, Tool},
};

/// The protocol method a call came in by; part of what a state is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Method {
    /// `tools/call`
    ToolsCall,
    /// `prompts/get`
    PromptsGet,
    /// `resources/read`
    ResourcesRead,
}

/// One call as a host received it. The two MRTR members are passed on raw; the engine checks their shape.
#[derive(Clone, Debug)]
pub struct Request {
    /// How it came in.
    pub method: Method,
    /// `params.arguments`, raw; `None` where absent.
    pub arguments: Option<Value>,
    /// `params.inputResponses`, raw.
    pub input_responses: Option<Value>,
    /// `params.requestState`, raw.
    pub request_state: Option<Value>,
    /// What this client declared.
    pub capabilities: Capabilities,
    /// Who is calling; `None` is an anonymous caller.
    pub principal: Option<Principal>,
}

/// What a call gives.
#[derive(Clone, Debug)]
pub enum Response {
    /// The tool has ended.
    Complete(Reply),
    /// The client has to ask its user and call again.
    InputRequired(InputRequired),
}

/// An `InputRequiredResult` (MCP 2026-07-28).
#[derive(Clone, Debug)]
pub struct InputRequired {
    /// `inputRequests`: key to request, in the order asked; empty for a state-only round.
    pub input_requests: Map<String, Value>,
    /// `requestState`.
    pub request_state: String,
}

/// Why a state was refused.
#[derive(Debug)]
pub struct Rejection {}

/// Makes an [`Engine`].
#[derive(Debug)]
pub struct Builder {
    env: Env,
}

impl Builder {
    /// Keys.
    #[must_use]
    pub fn keys(self, _: KeyRing) -> Self {
        self
    }

    /// Environment.
    #[must_use]
    pub fn env<T: Send + Sync + 'static>(mut self, value: T) -> Self {
        self.env.insert(value);
        self
    }

    /// Clock.
    #[must_use]
    pub fn clock(self, _: impl Clock + 'static) -> Self {
        self
    }

    /// Lifetime.
    #[must_use]
    pub fn ttl(self, _: Duration) -> Self {
        self
    }

    /// Hook.
    #[must_use]
    pub fn on_reject(self, _: impl Fn(&Rejection) + Send + Sync + 'static) -> Self {
        self
    }

    /// The engine.
    pub fn build(self) -> Engine {
        Engine { env: self.env }
    }
}

/// Runs tools: opens states, restores and runs machines, seals states.
#[derive(Debug)]
pub struct Engine {
    env: Env,
}

impl Engine {
    /// A builder.
    pub fn builder(_: impl Into<String>) -> Builder {
        Builder { env: Env::new() }
    }

    /// What the tool lacks.
    pub fn missing(&self, descriptor: &Descriptor) -> Vec<EnvType> {
        descriptor.environment.iter().copied().filter(|need| !self.env.has(need)).collect()
    }

    /// Runs one round of `tool`.
    pub async fn call(&self, tool: &dyn Tool, request: Request) -> Result<Response, RpcError> {
        let _ = (tool, request);
        todo!()
    }
}
