//! rustc: an ordinary mistake, told where it is
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let _ = confirm(format!("Book {seat}?")).await?;
}

#[mrtr_tool]
async fn pay(seat: String) -> Result<String, ToolError> {
    let _ = confirm("Pay?").await?;
    Ok(seat);
}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay);
}
