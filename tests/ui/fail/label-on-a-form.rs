//! trait: Field

use mrtr::prelude::*;

struct Passenger;

fn main() {
    let _ = ask_user::<Passenger>("Who is flying?").title("Passenger");
}
