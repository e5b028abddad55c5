//! trait: Persist

use mrtr::prelude::*;

struct Connection;

impl Connection {
    async fn open() -> Result<Self, std::fmt::Error> {
        Ok(Self)
    }

    async fn send(&mut self, _text: &str) {}
}

#[mrtr_tool]
async fn book(seat: String) -> Result<(), ToolError> {
    let mut connection = Connection::open().await?;
    let _ = confirm("Sure?").await?;
    connection.send(&seat).await;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
