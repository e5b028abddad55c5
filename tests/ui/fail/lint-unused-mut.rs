//! lint: unused_mut
//! errors: 3

#![deny(unused_mut)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(mut seat: String) -> Result<usize, ToolError> {
    let mut price = seat.len();
    let mut sure = confirm("Sure?").await?;
    let _ = confirm("Really?").await?;
    Ok(price + usize::from(sure))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
