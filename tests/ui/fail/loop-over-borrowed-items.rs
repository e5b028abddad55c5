//! trait: PersistItem

use mrtr::prelude::*;

#[mrtr_tool]
async fn pay(amounts: Vec<u32>) -> Result<String, ToolError> {
    let mut paid = 0;
    for amount in amounts.iter().filter(|amount| **amount > 10) {
        let due = amount + paid;
        if confirm(format!("Pay {due}?")).await? {
            paid += 1;
        }
    }
    Ok(paid.to_string())
}

fn main() {}
