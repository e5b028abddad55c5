//! trait: EnteredByCall

use mrtr::prelude::*;

/// Picks one.
#[mrtr_flow]
async fn pick(most: u32) -> Result<u32, AskError> {
    let number: u32 = ask_user(format!("Up to {most}?")).await?;
    Ok(number.min(most))
}

#[mrtr_tool]
async fn book() -> Result<u32, ToolError> {
    let number = pick(3).await?;
    Ok(number)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
