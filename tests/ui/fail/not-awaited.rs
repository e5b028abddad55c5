//! rule: NotAwaited
//! errors: 8

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    confirm("With `?`")?;
    let declared: bool = confirm("With a type");
    let name: String = mrtr::ask_user("With a type").key("name");
    if confirm("As a condition") {
        return Ok(declared);
    }
    while !confirm("Negated") && confirm("In a chain") {}
    match choose("Matched", ["1A"]) {
        _ => {}
    }
    Ok(confirm("Compared") == true)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
