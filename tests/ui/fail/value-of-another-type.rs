//! rustc: an ordinary mistake, told where it is
//! errors: 4

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let price: u32 = confirm("Sure?").await?;
    if !confirm("Sure?").await?.is_some() {
        return Ok(price);
    }
    let _ = confirm("Sure?").await?.unwrap();
    seat
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
