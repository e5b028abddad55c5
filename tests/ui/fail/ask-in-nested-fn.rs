//! rule: InNestedFn
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    async fn sure(seat: &str) -> Result<bool, AskError> {
        confirm(format!("Book {seat}?")).await
    }
    struct Asker;
    impl Asker {
        async fn ask() -> Result<bool, AskError> {
            confirm("Really?").await
        }
    }
    Ok(sure(&seat).await? && Asker::ask().await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
