//! trait: ReturnError

use mrtr::prelude::*;

struct SoldOut;

#[mrtr_tool]
async fn book() -> Result<String, SoldOut> {
    Err(SoldOut)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
