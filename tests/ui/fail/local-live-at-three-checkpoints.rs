//! trait: Persist

use mrtr::prelude::*;

struct Connection;

#[mrtr_tool]
async fn book(seats: Vec<String>) -> Result<usize, ToolError> {
    let connection = Connection;
    let _ = confirm("Sure?").await?;
    for seat in &seats {
        if confirm(format!("Book {seat}?")).await? {
            drop(&connection);
        }
    }
    while confirm("Another?").await? {
        drop(&connection);
    }
    Ok(seats.len())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
