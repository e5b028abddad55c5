//! trait: StableOrder

use mrtr::prelude::*;

use std::collections::HashMap;

#[mrtr_tool]
async fn book(prices: HashMap<String, u32>) -> Result<u32, ToolError> {
    let mut total = 0;
    for (seat, price) in &prices {
        if confirm(format!("Book {seat}?")).await? {
            total += price;
        }
    }
    Ok(total)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
