//! Several questions in one round, of which some are answered.

use mrtr::{RpcError, prelude::*};
use serde_json::json;

use crate::rig::{Log, Rig, accept, answer, call, complains, keys_of};

/// Measures a field.
#[mrtr_tool]
async fn measure(log: &Log) -> Result<String, ToolError> {
    log.add("start");
    let (width, depth) =
        ask_all((ask_user::<u32>("How wide?"), ask_user::<u32>("How deep?"))).await?;
    log.add(format!("{width} by {depth}"));
    Ok(format!("{}", width * depth))
}

/// Measures what there is.
#[mrtr_tool]
async fn measure_some() -> String {
    let (width, depth) =
        ask_each((ask_user::<u32>("How wide?"), ask_user::<u32>("How deep?"))).await;
    format!("{width:?} {depth:?}")
}

fn start() -> mrtr::Request {
    call(json!({}))
}

#[tokio::test]
async fn only_what_is_missing_or_wrong_is_asked_again() {
    let rig = Rig::new();
    let asked = rig.asked(&measure, start()).await;
    assert_eq!(keys_of(&asked), ["width", "depth"]);
    let wrong = json!({ "width": accept("width", 3), "depth": accept("depth", "deep") });
    let again = rig.asked(&measure, answer(start(), &asked, wrong)).await;
    assert_eq!(keys_of(&again), ["depth"]);
    assert!(complains(&again, "depth"));
    let half = json!({ "depth": accept("depth", 4) });
    let missing = rig
        .asked(&measure, answer(start(), &asked, half.clone()))
        .await;
    assert_eq!(keys_of(&missing), ["width"]);
    assert!(!complains(&missing, "width"));
    assert_eq!(rig.log.take(), ["start"]);
    let end = rig.ended(&measure, answer(start(), &again, half)).await;
    assert_eq!(end, Ok("12".to_owned()));
    assert_eq!(rig.log.take(), ["3 by 4"]);
}

#[tokio::test]
async fn a_settled_answer_stays_and_cannot_be_overwritten() {
    let rig = Rig::new();
    let asked = rig.asked(&measure, start()).await;
    let half = json!({ "width": accept("width", 3) });
    let mut asked = rig.asked(&measure, answer(start(), &asked, half)).await;
    // It stays through further rounds of silence and of wrong answers.
    asked = rig
        .asked(&measure, answer(start(), &asked, json!({})))
        .await;
    let wrong = json!({ "width": accept("width", 5), "depth": accept("depth", -1) });
    asked = rig.asked(&measure, answer(start(), &asked, wrong)).await;
    assert_eq!(keys_of(&asked), ["depth"]);
    let rest = json!({ "width": accept("width", 7), "depth": accept("depth", 4) });
    let end = rig.ended(&measure, answer(start(), &asked, rest)).await;
    assert_eq!(end, Ok("12".to_owned()));
    let declined = json!({ "width": { "action": "decline" }, "depth": accept("depth", 4) });
    let end = rig.ended(&measure, answer(start(), &asked, declined)).await;
    assert_eq!(end, Ok("12".to_owned()));
}

#[tokio::test]
async fn answers_that_came_with_the_call_settle_their_part_of_the_first_batch() {
    let rig = Rig::new();
    let mut first = start();
    first.input_responses = Some(json!({ "depth": accept("depth", 4) }));
    let asked = rig.asked(&measure, first).await;
    assert_eq!(keys_of(&asked), ["width"]);
    let rest = json!({ "width": accept("width", 3), "depth": accept("depth", 9) });
    let end = rig.ended(&measure, answer(start(), &asked, rest)).await;
    assert_eq!(end, Ok("12".to_owned()));
}

