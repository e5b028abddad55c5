//! trait: Answer
//! errors: 3

use mrtr::prelude::*;

struct Passenger;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let passenger: Passenger = ask_user("Who is flying?").await?;
    let count = ask_user::<u128>("How many?").await?;
    let names = ask_user::<Vec<String>>("What names?").await?;
    Ok(seat)
}

fn main() {
    Server::new("ui", "1").tool(book);
}
