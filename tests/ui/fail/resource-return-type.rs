//! trait: IntoResource

use mrtr::prelude::*;

#[mrtr_resource(uri = "docs://all")]
async fn page() -> Result<u32, ToolError> {
    Ok(3)
}

fn served(_: impl mrtr::Resource) {}

fn main() {
    served(page);
}
