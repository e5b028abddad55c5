//! rule: StrArgument

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: &str) -> String {
    seat.to_owned()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
