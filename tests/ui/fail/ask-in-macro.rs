//! rule: InMacro
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    println!("{}", confirm("Sure?").await?);
    let seats = vec![seat, mrtr::ask_user::<String>("Another?").title("Seat").await?];
    Ok(seats.concat())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
