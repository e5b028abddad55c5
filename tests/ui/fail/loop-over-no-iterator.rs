//! rustc: an ordinary mistake, told where it is

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: u32) -> Result<u32, ToolError> {
    for _ in seats {
        let _ = confirm("Next?").await?;
    }
    Ok(seats)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
