//! rule: UnknownOption
//! errors: 6

use mrtr::prelude::*;

#[mrtr_tool(titel = "Book a seat", "Book", annotations(colour))]
async fn book(seat: String) -> String {
    seat
}

#[mrtr_flow(name = "pay")]
async fn pay() {}

#[mrtr_prompt(once)]
async fn greet() -> String {
    call(pay()).await;
    "Hello".to_owned()
}

#[mrtr_tool(allow_parents)]
async fn climb(path: String) -> String {
    path
}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(climb);
    served(greet);
}

fn served(_: impl mrtr::Prompt) {}
