//! trait: Answer

use mrtr::prelude::*;

struct Passenger;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let (_, _) = ask_all((confirm("Sure?"), ask_user::<Passenger>("Who?"))).await?;
    Ok(seat)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
