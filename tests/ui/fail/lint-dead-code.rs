//! lint: dead_code, unreachable_code, unused_assignments, unused_mut
//! errors: 3

#![deny(dead_code, unreachable_code, unused_assignments, unused_mut)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<usize, ToolError> {
    fn never() {}
    let mut price = 3;
    price = seat.len();
    if confirm("Sure?").await? {
        return Ok(price);
        drop(seat);
    }
    Ok(price)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
