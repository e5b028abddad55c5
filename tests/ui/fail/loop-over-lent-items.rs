//! rule: LoopLends
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn raise(mut prices: Vec<u32>, mut fees: std::collections::BTreeMap<String, u32>) -> Result<String, ToolError> {
    for price in prices.iter_mut() {
        if confirm("Raise it?").await? {
            *price += 1;
        }
    }
    for (at, fee) in fees.values_mut().enumerate() {
        if confirm(format!("Raise number {at}?")).await? {
            *fee += 1;
        }
    }
    Ok(format!("{prices:?} {fees:?}"))
}

fn main() {
    let _ = Server::new("ui", "1").tool(raise);
}
