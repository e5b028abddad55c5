//! trait: ReturnError

use mrtr::prelude::*;

struct SoldOut;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, SoldOut> {
    Err(SoldOut)
}

fn main() {
    Server::new("ui", "1").tool(book);
}
