//! rule: DuplicateKey
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool]
async fn book() -> Result<bool, ToolError> {
    let (a, b) = ask_all((confirm("Sure?").key("sure"), confirm("Really?").key("sure"))).await?;
    let both = ask_all((confirm("Sure?"), confirm("Really?"))).await?;
    let (seat, meal) = ask_each((ask_user::<String>("Seat?"), choose("Meal?", ["A"]).key("seat"))).await;
    Ok(a && b && both.0 && seat? == meal?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
