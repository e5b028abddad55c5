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

/// Comes back in another order.
#[derive(Clone, Copy, Debug, Serialize)]
struct Swapped(u8, u8);

impl<'de> Deserialize<'de> for Swapped {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        <(u8, u8)>::deserialize(from).map(|(one, other)| Self(other, one))
    }
}

#[mrtr_tool]
async fn swapped(one: u8) -> Result<String, ToolError> {
    let pair = (Swapped(one, 2), "b", "a");
    let sure = confirm("Sure?").await?;
    Ok(format!("{pair:?} {sure}"))
}

/// The same, twice over: whose first save is seen, whichever test comes first.
#[mrtr_tool]
async fn swapped_in_a_flow() -> Result<String, ToolError> {
    let pair = Swapped(1, 2);
    let sure = mrtr::call(sure()).await?;
    Ok(format!("{pair:?} {sure}"))
}

#[mrtr_flow]
async fn sure() -> Result<bool, AskError> {
    confirm("Sure?").await
}

#[derive(Debug, Serialize, Deserialize)]
struct Tags {
    tags: std::collections::HashSet<String>,
    #[serde(flatten)]
    more: std::collections::HashMap<String, u32>,
}

/// Survives in another order, also where no type's name shows it.
#[mrtr_tool]
async fn unordered_inside() -> Result<String, ToolError> {
    let texts = || (0..100).map(|n| n.to_string());
    let tags = Tags {
        tags: texts().collect(),
        more: texts().map(|text| (text, 1)).collect(),
    };
    let sure = confirm("Sure?").await?;
    Ok(format!("{} {} {sure}", tags.tags.len(), tags.more.len()))
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Wrapper<T>(T);

/// Shares what only a type of ours shows.
#[mrtr_tool]
async fn wrapped(ask: bool) -> Result<String, ToolError> {
    let stock = Wrapper(std::sync::Arc::new(std::sync::Mutex::new(3)));
    if ask {
        let _ = confirm("Sure?").await?;
    }
    Ok(format!("{stock:?}"))
}

#[mrtr_tool]
async fn exhausted(last: u8) -> Result<String, ToolError> {
    let mut range = 1..=last;
    range.next();
    range.next();
    let _ = confirm("Sure?").await?;
    Ok(format!("{:?}", range.next()))
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
async fn what_comes_back_in_another_order_is_named_and_what_has_none_is_not() {
    let rig = Rig::with(|engine| engine.verify(true));
    let error = rig.refused(&swapped, call(json!({ "one": 1 }))).await;
    assert!(
        error.message.starts_with(&named("pair", "swapped")),
        "{error}"
    );
    assert!(
        error
            .message
            .contains("came back as another value; what its type writes"),
        "{error}"
    );
    rig.asked(&unordered_inside, call(json!({}))).await;
}

#[tokio::test]
async fn every_server_looks_the_first_time() {
    let rig = Rig::with(|engine| engine.verify(false));
    for _ in 0..2 {
        let error = rig.refused(&swapped_in_a_flow, call(json!({}))).await;
        assert!(
            error
                .message
                .starts_with(&named("pair", "swapped_in_a_flow")),
            "{error}"
        );
    }
    let error = rig.refused(&one_way, call(json!({}))).await;
    assert!(
        error.message.starts_with(&named("ticket", "one_way")),
        "{error}"
    );
}

/// Is read if it is true.
#[derive(Debug, Serialize)]
struct Sometimes(bool);

impl<'de> Deserialize<'de> for Sometimes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let truth = bool::deserialize(from)?;
        if truth {
            Ok(Self(truth))
        } else {
            Err(serde::de::Error::custom("a lie"))
        }
    }
}

#[mrtr_tool]
async fn sometimes(truth: bool) -> Result<String, ToolError> {
    let ticket = Sometimes(truth);
    let sure = confirm("Sure?").await?;
    Ok(format!("{ticket:?} {sure}"))
}

#[tokio::test]
async fn without_the_check_it_is_found_out_when_the_answer_comes() {
    let rig = Rig::with(|engine| engine.verify(false));
    rig.asked(&sometimes, call(json!({ "truth": true }))).await;
    let lie = || call(json!({ "truth": false }));
    let asked = rig.asked(&sometimes, lie()).await;
    let yes = json!({ "sure": accept("sure", true) });
    let text = rig
        .ended(&sometimes, answer(lie(), &asked, yes))
        .await
        .unwrap_err();
    assert!(text.starts_with("The tool has changed since"), "{text}");
}

