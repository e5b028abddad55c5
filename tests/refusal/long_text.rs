//! Answers that are longer than a state may be.

use mrtr::{InputRequired, Request, Tool, form::schema::MAX_TEXT, prelude::*, replay::MemoryStore};
use serde_json::json;

use crate::rig::{Log, Rig, accept, answer, complains, keys_of};

/// A letter of any length.
#[derive(Form)]
struct Letter {
    #[form(max_length = 50_000)]
    body: String,
}

/// Keeps what was typed until it is confirmed.
#[mrtr_tool]
async fn write(log: &Log) -> Result<String, ToolError> {
    let text: String = ask_user("What?").await?;
    log.add("typed");
    let _ = confirm("Send it?").await?;
    Ok(text)
}

/// Announces a length.
#[mrtr_tool]
async fn letter() -> Result<String, ToolError> {
    let letter: Letter = ask_user("What?").await?;
    Ok(letter.body)
}

/// A text of any length beside a short one.
#[derive(Form)]
struct Note {
    #[form(max_length = 40)]
    title: String,
    text: String,
}

/// Has a field with a length and one without.
#[mrtr_tool]
async fn note() -> Result<String, ToolError> {
    let note: Note = ask_user("What?").await?;
    Ok(note.title + &note.text)
}

/// Asks for three texts at once.
#[mrtr_tool]
async fn three() -> Result<String, ToolError> {
    let (a, b, _): (String, String, String) =
        ask_all((ask_user("A?"), ask_user("B?"), ask_user("C?"))).await?;
    Ok(a + &b)
}

fn first() -> Request {
    Request::tool_call(json!({}))
}

fn typed(asked: &InputRequired, length: usize) -> Request {
    let key = keys_of(asked)[0];
    answer(
        first(),
        asked,
        json!({ key: accept(key, "x".repeat(length)) }),
    )
}

#[tokio::test]
async fn a_text_that_cannot_travel_is_asked_for_again_and_one_that_can_is_taken() {
    let rig = Rig::new();
    let asked = rig.asked(&write, first()).await;
    let again = rig.asked(&write, typed(&asked, 7_000)).await;
    assert!(complains(&again, keys_of(&again)[0]));
    assert!(rig.log.take().is_empty());
    rig.asked(&write, typed(&again, 5_900)).await;
    assert_eq!(rig.log.take(), ["typed"]);
    // Also where it comes with the call.
    let mut early = typed(&asked, 7_000);
    early.request_state = None;
    assert_eq!(keys_of(&rig.asked(&write, early).await), keys_of(&asked));
}

/// The `maxLength` of each text that `tool` asks for first.
async fn announced(rig: &Rig, tool: &impl Tool) -> Vec<u64> {
    let asked = rig.asked(tool, first()).await;
    let mut lengths = Vec::new();
    for key in keys_of(&asked) {
        let request = asked.input_requests.get(key).unwrap();
        let fields = request["params"]["requestedSchema"]["properties"].clone();
        let fields = fields.as_object().unwrap().values().cloned();
        let texts = fields.filter(|field| field["type"] == "string" && field["enum"].is_null());
        lengths.extend(texts.map(|text| text["maxLength"].as_u64().expect("a length")));
    }
    lengths
}

#[tokio::test]
async fn no_length_is_announced_that_cannot_travel() {
    let limit = announced(&Rig::new(), &letter).await[0];
    assert!((5_000..6_144).contains(&limit), "{limit}");
    let short = Rig::with(|engine| engine.max_state(2_048));
    assert!(announced(&short, &letter).await[0] < 1_536);
    let kept = Rig::with(|engine| engine.replay(MemoryStore::new()).park_long_states(true));
    assert_eq!(announced(&kept, &letter).await, [50_000]);
    assert_eq!(announced(&Rig::new(), &note).await, [40, limit]);
}

#[tokio::test]
async fn a_length_is_announced_where_the_author_set_none_and_a_text_of_it_is_taken() {
    let rig = Rig::new();
    let limit = announced(&rig, &letter).await[0];
    assert_eq!(announced(&rig, &write).await, [limit]);
    assert_eq!(announced(&rig, &three).await, [limit; 3]);
    let kept = Rig::with(|engine| engine.replay(MemoryStore::new()).park_long_states(true));
    assert_eq!(announced(&kept, &write).await, [u64::from(MAX_TEXT)]);
    // As long as it says, and no longer.
    let asked = rig.asked(&write, first()).await;
    let length = usize::try_from(limit).unwrap();
    let again = rig.asked(&write, typed(&asked, length + 1)).await;
    assert!(complains(&again, keys_of(&again)[0]));
    assert!(rig.log.take().is_empty());
    rig.asked(&write, typed(&again, length)).await;
    assert_eq!(rig.log.take(), ["typed"]);
}

#[tokio::test]
async fn what_makes_a_state_too_long_is_always_named() {
    let rig = Rig::new();
    let asked = rig.asked(&three, first()).await;
    let [a, b] = [0, 1].map(|at| keys_of(&asked)[at].to_owned());
    let text = "x".repeat(4_000);
    let both =
        json!({ a.as_str(): accept(&a, text.as_str()), b.as_str(): accept(&b, text.as_str()) });
    let error = rig.refused(&three, answer(first(), &asked, both)).await;
    assert!(error.message.contains("the answers so far 8"), "{error}");
}
