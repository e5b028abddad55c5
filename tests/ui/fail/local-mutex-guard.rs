//! trait: Persist

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: &tokio::sync::Mutex<Vec<String>>) -> Result<String, ToolError> {
    let mut free = seats.lock().await;
    let seat = choose("Which seat?", free.clone()).await?;
    free.retain(|other| *other != seat);
    Ok(seat)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
