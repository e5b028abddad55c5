//! trait: Answer

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let _ = ask_user("Who is flying?").await?;
    Ok(seat)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
