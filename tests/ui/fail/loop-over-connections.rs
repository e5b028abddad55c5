//! trait: Persist

use mrtr::prelude::*;

struct Connection;

#[mrtr_tool]
async fn book(seat: String) -> Result<(), ToolError> {
    for connection in vec![Connection] {
        confirm("Next?").await?;
    }
    Ok(())
}

fn main() {
    Server::new("ui", "1").tool(book);
}
