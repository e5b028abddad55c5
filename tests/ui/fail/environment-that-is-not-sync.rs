//! rustc: it names the field that cannot be shared

use mrtr::prelude::*;

struct Shop(std::cell::Cell<u32>);

#[mrtr_tool]
async fn book(shop: &Shop) -> u32 {
    shop.0.get()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
