//! rule: OptionSyntax

use mrtr::prelude::*;

#[mrtr_tool(name = "book" title = "Book")]
async fn book(seat: String) -> String {
    seat
}

fn main() {
    Server::new("ui", "1").tool(book);
}
