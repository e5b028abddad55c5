//! rustc: the bound is the standard library's own

use mrtr::prelude::*;

struct Shop(std::cell::Cell<u32>);

#[mrtr_tool]
async fn book(shop: &Shop, seat: String) -> String {
    seat
}

fn main() {
    Server::new("ui", "1").tool(book);
}
