//! trait: Persist

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
struct Seat {
    row: u32,
}

#[mrtr_tool]
async fn book() -> Result<String, ToolError> {
    let mut seats = vec![Seat { row: 1 }];
    let first = &seats[0];
    let go = confirm("Book it?").await?;
    let text = format!("{} {go}", first.row);
    seats.clear();
    Ok(text)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
