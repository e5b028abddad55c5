//! rule: InConst

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    let sure = const { confirm("Sure?").await };
    Ok(sure?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
