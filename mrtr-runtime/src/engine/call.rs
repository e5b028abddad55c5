//! The way into a round, and out of it: its span, and what becomes of a panic.

use std::pin::pin;

use tracing::Instrument;

use super::{Engine, Request, Response, place::Place, request::Parts, round::Round};
use crate::{
    function::{outcome::Outcome, tool::Resumable},
    ground::panic,
    protocol::error::RpcError,
};

/// What a client is told of a panic.
const PANICKED: &str =
    "the server has failed in the middle of the call, and what it has done until then is unknown";

impl Engine {
    /// Runs one round of `function`: from the beginning, or from the checkpoint in `request_state`, up to the
    /// next checkpoint or the end.
    ///
    /// Dropping the future cancels the round at its current `.await`. Code that panics ends its round: the client is told
    /// that the server has failed, and the log where. Whether the answers it went on with have done anything counts as
    /// unknown.
    ///
    /// # Errors
    ///
    /// If the request is malformed, the state cannot be opened, the client lacks a capability the tool
    /// insists on, or a state cannot be made.
    ///
    /// # Security
    ///
    /// Every state that cannot be opened gives the same error; the reason goes to `tracing` and to
    /// [`EngineBuilder::on_reject`](super::EngineBuilder::on_reject) only.
    pub async fn call<R: Resumable + ?Sized>(
        &self,
        function: &R,
        request: Request,
    ) -> Result<Response<R::Reply>, RpcError> {
        let span = tracing::info_span!(
            "mrtr.round",
            function = function.name(),
            flow = tracing::field::Empty,
            round = tracing::field::Empty,
            asked = tracing::field::Empty,
            outcome = tracing::field::Empty,
        );
        async {
            let place = Place::default();
            let round = pin!(Some(async {
                let parts = Parts::check(request)?;
                Round::of(self, function, &parts, &place)
                    .await
                    .or_else(|refusal| refusal.answer(function.name()))
            }));
            let outcome = panic::contained(round).await.unwrap_or_else(|panicked| {
                tracing::error!(
                    function = function.name(),
                    checkpoint = place.describe(function),
                    panic = %panicked,
                    "a call has panicked"
                );
                Err(RpcError::new(RpcError::INTERNAL, PANICKED))
            });
            tracing::Span::current().record("outcome", outcome_name(&outcome));
            outcome
        }
        .instrument(span)
        .await
    }
}

fn outcome_name<R: Outcome>(outcome: &Result<Response<R>, RpcError>) -> &'static str {
    match outcome {
        Ok(Response::InputRequired(_)) => "input_required",
        Ok(Response::Complete(reply)) if reply.is_error() => "tool_error",
        Ok(Response::Complete(_)) => "complete",
        Err(_) => "rpc_error",
    }
}
