//! rule: CompoundAssignment

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(mut prices: Vec<u32>) -> Result<Vec<u32>, ToolError> {
    *prices.iter_mut().max().unwrap() += ask_user::<u32>("Tip?").await?;
    Ok(prices)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
