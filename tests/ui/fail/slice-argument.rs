//! rule: BorrowedArgument
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: &[String]) -> String {
    seats.concat()
}

#[mrtr_flow]
async fn join(seats: &[String]) -> String {
    seats.concat()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
