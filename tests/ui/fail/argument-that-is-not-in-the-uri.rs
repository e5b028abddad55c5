//! rule: NotInUri

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://pages")]
async fn page(page: String) -> String {
    page
}

fn served(_: impl mrtr::Resource) {}

fn main() {
    served(page);
}
