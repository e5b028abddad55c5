//! trait: Batch
//! trait: Member
//! errors: 3

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    let _ = ask_all(confirm("Sure?")).await?;
    let (_, _) = ask_all((confirm("Sure?"), checkpoint())).await?;
    let (sure, _) = ask_all((confirm("Sure?"), seat)).await?;
    Ok(sure)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
