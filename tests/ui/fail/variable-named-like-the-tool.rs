//! rule: NamedLikeTheFunction

use mrtr::prelude::*;

#[mrtr_tool]
async fn page(page: u32) -> Result<bool, ToolError> {
    Ok(confirm(format!("Page {page}?")).await?)
}

fn main() {
    Server::new("ui", "1").tool(page);
}
