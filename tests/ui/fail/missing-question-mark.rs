//! rustc: an ordinary mistake

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let sure = confirm("Sure?").await;
    if sure {
        return Ok(seat);
    }
    let name: String = ask_user("Who is flying?").await;
    Ok(name)
}

fn main() {
    Server::new("ui", "1").tool(book);
}
