//! rule: Receiver
//! errors: 4

use mrtr::prelude::*;

struct Shop;

impl Shop {
    #[mrtr_tool]
    async fn book(&self, seat: String) -> String {
        seat
    }

    #[mrtr_tool]
    async fn pay(self) {}

    #[mrtr_tool]
    async fn look(self: std::sync::Arc<Self>) {}
}

#[mrtr_tool]
async fn wait(&mut self) {}

fn main() {
    let _ = Server::new("ui", "1").tool(Shop::book).tool(wait);
}
