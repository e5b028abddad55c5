//! rule: InUnsafe

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    Ok(unsafe { confirm("Sure?").await? })
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
