//! trait: Persist

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: u32) -> Result<u32, ToolError> {
    let price = |class: u32| seats * class;
    let _ = confirm("Sure?").await?;
    Ok(price(2))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
