//! A variable may have the function's own name.

#![deny(warnings)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn seat(seat: String) -> Result<String, ToolError> {
    let _ = confirm(format!("{seat}?")).await?;
    Ok(seat)
}

#[mrtr_tool]
async fn offer(seats: Vec<String>) -> Result<String, ToolError> {
    let offer = choose("Which?", &seats).await?;
    let row = seats.iter().position(|offer| offer == "1A");
    let _ = confirm("Sure?").await?;
    match offer {
        offer if row.is_none() => Ok(offer),
        offer => Ok(offer + "!"),
    }
}

#[mrtr_flow]
async fn pay(pay: u32) -> Result<bool, ToolError> {
    let pay = pay + 1;
    Ok(confirm(format!("{pay}?")).await?)
}

#[mrtr_resource(uri = "docs://{page}")]
async fn page(page: String) -> String {
    page
}

fn main() {
    let _ = Server::new("ui", "1").tool(seat).tool(offer);
    let _ = (pay, page);
}
