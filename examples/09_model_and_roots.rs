//! A question to the client's model, and one for its directories.
//!
//! The protocol has deprecated both: new servers call a model's API themselves, and take paths as
//! arguments. Where a client offers them they work like any other question.

use mrtr::{Capabilities, prelude::*, question::SampleRequest, testing::Client};
use serde_json::json;

/// Describes a project.
#[mrtr_tool]
async fn describe_project(cx: &Cx) -> Result<String, ToolError> {
    let roots = list_roots().await?;
    let names: Vec<_> = roots.iter().map(|root| root.uri.clone()).collect();
    if !cx.can_ask(Kind::Sampling) {
        return Ok(format!("A project in {}.", names.join(", ")));
    }
    let request = SampleRequest::new(200).user(format!("What is in {}?", names.join(", ")));
    let said = sample(request).await?;
    Ok(said.text)
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let client = Client::new(describe_project);
    let mut call = client.call(json!({})).await;
    let roots = json!({ "roots": [{ "uri": "file:///home/ada/engine" }] });
    call.respond("roots", roots.clone()).await;
    call.answer("said", json!("A machine.")).await;
    let text = call.expect_text();
    println!("{text}");
    assert_eq!(text, "A machine.");

    let no_model = Capabilities::from_value(&json!({ "roots": {} }));
    let client = Client::new(describe_project).capabilities(no_model);
    let mut call = client.call(json!({})).await;
    call.respond("roots", roots).await;
    assert_eq!(call.expect_text(), "A project in file:///home/ada/engine.");
}
