//! trait: Persist

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
struct Offer {
    price: u32,
}

#[mrtr_tool]
async fn book(shop: &Vec<Offer>) -> Result<u32, ToolError> {
    let offer = shop.first();
    let _ = confirm("Sure?").await?;
    Ok(offer.map_or(0, |offer| offer.price))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
