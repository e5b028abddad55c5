//! rule: NoPath

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://{page}", allow_parents)]
async fn page(page: String) -> String {
    page
}

fn served(_: impl mrtr::Resource) {}

fn main() {
    served(page);
}
