//! trait: Persist
//! errors: 2

use mrtr::prelude::*;

struct Connection;
struct Ticket {
    price: u32,
}

#[mrtr_tool]
async fn book(seat: String) -> Result<u32, ToolError> {
    let (connection, ticket) = (Connection, Ticket { price: 5 });
    let _ = confirm("Sure?").await?;
    drop(connection);
    Ok(ticket.price)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
