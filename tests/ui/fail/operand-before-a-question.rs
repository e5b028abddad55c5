//! trait: Persist

use mrtr::prelude::*;

struct Connection;

impl Connection {
    fn book(self, sure: bool) -> bool {
        sure
    }
}

fn connect() -> Connection {
    Connection
}

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    Ok(connect().book(confirm("Sure?").await?))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
