//! rule: NestedStatic

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    static CALLS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    Ok(confirm("Sure?").await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
