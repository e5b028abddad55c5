//! rule: ScopeGuard

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seats: &tokio::sync::Mutex<Vec<String>>) -> Result<bool, ToolError> {
    let _guard = seats.lock().await;
    Ok(confirm("Sure?").await?)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
