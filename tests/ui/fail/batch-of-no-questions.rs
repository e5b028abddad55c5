//! trait: Batch
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    let sure = ask_all(confirm("Sure?")).await?;
    let (sure, done) = ask_all((confirm("Sure?"), checkpoint())).await?;
    let (sure, seat) = ask_all((confirm("Sure?"), "1A")).await?;
    Ok(true)
}

fn main() {
    Server::new("ui", "1").tool(book);
}
