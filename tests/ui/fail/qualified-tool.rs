//! rule: Qualifier
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async unsafe fn book(seat: String) -> String {
    seat
}

#[mrtr_tool]
async extern "C" fn pay() {}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay);
}
