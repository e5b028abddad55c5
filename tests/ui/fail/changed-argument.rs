//! trait: Persist

use mrtr::prelude::*;

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Wishes {
    window: bool,
}

#[mrtr_tool]
async fn book(mut wishes: Wishes) -> Result<bool, ToolError> {
    wishes.window = confirm("A window seat?").await?;
    let _ = confirm("Sure?").await?;
    Ok(wishes.window)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
