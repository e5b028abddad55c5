//! rustc: whether a field is moved out or copied is for types to say; a value travels as a whole

use mrtr::prelude::*;

#[mrtr_tool]
async fn book() -> Result<String, ToolError> {
    let pair = (String::from("12"), String::from("A"));
    let row = pair.0;
    let _ = confirm("Sure?").await?;
    Ok(row + &pair.1)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
