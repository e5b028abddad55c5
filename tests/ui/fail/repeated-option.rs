//! rule: RepeatedOption
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool(name = "book", annotations(read_only, read_only = false), name = "seat")]
async fn book(seat: String) -> String {
    seat
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
