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
    Server::new("ui", "1").tool(book).tool(pay);
}
