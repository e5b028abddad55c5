//! Where branches around questions come together, a run goes on in another piece of code: nobody can tell.

use std::cell::Cell;

use mrtr::{Engine, Request, Response, prelude::*};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

thread_local! {
    static SAVED: Cell<usize> = const { Cell::new(0) };
}

/// Counts how often it is saved.
struct Counted;

impl Serialize for Counted {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SAVED.set(SAVED.get() + 1);
        serializer.serialize_unit()
    }
}

impl<'de> Deserialize<'de> for Counted {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <()>::deserialize(deserializer).map(|()| Self)
    }
}

/// Comes back as another number, if it is a thousand.
#[derive(Clone, Debug, Serialize)]
struct Drifting(u32);

impl<'de> Deserialize<'de> for Drifting {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Ok(Self(if number == 1_000 { 999 } else { number }))
    }
}

/// Asks whether to ask, and then about some of sixteen things.
#[mrtr_tool]
async fn sixteen(inner: u32) -> Result<String, ToolError> {
    let counted = Counted;
    let mut all = Vec::new();
    let mut kept = Drifting(0);
    let n: u32 = ask_user("n?").await?;
    if n == 1 {
        all.push(ask_user::<u32>("1?").await?);
    }
    if n == 2 {
        all.push(ask_user::<u32>("2?").await?);
    }
    if n == 3 {
        all.push(ask_user::<u32>("3?").await?);
    }
    if n == 4 {
        all.push(ask_user::<u32>("4?").await?);
    }
    kept.0 += inner;
    // Not needed after the next question, and of a kind that cannot be saved.
    let connection = || inner;
    all.push(connection());
    if n == 5 {
        all.push(ask_user::<u32>("5?").await?);
    }
    if n == 6 {
        all.push(ask_user::<u32>("6?").await?);
    }
    if n == 7 {
        all.push(ask_user::<u32>("7?").await?);
    }
    if n == 8 {
        all.push(ask_user::<u32>("8?").await?);
    }
    for _ in 0..inner {
        all.push(1);
        if n == 9 {
            all.push(ask_user::<u32>("9?").await?);
        }
        if n == 9 {
            all.push(ask_user::<u32>("9b?").await?);
        }
        if n == 9 {
            all.push(ask_user::<u32>("9c?").await?);
        }
        all.pop();
    }
    if n == 10 {
        all.push(ask_user::<u32>("10?").await?);
    }
    if n == 11 {
        all.push(ask_user::<u32>("11?").await?);
    }
    if n == 12 {
        all.push(ask_user::<u32>("12?").await?);
    }
    let _ = &counted;
    Ok(format!("{all:?} {}", kept.0))
}

/// Answers the first question with `n`; gives what comes then, and how often a local was saved in that round.
async fn second_round(engine: &Engine, inner: u32, n: u32) -> (Result<Value, String>, usize) {
    let request = || Request::tool_call(json!({ "inner": inner }));
    let Ok(Response::InputRequired(asked)) = engine.call(&sixteen, request()).await else {
        panic!("it asks first");
    };
    SAVED.set(0);
    let mut retry = request();
    retry.request_state = Some(Value::String(asked.request_state));
    retry.input_responses = Some(json!({ "n": { "action": "accept", "content": { "n": n } } }));
    let outcome = match engine.call(&sixteen, retry).await {
        Ok(Response::Complete(reply)) => Ok(reply.to_json()),
        Ok(Response::InputRequired(asked)) => Ok(json!(asked.input_requests)),
        Err(error) => Err(error.message),
    };
    (outcome, SAVED.get())
}

/// An engine that does not look at what is saved any more: it does so the first time.
async fn seen_before() -> Engine {
    let engine = Engine::builder("joins").verify(false).build();
    let (reply, _) = second_round(&engine, 3, 0).await;
    reply.expect("it survives");
    engine
}

#[tokio::test]
async fn joins_take_no_round_and_each_costs_one_save() {
    let engine = seen_before().await;
    let (reply, saved) = second_round(&engine, 3, 0).await;
    assert_eq!(reply.unwrap()["content"][0]["text"], "[3] 3");
    assert!((1..=12).contains(&saved), "saved {saved} times");

    let (asked, _) = second_round(&engine, 3, 11).await;
    assert!(asked.unwrap().to_string().contains("11?"));
}

#[tokio::test]
async fn a_loop_that_does_not_ask_saves_nothing_in_its_rounds() {
    let engine = seen_before().await;
    let (_, once) = second_round(&engine, 1, 0).await;
    let (_, often) = second_round(&engine, 10_000, 0).await;
    assert_eq!(once, often);
}

#[tokio::test]
async fn a_local_that_comes_back_as_another_at_a_join_is_told_of() {
    let engine = Engine::builder("joins").verify(true).build();
    let (reply, _) = second_round(&engine, 999, 0).await;
    assert_eq!(reply.unwrap()["content"][0]["text"], "[999] 999");

    let (refused, _) = second_round(&engine, 1_000, 0).await;
    assert!(refused.unwrap_err().contains("`kept`"));
}
