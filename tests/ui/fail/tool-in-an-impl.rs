//! rustc: a macro cannot see what is around its item

use mrtr::prelude::*;

struct Shop;

impl Shop {
    #[mrtr_tool]
    async fn book(seat: String) -> String {
        seat
    }
}

fn main() {}
