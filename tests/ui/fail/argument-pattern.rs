//! rule: ArgumentPattern
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool]
async fn book((row, seat): (u32, String)) -> String {
    format!("{row}{seat}")
}

#[mrtr_tool]
async fn pay(_: u32) {}

#[mrtr_tool]
async fn look(ref seat: String) {}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay).tool(look);
}
