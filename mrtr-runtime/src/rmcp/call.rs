//! One call, of whatever method, whatever revision the client speaks.

use std::pin::pin;

use ::rmcp::{
    RoleServer,
    model::{ErrorData, InputResponses, JsonObject, ProtocolVersion},
    service::RequestContext,
};
use serde_json::Value;

use super::{
    convert,
    line::Line,
    live,
    reports::{Report, Reports},
};
use crate::{
    engine::{Engine, Request, Response},
    function::tool::Resumable,
    ground::principal::Principal,
    protocol::{capability::Capabilities, error::RpcError, log::LogSink, progress::ProgressSink},
};

/// A function, and what it needs to be called.
pub(super) struct Call<'a, R: ?Sized> {
    pub(super) engine: &'a Engine,
    pub(super) function: &'a R,
    /// Of a resource: as the client wrote it.
    pub(super) uri: Option<&'a str>,
    pub(super) line: &'a Line,
    pub(super) cx: &'a RequestContext<RoleServer>,
    pub(super) limits: live::Limits,
    pub(super) principal: Option<&'a Principal>,
    pub(super) reports: &'a Reports,
}

/// What a client sent with a call, besides the name.
#[derive(Debug, Default)]
pub(super) struct Sent {
    pub(super) arguments: Option<JsonObject>,
    pub(super) input_responses: Option<InputResponses>,
    pub(super) request_state: Option<String>,
}

impl<R: Resumable + ?Sized> Call<'_, R> {
    pub(super) async fn answer(self, sent: Sent) -> Result<Response<R::Reply>, ErrorData> {
        let arguments = sent.arguments.map(Value::Object);
        if !speaks_mrtr(self.cx) {
            // This client cannot know the other two members, so they are nothing to us.
            return Box::pin(live::drive(self, arguments))
                .await
                .map(Response::Complete);
        }
        self.round(Request {
            arguments,
            input_responses: sent
                .input_responses
                .map(|given| Value::Object(object(given))),
            request_state: sent.request_state.map(Value::String),
            capabilities: convert::capabilities(self.cx),
            principal: self.principal.cloned(),
            progress: ProgressSink::default(),
            log: LogSink::default(),
            uri: None,
        })
        .await
    }

    /// Runs one round; a client that no longer wants the result ends it where it is.
    pub(super) async fn round(
        &self,
        mut request: Request,
    ) -> Result<Response<R::Reply>, ErrorData> {
        let mut waiting;
        (request.progress, request.log, waiting) = self.reports.open();
        request.uri = self.uri.map(str::to_owned);
        let mut response = pin!(self.engine.call(self.function, request));
        let response = loop {
            tokio::select! {
                biased;
                () = self.cx.ct.cancelled() => return Err(cancelled()),
                report = waiting.next() => self.report(report).await,
                response = &mut response => break response,
            }
        };
        while let Some(report) = waiting.try_next() {
            self.report(report).await;
        }
        response.map_err(convert::error)
    }

    async fn report(&self, report: Report) {
        self.reports
            .send(self.cx, self.function.name(), report)
            .await;
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

/// Not collected: a map is then made of a sorted list, at several times the price.
fn object(responses: InputResponses) -> JsonObject {
    let mut object = JsonObject::new();
    object.extend(responses);
    object
}

pub(super) fn speaks_mrtr(cx: &RequestContext<RoleServer>) -> bool {
    cx.protocol_version()
        .is_some_and(|version| version >= ProtocolVersion::V_2026_07_28)
}

/// Nobody reads this: the answer to a cancelled request is not sent.
pub(super) fn cancelled() -> ErrorData {
    convert::error(RpcError::new(RpcError::INTERNAL, "the call was cancelled"))
}
