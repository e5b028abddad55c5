//! rustc: an ordinary mistake, told where it is
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<String, ToolError> {
    let name = String::from("Ada");
    drop(name);
    let _ = confirm("Sure?").await?;
    seat.push('A');
    Ok(format!("{name} {seat}"))
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
