//! trait: Question

use mrtr::{Server, ToolError, mrtr_tool};

mod house {
    pub async fn confirm(text: &str) -> Result<bool, std::fmt::Error> {
        Ok(text.is_empty())
    }
}
use house::confirm;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    Ok(confirm(&seat).await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
