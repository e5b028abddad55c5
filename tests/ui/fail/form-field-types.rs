//! form: ImpossibleField
//! errors: 5

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Answer {
    names: Vec<String>,
    seat: (u32, char),
    letter: char,
    #[serde(default)]
    twice: Option<Option<bool>>,
    big: u128,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
