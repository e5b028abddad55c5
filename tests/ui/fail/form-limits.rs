//! form: WrongKind
//! form: MinimumOverMaximum
//! form: OutsideType
//! form: WholeNumber
//! form: UnknownFormat
//! errors: 5

use mrtr::prelude::*;

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Answer {
    #[form(min_length = 1)]
    sure: bool,
    #[form(minimum = 5, maximum = 3)]
    row: u32,
    #[form(maximum = 300)]
    seats: u8,
    #[form(minimum = 0.5)]
    half: i32,
    #[form(format = "phone")]
    phone: String,
}

#[mrtr_tool]
async fn book() -> Result<(), ToolError> {
    ask_user::<Answer>("Please fill in").await?;
    Ok(())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
