//! rustc: an ordinary mistake, told where it is
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let sure = confirm("Sure?").await;
    if sure {
        return Ok(seat);
    }
    while confirm("Again?").await {}
    let name: String = ask_user("Who is flying?").await;
    Ok(name)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
