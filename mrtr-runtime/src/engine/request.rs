//! What comes in and what goes out.

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::InputRequests;
use crate::{
    function::{outcome::Outcome, reply::Reply, tool::Resumable},
    ground::{
        principal::Principal,
        seal::{ArgumentsDigest, Binding},
    },
    protocol::{
        capability::Capabilities, error::RpcError, input::Responses, log::LogSink,
        progress::ProgressSink, wire,
    },
};

/// One call as a host received it. The members are passed on raw; the engine checks their shape.
#[derive(Clone)]
#[non_exhaustive]
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
    /// Where the function's progress reports go.
    pub progress: ProgressSink,
    /// Where the function's messages for the client's log go.
    pub log: LogSink,
    /// Of a resource: `params.uri`, as it was asked for. `None` stands for what its template gives for the arguments.
    pub uri: Option<String>,
}

impl Request {
    /// A first call without arguments, from an anonymous client that can be asked this much. A host sets what else it has
    /// received.
    pub fn new(capabilities: Capabilities) -> Self {
        Self {
            arguments: None,
            input_responses: None,
            request_state: None,
            capabilities,
            principal: None,
            progress: ProgressSink::default(),
            log: LogSink::default(),
            uri: None,
        }
    }

    /// A first call with these arguments, from an anonymous client that can be asked everything.
    pub fn tool_call(arguments: Value) -> Self {
        Self {
            arguments: Some(arguments),
            ..Self::new(Capabilities::all())
        }
    }
}

/// A log keeps what it is given: whoever reads a state there could send it, and answers are the
/// user's own. Names and sizes have to do.
impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request")
            .field("arguments", &names(self.arguments.as_ref()))
            .field("input_responses", &names(self.input_responses.as_ref()))
            .field("request_state", &characters(self.request_state.as_ref()))
            .field("capabilities", &self.capabilities)
            .field("principal", &self.principal)
            .finish_non_exhaustive()
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
    ///
    /// A [`Value`] sorts its members by name, unless the feature `preserve_order` is on. As text a response
    /// keeps the order in any case.
    pub fn to_json(&self) -> Value {
        match self {
            Self::Complete(reply) => reply.to_json(),
            // Text keys, and numbers that are finite: there is nothing that could fail.
            Self::InputRequired(round) => serde_json::to_value(round).unwrap_or_default(),
        }
    }
}

/// The `result` member of the JSON-RPC response, as [`Response::to_json`] gives it: for hosts that write text,
/// which costs a fraction of a [`Value`] and keeps all in the order it was written in.
impl<R: Serialize> Serialize for Response<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Complete(reply) => reply.serialize(serializer),
            Self::InputRequired(round) => round.serialize(serializer),
        }
    }
}

/// An `InputRequiredResult` (MCP 2026-07-28).
#[derive(Clone)]
#[non_exhaustive]
pub struct InputRequired {
    /// `inputRequests`: key to request, in the order asked; empty for a state-only round.
    pub input_requests: InputRequests,
    /// `requestState`.
    pub request_state: String,
}

impl Serialize for InputRequired {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let requests = Some(&self.input_requests).filter(|requests| !requests.is_empty());
        wire::input_required(requests, &self.request_state, serializer)
    }
}

/// As for [`Request`].
impl fmt::Debug for InputRequired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InputRequired")
            .field("input_requests", &self.input_requests)
            .field(
                "request_state",
                &format_args!("{} characters", self.request_state.len()),
            )
            .finish()
    }
}

/// The names of an object's members.
fn names(value: Option<&Value>) -> Option<Vec<&str>> {
    let members = value?.as_object()?;
    Some(members.keys().map(String::as_str).collect())
}

fn characters(value: Option<&Value>) -> Option<usize> {
    value?.as_str().map(str::len)
}

/// A request whose members have the right shape.
pub(super) struct Parts {
    pub(super) arguments: Map<String, Value>,
    pub(super) responses: Responses,
    pub(super) state: Option<String>,
    pub(super) capabilities: Capabilities,
    pub(super) principal: Option<Principal>,
    pub(super) progress: ProgressSink,
    pub(super) log: LogSink,
    pub(super) uri: Option<String>,
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
            progress: request.progress,
            log: request.log,
            uri: request.uri,
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
