//! rule: ImplTraitArgument

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: impl ToString) -> String {
    seat.to_string()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
