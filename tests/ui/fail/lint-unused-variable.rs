//! lint: unused_variables
//! errors: 4

#![deny(unused_variables)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String, row: u32) -> Result<usize, ToolError> {
    let price = seat.len();
    let sure = confirm("Sure?").await?;
    for turn in 0..2 {
        let _ = confirm("Really?").await?;
    }
    Ok(seat.len())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
