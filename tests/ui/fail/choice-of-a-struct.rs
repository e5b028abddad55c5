//! form: ChoiceIsNotAnEnum

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, Choice)]
struct Answer {
    name: String,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
