//! What follows a question does not run because nobody could be asked, in any kind of question and any way
//! of "cannot"; beside each kind the one answer that lets it run, once.

use mrtr::{
    Capabilities, InputRequired, Request, Response, Resumable, prelude::*, question::choose_many,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::rig::{Log, Rig, accept, answer, call};

/// Which rows to delete.
#[derive(Serialize, Deserialize, Form)]
struct Which {
    #[form(min_length = 1)]
    table: String,
}

/// A tool for each kind of question, which deletes behind it.
macro_rules! destructive {
    ($($kind:ident asks $question:expr, allows $good:expr;)+) => {$(
        mod $kind {
            use super::*;

            /// Deletes everything.
            #[mrtr_tool(annotations(destructive))]
            async fn delete(log: &Log) -> Result<String, ToolError> {
                let go = $question.await?;
                if !go.given() {
                    return Ok("kept".to_owned());
                }
                log.add("deleted");
                Ok("deleted".to_owned())
            }

            #[tokio::test]
            async fn fails_closed() {
                closed(&delete, &$good).await;
            }
        }
    )+};
}

/// Whether the answer says yes.
trait Given {
    fn given(&self) -> bool {
        true
    }
}

impl Given for bool {
    fn given(&self) -> bool {
        *self
    }
}

impl Given for Which {}
impl Given for String {}
impl Given for Vec<String> {}
impl Given for () {}
impl Given for mrtr::question::Completion {}
impl Given for Vec<mrtr::question::Root> {}
impl<A, B> Given for (A, B) {}

destructive! {
    confirmed asks confirm("Delete?").key("q"), allows |_: &str| accept("q", true);
    asked asks ask_user::<bool>("Delete?").key("q"), allows |_: &str| accept("q", true);
    filled_in asks ask_user::<Which>("Which?").key("q"), allows |_: &str| accept("table", "users");
    chosen asks choose("Which?", ["users"]).key("q"), allows |_: &str| accept("q", "users");
    chosen_many asks choose_many("Which?", ["users"]).at_least(1).key("q"),
        allows |_: &str| accept("q", json!(["users"]));
    opened asks open_url("Sign there.", "https://example.org").key("q"),
        allows |_: &str| json!({ "action": "accept" });
    completed asks sample("Should I?").key("q"), allows |_: &str| json!({
        "role": "assistant", "model": "m", "content": { "type": "text", "text": "yes" },
    });
    listed asks list_roots().key("q"), allows |_: &str| json!({ "roots": [] });
    both asks ask_all((confirm("Delete?").key("q"), ask_user::<String>("Why?").key("r"))),
        allows |key: &str| if key == "q" { accept("q", true) } else { accept("r", "old") };
}

/// Responses that are not the good one: refusals, other kinds' envelopes, rubbish.
fn bad() -> Vec<Value> {
    vec![
        json!({ "action": "decline" }),
        json!({ "action": "cancel" }),
        json!({ "action": "decline", "content": { "q": true } }),
        json!({ "action": "accept" , "content": null }),
        json!({ "action": "accept", "content": {} }),
        json!({ "action": "accept", "content": [true] }),
        json!({ "action": "accept", "content": { "q": { "q": true } } }),
        json!({ "action": "accept", "content": { "q": "true", "r": 1, "table": 1 } }),
        json!({ "action": "accept", "content": { "q": 1, "table": "" } }),
        json!({ "action": "ACCEPT", "content": { "q": true } }),
        json!({ "action": true, "content": { "q": true } }),
        json!({ "content": { "q": true } }),
        json!({ "role": "assistant", "content": { "type": "text" } }),
        json!({ "roots": {} }),
        json!({ "error": { "code": -1, "message": "no" } }),
        json!({}),
        json!([]),
        json!(12345),
        json!("accept"),
        json!(true),
        Value::Null,
    ]
}

fn says(asked: &InputRequired, response: impl Fn(&str) -> Value) -> Value {
    let keys = asked.input_requests.keys();
    let responses: Map<_, _> = keys.map(|key| (key.to_owned(), response(key))).collect();
    Value::Object(responses)
}

async fn closed(function: &impl Resumable, good: &(impl Fn(&str) -> Value + Sync)) {
    let rig = Rig::new();
    let start = || call(json!({}));

    // A client that can be asked nothing, something else, or lies about it.
    for capabilities in [
        json!({}),
        json!({ "experimental": {} }),
        json!({ "elicitation": 1, "sampling": 1, "roots": 1 }),
    ] {
        let mut unable = start();
        unable.capabilities = Capabilities::from_value(&capabilities);
        assert_eq!(rig.refused(function, unable.clone()).await.code, -32021);
        // Not even if it brings the answer along.
        unable.input_responses = Some(json!({ "q": {}, "r": {} }));
        rig.refused(function, unable).await;
    }
    assert!(rig.log.take().is_empty(), "without asking");

    // Every wrong response, until the call gives up on its client or ends.
    for response in bad() {
        let is_good =
            |asked: &InputRequired| asked.input_requests.keys().any(|key| good(key) == response);
        let mut asked = rig.asked(function, start()).await;
        assert!(!is_good(&asked));
        for _ in 0..5 {
            let said = says(&asked, |_| response.clone());
            match next(&rig, function, answer(start(), &asked, said)).await {
                Some(again) => asked = again,
                None => break,
            }
        }
        let done = rig.log.take();
        // A page has no content: the consent alone counts, whatever object comes with it.
        let page = good("q") == json!({ "action": "accept" });
        let consent = response["action"] == "accept" && !response["content"].is_array();
        assert_eq!(
            done.is_empty(),
            !(page && consent),
            "after {response}: {done:?}"
        );
    }

    // Without an answer to every question nothing follows either.
    let asked = rig.asked(function, start()).await;
    for responses in [
        json!({}),
        json!({ "other": good("q") }),
        json!([]),
        Value::Null,
    ] {
        next(&rig, function, answer(start(), &asked, responses)).await;
    }
    assert!(rig.log.take().is_empty(), "without an answer");

    // With the good one it does.
    let said = says(&asked, good);
    let end = rig.ended(function, answer(start(), &asked, said)).await;
    assert_eq!(end, Ok("deleted".to_owned()));
    assert_eq!(rig.log.take(), ["deleted"]);
}

/// The next round's questions, if the call goes on.
async fn next(rig: &Rig, function: &impl Resumable, request: Request) -> Option<InputRequired> {
    match rig.engine.call(function, request).await {
        Ok(Response::InputRequired(asked)) => Some(asked),
        Ok(Response::Complete(_)) | Err(_) => None,
    }
}

/// Deletes what is chosen.
#[mrtr_tool]
async fn delete_chosen(log: &Log, tables: Vec<String>) -> Result<String, ToolError> {
    let table = choose("Which?", tables).await?;
    log.add(format!("deleted {table}"));
    Ok(table)
}

#[tokio::test]
async fn a_choice_of_nothing_fails_closed() {
    let rig = Rig::new();
    let text = rig
        .ended(&delete_chosen, call(json!({ "tables": [] })))
        .await;
    assert!(text.is_err(), "{text:?}");
    assert!(rig.log.take().is_empty());
    let start = || call(json!({ "tables": ["users"] }));
    let asked = rig.asked(&delete_chosen, start()).await;
    let said = says(&asked, |_| accept("table", "users"));
    assert_eq!(
        rig.ended(&delete_chosen, answer(start(), &asked, said))
            .await,
        Ok("users".to_owned())
    );
    assert_eq!(rig.log.take(), ["deleted users"]);
}
