//! What a test says that fails.

use std::{
    any::Any,
    future::poll_fn,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::SeqCst},
    },
    task::Poll,
};

use serde_json::json;

use crate::{client, hat};

/// What a failed expectation says.
fn said(expectation: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(expectation)).expect_err("it should not hold");
    text(panic)
}

/// What a check says that fails; nothing if it does not.
pub(crate) async fn failure(check: impl Future) -> String {
    let mut check = pin!(check);
    poll_fn(
        |cx| match catch_unwind(AssertUnwindSafe(|| check.as_mut().poll(cx))) {
            Ok(polled) => polled.map(|_| String::new()),
            Err(panic) => Poll::Ready(text(panic)),
        },
    )
    .await
}

fn text(panic: Box<dyn Any + Send>) -> String {
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => (*panic.downcast::<&str>().unwrap()).to_owned(),
    }
}

#[tokio::test]
async fn a_failed_expectation_says_what_is_there_instead() {
    let client = client();
    let mut call = client.call(hat()).await;
    let asked = "`sell` asks in round 1:\n  `size`: \"Which size?\" (a form with `size`)";
    for (expected, text) in [
        (
            "expected the question `seat`, but ",
            said(|| {
                let _ = call.expect_ask("seat");
            }),
        ),
        (
            "expected the question `seat`, but ",
            said(|| {
                drop(call.answer("seat", json!(1)));
            }),
        ),
        (
            "expected exactly the questions [\"size\", \"to\"], but ",
            said(|| {
                let _ = call.expect_asks(&["size", "to"]);
            }),
        ),
        (
            "expected the end of the call, but ",
            said(|| {
                let _ = call.expect_done();
            }),
        ),
        (
            "expected an `isError` result, but ",
            said(|| {
                let _ = call.expect_error();
            }),
        ),
        (
            "expected a JSON-RPC error, but ",
            said(|| {
                let _ = call.expect_rpc_error();
            }),
        ),
    ] {
        assert_eq!(text, format!("{expected}{asked}"));
    }
    call.answer("size", json!("M")).await;
    call.answer("gift", json!(false)).await;
    assert_eq!(
        said(|| {
            drop(call.answer("gift", json!(true)));
        }),
        "`gift` is answered already; unanswered are [\"to\"]"
    );
    assert_eq!(
        said(|| {
            let _ = call.expect_done();
        }),
        "expected the end of the call, but `sell` asks in round 2:\n  \
         `to`: \"Where to?\" (a form with `city`, `street`)\n  \
         `gift`: \"A gift?\" (a form with `gift`), answered"
    );
    call.decline("to").await;
    assert_eq!(
        said(|| {
            let _ = call.expect_ask("to");
        }),
        "expected the question `to`, but `sell` has ended in round 3 with the failure: the user declined to answer"
    );
    assert_eq!(
        said(|| {
            let _ = call.state();
        }),
        "there is no state: `sell` has ended in round 3 with the failure: the user declined to answer"
    );
}

#[tokio::test]
async fn an_expectation_fails_where_it_stands() {
    let (expected, seen) = (AtomicU32::new(0), Arc::new(AtomicU32::new(0)));
    let client = client();
    let mut call = client.call(hat()).await;
    let (place, thread) = (seen.clone(), std::thread::current().id());
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| match info.location() {
        Some(at) if at.file() == file!() && std::thread::current().id() == thread => {
            place.store(at.line(), SeqCst);
        }
        _ => before(info),
    }));
    said(|| {
        expected.store(line!() + 1, SeqCst);
        call.expect_ask("seat");
    });
    assert_eq!(seen.load(SeqCst), expected.load(SeqCst));
    said(|| {
        expected.store(line!() + 1, SeqCst);
        drop(call.answer("seat", json!(1)));
    });
    assert_eq!(seen.load(SeqCst), expected.load(SeqCst));
}
