//! Clients from before MCP 2026-07-28: the call waits while they are asked.

use std::time::Duration;

use ::rmcp::{
    RoleServer,
    model::{CancelledNotificationParam, CustomRequest, ErrorData, RequestId, ServerRequest},
    service::{PeerRequestOptions, RequestContext, ServiceError},
};
use serde_json::{Map, Value};

use super::{
    call::{Call, cancelled},
    convert,
    line::Line,
};
use crate::{
    engine::{Request, Response},
    function::{outcome::Outcome, tool::Resumable},
    ground::entropy,
    protocol::{log::LogSink, progress::ProgressSink},
};

/// The pause after a round without questions, as long as clients of 2026-07-28 make it.
const PAUSE: Duration = Duration::from_millis(250);

/// Runs a call to its end, asking the client between the rounds.
///
/// Must stay in the task rmcp made for the request: over HTTP a question finds its way to the
/// client by that task.
pub(super) async fn drive<R: Resumable + ?Sized>(
    call: Call<'_, R>,
    arguments: Option<Value>,
) -> Result<R::Reply, ErrorData> {
    let capabilities = call.live_capabilities();
    let mut request_state = None;
    let mut input_responses = None;
    for _ in 0..call.limits.rounds {
        let round = call
            .round(Request {
                arguments: arguments.clone(),
                input_responses: input_responses.take(),
                request_state: request_state.take(),
                capabilities,
                principal: call.principal.cloned(),
                progress: ProgressSink::default(),
                log: LogSink::default(),
                uri: None,
            })
            .await?;
        let round = match round {
            Response::Complete(reply) => return Ok(reply),
            Response::InputRequired(round) => round,
        };
        request_state = Some(Value::String(round.request_state));
        if round.input_requests.is_empty() {
            match pause(call.cx, call.line).await {
                Ok(()) => continue,
                Err(NoAnswer::Gone) => return Err(cancelled()),
                Err(NoAnswer::Because(reason)) => {
                    let text = format!("the call ended because {reason}");
                    return R::Reply::refused(text).map_err(convert::error);
                }
            }
        }
        let mut responses = Map::new();
        // One after the other: a client that shows one form at a time may lose a second one.
        for (key, request) in round.input_requests.iter() {
            match ask(&call, request).await {
                Ok(response) => {
                    responses.insert(key.to_owned(), response);
                }
                Err(NoAnswer::Gone) => return Err(cancelled()),
                Err(NoAnswer::Because(reason)) => {
                    let text = format!(
                        "the call ended because the question `{key}` has no answer: {reason}"
                    );
                    return R::Reply::refused(text).map_err(convert::error);
                }
            }
        }
        input_responses = Some(Value::Object(responses));
    }
    let text = format!("the call ended after {} rounds", call.limits.rounds);
    R::Reply::refused(text).map_err(convert::error)
}

async fn pause(cx: &RequestContext<RoleServer>, line: &Line) -> Result<(), NoAnswer> {
    tokio::select! {
        biased;
        () = cx.ct.cancelled() => Err(NoAnswer::Gone),
        () = line.hung_up() => Err(NoAnswer::Gone),
        () = line.stopping().cancelled() => Err(stopping()),
        () = tokio::time::sleep(PAUSE) => Ok(()),
    }
}

/// Why a question stays without an answer.
enum NoAnswer {
    /// There is nobody to tell it to.
    Gone,
    /// For the model to read.
    Because(String),
}

/// The user would answer a server that is gone.
fn stopping() -> NoAnswer {
    NoAnswer::Because("the server is stopping".to_owned())
}

