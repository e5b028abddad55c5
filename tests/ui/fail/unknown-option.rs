//! rule: UnknownOption

use mrtr::prelude::*;

#[mrtr_tool(titel = "Book a seat")]
async fn book(seat: String) -> String {
    seat
}

fn main() {
    Server::new("ui", "1").tool(book);
}
