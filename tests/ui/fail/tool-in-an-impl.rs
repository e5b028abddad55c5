//! rustc: an attribute does not see what is around its item
//! errors: 3

use mrtr::prelude::*;

struct Shop;

impl Shop {
    #[mrtr_tool]
    async fn book(seat: String) -> String {
        seat
    }
}

fn main() {}
