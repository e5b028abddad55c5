//! Who is calling, and whose call it is.

use axum::{
    extract::Request,
    middleware::{self, Next},
};
use mrtr::{KeyRing, Principal, Server};
use mrtr_http_tests::{Modern, Served, Session, accept, tools::server};
use reqwest::StatusCode;
use serde_json::json;

/// A server that believes what a header says.
fn trusting() -> Server {
    server().principal(|parts| {
        let subject = parts.headers.get("x-subject")?.to_str().ok()?;
        Some(Principal::new("https://login.example", subject))
    })
}

fn yes(key: &str) -> serde_json::Value {
    json!({ key: accept(&json!({ key: true })) })
}

fn assert_invalid(refused: &serde_json::Value) {
    assert_eq!(refused["error"]["code"], -32602, "{refused}");
    assert_eq!(
        refused["error"]["message"],
        "Invalid or expired requestState"
    );
}

#[tokio::test]
async fn the_tool_knows_who_is_calling_in_every_round() {
    let served = Served::start(trusting()).await;
    let ada = Modern::new(served.url()).header("x-subject", "ada");
    let first = ada.call("whoami", json!({})).await;
    let last = ada.retry("whoami", json!({}), &first, yes("confirm")).await;
    assert_eq!(last["result"]["content"][0]["text"], "ada and ada");
    served.stop().await;
}

#[tokio::test]
async fn what_one_was_asked_another_cannot_answer() {
    let served = Served::start(trusting()).await;
    let ada = Modern::new(served.url()).header("x-subject", "ada");
    let first = ada.call("whoami", json!({})).await;
    let eve = Modern::new(served.url()).header("x-subject", "eve");
    let refused = eve.retry("whoami", json!({}), &first, yes("confirm")).await;
    assert_invalid(&refused);
    served.stop().await;
}

/// As a server does that checks bearer tokens: many tokens stand for one caller, and some routes are for
/// everybody.
fn checking(keys: &KeyRing) -> Server {
    server().keys(keys.clone()).principal(|parts| {
        let bearer = parts.headers.get("authorization")?.to_str().ok()?;
        let (issuer, subject) = match bearer.strip_prefix("Bearer ")? {
            "morning" | "evening" => ("https://login.example", "ada"),
            "elsewhere" => ("https://other.example", "ada"),
            _ => return None,
        };
        Some(Principal::new(issuer, subject))
    })
}

fn bearer(served: &Served, token: &str) -> Modern {
    Modern::new(served.url()).header("authorization", format!("Bearer {token}"))
}

#[tokio::test]
async fn a_refreshed_token_is_the_same_caller_and_the_same_name_elsewhere_is_not() {
    let served = Served::start(checking(&KeyRing::ephemeral())).await;
    let first = bearer(&served, "morning").call("whoami", json!({})).await;
    let elsewhere = bearer(&served, "elsewhere");
    let refused = elsewhere
        .retry("whoami", json!({}), &first, yes("confirm"))
        .await;
    assert_invalid(&refused);
    let last = bearer(&served, "evening")
        .retry("whoami", json!({}), &first, yes("confirm"))
        .await;
    assert_eq!(last["result"]["content"][0]["text"], "ada and ada");
    served.stop().await;
}

#[tokio::test]
async fn a_call_is_not_continued_by_signing_in_or_out() {
    // Servers that share keys: one asks who is calling, one does not.
    let keys = KeyRing::ephemeral();
    let known = Served::start(checking(&keys)).await;
    let anonymous = Served::start(server().keys(keys)).await;
    let (ada, nobody) = (bearer(&known, "morning"), Modern::new(anonymous.url()));

    let of_ada = ada.call("whoami", json!({})).await;
    let of_nobody = nobody.call("whoami", json!({})).await;
    assert_invalid(
        &nobody
            .retry("whoami", json!({}), &of_ada, yes("confirm"))
            .await,
    );
    assert_invalid(
        &ada.retry("whoami", json!({}), &of_nobody, yes("confirm"))
            .await,
    );

    let last = ada
        .retry("whoami", json!({}), &of_ada, yes("confirm"))
        .await;
    assert_eq!(last["result"]["content"][0]["text"], "ada and ada");
    let last = nobody
        .retry("whoami", json!({}), &of_nobody, yes("confirm"))
        .await;
    assert_eq!(last["result"]["content"][0]["text"], "nobody and nobody");
    known.stop().await;
    anonymous.stop().await;
}

