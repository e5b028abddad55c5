//! rule: RepeatedOption

use mrtr::prelude::*;

#[mrtr_tool(name = "book", title = "Book", name = "seat")]
async fn book(seat: String) -> String {
    seat
}

fn main() {
    Server::new("ui", "1").tool(book);
}
