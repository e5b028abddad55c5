//! form: UnknownSetting
//! form: RepeatedSetting
//! form: SettingValue
//! errors: 5

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Answer {
    #[form(titel = "Name", title = 3, minimum = 1, minimum = 2)]
    rows: u32,
    #[form(min_length = -1, title)]
    name: String,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
