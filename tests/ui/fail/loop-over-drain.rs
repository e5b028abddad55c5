//! rule: LoopTakes
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn offer(mut seats: Vec<String>, mut row: String) -> Result<String, ToolError> {
    for seat in seats.drain(1..3) {
        if confirm(format!("{seat}?")).await? {
            break;
        }
    }
    for letter in row.drain(..2).rev() {
        if confirm(format!("{letter}?")).await? {
            return Ok(format!("{letter} {seats:?}"));
        }
    }
    Ok(row)
}

fn main() {
    let _ = Server::new("ui", "1").tool(offer);
}
