//! Requests that are not let through.

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use serde_json::{Value, json};

use crate::error::RpcError;

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
pub(super) fn unreadable(body: &[u8]) -> Response {
    let (id, error) = match serde_json::from_slice::<Value>(body) {
        Ok(message) => (
            id_of(&message),
            RpcError::new(-32600, "the body is not a JSON-RPC message"),
        ),
        Err(_) => (Value::Null, RpcError::new(-32700, "the body is not JSON")),
    };
    response(StatusCode::BAD_REQUEST, &id, &error)
}

/// An error must carry the id of its request, if that can be made out.
fn id_of(message: &Value) -> Value {
    match message.get("id") {
        Some(id @ (Value::String(_) | Value::Number(_))) => id.clone(),
        _ => Value::Null,
    }
}
