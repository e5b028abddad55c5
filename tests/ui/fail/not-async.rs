//! rule: NotAsync

use mrtr::prelude::*;

#[mrtr_tool]
fn book(seat: String) -> String {
    seat
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
