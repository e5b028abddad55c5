//! rule: InClosure
//! rule: Generics
//! errors: 2

use mrtr::prelude::*;

#[mrtr_flow]
async fn pay<T>(price: u32) -> Result<bool, ToolError> {
    let ask = async || confirm(format!("Pay {price}?")).await;
    Ok(ask().await?)
}

#[mrtr_tool]
async fn book() -> Result<bool, ToolError> {
    call(pay(5)).await
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
