//! Arguments: plain ones are read again in every round, and all others are read once and travel.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU32, Ordering},
};

use mrtr::{Engine, Request, Response, Resumable, Tool, prelude::*};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Answers every question with yes; how often it was asked, how long the longest state was, and the text at the end.
async fn yes_to_all<R: Resumable + ?Sized>(
    function: &R,
    request: impl Fn() -> Request,
) -> (usize, usize, Result<R::Reply, String>) {
    let engine = Engine::builder("arguments").build();
    let (mut asked, mut longest, mut next) = (0, 0, request());
    loop {
        match engine.call(function, next).await {
            Err(error) => return (asked, longest, Err(error.message)),
            Ok(Response::Complete(reply)) => return (asked, longest, Ok(reply)),
            Ok(Response::InputRequired(round)) => {
                asked += 1;
                longest = longest.max(round.request_state.len());
                let key = round.input_requests.keys().next().expect("a question");
                let yes = json!({ "action": "accept", "content": { key: true } });
                next = request();
                next.input_responses = Some(json!({ key: yes }));
                next.request_state = Some(Value::String(round.request_state));
            }
        }
    }
}

async fn text(tool: &dyn Tool, arguments: Value) -> String {
    let (_, _, reply) = yes_to_all(tool, || Request::tool_call(arguments.clone())).await;
    reply.unwrap().to_json()["content"][0]["text"]
        .as_str()
        .expect("a text")
        .to_owned()
}

static NEXT_ID: AtomicU32 = AtomicU32::new(0);

fn next_id() -> u32 {
    NEXT_ID.fetch_add(1, Ordering::SeqCst) + 1
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
struct Order {
    item: String,
    #[serde(default = "next_id")]
    #[schemars(skip)]
    id: u32,
}

#[mrtr_tool]
async fn order(order: Order) -> Result<String, ToolError> {
    let first = order.id;
    let _ = confirm("One?").await?;
    let second = order.id;
    let _ = confirm("Two?").await?;
    let _ = confirm("Three?").await?;
    Ok(format!("{} {first} {second} {}", order.item, order.id))
}

#[tokio::test]
async fn a_default_of_an_argument_is_made_once() {
    let said = text(&order(), json!({ "order": { "item": "hat" } })).await;
    assert_eq!(said, "hat 1 1 1");
    assert_eq!(NEXT_ID.load(Ordering::SeqCst), 1);
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
struct Counted {
    n: AtomicU32,
}

#[mrtr_tool]
async fn count(counted: Counted) -> Result<String, ToolError> {
    counted.n.fetch_add(1, Ordering::SeqCst);
    let _ = confirm("More?").await?;
    counted.n.fetch_add(1, Ordering::SeqCst);
    let _ = confirm("More?").await?;
    Ok(counted.n.load(Ordering::SeqCst).to_string())
}

#[tokio::test]
async fn what_changes_behind_an_argument_stays_changed() {
    assert_eq!(text(&count(), json!({ "counted": { "n": 5 } })).await, "7");
}

mod shop {
    pub(crate) type Id = u64;
    pub(crate) use std::string::String as Text;
    pub(crate) use std::vec::Vec;

    /// One's own, called by its path.
    #[derive(Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
    pub(crate) struct Option {
        pub(crate) name: std::string::String,
    }
}

#[mrtr_tool]
async fn aliases(
    id: shop::Id,
    name: shop::Text,
    list: shop::Vec<u8>,
    mut option: shop::Option,
    plain: Option<BTreeMap<String, Vec<(u8, bool)>>>,
    mut number: i64,
    value: serde_json::Value,
) -> Result<String, ToolError> {
    option.name += "!";
    number += 1;
    let _ = confirm("Sure?").await?;
    number += 1;
    let _ = confirm("Really?").await?;
    Ok(format!(
        "{id} {name} {list:?} {} {plain:?} {number} {value}",
        option.name
    ))
}

#[tokio::test]
async fn types_of_any_name_come_as_they_were_sent() {
    let arguments = json!({
        "id": 7, "name": "Ada", "list": [1, 2], "option": { "name": "window" },
        "plain": { "a": [[1, true]] }, "number": 3, "value": { "b": 1.5 },
    });
    assert_eq!(
        text(&aliases(), arguments).await,
        r#"7 Ada [1, 2] window! Some({"a": [(1, true)]}) 5 {"b":1.5}"#
    );
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Long {
    text: String,
}

/// Not used after the question, so it may be what cannot travel.
#[mrtr_tool]
async fn shorten(long: Long, plain: String) -> Result<String, ToolError> {
    let length = long.text.len();
    let _ = confirm("Sure?").await?;
    Ok(format!("{length} {}", plain.len()))
}

#[tokio::test]
async fn what_is_not_used_after_a_question_does_not_travel() {
    let text = "x".repeat(1_000);
    let arguments = json!({ "long": { "text": text }, "plain": text });
    let (asked, longest, reply) =
        yes_to_all(&shorten(), || Request::tool_call(arguments.clone())).await;
    assert_eq!(asked, 1);
    assert!(longest < 400, "{longest}");
    assert_eq!(reply.unwrap().to_json()["content"][0]["text"], "1000 1000");
}

#[tokio::test]
async fn a_wrong_argument_is_told_of_before_anything_runs() {
    let said = text(&order(), json!({ "order": { "id": 3 } })).await;
    assert_eq!(said, "argument `order`: missing field `item`");
}

static READ: AtomicU32 = AtomicU32::new(0);

/// Counts how often it is read from text.
#[derive(Debug, Serialize)]
struct Word(String, u32);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Sent(String),
            Saved(String, u32),
        }
        Ok(match Form::deserialize(from)? {
            Form::Sent(text) => Self(text, READ.fetch_add(1, Ordering::SeqCst)),
            Form::Saved(text, read) => Self(text, read),
        })
    }
}

#[mrtr_prompt]
async fn greet(word: Word, n: u32) -> Result<String, ToolError> {
    let _ = confirm("One?").await?;
    let _ = confirm("Two?").await?;
    Ok(format!("{} {n}", word.0))
}

#[tokio::test]
async fn a_prompt_s_argument_travels_as_well() {
    let request = || Request::tool_call(json!({ "word": "hello", "n": "3" }));
    let (asked, _, reply) = yes_to_all(&greet(), request).await;
    assert_eq!((asked, READ.load(Ordering::SeqCst)), (2, 1));
    assert!(format!("{:?}", reply.unwrap()).contains("hello 3"));
}
