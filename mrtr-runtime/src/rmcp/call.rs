//! One `tools/call`, whatever revision the client speaks.

use ::rmcp::{
    RoleServer,
    model::{CallToolResponse, ErrorData, InputResponses, JsonObject, ProtocolVersion},
    service::RequestContext,
};
use serde_json::Value;

use super::{convert, line::Line, live};
use crate::{
    capability::Capabilities,
    engine::{Engine, Request, Response},
    error::RpcError,
    tool::Tool,
};

/// A tool, and what it needs to be called.
#[derive(Clone, Copy)]
pub(super) struct Call<'a> {
    pub(super) engine: &'a Engine,
    pub(super) tool: &'a dyn Tool,
    pub(super) line: &'a Line,
    pub(super) cx: &'a RequestContext<RoleServer>,
    pub(super) limits: live::Limits,
}

/// What a client sent with a call, besides the name.
#[derive(Debug, Default)]
pub(super) struct Sent {
    pub(super) arguments: Option<JsonObject>,
    pub(super) input_responses: Option<InputResponses>,
    pub(super) request_state: Option<String>,
}

impl Call<'_> {
    pub(super) async fn answer(self, sent: Sent) -> Result<CallToolResponse, ErrorData> {
        let arguments = sent.arguments.map(Value::Object);
        if !speaks_mrtr(self.cx) {
            // This client cannot know the other two members, so they are nothing to us.
            return live::drive(self, arguments)
                .await
                .map(CallToolResponse::Complete);
        }
        let round = self
            .round(Request {
                arguments,
                input_responses: sent
                    .input_responses
                    .map(|given| Value::Object(given.into_iter().collect())),
                request_state: sent.request_state.map(Value::String),
                capabilities: convert::capabilities(self.cx),
                principal: None,
            })
            .await?;
        match round {
            Response::Complete(reply) => Ok(CallToolResponse::Complete(convert::reply(reply))),
            Response::InputRequired(round) => {
                convert::input_required(round).map(CallToolResponse::InputRequired)
            }
        }
    }

    /// Runs one round; a client that no longer wants the result ends it where it is.
    pub(super) async fn round(&self, request: Request) -> Result<Response, ErrorData> {
        tokio::select! {
            biased;
            () = self.cx.ct.cancelled() => Err(cancelled()),
            response = self.engine.call(self.tool, request) => response.map_err(convert::error),
        }
    }

    /// What this client can be asked live.
    pub(super) fn live_capabilities(&self) -> Capabilities {
        if self.line.is_two_way(self.cx) {
            convert::capabilities(self.cx)
        } else {
            Capabilities::none()
        }
    }
}

fn speaks_mrtr(cx: &RequestContext<RoleServer>) -> bool {
    cx.protocol_version()
        .is_some_and(|version| version >= ProtocolVersion::V_2026_07_28)
}

/// Nobody reads this: the answer to a cancelled request is not sent.
pub(super) fn cancelled() -> ErrorData {
    convert::error(RpcError::new(RpcError::INTERNAL, "the call was cancelled"))
}
