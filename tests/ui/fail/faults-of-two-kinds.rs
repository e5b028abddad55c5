//! trait: Persist
//! trait: Argument
//! trait: ReturnValue
//! errors: 3

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
struct Seat;
struct Connection;
struct Ticket;

#[mrtr_tool]
async fn book(seat: Seat) -> Result<Ticket, ToolError> {
    let connection = Connection;
    let _ = confirm("Sure?").await?;
    drop((connection, seat));
    Ok(Ticket)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
