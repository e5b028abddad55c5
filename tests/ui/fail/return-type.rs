//! trait: ReturnValue
//! errors: 2

use mrtr::prelude::*;

struct Booking;

#[mrtr_tool]
async fn book() -> Result<Booking, ToolError> {
    Ok(Booking)
}

#[mrtr_tool]
async fn pay() -> std::rc::Rc<Booking> {
    std::rc::Rc::new(Booking)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book).tool(pay);
}
