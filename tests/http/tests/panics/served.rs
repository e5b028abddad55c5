//! A server in the process of the test.

use mrtr::Principal;
use mrtr_http_tests::{
    Modern, Served, Session, accept,
    failing::{PLACES, SECRET, server},
    soon,
    tools::{Counter, Working},
};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// The functions of the server: method, and parameters for a place.
pub(crate) fn functions(place: &str) -> [(&'static str, Value); 3] {
    let arguments = json!({ "place": place });
    [
        (
            "tools/call",
            json!({ "name": "sell", "arguments": arguments }),
        ),
        (
            "prompts/get",
            json!({ "name": "tell", "arguments": arguments }),
        ),
        (
            "resources/read",
            json!({ "uri": format!("shop://{place}") }),
        ),
    ]
}

fn yes() -> Value {
    accept(&json!({ "sure": true }))
}

/// Checks the last message of a call: an error that tells nothing, or the end of a call that does not panic.
#[track_caller]
pub(crate) fn is_answered(place: &str, last: &Value) {
    assert!(!last.to_string().contains(SECRET), "{last}");
    if place == "nowhere" {
        assert!(last["result"].to_string().contains("nowhere"), "{last}");
    } else {
        assert_eq!(last["error"]["code"], -32_603, "{place}: {last}");
    }
}

#[tokio::test]
async fn every_call_has_its_answer() {
    let begun = Counter::default();
    let served = Served::start(server().env(begun.clone())).await;
    let client = Modern::new(served.url());
    for place in PLACES {
        for (method, mut params) in functions(place) {
            let (status, mut last) = client.request(method, params.clone()).await;
            assert_eq!(status, StatusCode::OK);
            if last["result"]["resultType"] == "input_required" {
                params["inputResponses"] = json!({ "sure": yes() });
                params["requestState"] = last["result"]["requestState"].take();
                last = client.request(method, params).await.1;
            }
            is_answered(place, &last);
        }
    }
    assert_eq!(begun.get(), 12);
    served.stop().await;
}

#[tokio::test]
async fn an_older_client_has_its_answer_and_its_session() {
    let begun = Counter::default();
    let served = Served::start(server().env(begun.clone())).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    for (id, place) in (10..).step_by(10).zip(PLACES) {
        for (id, (method, params)) in (id..).zip(functions(place)) {
            let mut events = session.request(id, method, params).await;
            let mut last = events.message().await;
            if last["method"] == "elicitation/create" {
                session.answer(&last, yes()).await;
                last = events.message().await;
            }
            assert_eq!(last["id"], id);
            is_answered(place, &last);
        }
    }
    assert_eq!(begun.get(), 12);
    served.stop().await;
}

/// How many tasks there are when they have come down to `most`.
async fn tasks(most: usize) {
    let tasks = tokio::runtime::Handle::current().metrics();
    soon("the tasks to end", async {
        while tasks.num_alive_tasks() > most {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn no_task_stays_behind() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url());
    client.call("sell", json!({ "place": "beginning" })).await;
    // With the one of the connection, which the client keeps.
    let before = tokio::runtime::Handle::current()
        .metrics()
        .num_alive_tasks();
    for _ in 0..200 {
        client.call("sell", json!({ "place": "beginning" })).await;
    }
    tasks(before).await;
    let session = Session::open(&served.url(), json!({})).await;
    session
        .call(1, "sell", json!({ "place": "beginning" }))
        .await
        .message()
        .await;
    let before = tokio::runtime::Handle::current()
        .metrics()
        .num_alive_tasks();
    for id in 2..200 {
        let mut events = session
            .call(id, "sell", json!({ "place": "beginning" }))
            .await;
        is_answered("beginning", &events.message().await);
    }
    tasks(before).await;
    served.stop().await;
}

#[tokio::test]
async fn a_hook_for_principals_that_panics_is_the_servers_fault() {
    let served = Served::start(server().principal(|parts| {
        let caller = parts.headers.get("x-caller")?.to_str().ok()?;
        assert!(caller != "panic", "{SECRET}");
        Some(Principal::new("test", caller))
    }))
    .await;
    for (caller, expected) in [
        (Some("panic"), StatusCode::INTERNAL_SERVER_ERROR),
        (None, StatusCode::UNAUTHORIZED),
        (Some("Ada"), StatusCode::OK),
    ] {
        let mut client = Modern::new(served.url());
        if let Some(caller) = caller {
            client = client.header("x-caller", caller);
        }
        let params = json!({ "name": "sell", "arguments": { "place": "nowhere" } });
        let (status, answer) = client.request("tools/call", params).await;
        assert_eq!(status, expected);
        assert!(!answer.to_string().contains(SECRET), "{answer}");
        if status == StatusCode::INTERNAL_SERVER_ERROR {
            assert_eq!(answer["error"]["code"], -32_603);
        }
    }
    served.stop().await;
}

#[tokio::test]
async fn an_older_client_that_cancels_or_closes_its_session_ends_its_call() {
    let working = Working::default();
    let served = Served::start(server().env(working.clone())).await;
    let session = Session::open(&served.url(), json!({})).await;
    let events = session.call(7, "work", json!({})).await;
    soon("the start", working.started.notified()).await;
    let params = json!({ "requestId": 7 });
    let cancel = json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": params });
    session.tell(&cancel).await;
    soon("the end", working.dropped.notified()).await;
    drop(events);
    // The positive twin.
    let mut events = session.call(8, "work", json!({})).await;
    soon("the start", working.started.notified()).await;
    working.go_on.notify_one();
    assert!(
        events.message().await["result"]
            .to_string()
            .contains("worked")
    );
    assert_eq!(working.finished.get(), 1);
    // One that is closed.
    let _events = session.call(9, "work", json!({})).await;
    soon("the start", working.started.notified()).await;
    soon("the end", working.dropped.notified()).await;
    session.close().await;
    soon("the end", working.dropped.notified()).await;
    assert_eq!(working.finished.get(), 1);
    served.stop().await;
}