/// A whole amount is read as a part: the first variant that fits is taken.
#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Amount {
    Part(f64),
    Whole(i64),
}

#[mrtr_tool]
async fn pay(whole: bool) -> Result<String, ToolError> {
    let amount = if whole {
        Amount::Whole(5)
    } else {
        Amount::Part(5.5)
    };
    let sure = confirm("Sure?").await?;
    Ok(format!("{amount:?} {sure}"))
}

#[tokio::test]
async fn another_variant_of_an_untagged_enum_is_found_out_sooner_or_later() {
    let call = |whole: bool| call(json!({ "whole": whole }));
    let yes = || json!({ "sure": accept("sure", true) });
    let rig = Rig::with(|engine| engine.verify(true));
    let error = rig.refused(&pay, call(true)).await;
    assert!(
        error.message.starts_with(&named("amount", "pay")),
        "{error}"
    );
    let rig = Rig::with(|engine| engine.verify(false));
    let asked = rig.asked(&pay, call(false)).await;
    let ended = rig.ended(&pay, answer(call(false), &asked, yes())).await;
    assert_eq!(ended, Ok("Part(5.5) true".to_owned()));
    // The first one has survived, and the next is not looked at before its answer.
    let asked = rig.asked(&pay, call(true)).await;
    let ended = rig.ended(&pay, answer(call(true), &asked, yes())).await;
    assert!(ended.unwrap_err().starts_with("The tool has changed since"));
}

/// Does something, and does without an answer.
#[mrtr_tool]
async fn rash(log: &Log, truth: bool) -> Result<String, ToolError> {
    log.add("done");
    let ticket = Sometimes(truth);
    let sure = confirm("Sure?").await.unwrap_or(false);
    Ok(format!("{ticket:?} {sure}"))
}

#[tokio::test]
async fn where_nobody_has_to_be_asked_it_is_no_change_of_the_tool_and_something_was_executed() {
    let rig = Rig::with(|engine| engine.verify(false));
    let unable = |truth| {
        let mut request = call(json!({ "truth": truth }));
        request.capabilities = mrtr::Capabilities::none();
        request
    };
    let end = rig.ended(&rash, unable(true)).await;
    assert_eq!(end, Ok("Sometimes(true) false".to_owned()));
    let error = rig.refused(&rash, unable(false)).await;
    assert_eq!(error.code, -32_603);
    assert!(
        error.message.contains("does not survive a checkpoint"),
        "{error}"
    );
    assert_eq!(rig.log.take(), ["done", "done"]);
}

#[tokio::test]
async fn what_a_type_of_ones_own_shares_is_named_at_the_first_save_whether_it_is_verified_or_not() {
    for verify in [true, false] {
        let rig = Rig::with(|engine| engine.verify(verify));
        let error = rig.refused(&wrapped, call(json!({ "ask": true }))).await;
        assert!(
            error.message.starts_with(&named("stock", "wrapped")),
            "{error}"
        );
        assert!(
            error.message.contains("its type has `Arc` in it"),
            "{error}"
        );
        let ended = rig.ended(&wrapped, call(json!({ "ask": false }))).await;
        assert!(ended.unwrap().starts_with("Wrapper(Mutex"));
    }
}

#[tokio::test]
async fn a_range_that_has_come_to_its_end_is_named() {
    let rig = Rig::with(|engine| engine.verify(false));
    let error = rig.refused(&exhausted, call(json!({ "last": 2 }))).await;
    assert!(
        error.message.starts_with(&named("range", "exhausted")),
        "{error}"
    );
    assert!(error.message.contains("`a..b + 1`"), "{error}");
    for last in [3, 4] {
        let start = || call(json!({ "last": last }));
        let asked = rig.asked(&exhausted, start()).await;
        let yes = json!({ "confirm": accept("confirm", true) });
        let ended = rig.ended(&exhausted, answer(start(), &asked, yes)).await;
        assert_eq!(ended, Ok("Some(3)".to_owned()));
    }
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
