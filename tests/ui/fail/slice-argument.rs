//! rule: BorrowedArgument

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: &[String]) -> String {
    seats.concat()
}

fn main() {
    Server::new("ui", "1").tool(book);
}
