//! rule: UriTemplate

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://{}")]
async fn page() -> String {
    String::new()
}

fn main() {
    Server::new("ui", "1").resource(page);
}
