//! rule: Generics
//! errors: 4

use mrtr::prelude::*;

#[mrtr_tool]
async fn book<T: ToString>(seat: T) -> String {
    seat.to_string()
}

#[mrtr_tool]
async fn pay<'a>(shop: &'a Shop) {}

#[mrtr_tool]
async fn look<const N: usize>(rows: [u8; N]) {}

#[mrtr_tool]
async fn wait(shop: &Shop)
where
    Shop: Send,
{
}

struct Shop;

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay).tool(look).tool(wait);
}
