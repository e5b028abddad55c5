//! rule: MissingUri

use mrtr::prelude::*;

#[mrtr_resource]
async fn page() -> String {
    String::new()
}

fn main() {
    Server::new("ui", "1").resource(page);
}
