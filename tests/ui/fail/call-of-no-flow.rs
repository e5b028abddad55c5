//! trait: Flow

use mrtr::prelude::*;

async fn pay(seat: String) -> u32 {
    drop(seat);
    5
}

#[mrtr_tool]
async fn book(seat: String) -> Result<u32, ToolError> {
    Ok(call(pay(seat)).await)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
