//! Rounds that break off.

use std::sync::{Arc, atomic::Ordering::SeqCst};

use mrtr::testing::{Client, CrashPoint, crash_everywhere};

use crate::{Shop, hat, sell, yes};

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
