//! trait: Persist

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let file = std::rc::Rc::new(std::fs::File::open(seat)?);
    let _ = confirm("Sure?").await?;
    Ok(format!("{file:?}"))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
