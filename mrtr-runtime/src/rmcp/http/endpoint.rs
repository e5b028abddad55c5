//! What stands between axum and rmcp.

use std::sync::Arc;

use ::rmcp::transport::streamable_http_server::StreamableHttpService;
use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
};
use http_body_util::BodyExt as _;
use serde_json::Value;
use tokio::{sync::watch, time::timeout};
use tokio_util::sync::CancellationToken;

use super::{
    budget::{Budget, Part, Spent},
    limits::RequestLimits,
    refusal,
    sessions::Sessions,
    settings::Settings,
};
use crate::{
    protocol::error::RpcError,
    rmcp::{
        caller::{Callers, Seen},
        handler::Handler,
        scan::{self, Head, MAX_DEPTH},
    },
};

const SESSION: &str = "mcp-session-id";

/// Answers HTTP requests. Cheap to clone.
#[derive(Clone)]
pub(in crate::rmcp) struct Endpoint(Arc<Inner>);

struct Inner {
    service: StreamableHttpService<Handler, Sessions>,
    sessions: Sessions,
    callers: Callers,
    limits: RequestLimits,
    budget: Arc<Budget>,
    /// Ends the questions of older clients.
    questions: CancellationToken,
    /// Ends their sessions.
    stop: CancellationToken,
    /// How many messages have come in whose answers have not gone out.
    running: watch::Sender<usize>,
}

impl Endpoint {
    pub(in crate::rmcp) fn new(handler: Handler, callers: Callers, settings: &Settings) -> Self {
        let sessions = Sessions::new(settings.sessions, callers.clone());
        let stop = CancellationToken::new();
        Self(Arc::new(Inner {
            questions: handler.line().stopping().clone(),
            service: StreamableHttpService::new(
                move || Ok(handler.clone()),
                Arc::new(sessions.clone()),
                settings.config(stop.clone()),
            ),
            sessions,
            callers,
            limits: settings.limits,
            budget: Budget::new(settings.limits.in_flight),
            stop,
            running: watch::Sender::new(0),
        }))
    }

    /// Waits until no message is being answered.
    pub(in crate::rmcp) async fn idle(&self) {
        // The sender lives as long as this waits, so there is no error.
        drop(
            self.0
                .running
                .subscribe()
                .wait_for(|running| *running == 0)
                .await,
        );
    }

    /// Ends the calls that wait for a user.
    pub(in crate::rmcp) fn end_questions(&self) {
        self.0.questions.cancel();
    }

    /// Ends all sessions and everything that is running in them.
    pub(in crate::rmcp) fn stop(&self) {
        self.0.stop.cancel();
    }

    pub(in crate::rmcp) async fn handle(&self, request: Request) -> Response {
        let running = Running::begin(&self.0, request.method());
        let (parts, body) = request.into_parts();
        let response = match self.admit(parts) {
            Ok(parts) => self.answer(parts, body).await,
            Err(refused) => *refused,
        };
        // The answer is out when its body is.
        response.map(|body| {
            Body::new(body.map_frame(move |frame| {
                let _ = &running;
                frame
            }))
        })
    }

    /// Finds out who is calling. A session belongs to whoever the request says it is that opened it, known by
    /// name or not.
    fn admit(&self, mut parts: Parts) -> Result<Parts, Box<Response>> {
        let callers = &self.0.callers;
        let caller = callers
            .of_parts(&parts)
            .map_err(|error| Box::new(unknown_caller(&error)))?;
        if session(&parts.headers).is_some_and(|id| !self.0.sessions.admit(id, caller.as_ref())) {
            // As for a session that never was, so that nobody learns that it is.
            let error = RpcError::new(-32600, "there is no such session");
            let refused = refusal::response(StatusCode::NOT_FOUND, &Value::Null, &error);
            return Err(Box::new(refused));
        }
        if let Some(caller) = caller {
            parts.extensions.insert(Seen(caller));
        }
        Ok(parts)
    }

