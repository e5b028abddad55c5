//! trait: TextArgument

use mrtr::prelude::*;

struct Seat {
    row: u32,
}

#[mrtr_prompt]
async fn greet(seat: Seat) -> String {
    format!("Row {}", seat.row)
}

fn served(_: impl mrtr::Prompt) {}

fn main() {
    served(greet);
}
