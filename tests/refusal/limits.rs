//! States that are too long, on the way out and on the way in.

use mrtr::prelude::*;
use serde_json::json;

use crate::rig::{Rig, accept, answer, assert_invalid, call};

/// Carries a text along.
#[mrtr_tool]
async fn carry(length: usize) -> Result<String, ToolError> {
    let text = "x".repeat(length);
    let small = length + 1;
    let sure = confirm("Sure?").await?;
    Ok(format!("{} {small} {sure}", text.len()))
}

fn carrying(length: usize) -> mrtr::Request {
    call(json!({ "length": length }))
}

#[tokio::test]
async fn a_state_that_is_too_long_does_not_go_out_and_the_biggest_local_is_named() {
    let rig = Rig::new();
    let asked = rig.asked(&carry, carrying(5_000)).await;
    let yes = json!({ "sure": accept("sure", true) });
    let end = rig
        .ended(&carry, answer(carrying(5_000), &asked, yes))
        .await;
    assert_eq!(end, Ok("5000 5001 true".to_owned()));

    let error = rig.refused(&carry, carrying(6_200)).await;
    assert_eq!(error.code, -32603);
    // Three bytes of length come before the text itself.
    let named = "`text` 6203 bytes, `small` 3 bytes";
    assert!(error.message.contains(named), "{error}");
    assert!(error.message.contains("8192"), "{error}");
    assert!(!error.message.contains("xxx"), "{error}");
}

#[tokio::test]
async fn a_state_that_is_too_long_is_not_looked_at_on_the_way_in() {
    let wide = Rig::new();
    let asked = wide.asked(&carry, carrying(500)).await;
    let length = asked.request_state.len();
    let yes = || json!({ "sure": accept("sure", true) });
    let just = Rig::with(|engine| engine.max_state(length));
    let end = just
        .ended(&carry, answer(carrying(500), &asked, yes()))
        .await;
    assert!(end.is_ok());
    let narrow = Rig::with(|engine| engine.max_state(length - 1));
    assert_invalid(
        &narrow
            .refused(&carry, answer(carrying(500), &asked, yes()))
            .await,
    );
}
