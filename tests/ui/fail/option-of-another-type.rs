//! rule: OptionValue
//! rule: UnknownOption
//! errors: 13

use mrtr::prelude::*;

#[mrtr_tool(name = 3, title, description = b"bytes", version = "two")]
async fn book(seat: String) -> String {
    seat
}

#[mrtr_tool(version = 4294967296, ttl = "soon", once = 1)]
async fn pay() {}

#[mrtr_tool(ttl = 0, annotations(colour, read_only = "yes"))]
async fn look() {}

#[mrtr_tool(annotations, ttl = , title)]
async fn wait() {}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay).tool(look).tool(wait);
}
