//! form: VariantWithData
//! form: SkippedVariant
//! form: SameValue
//! form: SameTitle
//! errors: 4

#![allow(unreachable_patterns)]

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, Choice)]
enum Answer {
    Window(u32),
    #[serde(skip)]
    Aisle,
    Middle,
    #[serde(rename = "Middle")]
    Between,
    #[choice(title = "Anywhere")]
    Any,
    #[choice(title = "Anywhere")]
    Either,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
