//! rustc: an attribute does not see what is around its function, so the tool is an item of its own

use mrtr::prelude::*;

struct Shop;

impl Shop {
    #[mrtr_tool]
    async fn book(shop: &Self, seat: String) -> String {
        seat
    }
}

fn main() {
    let _ = Server::new("ui", "1").tool(Shop::book);
}
