//! trait: Argument
//! errors: 3

use mrtr::prelude::*;

struct Seat {
    row: u32,
}

#[mrtr_tool]
async fn book(seat: Seat) -> u32 {
    seat.row
}

#[mrtr_tool]
async fn pay(how: std::sync::mpsc::Sender<u8>) {
    drop(how);
}

#[derive(serde::Deserialize)]
struct Card;

#[mrtr_tool]
async fn look(card: Option<Card>) {
    drop(card);
}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay).tool(look);
}