#[tokio::test]
async fn whoever_is_not_known_is_refused_whatever_they_ask_for() {
    let served = Served::start(trusting()).await;
    let nobody = Modern::new(served.url());
    for method in ["tools/list", "tools/call", "server/discover", "no/such"] {
        let request = nobody.prepare(method, json!({ "name": "whoami" }));
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED, "{method}");
        assert_eq!(response.headers()["www-authenticate"], "Bearer");
        let body: serde_json::Value = response.json().await.unwrap();
        assert_eq!(body["error"]["message"], "authentication required");
    }
    let http = reqwest::Client::new();
    for request in [http.get(served.url()), http.delete(served.url())] {
        assert_eq!(
            request.send().await.unwrap().status(),
            StatusCode::UNAUTHORIZED
        );
    }
    let ada = nobody.header("x-subject", "ada");
    assert_eq!(ada.request("tools/list", json!({})).await.0, StatusCode::OK);
    served.stop().await;
}

#[tokio::test]
async fn without_a_hook_calls_belong_to_nobody() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url()).header("x-subject", "ada");
    let first = client.call("whoami", json!({})).await;
    let last = Modern::new(served.url())
        .retry("whoami", json!({}), &first, yes("confirm"))
        .await;
    assert_eq!(last["result"]["content"][0]["text"], "nobody and nobody");
    served.stop().await;
}

/// A server that never asks who is calling, behind a layer that knows.
fn layered() -> Server {
    let known = middleware::from_fn(async |mut request: Request, next: Next| {
        if let Some(subject) = request.headers().get("x-subject") {
            let principal = Principal::new("https://login.example", subject.to_str().unwrap());
            request.extensions_mut().insert(principal);
        }
        next.run(request).await
    });
    server().map_router(|mcp| mcp.layer(known))
}

fn by(subject: &str) -> Vec<(&'static str, String)> {
    vec![("x-subject", subject.to_owned())]
}

#[tokio::test]
async fn a_session_belongs_to_who_opened_it_whoever_says_so() {
    for (server, refused_nobody) in [
        (trusting(), StatusCode::UNAUTHORIZED),
        (layered(), StatusCode::NOT_FOUND),
    ] {
        let served = Served::start(server).await;
        let ada = Session::open_with(&served.url(), json!({ "elicitation": {} }), by("ada")).await;
        let mut events = ada.call(1, "whoami", json!({})).await;
        let question = events.message().await;
        let answer =
            json!({ "jsonrpc": "2.0", "id": question["id"], "result": yes("confirm")["confirm"] });
        let list = json!({ "jsonrpc": "2.0", "id": 2, "method": "tools/list" });
        for (headers, expected) in [
            (by("eve"), StatusCode::NOT_FOUND),
            (Vec::new(), refused_nobody),
        ] {
            let stranger = ada.clone().with_headers(headers);
            for attempt in [
                stranger.post(&answer),
                stranger.post(&list),
                stranger.listen(),
                stranger.listen().header("last-event-id", "0-0"),
                stranger.delete(),
            ] {
                assert_eq!(attempt.send().await.unwrap().status(), expected);
            }
        }
        // It is still there, and hers.
        assert_eq!(ada.listen().send().await.unwrap().status(), StatusCode::OK);
        ada.tell(&answer).await;
        let result = events.message().await;
        assert_eq!(result["result"]["content"][0]["text"], "ada and ada");
        ada.close().await;
        served.stop().await;
    }
}

#[tokio::test]
async fn the_session_of_nobody_is_not_taken_over_by_signing_in() {
    let served = Served::start(layered()).await;
    let nobody = Session::open(&served.url(), json!({})).await;
    let list = json!({ "jsonrpc": "2.0", "id": 2, "method": "tools/list" });
    let eve = nobody.clone().with_headers(by("eve"));
    let status = eve.post(&list).send().await.unwrap().status();
    assert_eq!(status, StatusCode::NOT_FOUND);
    let status = nobody.post(&list).send().await.unwrap().status();
    assert_eq!(status, StatusCode::OK);
    served.stop().await;
}

#[tokio::test]
async fn a_caller_without_a_name_is_not_one_that_many_share() {
    for server in [trusting(), layered()] {
        let served = Served::start(server).await;
        for empty in ["", "  "] {
            let request = Modern::new(served.url())
                .header("x-subject", empty)
                .prepare("tools/list", json!({}));
            let status = request.send().await.unwrap().status();
            assert_eq!(status, StatusCode::UNAUTHORIZED, "{empty:?}");
        }
        let named = Modern::new(served.url()).header("x-subject", "ada");
        let (status, _) = named.request("tools/list", json!({})).await;
        assert_eq!(status, StatusCode::OK);
        served.stop().await;
    }
}
