//! trait: Persist

use mrtr::prelude::*;

enum Place {
    Seat(Seat),
    Nothing,
}
struct Seat;

#[mrtr_tool]
async fn book(row: u32) -> Result<u32, ToolError> {
    let place = if row > 9 { Place::Nothing } else { Place::Seat(Seat) };
    if let Place::Seat(seat) = place {
        let _ = confirm("Sure?").await?;
        drop(seat);
    }
    Ok(row)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
