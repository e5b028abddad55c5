//! trait: Persist

use mrtr::prelude::*;

struct Offer {
    price: u32,
}

struct Shop {
    offer: Offer,
}

impl Shop {
    fn offer(&self) -> &Offer {
        &self.offer
    }
}

#[mrtr_tool]
async fn book(shop: &Shop) -> Result<u32, ToolError> {
    let offer = shop.offer();
    let _ = confirm("Sure?").await?;
    Ok(offer.price)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
