//! form: FlattenedField
//! form: SkippedField
//! form: SameFieldName
//! errors: 3

#![allow(unreachable_patterns)]

use mrtr::prelude::*;

#[derive(Default, serde::Serialize, serde::Deserialize)]
struct Address {
    street: String,
}

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Answer {
    #[serde(flatten)]
    address: Address,
    #[serde(skip)]
    name: String,
    row: u32,
    #[serde(rename = "row")]
    line: u32,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
