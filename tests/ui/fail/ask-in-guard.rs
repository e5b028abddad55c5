//! rule: InGuard

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    Ok(match seat.len() {
        2 if confirm("A short one?").await? => true,
        _ => false,
    })
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
