//! What stands between axum and rmcp.

use std::{error::Error, sync::Arc, time::Duration};

use ::rmcp::transport::streamable_http_server::{
    StreamableHttpService, session::local::LocalSessionManager,
};
use axum::{
    body::{Body, Bytes, to_bytes},
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
};
use http_body_util::{BodyExt, LengthLimitError};
use serde_json::Value;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{
    refusal,
    sessions::Owners,
    settings::{Settings, session_config},
};
use crate::{
    error::RpcError,
    principal::Principal,
    rmcp::{
        caller::{Callers, Seen, unknown},
        handler::Handler,
    },
};

/// How long a client may take to send the body of a request.
const BODY_TIME: Duration = Duration::from_secs(30);

const SESSION: &str = "mcp-session-id";

/// Answers HTTP requests. Cheap to clone.
#[derive(Clone)]
pub(super) struct Endpoint(Arc<Inner>);

struct Inner {
    service: StreamableHttpService<Handler, LocalSessionManager>,
    sessions: Arc<LocalSessionManager>,
    owners: Owners,
    callers: Callers,
    body_limit: usize,
    stop: CancellationToken,
    /// How many messages have come in whose answers have not gone out.
    running: watch::Sender<usize>,
}

impl Endpoint {
    pub(super) fn new(
        handler: Handler,
        callers: Callers,
        question: Duration,
        settings: &Settings,
    ) -> Self {
        let mut sessions = LocalSessionManager::default();
        sessions.session_config = session_config(question);
        let sessions = Arc::new(sessions);
        let stop = CancellationToken::new();
        Self(Arc::new(Inner {
            service: StreamableHttpService::new(
                move || Ok(handler.clone()),
                Arc::clone(&sessions),
                settings.config(stop.clone()),
            ),
            sessions,
            owners: Owners::default(),
            callers,
            body_limit: settings.body_limit,
            stop,
            running: watch::Sender::new(0),
        }))
    }

    /// Waits until no message is being answered.
    pub(super) async fn idle(&self) {
        // The sender lives as long as this waits, so there is no error.
        drop(
            self.0
                .running
                .subscribe()
                .wait_for(|running| *running == 0)
                .await,
        );
    }

    /// Ends all sessions and everything that is running in them.
    pub(super) fn stop(&self) {
        self.0.stop.cancel();
    }

    pub(super) async fn handle(&self, request: Request) -> Response {
        let running = Running::begin(&self.0, request.method());
        let (parts, body) = request.into_parts();
        let response = match self.admit(parts) {
            Ok((parts, caller)) => self.answer(parts, body, caller).await,
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

    /// Finds out who is calling, where the author wants to know.
    fn admit(&self, mut parts: Parts) -> Result<(Parts, Option<Principal>), Box<Response>> {
        let Some(hook) = &self.0.callers.hook else {
            return Ok((parts, None));
        };
        let Some(caller) = hook(&parts) else {
            let mut refused = refusal::response(StatusCode::UNAUTHORIZED, &Value::Null, &unknown());
            refused
                .headers_mut()
                .insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            return Err(Box::new(refused));
        };
        if session(&parts.headers).is_some_and(|id| !self.0.owners.admit(id, &caller)) {
            // As for a session that never was, so that nobody learns that it is.
            let error = RpcError::new(-32600, "there is no such session");
            let refused = refusal::response(StatusCode::NOT_FOUND, &Value::Null, &error);
            return Err(Box::new(refused));
        }
        parts.extensions.insert(Seen(caller.clone()));
        Ok((parts, Some(caller)))
    }

    async fn answer(&self, parts: Parts, body: Body, caller: Option<Principal>) -> Response {
        let body = match self.read(body).await {
            Ok(body) => body,
            Err(refused) => return *refused,
        };
        let opens_session = session(&parts.headers).is_none();
        let is_json = says_json(&parts.headers);
        let response = self
            .0
            .service
            .handle(Request::from_parts(parts, Body::from(body.clone())))
            .await;
        // rmcp answers so to any body it cannot read, whatever type it was sent as.
        if response.status() == StatusCode::UNSUPPORTED_MEDIA_TYPE && is_json {
            return refusal::unreadable(&body);
        }
        if let (Some(caller), true, Some(id)) = (caller, opens_session, session(response.headers()))
        {
            let alive = self.0.sessions.sessions.read().await;
            self.0.owners.note(id, caller, |id| alive.contains_key(id));
        }
        response.map(Body::new)
    }

    async fn read(&self, body: Body) -> Result<Bytes, Box<Response>> {
        let limit = self.0.body_limit;
        let refuse = |status, reason: String| {
            let error = RpcError::new(-32600, reason);
            Box::new(refusal::response(status, &Value::Null, &error))
        };
        match tokio::time::timeout(BODY_TIME, to_bytes(body, limit)).await {
            Ok(Ok(body)) => Ok(body),
            Ok(Err(error)) if is_too_long(&error) => Err(refuse(
                StatusCode::PAYLOAD_TOO_LARGE,
                format!("the body is longer than {limit} bytes"),
            )),
            Ok(Err(error)) => Err(refuse(
                StatusCode::BAD_REQUEST,
                format!("the body cannot be read: {error}"),
            )),
            Err(_) => Err(refuse(
                StatusCode::REQUEST_TIMEOUT,
                "the body did not come in time".to_owned(),
            )),
        }
    }
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

fn is_too_long(error: &axum::Error) -> bool {
    error
        .source()
        .is_some_and(<dyn Error>::is::<LengthLimitError>)
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
