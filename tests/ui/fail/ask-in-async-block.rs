//! rule: InAsyncBlock

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    let later = async { confirm("Sure?").await };
    Ok(later.await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
