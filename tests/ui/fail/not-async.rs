//! rule: NotAsync

use mrtr::prelude::*;

#[mrtr_tool]
fn book(seat: String) -> String {
    seat
}

fn main() {
    Server::new("ui", "1").tool(book);
}
