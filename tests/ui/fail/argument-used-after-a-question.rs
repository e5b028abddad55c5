//! trait: Persist

use mrtr::prelude::*;

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Wishes {
    window: bool,
}

#[mrtr_tool]
async fn book(wishes: Wishes, plain: Vec<Option<String>>) -> Result<bool, ToolError> {
    let _ = confirm("Sure?").await?;
    Ok(wishes.window && plain.is_empty())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
