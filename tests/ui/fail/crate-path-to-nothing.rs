//! rustc: where the path breaks

use mrtr::prelude::*;

#[mrtr_tool(crate = ::marten)]
async fn book(seat: String) -> Result<String, ToolError> {
    let other: String = ask_user("Which seat?").await?;
    Ok(other + &seat)
}

fn main() {}
