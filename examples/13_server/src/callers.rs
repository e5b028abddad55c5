//! Who is calling.

use axum::{extract::Request, http::header::AUTHORIZATION, middleware::Next, response::Response};
use mrtr::Principal;

const ISSUER: &str = "https://login.example";

/// Puts the caller into the request's extensions, if its bearer token is good.
pub(crate) async fn identify(mut request: Request, next: Next) -> Response {
    let header = request.headers().get(AUTHORIZATION);
    let token = header.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(subject) = token.and_then(verified) {
        // The subject and not the token: tokens are refreshed while a user thinks.
        let caller = Principal::new(ISSUER, subject);
        request.extensions_mut().insert(caller);
    }
    next.run(request).await
}

/// The subject of a token. Stands for a library that checks its signature, audience and expiry.
fn verified(token: &str) -> Option<&str> {
    match token {
        "token-of-ada" | "next-token-of-ada" => Some("ada"),
        "token-of-bob" => Some("bob"),
        _ => None,
    }
}
