//! trait: Argument
//! errors: 3

use mrtr::prelude::*;

struct Seat;

#[mrtr_tool]
async fn book(seat: Seat) -> String {
    "booked".to_owned()
}

#[mrtr_tool]
async fn pay(how: std::sync::mpsc::Sender<u8>) {}

#[derive(serde::Deserialize)]
struct Card;

#[mrtr_tool]
async fn look(card: Option<Card>) {}

fn main() {
    Server::new("ui", "1").tool(book).tool(pay).tool(look);
}