#[tokio::test]
async fn a_refusal_in_a_batch_ends_it_without_asking_for_the_rest() {
    let rig = Rig::new();
    let asked = rig.asked(&measure, start()).await;
    let declined = json!({ "width": { "action": "decline" } });
    let text = rig.ended(&measure, answer(start(), &asked, declined)).await;
    assert!(text.unwrap_err().contains("declined"));
    assert_eq!(rig.log.take(), ["start"]);
}

#[tokio::test]
async fn each_question_of_a_batch_may_have_its_own_end() {
    let rig = Rig::new();
    let asked = rig.asked(&measure_some, start()).await;
    let half = json!({ "width": { "action": "cancel" } });
    let asked = rig
        .asked(&measure_some, answer(start(), &asked, half))
        .await;
    assert_eq!(keys_of(&asked), ["depth"]);
    let rest = json!({ "depth": accept("depth", 4) });
    let end = rig
        .ended(&measure_some, answer(start(), &asked, rest))
        .await;
    assert_eq!(end, Ok("Err(Cancelled) Ok(4)".to_owned()));
}

#[tokio::test]
async fn three_rounds_with_a_wrong_answer_end_a_batch() {
    let rig = Rig::new();
    let mut asked = rig.asked(&measure, start()).await;
    for wrong in [
        json!({ "width": accept("width", "x"), "depth": accept("depth", "x") }),
        json!({ "width": accept("width", 3), "depth": accept("depth", "x") }),
    ] {
        asked = rig.asked(&measure, answer(start(), &asked, wrong)).await;
    }
    assert_eq!(keys_of(&asked), ["depth"]);
    let good = answer(start(), &asked, json!({ "depth": accept("depth", 4) }));
    assert_eq!(rig.ended(&measure, good).await, Ok("12".to_owned()));
    let wrong = answer(start(), &asked, json!({ "depth": accept("depth", "x") }));
    let text = rig.ended(&measure, wrong).await.unwrap_err();
    assert!(text.contains("3 answers could not be used"), "{text}");
}

/// Measures several things, under keys that are made at run time.
#[mrtr_tool]
async fn measure_all(log: &Log, names: Vec<String>) -> Result<String, ToolError> {
    let questions: Vec<_> = names
        .iter()
        .map(|name| ask_user::<u32>(format!("How long is the {name}?")).key(name))
        .collect();
    let lengths = ask_all(questions).await?;
    log.add(format!("{lengths:?}"));
    Ok(format!("{}", lengths.iter().sum::<u32>()))
}

#[tokio::test]
async fn a_list_of_questions_is_asked_in_one_round() {
    let rig = Rig::new();
    let start = || call(json!({ "names": ["rope", "bridge"] }));
    let asked = rig.asked(&measure_all, start()).await;
    assert_eq!(keys_of(&asked), ["rope", "bridge"]);
    let half = json!({ "bridge": accept("bridge", 3), "rope": accept("rope", "long") });
    let again = rig.asked(&measure_all, answer(start(), &asked, half)).await;
    assert_eq!(keys_of(&again), ["rope"]);
    let rest = json!({ "rope": accept("rope", 4) });
    let end = rig.ended(&measure_all, answer(start(), &again, rest)).await;
    assert_eq!(end, Ok("7".to_owned()));
    assert_eq!(rig.log.take(), ["[4, 3]"]);
}

#[tokio::test]
async fn a_list_without_questions_asks_nobody() {
    let rig = Rig::new();
    let end = rig.ended(&measure_all, call(json!({ "names": [] }))).await;
    assert_eq!(end, Ok("0".to_owned()));
    assert_eq!(rig.log.take(), ["[]"]);
}

#[tokio::test]
async fn two_questions_with_one_key_are_not_asked() {
    // One answer would count for both.
    let rig = Rig::new();
    let twice = call(json!({ "names": ["rope", "bridge", "rope"] }));
    let error = rig.refused(&measure_all, twice).await;
    assert_eq!(error.code, RpcError::INTERNAL);
    assert!(error.message.contains("`rope`"), "{error}");
    assert!(rig.log.take().is_empty());
}
