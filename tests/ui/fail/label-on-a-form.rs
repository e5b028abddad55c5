//! trait: Field
//! errors: 2

use mrtr::prelude::*;

struct Passenger;

fn main() {
    let _ = ask_user::<Passenger>("Who is flying?").title("Passenger");
    let _ = ask_user::<Vec<String>>("What names?").title("Names");
}
