//! What comes in and what goes out.

use serde_json::{Map, Value};

use crate::{
    capability::Capabilities,
    error::RpcError,
    outcome::Outcome,
    principal::Principal,
    question::Responses,
    reply::Reply,
    seal::{ArgumentsDigest, Binding},
    tool::Resumable,
    wire,
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

impl Method {
    /// Its name in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            Self::ToolsCall => "tools/call",
            Self::PromptsGet => "prompts/get",
            Self::ResourcesRead => "resources/read",
        }
    }
}

/// One call as a host received it. The members are passed on raw; the engine checks their shape.
#[derive(Clone, Debug)]
pub struct Request {
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

impl Request {
    /// A first call with these arguments, from an anonymous client that can be asked everything.
    pub fn tool_call(arguments: Value) -> Self {
        Self {
            arguments: Some(arguments),
            input_responses: None,
            request_state: None,
            capabilities: Capabilities::all(),
            principal: None,
        }
    }
}

/// What a call gives.
#[derive(Clone, Debug)]
pub enum Response<R = Reply> {
    /// The function has ended.
    Complete(R),
    /// The client has to ask its user and call again.
    InputRequired(InputRequired),
}

impl<R: Outcome> Response<R> {
    /// The `result` member of the JSON-RPC response.
    pub fn to_json(&self) -> Value {
        match self {
            Self::Complete(reply) => reply.to_json(),
            Self::InputRequired(round) => {
                wire::input_required(&round.input_requests, &round.request_state)
            }
        }
    }
}

/// An `InputRequiredResult` (MCP 2026-07-28).
#[derive(Clone, Debug)]
pub struct InputRequired {
    /// `inputRequests`: key to request, in the order asked; empty for a state-only round.
    pub input_requests: Map<String, Value>,
    /// `requestState`.
    pub request_state: String,
}

/// A request whose members have the right shape.
pub(super) struct Parts {
    pub(super) arguments: Map<String, Value>,
    pub(super) responses: Responses,
    pub(super) state: Option<String>,
    pub(super) capabilities: Capabilities,
    pub(super) principal: Option<Principal>,
    digest: ArgumentsDigest,
}

impl Parts {
    pub(super) fn check(request: Request) -> Result<Self, RpcError> {
        let arguments = object("arguments", request.arguments)?;
        let responses = object("inputResponses", request.input_responses)?;
        let state = match request.request_state {
            None | Some(Value::Null) => None,
            Some(Value::String(state)) => Some(state),
            Some(_) => return Err(malformed("requestState", "a string")),
        };
        let digest = ArgumentsDigest::of(Some(&arguments));
        Ok(Self {
            arguments,
            responses: Responses(responses),
            state,
            capabilities: request.capabilities,
            principal: request.principal,
            digest,
        })
    }

    /// What a state of this call is bound to.
    pub(super) fn binding<'a, R: Resumable + ?Sized>(
        &'a self,
        audience: &'a str,
        function: &'a R,
    ) -> Binding<'a> {
        Binding {
            audience,
            method: R::Reply::METHOD.name(),
            name: function.name(),
            arguments: &self.digest,
            principal: self.principal.as_ref(),
        }
    }
}

/// Absent and `null` are an empty object.
fn object(member: &str, value: Option<Value>) -> Result<Map<String, Value>, RpcError> {
    match value {
        None | Some(Value::Null) => Ok(Map::new()),
        Some(Value::Object(object)) => Ok(object),
        Some(_) => Err(malformed(member, "an object")),
    }
}

fn malformed(member: &str, wants: &str) -> RpcError {
    RpcError::new(
        RpcError::INVALID_PARAMS,
        format!("`{member}` must be {wants}"),
    )
}
