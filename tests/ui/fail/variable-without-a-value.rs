//! rustc: an ordinary mistake, told once for each variable, as in any function
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool]
async fn book() -> Result<String, ToolError> {
    let seat: String;
    let row;
    let sure: bool;
    if confirm("By the window?").await? {
        row = 1_u32;
    }
    let _ = confirm("Sure?").await?;
    if confirm("Really?").await? {
        sure = true;
    }
    Ok(format!("{seat} {row} {sure}"))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
