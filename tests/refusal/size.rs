//! What a state costs, in characters.

use mrtr::prelude::*;
use serde_json::json;

use crate::rig::{Rig, accept, answer, call, keys_of};

/// Keeps nothing.
#[mrtr_tool]
async fn bare() -> Result<String, ToolError> {
    let name: String = ask_user("Who is flying?").await?;
    Ok(name)
}

/// Keeps a price, a seat and a name: 16 bytes.
#[mrtr_tool]
async fn three() -> Result<String, ToolError> {
    let price = 189_u32;
    let seat = "12A".to_owned();
    let name = "Ada Byron".to_owned();
    let sure = confirm("Sure?").await?;
    Ok(format!("{price} {seat} {name} {sure}"))
}

/// Asks as often as it is told to.
#[mrtr_tool]
async fn often(times: u32) -> Result<String, ToolError> {
    let mut agreed = 0_u32;
    for _ in 0..times {
        agreed += u32::from(confirm("Sure?").await?);
    }
    Ok(format!("{agreed}"))
}

/// The characters that `text` takes in base64url.
fn characters(text: &str) -> usize {
    (text.len() * 4).div_ceil(3)
}

#[tokio::test]
async fn an_empty_frame_costs_at_most_110_characters_besides_the_question() {
    let rig = Rig::new();
    let asked = rig.asked(&bare, call(json!({}))).await;
    let cost = asked.request_state.len() - characters("Who is flying?");
    assert!(cost <= 110, "{cost}");
}

#[tokio::test]
async fn three_small_locals_cost_at_most_122_characters_with_a_short_question() {
    let rig = Rig::new();
    let asked = rig.asked(&three, call(json!({}))).await;
    let cost = asked.request_state.len() - characters("Sure?");
    assert!(cost <= 122, "{cost}");
}

#[tokio::test]
async fn a_state_does_not_grow_with_the_rounds() {
    let rig = Rig::new();
    let calls = || call(json!({ "times": 100 }));
    let mut asked = rig.asked(&often, calls()).await;
    let first = asked.request_state.len();
    for _ in 1..100 {
        let yes = json!({ "confirm": accept("confirm", true) });
        asked = rig.asked(&often, answer(calls(), &asked, yes)).await;
        assert_eq!(keys_of(&asked), ["confirm"]);
        assert_eq!(asked.request_state.len(), first);
    }
    let yes = json!({ "confirm": accept("confirm", true) });
    let end = rig.ended(&often, answer(calls(), &asked, yes)).await;
    assert_eq!(end, Ok("100".to_owned()));
}
