//! What nobody gets to see in a log: states, keys, answers, and the values of locals.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use mrtr::{InputRequired, Request, prelude::*};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::json;

use crate::{
    capture::logged,
    rig::{Rig, accept, answer, call, keys, secret},
};

/// Set once its type no longer reads what it wrote, as after a change of the code.
static CHANGED: AtomicBool = AtomicBool::new(false);

#[derive(Serialize)]
struct Card(String);

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = String::deserialize(deserializer)?;
        if CHANGED.load(Ordering::Relaxed) {
            return Err(serde::de::Error::custom(format!("{number} is no card")));
        }
        Ok(Self(number))
    }
}

/// Pays.
#[mrtr_tool]
async fn pay(account: String, copies: usize) -> Result<String, ToolError> {
    let card = Card(format!("LOCAL-{}", account.len()).repeat(copies));
    let pin: String = ask_user("Which PIN?").await?;
    let sure = confirm("Sure?").await?;
    Ok(format!("{} {} {sure}", card.0.len(), pin.len()))
}

fn paying(copies: usize) -> Request {
    call(json!({ "account": "ARGUMENT-4711", "copies": copies }))
}

/// A call with everything that can go wrong in it; gives the states it went through.
async fn everything(rig: &Rig) -> Vec<InputRequired> {
    let first = rig.asked(&pay, paying(1)).await;
    let wrong = json!({ "pin": accept("pin", json!(["ANSWER-0000"])) });
    let again = rig.asked(&pay, answer(paying(1), &first, wrong)).await;
    let right = json!({ "pin": accept("pin", "ANSWER-1234") });
    let second = rig.asked(&pay, answer(paying(1), &again, right)).await;
    let yes = || json!({ "sure": accept("sure", true) });
    rig.ended(&pay, answer(paying(1), &second, yes()))
        .await
        .unwrap();

    rig.refused(&pay, answer(paying(2), &second, yes())).await;
    let mut tampered = answer(paying(1), &second, yes());
    tampered.request_state = Some(format!("{}AAAA", first.request_state).into());
    rig.refused(&pay, tampered).await;
    rig.refused(&pay, paying(2_000)).await;

    CHANGED.store(true, Ordering::Relaxed);
    rig.ended(&pay, answer(paying(1), &second, yes()))
        .await
        .unwrap_err();
    rig.refused(&pay, paying(1)).await;
    CHANGED.store(false, Ordering::Relaxed);
    vec![first, again, second]
}

#[track_caller]
fn assert_tells_nothing(log: &str, states: &[InputRequired]) {
    for value in ["LOCAL-", "ARGUMENT-", "ANSWER-", &secret(1)[..16]] {
        assert!(!log.contains(value), "{value} is in:\n{log}");
    }
    for state in states {
        // Any longer piece of it would be too much.
        for piece in state.request_state.as_bytes().chunks(16) {
            let piece = str::from_utf8(piece).unwrap();
            assert!(
                piece.len() < 16 || !log.contains(piece),
                "{piece} is in:\n{log}"
            );
        }
    }
}

/// One test, because `CHANGED` is one for all threads.
#[tokio::test]
async fn logs_and_debug_output_hold_no_state_no_key_and_no_value() {
    let rejections = Arc::new(Mutex::new(String::new()));
    let told = Arc::clone(&rejections);
    let rig = Rig::with(|engine| {
        engine.on_reject(move |rejection| {
            let (plain, debug) = (&rejection.reason, rejection);
            *told.lock().unwrap() += &format!("{plain} {debug:?}\n");
        })
    });
    let states = everything(&rig).await;
    let text = logged();
    for expected in [
        "function=\"pay\"",
        "outcome=\"input_required\"",
        "outcome=\"complete\"",
        "refused a requestState",
        "the token was changed or belongs to another call",
        "local `card`: its type does not accept it",
        "a requestState is too long",
        "`card` 16003 bytes",
        "a value does not survive a checkpoint",
    ] {
        assert!(text.contains(expected), "no {expected:?} in:\n{text}");
    }
    assert_tells_nothing(&text, &states);

    let rejections = rejections.lock().unwrap().clone();
    assert_eq!(rejections.lines().count(), 3, "{rejections}");
    assert_tells_nothing(&rejections, &states);

    let second = &states[2];
    let retry = answer(paying(1), second, json!({ "sure": accept("sure", true) }));
    let inspection = rig.engine.inspect(&pay, retry.clone()).await.unwrap();
    assert_eq!(inspection.locals[0].value, "LOCAL-13");
    let debug = format!(
        "{:?} {:#?} {:?} {:#?} {:?} {retry:?} {second:?} {inspection:#?} {:?}",
        rig.engine,
        rig.engine,
        keys(1),
        keys(1),
        mrtr_runtime::Engine::builder("airline").keys(keys(1)),
        mrtr::Response::<mrtr::Reply>::InputRequired(second.clone()),
    );
    assert!(debug.contains("card") && debug.contains("sure"), "{debug}");
    assert_tells_nothing(&debug, &states);
}

#[cfg(feature = "rmcp")]
#[test]
fn a_server_shows_no_key() {
    let server = Server::new("airline", "1.0.0").keys(keys(1)).tool(pay);
    let shown = format!("{server:?}") + &format!("{:?}", server.build().unwrap());
    assert!(
        shown.contains("airline") && shown.contains("pay"),
        "{shown}"
    );
    assert!(!shown.contains(&secret(1)[..16]), "{shown}");
}
