//! trait: PersistItem

use mrtr::prelude::*;

struct Connection;

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    for connection in vec![Connection] {
        drop(connection);
        let _ = confirm("Next?").await?;
    }
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
