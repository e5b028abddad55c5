//! Requests that are not let through.

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use serde_json::{Value, json};

use crate::{
    protocol::error::RpcError,
    rmcp::scan::{self, Head},
};

/// A JSON-RPC error with an HTTP status of its own.
pub(super) fn response(status: StatusCode, id: &Value, error: &RpcError) -> Response {
    let body = json!({
        "jsonrpc": "2.0",
        "id": id,
        "error": { "code": error.code, "message": error.message },
    });
    let mut response = Response::new(Body::from(body.to_string()));
    *response.status_mut() = status;
    response.headers_mut().insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("application/json"),
    );
    response
}

/// The answer to a body that is no JSON-RPC message.
pub(super) fn unreadable(body: &[u8], head: &Head) -> Response {
    let (id, error) = if scan::is_json(body) {
        let error = RpcError::new(-32600, "the body is not a JSON-RPC message");
        (head.id.as_ref(), error)
    } else {
        // Half a message has no id.
        (None, RpcError::new(-32700, "the body is not JSON"))
    };
    response(StatusCode::BAD_REQUEST, id.unwrap_or(&Value::Null), &error)
}

/// The answer while there is too much to do.
pub(super) fn busy(head: &Head, reason: &'static str) -> Response {
    let error = RpcError::new(-32000, reason);
    let id = head.id.as_ref().unwrap_or(&Value::Null);
    let mut response = response(StatusCode::SERVICE_UNAVAILABLE, id, &error);
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    response
}
