//! Whole calls.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::SeqCst},
};

use mrtr::{
    Capabilities,
    prelude::*,
    testing::{Client, crash_everywhere, drive},
};
use serde_json::{Value, json};

use crate::{Shop, client, failures::failure, hat, sell, yes};

/// Takes as many rounds as it is told to.
#[mrtr_tool]
async fn wait(rounds: u32) -> Result<String, ToolError> {
    for _ in 0..rounds {
        checkpoint().await;
    }
    let last: bool = confirm("Enough?").key("enough").await?;
    Ok(format!("{rounds} {last}"))
}

#[tokio::test]
async fn a_call_may_take_more_than_a_thousand_rounds_and_only_questions_are_answered() {
    let mut asked = Vec::new();
    let result = drive(wait, json!({ "rounds": 1_200 }), |key, request| {
        asked.push((key.to_owned(), request["method"].clone()));
        yes(key, request)
    })
    .await
    .unwrap();
    assert_eq!(result["content"][0]["text"], "1200 true");
    assert_eq!(asked, [("enough".to_owned(), json!("elicitation/create"))]);
}

#[tokio::test]
async fn the_end_of_a_call_is_a_result_or_an_error_of_the_protocol() {
    let result = client().drive(hat(), yes).await.unwrap();
    assert_eq!(result["content"][0]["text"], "hat M to Elm St, true");
    // A failure that the model reads is a result.
    let no = |_: &str, _: &Value| json!({ "action": "decline" });
    let declined = client().drive(hat(), no).await.unwrap();
    assert_eq!(declined["isError"], true);
    let unable = client().capabilities(Capabilities::none());
    let error = unable.drive(hat(), yes).await.unwrap_err();
    assert_eq!(error["code"], -32021);
    for arguments in [json!({}), json!({ "item": 3 }), json!([])] {
        let ended = client().drive(arguments.clone(), yes).await;
        let failed = ended.map_or(true, |result| result["isError"] == true);
        assert!(failed, "{arguments}");
    }
}

#[tokio::test]
async fn a_driven_call_has_the_same_effects_as_the_plain_function() {
    let effects = |shop: &Shop| (shop.held.load(SeqCst), shop.sold.load(SeqCst));
    let (driven, plain) = (Arc::new(Shop::default()), Arc::new(Shop::default()));
    let client = |shop: &Arc<Shop>| Client::new(sell).shared(shop.clone());
    assert_eq!(
        client(&driven).drive(hat(), yes).await,
        client(&plain).run_plain(hat(), yes).await
    );
    assert_eq!(effects(&driven), effects(&plain));
    assert_eq!(effects(&driven), (1, 1));
}

#[mrtr_prompt]
async fn greet() -> Result<String, ToolError> {
    let name: String = ask_user("Name?").await?;
    Ok(format!("Hello, {name}"))
}

#[mrtr_resource(uri = "docs://{section}")]
async fn docs(section: String) -> Result<String, ToolError> {
    let page: u32 = ask_user("Page?").await?;
    Ok(format!("{section} {page}"))
}

#[tokio::test]
async fn prompts_and_resources_are_driven_alike() {
    let say = |value: Value| move |key: &str, _: &Value| json!({ "action": "accept", "content": { key: value.clone() } });
    let prompt = drive(greet, json!({}), say(json!("Ada"))).await.unwrap();
    assert!(prompt.to_string().contains("Hello, Ada"), "{prompt}");
    let page = drive(docs, json!({ "section": "keys" }), say(json!(7)));
    let page = page.await.unwrap();
    assert!(page.to_string().contains("keys 7"), "{page}");
}

#[mrtr_tool]
async fn never(count: &AtomicUsize) -> Result<String, ToolError> {
    loop {
        checkpoint().await;
        count.fetch_add(1, SeqCst);
    }
}

#[tokio::test]
async fn a_call_that_never_ends_is_no_test_that_never_ends() {
    let make = || (Client::new(never).env(AtomicUsize::new(0)), || ());
    let text = failure(crash_everywhere(make, json!({}), yes, ())).await;
    assert!(text.contains("did not end in 1000 rounds"), "{text}");
}
