//! Rounds that break off.

use std::sync::{Arc, atomic::Ordering::SeqCst};

use mrtr::{
    Tool,
    prelude::*,
    testing::{Client, CrashPoint, crash_everywhere},
};
use serde_json::json;

use crate::{Shop, failures::failure, hat, sell, yes};

#[tokio::test]
async fn a_call_crashes_at_every_await_and_every_response() {
    let crashes = crash_everywhere(
        || {
            let shop = Arc::new(Shop::default());
            let count = shop.clone();
            let client = Client::new(sell).shared(shop).without_replay_store();
            (client, move || {
                (count.held.load(SeqCst), count.sold.load(SeqCst))
            })
        },
        hat(),
        yes,
        (1, 1),
    )
    .await;
    let seen: Vec<_> = crashes
        .iter()
        .map(|crash| (crash.round, crash.place, crash.effects))
        .collect();
    assert_eq!(
        seen,
        [
            // Before the effect, after it, and when the whole round was over.
            (0, CrashPoint::Await(0), (1, 1)),
            (0, CrashPoint::Await(1), (2, 1)),
            (0, CrashPoint::Response, (2, 1)),
            (1, CrashPoint::Response, (1, 1)),
            (2, CrashPoint::Response, (1, 1)),
            (3, CrashPoint::Response, (1, 1)),
            (4, CrashPoint::Await(0), (1, 1)),
            (4, CrashPoint::Await(1), (1, 2)),
            (4, CrashPoint::Response, (1, 2)),
        ]
    );
    for crash in crashes {
        assert_eq!(
            crash.result.unwrap()["content"][0]["text"],
            "hat M to Elm St, true"
        );
    }
}

#[tokio::test]
async fn with_a_replay_store_no_crash_does_anything_twice() {
    let crashes = crash_everywhere(
        || {
            let shop = Arc::new(Shop::default());
            let count = shop.clone();
            let client = Client::new(sell).shared(shop);
            (client, move || count.sold.load(SeqCst))
        },
        hat(),
        yes,
        1,
    )
    .await;
    for crash in crashes {
        // The first request has no state, so it is another call.
        let unknown = crash.round > 0 && crash.place != CrashPoint::Response;
        let result = crash.result.unwrap();
        assert_eq!(result["isError"], unknown, "{result}");
        assert!(crash.effects <= 1);
    }
}

/// Forgets to sell.
#[mrtr_tool]
async fn forget(shop: &Shop) -> Result<String, ToolError> {
    shop.hold().await;
    let sure = confirm("Buy it?").await?;
    Ok(format!("sold: {sure}"))
}

/// Fails after its question.
#[mrtr_tool]
async fn fail() -> Result<String, ToolError> {
    let _sure = confirm("Buy it?").await?;
    Err(ToolError::rpc(-32_000, "no shop"))
}

/// What the kit says of `tool`, of which one is to be sold.
async fn one_sold(tool: impl Tool + Copy) -> String {
    let crashes = crash_everywhere(
        move || {
            let shop = Arc::new(Shop::default());
            let count = shop.clone();
            (Client::new(tool).shared(shop), move || {
                count.sold.load(SeqCst)
            })
        },
        hat(),
        yes,
        1,
    );
    failure(crashes).await
}

#[tokio::test]
async fn a_tool_that_never_comes_to_its_effect_is_found() {
    assert_eq!(one_sold(sell).await, "");
    let text = one_sold(forget).await;
    assert!(
        text.starts_with("a call of `forget` in which nothing crashes has the effects 0, not 1")
            && text.contains("sold: true"),
        "{text}"
    );
    let text = one_sold(fail).await;
    assert!(
        text.starts_with("a call of `fail` in which nothing crashes fails: ")
            && text.contains("no shop"),
        "{text}"
    );
}

#[tokio::test]
async fn a_count_that_counts_something_else_is_found() {
    let crashes = crash_everywhere(
        || {
            let other = Shop::default();
            (Client::new(sell).env(Shop::default()), move || {
                other.sold.load(SeqCst)
            })
        },
        json!({ "item": "hat" }),
        yes,
        1,
    );
    assert!(failure(crashes).await.contains("has the effects 0, not 1"));
}
