//! States that are kept, and what becomes of them when the tool is edited.

use std::{
    env, fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering::SeqCst},
};

use mrtr::{
    Tool,
    prelude::*,
    testing::{Client, golden},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{client, failures::failure, hat, yes};

/// What travels.
#[derive(Serialize, Deserialize)]
struct Trip {
    from: String,
    to: String,
    price: f64,
    stops: Vec<u8>,
}

impl Trip {
    fn new() -> Self {
        Self {
            from: "A".to_owned(),
            to: "B".to_owned(),
            price: 12.50,
            stops: vec![1, 2, 3],
        }
    }

    fn shown(&self) -> String {
        format!("{}{} {} {:?}", self.from, self.to, self.price, self.stops)
    }
}

/// Asks once, with two locals.
#[mrtr_tool]
async fn keeps(n: u32) -> Result<String, ToolError> {
    let trip = Trip::new();
    let twice = n * 2;
    let kept: bool = confirm("Keep it?").key("keep").await?;
    Ok(format!("{twice} {} {kept}", trip.shown()))
}

mod later {
    use super::*;

    /// Another text of the program, another checkpoint before: what waits at `keep` does not mind.
    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn compatible(n: u32) -> Result<String, ToolError> {
        if n == 0 {
            let _: bool = confirm("None at all?").key("none").await?;
        }
        let trip = Trip::new();
        let twice = n + n;
        let kept: bool = confirm("Keep it?").key("keep").await?;
        Ok([twice.to_string(), trip.shown(), kept.to_string()].join(" "))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn renamed(n: u32) -> Result<String, ToolError> {
        let trip = Trip::new();
        let doubled = n * 2;
        let kept: bool = confirm("Keep it?").key("keep").await?;
        Ok(format!("{doubled} {} {kept}", trip.shown()))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn reworded(n: u32) -> Result<String, ToolError> {
        let trip = Trip::new();
        let twice = n * 2;
        let kept: bool = confirm("Throw it away?").key("keep").await?;
        Ok(format!("{twice} {} {kept}", trip.shown()))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn titled(n: u32) -> Result<String, ToolError> {
        let trip = Trip::new();
        let twice = n * 2;
        let kept: bool = confirm("Keep it?").key("keep").title("Keep").await?;
        Ok(format!("{twice} {} {kept}", trip.shown()))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn asks_more(n: u32) -> Result<String, ToolError> {
        let trip = Trip::new();
        let twice = n * 2;
        let kept: bool = confirm("Keep it?").key("keep").await?;
        let _: bool = confirm("Sure?").key("sure").await?;
        Ok(format!("{twice} {} {kept}", trip.shown()))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn ends_otherwise(n: u32) -> Result<String, ToolError> {
        let trip = Trip::new();
        let twice = n * 2;
        let kept: bool = confirm("Keep it?").key("keep").await?;
        Ok(format!("{} {twice} {kept}", trip.shown()))
    }
}

/// The same tool with a trip that is not what was asked about, though all its characters are there.
macro_rules! another_trip {
    ($name:ident, $change:expr) => {
        #[mrtr_tool(name = "keeps")]
        async fn $name(n: u32) -> Result<String, ToolError> {
            let trip = {
                let mut trip = Trip::new();
                let change: fn(&mut Trip) = $change;
                change(&mut trip);
                trip
            };
            let twice = n * 2;
            let kept: bool = confirm("Keep it?").key("keep").await?;
            let _ = trip;
            Ok(format!("{twice} {} {kept}", Trip::new().shown()))
        }
    };
}

another_trip!(swapped, |trip| std::mem::swap(&mut trip.from, &mut trip.to));
another_trip!(reversed, |trip| trip.stops.reverse());
another_trip!(dearer, |trip| trip.price = 50.21);
another_trip!(the_same, |_| {});

fn golden_file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/golden", name]
        .iter()
        .collect()
}

fn recording() -> bool {
    env::var_os("MRTR_GOLDEN").is_some()
}

#[tokio::test]
async fn states_of_earlier_versions_keep_opening() {
    golden(
        golden_file("keeps.json"),
        &Client::new(keeps),
        json!({ "n": 4 }),
        yes,
    )
    .await;
    golden(golden_file("sell.json"), &client(), hat(), yes).await;
}

/// What the kit says of a version of `keeps`.
async fn said_of(tool: impl Tool) -> String {
    said_of_call(tool, 4, yes).await
}

type Says = fn(&str, &Value) -> Value;

async fn said_of_call(tool: impl Tool, n: u32, answer: Says) -> String {
    let client = Client::new(tool);
    let file = golden_file("keeps.json");
    failure(golden(file, &client, json!({ "n": n }), answer)).await
}

#[tokio::test]
async fn an_edit_that_nobody_can_see_passes() {
    if recording() {
        return;
    }
    assert_eq!(said_of(later::compatible).await, "");
    assert_eq!(said_of(the_same).await, "");
}

#[tokio::test]
async fn an_edit_that_makes_states_stale_is_told_with_what_they_held() {
    if recording() {
        return;
    }
    let text = said_of(later::renamed).await;
    assert!(
        text.contains("states in flight become stale")
            && text.contains("round 0, asking [\"keep\"]: the tool has changed")
            && text.contains("[\"twice\",8]]"),
        "{text}"
    );
    let client = Client::new(keeps);
    let absent = golden(golden_file("absent.json"), &client, json!({ "n": 4 }), yes);
    let text = failure(absent).await;
    assert!(
        text.contains("`MRTR_GOLDEN=record cargo test` writes it"),
        "{text}"
    );
}

#[tokio::test]
async fn values_of_the_same_characters_are_told_apart() {
    if recording() {
        return;
    }
    for (text, change) in [
        (said_of(swapped).await, "\"from\":\"B\""),
        (said_of(reversed).await, "\"stops\":[3,2,1]"),
        (said_of(dearer).await, "\"price\":50.21"),
    ] {
        assert!(
            text.contains("the call is another one")
                && text.contains("round 0, what it has as `locals`")
                && text.contains(change),
            "{text}"
        );
    }
}

#[tokio::test]
async fn other_texts_forms_arguments_answers_and_ends_are_found() {
    if recording() {
        return;
    }
    let no = |key: &str, _: &Value| json!({ "action": "accept", "content": { key: false } });
    for (text, change) in [
        (said_of(later::reworded).await, "Throw it away?"),
        (said_of(later::titled).await, "\"title\":\"Keep\""),
        (said_of(later::asks_more).await, "the number of rounds: 2"),
        (said_of(later::ends_otherwise).await, "the result: "),
        (
            said_of_call(keeps, 5, yes).await,
            "the arguments: {\"n\":5}",
        ),
        (said_of_call(keeps, 4, no).await, "`answers`"),
    ] {
        assert!(
            text.contains("the call is another one") && text.contains(change),
            "{change}: {text}"
        );
    }
}

/// Fails as it is told to.
#[mrtr_tool]
async fn unfinished(how: String, rounds: &AtomicUsize) -> Result<String, ToolError> {
    if how == "silent" {
        return Ok("nothing asked".to_owned());
    }
    let kept: bool = confirm("Keep it?").key("keep").await?;
    match how.as_str() {
        "rpc" => Err(ToolError::rpc(-32_000, "no shop")),
        "text" => Err(ToolError::new("no money")),
        "endless" => loop {
            checkpoint().await;
            rounds.fetch_add(1, SeqCst);
        },
        _ => Ok(format!("{kept}")),
    }
}

#[tokio::test]
async fn a_call_that_was_not_finished_is_not_recorded() {
    if recording() {
        return;
    }
    let folder = env::temp_dir().join(format!("mrtr-golden-{}", std::process::id()));
    let wrong = |_: &str, _: &Value| json!({ "action": "accept", "content": {} });
    let cases: [(_, Says, _); 5] = [
        ("rpc", yes, "no shop"),
        ("text", yes, "it ends with a failure"),
        ("endless", yes, "it did not end in 1000 rounds"),
        ("silent", yes, "it asks nothing"),
        ("well", wrong, "3 answers could not be used"),
    ];
    for (how, answer, reason) in cases {
        let client = Client::new(unfinished).env(AtomicUsize::new(0));
        let check = golden(
            folder.join(format!("{how}.json")),
            &client,
            json!({ "how": how }),
            answer,
        );
        let text = failure(check).await;
        assert!(
            text.starts_with("the call of `unfinished` is not kept: ") && text.contains(reason),
            "{how}: {text}"
        );
        assert!(fs::metadata(&folder).is_err(), "{how} was written");
    }
    // The positive twin comes as far as the file, which is not there.
    let client = Client::new(unfinished).env(AtomicUsize::new(0));
    let check = golden(
        folder.join("well.json"),
        &client,
        json!({ "how": "well" }),
        yes,
    );
    assert!(failure(check).await.contains("cannot be read"));
}

#[tokio::test]
async fn a_conversation_goes_on_with_another_version() {
    let client = Client::new(keeps);
    let mut call = client.call(json!({ "n": 4 })).await;
    call.deploy(&later::compatible)
        .answer("keep", json!(true))
        .await;
    assert_eq!(
        call.expect_done()["content"][0]["text"],
        "8 AB 12.5 [1, 2, 3] true"
    );

    let mut call = client.call(json!({ "n": 4 })).await;
    call.deploy(&later::renamed)
        .answer("keep", json!(true))
        .await;
    assert!(call.expect_error().contains("has changed"));
}
