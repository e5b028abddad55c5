//! form: DefaultKind
//! form: DefaultOutside
//! errors: 2

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Answer {
    #[form(default = "yes")]
    sure: bool,
    #[form(minimum = 5, default = 3)]
    row: u32,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
