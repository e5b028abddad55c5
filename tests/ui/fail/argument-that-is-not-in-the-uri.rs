//! rule: NotInUri

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://all")]
async fn page(number: u32) -> String {
    String::new()
}

fn main() {
    Server::new("ui", "1").resource(page);
}
