//! rule: BorrowedArgument

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: &[String]) -> String {
    seats.concat()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
