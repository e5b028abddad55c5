//! rule: UriTemplate
//! errors: 2

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://{page")]
async fn page(page: String) -> String {
    page
}

#[mrtr_resource(uri = "docs://{section}{page}")]
async fn section(section: String, page: String) -> String {
    section + &page
}

fn served(_: impl mrtr::Resource) {}

fn main() {
    served(page);
    served(section);
}
