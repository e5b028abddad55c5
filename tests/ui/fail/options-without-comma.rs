//! rule: MissingComma

use mrtr::prelude::*;

#[mrtr_tool(name = "book" title = "Book")]
async fn book(seat: String) -> String {
    seat
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
