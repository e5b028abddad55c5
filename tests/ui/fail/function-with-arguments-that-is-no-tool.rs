//! rustc: it looks at the arguments first

use mrtr::prelude::*;

async fn book(seat: String) -> String {
    seat
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
