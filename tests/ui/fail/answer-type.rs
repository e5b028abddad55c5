//! trait: Answer
//! errors: 3

use mrtr::prelude::*;

struct Passenger;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let _: Passenger = ask_user("Who is flying?").await?;
    ask_user::<u128>("How many?").await?;
    ask_user::<Vec<String>>("What names?").await?;
    Ok(seat)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
