//! lint: unused_variables

#![deny(unused_variables)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<(), ToolError> {
    let price = seat.len();
    let sure = confirm("Sure?").await?;
    confirm("Really?").await?;
    Ok(())
}

fn main() {
    Server::new("ui", "1").tool(book);
}
