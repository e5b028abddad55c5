//! rule: RepeatedItem

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(window: bool) -> Result<u32, ToolError> {
    if window {
        const PRICE: u32 = 9;
        let _ = confirm(format!("{PRICE} EUR?")).await?;
    } else {
        const PRICE: u32 = 5;
        let _ = confirm(format!("{PRICE} EUR?")).await?;
    }
    Ok(0)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
