//! Clients that cannot be asked.

use mrtr::{
    Capabilities, Kind, Request, Resumable, RpcError,
    prelude::*,
    question::{SampleRequest, sample::SampleTool},
};
use serde_json::{Value, json};

use crate::rig::{Log, Rig, accept, answer, call, greet, keys_of};

/// Opens a page.
#[mrtr_tool]
async fn pay(log: &Log) -> Result<String, ToolError> {
    open_url("Pay there.", "https://bank.example/pay").await?;
    log.add("paid");
    Ok("paid".to_owned())
}

/// Asks a model.
#[mrtr_tool]
async fn think(log: &Log) -> Result<String, ToolError> {
    let thought = sample("What is the capital of France?").await?;
    log.add("thought");
    Ok(thought.text)
}

/// Asks a model that has a tool.
#[mrtr_tool]
async fn think_hard(log: &Log) -> Result<String, ToolError> {
    let request = SampleRequest::new(100)
        .user("What time is it?")
        .tool(SampleTool {
            name: "clock".to_owned(),
            description: "Tells the time.".to_owned(),
            input_schema: json!({ "type": "object" }),
        });
    let thought = sample(request).await?;
    log.add("thought");
    Ok(thought.text)
}

/// Lists directories.
#[mrtr_tool]
async fn look(log: &Log) -> Result<String, ToolError> {
    let roots = list_roots().await?;
    log.add("looked");
    Ok(format!("{}", roots.len()))
}

/// Does without the user where there is none.
#[mrtr_tool]
async fn cope(cx: &Cx, log: &Log) -> Result<String, ToolError> {
    log.add(format!("can ask: {}", cx.can_ask(Kind::Form)));
    match confirm("Delete it?").await {
        Ok(true) => Ok("deleted".to_owned()),
        Ok(false) => Ok("kept".to_owned()),
        Err(AskError::Unsupported(kind)) => Ok(format!("kept: {kind:?} cannot be asked")),
        Err(error) => Err(error.into()),
    }
}

/// Asks a person and a model at once.
#[mrtr_tool]
async fn compare(log: &Log) -> Result<String, ToolError> {
    let (guess, thought) = ask_all((ask_user::<String>("Well?"), sample("Well?"))).await?;
    log.add("compared");
    Ok(format!("{guess} {}", thought.text))
}

fn from(capabilities: &Value) -> Request {
    let mut request = call(json!({}));
    request.capabilities = Capabilities::from_value(capabilities);
    request
}

#[track_caller]
fn assert_missing(error: &RpcError, wants: &Value) {
    assert_eq!(error.code, -32021, "{error}");
    assert_eq!(error.data, Some(json!({ "requiredCapabilities": wants })));
}

async fn gated(function: &impl Resumable, wants: Value, enough: &[Value], too_little: &[Value]) {
    let rig = Rig::new();
    for capabilities in too_little {
        let error = rig.refused(function, from(capabilities)).await;
        assert_missing(&error, &wants);
    }
    for capabilities in enough {
        let asked = rig.asked(function, from(capabilities)).await;
        assert_eq!(asked.input_requests.len(), 1, "{capabilities}");
    }
    // What follows the question has not run for any of them.
    assert!(rig.log.take().iter().all(|what| what == "start"));
}

#[tokio::test]
async fn a_form_needs_elicitation_in_form_mode() {
    let enough = [
        json!({ "elicitation": {} }),
        json!({ "elicitation": { "form": {} } }),
        json!({ "elicitation": { "form": {}, "url": {} } }),
    ];
    let too_little = [
        json!({}),
        json!({ "elicitation": { "url": {} } }),
        json!({ "elicitation": null }),
        json!({ "elicitation": true }),
        json!({ "sampling": {}, "roots": {} }),
        Value::Null,
    ];
    let wants = json!({ "elicitation": { "form": {} } });
    gated(&greet, wants, &enough, &too_little).await;
}

#[tokio::test]
async fn a_page_needs_elicitation_in_url_mode() {
    let enough = [
        json!({ "elicitation": { "url": {} } }),
        json!({ "elicitation": { "form": {}, "url": {} } }),
    ];
    let too_little = [
        json!({}),
        json!({ "elicitation": {} }),
        json!({ "elicitation": { "form": {} } }),
    ];
    let wants = json!({ "elicitation": { "url": {} } });
    gated(&pay, wants, &enough, &too_little).await;
}

#[tokio::test]
async fn a_completion_needs_sampling() {
    let enough = [
        json!({ "sampling": {} }),
        json!({ "sampling": { "tools": {} } }),
    ];
    let too_little = [json!({}), json!({ "elicitation": {}, "roots": {} })];
    gated(&think, json!({ "sampling": {} }), &enough, &too_little).await;
}

#[tokio::test]
async fn a_completion_with_tools_needs_sampling_with_tools() {
    let enough = [json!({ "sampling": { "tools": {} } })];
    let too_little = [json!({}), json!({ "sampling": {} })];
    let wants = json!({ "sampling": { "tools": {} } });
    gated(&think_hard, wants, &enough, &too_little).await;
}

#[tokio::test]
async fn directories_need_roots() {
    let enough = [
        json!({ "roots": {} }),
        json!({ "roots": { "listChanged": true } }),
    ];
    let too_little = [json!({}), json!({ "elicitation": {}, "sampling": {} })];
    gated(&look, json!({ "roots": {} }), &enough, &too_little).await;
}

#[tokio::test]
async fn cannot_ask_never_means_yes_and_the_author_may_branch_on_it() {
    let rig = Rig::new();
    let end = rig.ended(&cope, from(&json!({}))).await;
    assert_eq!(end, Ok("kept: Form cannot be asked".to_owned()));
    assert_eq!(rig.log.take(), ["can ask: false"]);
    let able = from(&json!({ "elicitation": {} }));
    let asked = rig.asked(&cope, able.clone()).await;
    assert_eq!(rig.log.take(), ["can ask: true"]);
    let yes = json!({ "confirm": accept("confirm", true) });
    let end = rig.ended(&cope, answer(able, &asked, yes)).await;
    assert_eq!(end, Ok("deleted".to_owned()));
}

#[tokio::test]
async fn of_a_batch_nothing_is_asked_if_one_question_cannot_be() {
    let rig = Rig::new();
    let error = rig
        .refused(&compare, from(&json!({ "elicitation": {} })))
        .await;
    assert_missing(&error, &json!({ "sampling": {} }));
    let error = rig
        .refused(&compare, from(&json!({ "sampling": {} })))
        .await;
    assert_missing(&error, &json!({ "elicitation": { "form": {} } }));
    let able = from(&json!({ "elicitation": {}, "sampling": {} }));
    let asked = rig.asked(&compare, able).await;
    assert_eq!(keys_of(&asked), ["guess", "thought"]);
    assert!(rig.log.take().is_empty());
}

#[tokio::test]
async fn a_client_that_can_no_longer_be_asked_is_not_asked_again() {
    let rig = Rig::new();
    let asked = rig.asked(&greet, from(&json!({ "elicitation": {} }))).await;
    rig.log.take();
    let silent = answer(from(&json!({})), &asked, json!({}));
    let error = rig.refused(&greet, silent).await;
    assert_missing(&error, &json!({ "elicitation": { "form": {} } }));
    // What it was asked before, it may still answer; the next question does not go out.
    let late = json!({ "name": accept("name", "Ada") });
    let error = rig
        .refused(&greet, answer(from(&json!({})), &asked, late))
        .await;
    assert_missing(&error, &json!({ "elicitation": { "form": {} } }));
    assert_eq!(rig.log.take(), ["name Ada"]);
}
