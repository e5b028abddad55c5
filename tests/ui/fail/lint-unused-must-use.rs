//! lint: unused_must_use
//! errors: 3

#![deny(unused_must_use)]

use mrtr::prelude::*;

#[mrtr_flow]
async fn pay() -> Result<bool, AskError> {
    confirm("Pay?").await
}

#[mrtr_tool]
async fn book(seat: String) -> Result<usize, ToolError> {
    call(pay()).await;
    confirm("Really?");
    seat.len().max(3);
    Ok(seat.len())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
