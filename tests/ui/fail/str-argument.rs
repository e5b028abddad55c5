//! rule: StrArgument

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: &str) -> String {
    seat.to_owned()
}

fn main() {
    Server::new("ui", "1").tool(book);
}