    async fn answer(&self, mut parts: Parts, body: Body) -> Response {
        let (body, head, part) = match self.read(body).await {
            Ok(read) => read,
            Err(refused) => return *refused,
        };
        let opens_session = head.initializes && session(&parts.headers).is_none();
        if opens_session && self.0.sessions.are_full() {
            return refusal::busy(&head, "there are too many sessions");
        }
        // It goes wherever the request goes, and so ends with the call.
        parts.extensions.insert(Arc::new(part));
        let is_json = says_json(&parts.headers);
        let request = Request::from_parts(parts, Body::from(Bytes::clone(&body)));
        let response = self.0.service.handle(request).await;
        match response.status() {
            // rmcp answers so to any body it cannot read, whatever type it was sent as.
            StatusCode::UNSUPPORTED_MEDIA_TYPE if is_json => refusal::unreadable(&body, &head),
            // The last place has gone to another request.
            StatusCode::INTERNAL_SERVER_ERROR if opens_session && self.0.sessions.are_full() => {
                refusal::busy(&head, "there are too many sessions")
            }
            _ => response.map(Body::new),
        }
    }

    /// Reads a body, if there is room for it and for what will be built of it.
    async fn read(&self, body: Body) -> Result<(Bytes, Head, Part), Box<Response>> {
        let mut part = Part::of(&self.0.budget);
        let collected = self.collect(body, &mut part);
        let Ok(body) = timeout(self.0.limits.body_time, collected).await else {
            let reason = "the body did not come in time".to_owned();
            return refuse(StatusCode::REQUEST_TIMEOUT, None, reason);
        };
        let body = Bytes::from(body?);
        let (extent, head) = (scan::extent(&body), scan::head(&body));
        let most = self.0.limits.values;
        if extent.values > most {
            let reason = format!("the body holds more than {most} JSON values");
            return refuse(StatusCode::PAYLOAD_TOO_LARGE, Some(&head), reason);
        }
        if extent.depth > MAX_DEPTH {
            let reason = format!("the body is nested more than {MAX_DEPTH} levels deep");
            return refuse(StatusCode::BAD_REQUEST, Some(&head), reason);
        }
        match part.values(extent) {
            Ok(()) => Ok((body, head, part)),
            Err(Spent) => Err(Box::new(refusal::busy(&head, OVERLOADED))),
        }
    }

    async fn collect(&self, mut body: Body, part: &mut Part) -> Result<Vec<u8>, Box<Response>> {
        let limit = self.0.limits.body;
        let mut read = Vec::new();
        while let Some(frame) = body.frame().await {
            let frame = match frame {
                Ok(frame) => frame,
                Err(error) => {
                    let reason = format!("the body cannot be read: {error}");
                    return refuse(StatusCode::BAD_REQUEST, None, reason);
                }
            };
            let Ok(data) = frame.into_data() else {
                continue; // trailers
            };
            if data.len() > limit - read.len() {
                let reason = format!("the body is longer than {limit} bytes");
                return refuse(StatusCode::PAYLOAD_TOO_LARGE, None, reason);
            }
            part.bytes(data.len())
                .map_err(|Spent| Box::new(refusal::busy(&Head::default(), OVERLOADED)))?;
            read.extend_from_slice(&data);
        }
        Ok(read)
    }
}

/// The answer where the hook does not yield a caller: that is the request's fault, unless the hook has panicked.
fn unknown_caller(error: &RpcError) -> Response {
    if error.code == RpcError::INTERNAL {
        return refusal::response(StatusCode::INTERNAL_SERVER_ERROR, &Value::Null, error);
    }
    let mut refused = refusal::response(StatusCode::UNAUTHORIZED, &Value::Null, error);
    refused
        .headers_mut()
        .insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    refused
}

const OVERLOADED: &str = "too many requests are being answered";

fn refuse<T>(status: StatusCode, head: Option<&Head>, reason: String) -> Result<T, Box<Response>> {
    let id = head.and_then(|head| head.id.as_ref());
    let error = RpcError::new(-32600, reason);
    let refused = refusal::response(status, id.unwrap_or(&Value::Null), &error);
    Err(Box::new(refused))
}

fn session(headers: &HeaderMap) -> Option<&str> {
    headers.get(SESSION)?.to_str().ok()
}

fn says_json(headers: &HeaderMap) -> bool {
    headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Counts a message until its answer is out. Streams that a client only listens on do not count.
struct Running(Option<Arc<Inner>>);

impl Running {
    fn begin(endpoint: &Arc<Inner>, method: &Method) -> Self {
        let counted = (method == Method::POST).then(|| Arc::clone(endpoint));
        if let Some(endpoint) = &counted {
            endpoint.running.send_modify(|running| *running += 1);
        }
        Self(counted)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(endpoint) = &self.0 {
            endpoint.running.send_modify(|running| *running -= 1);
        }
    }
}
