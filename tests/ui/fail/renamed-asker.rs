//! trait: InsideMrtrTool

use mrtr::{confirm as sure, prelude::*};

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    Ok(sure(format!("Book {seat}?")).await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
