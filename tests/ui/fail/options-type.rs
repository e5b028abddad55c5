//! trait: Options

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(rows: Vec<u32>) -> Result<String, ToolError> {
    Ok(choose("Which row?", rows).await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
