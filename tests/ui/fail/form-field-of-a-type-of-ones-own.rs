//! trait: FormField
//! errors: 2

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize)]
struct Address {
    street: String,
}

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Answer {
    address: Address,
    others: Vec<Address>,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
