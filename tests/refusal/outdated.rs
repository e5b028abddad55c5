//! States of a function that has changed since.

use mrtr::prelude::*;
use serde_json::json;

use crate::rig::{Rig, accept, answer, call};

/// The function as it was.
mod before {
    use super::*;

    #[mrtr_tool]
    pub(super) async fn book(seats: u8) -> Result<String, ToolError> {
        let price = u32::from(seats) * 40;
        let sure = confirm("Sure?").await?;
        Ok(format!("{seats} for {price}: {sure}"))
    }
}

/// Another text at the end: neither what is saved nor what is asked has changed.
mod retold {
    use super::*;

    #[mrtr_tool]
    pub(super) async fn book(seats: u8) -> Result<String, ToolError> {
        let price = u32::from(seats) * 40;
        let sure = confirm("Sure?").await?;
        Ok(format!("{seats} seats for {price} EUR: {sure}"))
    }
}

/// Another question at the same place.
mod reworded {
    use super::*;

    #[mrtr_tool]
    pub(super) async fn book(seats: u8) -> Result<String, ToolError> {
        let price = u32::from(seats) * 40;
        let sure = confirm("Are you sure?").await?;
        Ok(format!("{seats} for {price}: {sure}"))
    }
}

/// The price has another type.
mod repriced {
    use super::*;

    #[mrtr_tool]
    pub(super) async fn book(seats: u8) -> Result<String, ToolError> {
        let price = f64::from(seats) * 40.5;
        let sure = confirm("Sure?").await?;
        Ok(format!("{seats} for {price}: {sure}"))
    }
}

/// The author says that it is another one.
mod versioned {
    use super::*;

    #[mrtr_tool(version = 2)]
    pub(super) async fn book(seats: u8) -> Result<String, ToolError> {
        let price = u32::from(seats) * 40;
        let sure = confirm("Sure?").await?;
        Ok(format!("{seats} for {price}: {sure}"))
    }
}

fn two_seats() -> mrtr::Request {
    call(json!({ "seats": 2 }))
}

#[tokio::test]
async fn a_state_goes_on_in_a_function_that_saves_the_same() {
    let rig = Rig::new();
    let asked = rig.asked(&before::book, two_seats()).await;
    let retry = answer(two_seats(), &asked, json!({ "sure": accept("sure", true) }));
    let end = rig.ended(&retold::book, retry).await;
    assert_eq!(end, Ok("2 seats for 80 EUR: true".to_owned()));
}

#[tokio::test]
async fn a_question_that_has_other_words_now_is_asked_again() {
    let rig = Rig::new();
    let asked = rig.asked(&before::book, two_seats()).await;
    let retry = answer(two_seats(), &asked, json!({ "sure": accept("sure", true) }));
    let again = rig.asked(&reworded::book, retry).await;
    let request = again.input_requests.get("sure").expect("the question");
    assert_eq!(request["params"]["message"], "Are you sure?");
    let retry = answer(two_seats(), &again, json!({ "sure": accept("sure", true) }));
    let end = rig.ended(&reworded::book, retry).await;
    assert_eq!(end, Ok("2 for 80: true".to_owned()));
}

#[tokio::test]
async fn a_state_of_a_function_that_saves_something_else_is_refused_and_never_misread() {
    let rig = Rig::new();
    let asked = rig.asked(&before::book, two_seats()).await;
    let retry = answer(two_seats(), &asked, json!({ "sure": accept("sure", true) }));
    let outdated = "The tool has changed since the question was asked. This request executed nothing; an \
                 earlier one with the same state may have. Find out what has happened before you \
                 call `book` again from the start.";
    let end = rig.ended(&repriced::book, retry.clone()).await;
    assert_eq!(end, Err(outdated.to_owned()));
    let end = rig.ended(&versioned::book, retry).await;
    assert_eq!(end, Err(outdated.to_owned()));
}

/// Two questions that say the same, one by a constant.
mod alike {
    use super::*;

    const SURE: &str = "Sure?";

    #[mrtr_tool]
    pub(super) async fn twice() -> Result<String, ToolError> {
        if confirm("Sure?").await? && confirm(SURE).await? {
            return Ok("twice".to_owned());
        }
        Ok("no".to_owned())
    }
}

#[tokio::test]
async fn questions_that_say_the_same_in_other_ways_are_told_apart() {
    let rig = Rig::new();
    let request = || call(json!({}));
    let yes = || json!({ "confirm": accept("confirm", true) });
    let first = rig.asked(&alike::twice, request()).await;
    let second = rig
        .asked(&alike::twice, answer(request(), &first, yes()))
        .await;
    let end = rig
        .ended(&alike::twice, answer(request(), &second, yes()))
        .await;
    assert_eq!(end, Ok("twice".to_owned()));
}
