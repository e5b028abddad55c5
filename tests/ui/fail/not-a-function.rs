//! rule: NotAFunction

use mrtr::prelude::*;

#[mrtr_tool]
struct Booking {
    seat: String,
}

fn main() {}
