//! trait: InsideMrtrTool

use mrtr::prelude::*;

#[mrtr_flow]
async fn pay(seat: String) -> Result<bool, ToolError> {
    Ok(confirm(format!("Pay for {seat}?")).await?)
}

async fn book(seat: String) -> Result<bool, ToolError> {
    call(pay(seat)).await
}

fn main() {
    drop(book(String::new()));
}
