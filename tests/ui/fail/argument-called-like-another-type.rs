//! trait: PlainArgument
//! errors: 2

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
struct String(std::string::String);

#[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
struct Vec<T>(Option<T>);

#[mrtr_tool]
async fn book(name: String, rows: Option<Vec<u32>>) -> bool {
    name.0.is_empty() && rows.is_none()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
