//! Who is calling, and whose call it is.

use mrtr::{Principal, Server};
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
    assert_eq!(refused["error"]["code"], -32602);
    assert_eq!(
        refused["error"]["message"],
        "Invalid or expired requestState"
    );
    served.stop().await;
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
        assert_eq!(body["error"]["message"], "the caller is not known");
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

#[tokio::test]
async fn a_session_belongs_to_who_opened_it() {
    let served = Served::start(trusting()).await;
    let by = |subject: &str| vec![("x-subject", subject.to_owned())];
    let ada = Session::open_with(&served.url(), json!({ "elicitation": {} }), by("ada")).await;
    let mut events = ada.call(1, "whoami", json!({})).await;
    let question = events.message().await;
    let answer =
        json!({ "jsonrpc": "2.0", "id": question["id"], "result": yes("confirm")["confirm"] });
    for stranger in [by("eve"), Vec::new()] {
        let status = ada
            .clone()
            .with_headers(stranger.clone())
            .post(&answer)
            .send()
            .await
            .unwrap()
            .status();
        let expected = if stranger.is_empty() {
            StatusCode::UNAUTHORIZED
        } else {
            StatusCode::NOT_FOUND
        };
        assert_eq!(status, expected);
    }
    ada.tell(&answer).await;
    assert_eq!(
        events.message().await["result"]["content"][0]["text"],
        "ada and ada"
    );
    served.stop().await;
}
