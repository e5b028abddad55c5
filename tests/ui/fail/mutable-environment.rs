//! rule: MutableEnvironment

use mrtr::prelude::*;

struct Shop;

#[mrtr_tool]
async fn book(shop: &mut Shop, seat: String) -> String {
    seat
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
