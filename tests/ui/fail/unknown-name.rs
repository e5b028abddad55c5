//! rustc: an ordinary mistake, told where it is
//! errors: 4

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: Saet) -> Result<Ticket, ToolError> {
    let price = quote(&seat).await?;
    let _ = confirm(format!("Pay {pirce}?")).await?;
    Ok(price)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
