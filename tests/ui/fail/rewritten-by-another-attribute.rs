//! rule: Rewritten
//! errors: 2

use mrtr::prelude::*;

#[tracing::instrument]
#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    if !confirm(format!("Book {seat}?")).await? {
        return Ok("Nothing was booked.".to_owned());
    }
    Ok(seat)
}

#[tracing::instrument(err)]
#[mrtr_flow]
async fn pay(price: u32) -> Result<bool, ToolError> {
    Ok(confirm(format!("Pay {price}?")).await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
