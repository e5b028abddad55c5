//! One call, of whatever method, whatever revision the client speaks.

use std::pin::pin;

use ::rmcp::{
    RoleServer,
    model::{ErrorData, InputResponses, JsonObject},
    service::RequestContext,
};

use super::{
    convert,
    limits::Limits,
    line::Line,
    reports::{Report, Reports},
};
use crate::{
    engine::{Engine, Request, Response},
    function::tool::Resumable,
    ground::principal::Principal,
    protocol::{capability::Capabilities, error::RpcError},
};

/// A function, and what it needs to be called.
pub(super) struct Call<'a, R: ?Sized> {
    pub(super) engine: &'a Engine,
    pub(super) function: &'a R,
    /// Of a resource: as the client wrote it.
    pub(super) uri: Option<&'a str>,
    pub(super) line: &'a Line,
    pub(super) cx: &'a RequestContext<RoleServer>,
    pub(super) limits: Limits,
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

/// Nobody reads this: the answer to a cancelled request is not sent.
pub(super) fn cancelled() -> ErrorData {
    convert::error(RpcError::new(RpcError::INTERNAL, "the call was cancelled"))
}
