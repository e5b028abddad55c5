//! rule: UnusedVariable

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://{page}")]
async fn page() -> String {
    "text".to_owned()
}

fn served(_: impl mrtr::Resource) {}

fn main() {
    served(page);
}
