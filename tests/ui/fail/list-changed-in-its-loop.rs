//! rustc: it tells best what is borrowed

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(mut seats: Vec<String>) -> Result<String, ToolError> {
    for seat in &seats {
        if confirm(format!("{seat}?")).await? {
            seats.push("another".to_owned());
        }
    }
    Ok(seats.concat())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
