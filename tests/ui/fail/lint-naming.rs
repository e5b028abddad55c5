//! lint: non_snake_case, unused_parens
//! errors: 4

#![deny(non_snake_case, unused_parens)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seatName: String) -> Result<usize, ToolError> {
    let unitPrice = (seatName.len());
    if confirm("Sure?").await? {
        return Ok(unitPrice);
    }
    Ok((unitPrice))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
