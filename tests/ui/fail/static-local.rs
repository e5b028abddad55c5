//! rustc: a value that comes back lives as long as the call

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(row: u32) -> Result<String, ToolError> {
    let class: &'static str = if row < 5 { "first" } else { "second" };
    if !confirm(format!("A {class} class seat?")).await? {
        return Ok("Nothing was booked.".to_owned());
    }
    Ok(registered(class))
}

fn registered(class: &'static str) -> String {
    class.to_owned()
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
