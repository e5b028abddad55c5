//! Prompts and resources ask in the same way.

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// A review of somebody's code.
#[mrtr_prompt]
async fn review(
    /// What to review.
    code: String,
) -> Result<Vec<PromptMessage>, ToolError> {
    let focus = choose("What matters most?", ["Speed", "Safety"]).await?;
    Ok(vec![PromptMessage::user(format!(
        "Review for {focus}:\n{code}"
    ))])
}

/// A report of one year.
#[mrtr_resource(uri = "report://{year}", mime_type = "text/plain")]
async fn report(year: u16) -> Result<String, ToolError> {
    let pages: u8 = ask_user("How many pages?").await?;
    Ok(format!("{year} on {pages} pages"))
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let client = Client::new(review);
    let mut call = client.call(json!({ "code": "fn main() {}" })).await;
    call.answer("focus", json!("Safety")).await;
    let messages = call.expect_done();
    println!("{}", messages["messages"][0]["content"]["text"]);

    let client = Client::new(report);
    let mut call = client.call(json!({ "year": "2026" })).await;
    call.answer("pages", json!(2)).await;
    let contents = call.expect_done();
    println!("{}", contents["contents"][0]["text"]);
    assert_eq!(contents["contents"][0]["text"], "2026 on 2 pages");
}
