//! States that are kept, and what becomes of them when the tool is edited.

use std::path::PathBuf;

use mrtr::{
    prelude::*,
    testing::{Client, golden},
};
use serde_json::json;

use crate::{client, hat, yes};

mod later {
    use mrtr::prelude::*;

    /// Another text, another checkpoint before: what waits at `keep` does not mind.
    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn compatible(n: u32) -> Result<String, ToolError> {
        if n == 0 {
            let _: bool = confirm("None at all?").key("none").await?;
        }
        let twice = n * 2;
        let kept: bool = confirm("Shall I keep it?").key("keep").await?;
        Ok(format!("{twice} {kept}"))
    }

    #[mrtr_tool(name = "keeps")]
    pub(crate) async fn renamed(n: u32) -> Result<String, ToolError> {
        let doubled = n * 2;
        let kept: bool = confirm("Keep it?").key("keep").await?;
        Ok(format!("{doubled} {kept}"))
    }
}

/// Asks once, with one local.
#[mrtr_tool]
async fn keeps(n: u32) -> Result<String, ToolError> {
    let twice = n * 2;
    let kept: bool = confirm("Keep it?").key("keep").await?;
    Ok(format!("{twice} {kept}"))
}

fn golden_file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/golden", name]
        .iter()
        .collect()
}

#[tokio::test]
async fn states_of_earlier_versions_keep_opening() {
    let file = golden_file("keeps.json");
    golden(&file, &Client::new(keeps), json!({ "n": 4 }), yes).await;
    golden(golden_file("sell.json"), &client(), hat(), yes).await;
    if std::env::var_os("MRTR_GOLDEN").is_none() {
        golden(&file, &Client::new(later::compatible), json!({}), yes).await;
    }
}

#[tokio::test]
async fn an_edit_that_makes_states_stale_is_told_with_what_they_held() {
    let check = |file: &'static str| async move {
        golden(
            golden_file(file),
            &Client::new(later::renamed),
            json!({}),
            yes,
        )
        .await;
    };
    let failure = |file| tokio::spawn(check(file));
    let panic = failure("keeps.json").await.unwrap_err().into_panic();
    let text = panic.downcast::<String>().unwrap();
    assert!(
        text.contains("states in flight become stale")
            && text.contains("round 0, asking [\"keep\"]: the tool has changed")
            && text.contains("it was sealed with [[\"twice\",8]]"),
        "{text}"
    );
    let panic = failure("absent.json").await.unwrap_err().into_panic();
    let text = panic.downcast::<String>().unwrap();
    assert!(
        text.contains("`MRTR_GOLDEN=record cargo test` writes it"),
        "{text}"
    );
}

#[tokio::test]
async fn a_conversation_goes_on_with_another_version() {
    let client = Client::new(keeps);
    let mut call = client.call(json!({ "n": 4 })).await;
    call.deploy(&later::compatible)
        .answer("keep", json!(true))
        .await;
    assert_eq!(call.expect_done()["content"][0]["text"], "8 true");

    let mut call = client.call(json!({ "n": 4 })).await;
    call.deploy(&later::renamed)
        .answer("keep", json!(true))
        .await;
    assert!(call.expect_error().contains("has changed"));
}
