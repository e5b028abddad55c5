//! When a state is good.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};

use mrtr::{Clock, Request, prelude::*};
use serde_json::json;

use crate::rig::{Log, Rig, accept, answer, call, greet, greeting};

/// A clock that stands still until it is set; in seconds after some moment.
#[derive(Clone, Default)]
struct Hand(Arc<AtomicU64>);

impl Hand {
    fn set(&self, seconds: u64) {
        self.0.store(seconds, Ordering::Relaxed);
    }
}

impl Clock for Hand {
    fn now(&self) -> SystemTime {
        let seconds = 1_790_000_000 + self.0.load(Ordering::Relaxed);
        SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
    }
}

/// Waits for a minute at most.
#[mrtr_tool(ttl = 60)]
async fn hurry(log: &Log) -> Result<String, ToolError> {
    let sure = confirm("Sure?").await?;
    log.add("sure");
    Ok(format!("{sure}"))
}

fn timed(ttl: Option<Duration>) -> (Rig, Hand) {
    let hand = Hand::default();
    let clock = hand.clone();
    let rig = Rig::with(|engine| {
        let engine = engine.clock(clock);
        match ttl {
            Some(ttl) => engine.ttl(ttl),
            None => engine,
        }
    });
    hand.set(1_000);
    (rig, hand)
}

fn ada(asked: &mrtr::InputRequired) -> Request {
    answer(greeting(), asked, json!({ "name": accept("name", "Ada") }))
}

#[track_caller]
fn assert_expired(text: &str, tool: &str) {
    assert_eq!(
        text,
        format!(
            "The question has expired. This request executed nothing; an earlier one with the same \
             state may have. Find out what has happened before you call `{tool}` again from the start."
        )
    );
}

#[tokio::test]
async fn a_state_is_good_for_a_quarter_of_an_hour_if_nothing_else_is_said() {
    let (rig, hand) = timed(None);
    let asked = rig.asked(&greet, greeting()).await;
    rig.log.take();
    hand.set(1_000 + 899);
    rig.asked(&greet, ada(&asked)).await;
    assert_eq!(rig.log.take(), ["name Ada"]);
    for later in [900, 901, 1_000_000, 1 << 40] {
        hand.set(1_000 + later);
        let text = rig.ended(&greet, ada(&asked)).await.unwrap_err();
        assert_expired(&text, "greet");
    }
    assert!(rig.log.take().is_empty());
}

#[tokio::test]
async fn the_time_to_live_is_the_engines_or_the_tools_own() {
    let (rig, hand) = timed(Some(Duration::from_secs(10)));
    let asked = rig.asked(&greet, greeting()).await;
    hand.set(1_009);
    rig.asked(&greet, ada(&asked)).await;
    hand.set(1_010);
    rig.ended(&greet, ada(&asked)).await.unwrap_err();

    let yes = json!({ "sure": accept("sure", true) });
    let asked = rig.asked(&hurry, call(json!({}))).await;
    hand.set(1_010 + 59);
    let retry = answer(call(json!({})), &asked, yes);
    assert_eq!(
        rig.ended(&hurry, retry.clone()).await,
        Ok("true".to_owned())
    );
    hand.set(1_010 + 60);
    assert_expired(&rig.ended(&hurry, retry).await.unwrap_err(), "hurry");
    assert_eq!(rig.log.take().last().unwrap(), "sure");
}

#[tokio::test]
async fn each_question_has_a_time_of_its_own_and_keeps_it_however_often_it_is_asked() {
    let (rig, hand) = timed(Some(Duration::from_secs(10)));
    let asked = rig.asked(&greet, greeting()).await;
    hand.set(1_009);
    let wrong = json!({ "name": accept("name", 5) });
    let again = rig.asked(&greet, answer(greeting(), &asked, wrong)).await;
    let sure = rig.asked(&greet, ada(&again)).await;
    hand.set(1_010);
    for late in [&asked, &again] {
        assert_expired(&rig.ended(&greet, ada(late)).await.unwrap_err(), "greet");
        let silent = answer(greeting(), late, json!({}));
        assert_expired(&rig.ended(&greet, silent).await.unwrap_err(), "greet");
    }
    hand.set(1_018);
    let yes = json!({ "sure": accept("sure", true) });
    let end = rig.ended(&greet, answer(greeting(), &sure, yes)).await;
    assert_eq!(end, Ok("Hello, Ada: true".to_owned()));
}

#[tokio::test]
async fn a_server_whose_clock_is_behind_by_a_minute_still_takes_a_state() {
    let (rig, hand) = timed(None);
    let asked = rig.asked(&greet, greeting()).await;
    hand.set(1_000 - 60);
    rig.asked(&greet, ada(&asked)).await;
    // Further ahead nobody can have sealed it honestly.
    hand.set(1_000 - 61);
    let text = rig.ended(&greet, ada(&asked)).await.unwrap_err();
    assert_expired(&text, "greet");
}
