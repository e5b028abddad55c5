//! trait: Kept

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let seat = std::rc::Rc::new(seat);
    confirm("Sure?").await?;
    Ok(seat.to_string())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
