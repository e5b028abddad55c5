//! rule: CratePath
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool(crate = mrtr)]
async fn book(seat: String) -> String {
    seat
}

#[mrtr_tool(crate = "mrtr")]
async fn pay() {}

#[mrtr_tool(crate)]
async fn look() {}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay).tool(look);
}