async fn ask<R: ?Sized>(call: &Call<'_, R>, request: Value) -> Result<Value, NoAnswer> {
    if call.line.stopping().is_cancelled() {
        return Err(stopping());
    }
    let asked = call
        .cx
        .peer
        .send_request_with_option(
            ServerRequest::CustomRequest(as_before(request)?),
            PeerRequestOptions::with_timeout(call.limits.question),
        )
        .await
        .map_err(|error| unanswered(&error))?;
    let id = asked.id.clone();
    tokio::select! {
        biased;
        () = call.cx.ct.cancelled() => {
            withdraw(call.cx, id, "the call was cancelled").await;
            Err(NoAnswer::Gone)
        }
        () = call.line.stopping().cancelled() => {
            withdraw(call.cx, id, "the server is stopping").await;
            Err(stopping())
        }
        () = call.line.hung_up() => Err(NoAnswer::Gone),
        answer = asked.await_response() => match answer {
            Ok(answer) => serde_json::to_value(answer).map_err(|error| NoAnswer::Because(error.to_string())),
            Err(error) => Err(unanswered(&error)),
        }
    }
}

/// The form is still on the user's screen; whether this can be sent makes no difference.
async fn withdraw(cx: &RequestContext<RoleServer>, question: RequestId, reason: &str) {
    let withdrawn = CancelledNotificationParam::new(Some(question), Some(reason.to_owned()));
    drop(cx.peer.notify_cancelled(withdrawn).await);
}

fn unanswered(error: &ServiceError) -> NoAnswer {
    match error {
        ServiceError::TransportClosed | ServiceError::Cancelled { .. } => NoAnswer::Gone,
        ServiceError::McpError(error) => NoAnswer::Because(format!(
            "the client answered with an error: {}",
            error.message
        )),
        ServiceError::Timeout { timeout } => {
            NoAnswer::Because(format!("nobody answered for {} seconds", timeout.as_secs()))
        }
        error => NoAnswer::Because(error.to_string()),
    }
}

/// The request as revisions before 2026-07-28 have it.
///
/// It goes out as it is, not through rmcp's model, which would drop members it does not know.
fn as_before(mut request: Value) -> Result<CustomRequest, NoAnswer> {
    let method = request
        .get("method")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned();
    let mut params = request.get_mut("params").map(Value::take);
    if let Some(Value::Object(params)) = &mut params {
        match params.get("mode").and_then(Value::as_str) {
            // Revision 2025-06-18 has no modes, and later ones take this one if none is named.
            Some("form") => {
                params.remove("mode");
            }
            // Revision 2025-11-25 wants URLs to be numbered.
            Some("url") => {
                params.insert("elicitationId".to_owned(), elicitation_id()?.into());
            }
            _ => {}
        }
    }
    Ok(CustomRequest::new(method, params))
}

fn elicitation_id() -> Result<String, NoAnswer> {
    let bytes = entropy::random().map_err(|error| NoAnswer::Because(error.to_string()))?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sent(request: Value) -> CustomRequest {
        as_before(request).unwrap_or_else(|_| panic!("the system has no entropy"))
    }

    #[test]
    fn a_form_goes_out_without_a_mode() {
        let sent = sent(json!({
            "method": "elicitation/create",
            "params": { "mode": "form", "message": "Who?", "requestedSchema": { "type": "object" } },
        }));
        assert_eq!(sent.method, "elicitation/create");
        assert_eq!(
            sent.params,
            Some(json!({ "message": "Who?", "requestedSchema": { "type": "object" } }))
        );
    }

    #[test]
    fn a_url_goes_out_with_an_id_of_its_own() {
        let url = json!({
            "method": "elicitation/create",
            "params": { "mode": "url", "message": "Pay.", "url": "https://pay.example" },
        });
        let (first, second) = (sent(url.clone()).params.unwrap(), sent(url).params.unwrap());
        assert_eq!(first["mode"], "url");
        assert_eq!(first["elicitationId"].as_str().map(str::len), Some(32));
        assert_ne!(first["elicitationId"], second["elicitationId"]);
    }

    #[test]
    fn everything_else_goes_out_as_it_is() {
        let roots = sent(json!({ "method": "roots/list" }));
        assert_eq!((roots.method.as_str(), roots.params), ("roots/list", None));
        let params = json!({ "messages": [], "maxTokens": 5 });
        let sampling = sent(json!({ "method": "sampling/createMessage", "params": params }));
        assert_eq!(sampling.params, Some(params));
    }
}
