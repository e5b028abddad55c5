//! rule: UnderCfg
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<bool, ToolError> {
    #[cfg(unix)]
    let sure = confirm("Sure?").await?;
    #[cfg(not(unix))]
    {
        confirm("Sure?").await?;
    }
    Ok(sure)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
