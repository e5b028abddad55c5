//! rule: NotAwaited

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    let sure = confirm("Sure?").title("Book");
    println!("{seat}");
    Ok(sure.await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
