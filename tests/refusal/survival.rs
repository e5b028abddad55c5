//! Locals that do not survive a checkpoint: reported before the user is asked, by name.

use mrtr::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::json;

use crate::rig::{Log, Rig, accept, answer, call};

/// Comes back as something else, one more each time.
#[derive(Debug, Serialize)]
struct Growing(u8);

impl<'de> Deserialize<'de> for Growing {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(|number| Self(number + 1))
    }
}

#[mrtr_tool]
async fn growing(log: &Log) -> Result<String, ToolError> {
    let fine = 1_u8;
    let number = Growing(1);
    log.add("started");
    let sure = confirm("Sure?").await?;
    Ok(format!("{fine} {number:?} {sure}"))
}

/// Is written and not read.
#[derive(Debug)]
struct OneWay;

impl Serialize for OneWay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("one way")
    }
}

impl<'de> Deserialize<'de> for OneWay {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(|_| Self)
    }
}

#[mrtr_tool]
async fn one_way() -> Result<String, ToolError> {
    let ticket = OneWay;
    let sure = confirm("Sure?").await?;
    Ok(format!("{ticket:?} {sure}"))
}

/// Is not even written.
#[derive(Debug, Deserialize)]
struct Unwritable;

impl Serialize for Unwritable {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(serde::ser::Error::custom("it is a secret"))
    }
}

#[mrtr_tool]
async fn unwritable() -> Result<String, ToolError> {
    let secret = Unwritable;
    let sure = confirm("Sure?").await?;
    Ok(format!("{secret:?} {sure}"))
}

/// Survives in another order.
#[mrtr_tool]
async fn unordered() -> Result<String, ToolError> {
    let seats: std::collections::HashMap<u32, String> =
        (0..100).map(|seat| (seat, seat.to_string())).collect();
    let sure = confirm("Sure?").await?;
    Ok(format!("{} {sure}", seats.len()))
}

fn named(local: &str, tool: &str) -> String {
    format!("`{local}` of `{tool}` does not survive a checkpoint: ")
}

#[tokio::test]
async fn a_local_that_does_not_survive_is_named_before_the_user_is_asked() {
    let rig = Rig::with(|engine| engine.verify(true));
    let error = rig.refused(&growing, call(json!({}))).await;
    assert_eq!(error.code, -32603);
    assert!(
        error.message.starts_with(&named("number", "growing")),
        "{error}"
    );
    let error = rig.refused(&one_way, call(json!({}))).await;
    assert!(error.message.contains("`ticket`"), "{error}");
    assert!(
        error.message.contains("does not survive a checkpoint"),
        "{error}"
    );
    rig.asked(&unordered, call(json!({}))).await;
}

#[tokio::test]
async fn a_local_that_cannot_be_written_is_named_whether_it_is_verified_or_not() {
    for verify in [true, false] {
        let rig = Rig::with(|engine| engine.verify(verify));
        let error = rig.refused(&unwritable, call(json!({}))).await;
        assert!(
            error.message.starts_with(&named("secret", "unwritable")),
            "{error}"
        );
    }
}

#[tokio::test]
async fn without_the_check_it_is_found_out_when_the_answer_comes() {
    let rig = Rig::with(|engine| engine.verify(false));
    let asked = rig.asked(&one_way, call(json!({}))).await;
    let yes = json!({ "sure": accept("sure", true) });
    let text = rig
        .ended(&one_way, answer(call(json!({})), &asked, yes))
        .await
        .unwrap_err();
    assert!(text.starts_with("The tool has changed since"), "{text}");
}

/// Looks one up in a column that may be empty.
#[mrtr_tool]
async fn look_up(column: Vec<Option<u8>>) -> Result<String, ToolError> {
    let first = column.into_iter().next();
    let sure = confirm("Sure?").await?;
    Ok(format!("{first:?} {sure}"))
}

#[tokio::test]
async fn some_of_nothing_never_comes_back_as_nothing() {
    let rig = Rig::with(|engine| engine.verify(false));
    let error = rig
        .refused(&look_up, call(json!({ "column": [null] })))
        .await;
    assert!(
        error.message.starts_with(&named("first", "look_up")),
        "{error}"
    );
    assert!(error.message.contains("use an enum"), "{error}");
    for (column, text) in [(json!([]), "None true"), (json!([3]), "Some(Some(3)) true")] {
        let start = || call(json!({ "column": column }));
        let asked = rig.asked(&look_up, start()).await;
        let yes = json!({ "sure": accept("sure", true) });
        let end = rig.ended(&look_up, answer(start(), &asked, yes)).await;
        assert_eq!(end, Ok(text.to_owned()));
    }
}
