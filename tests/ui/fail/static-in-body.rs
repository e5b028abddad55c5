//! rule: NestedStatic
//! errors: 2

use mrtr::prelude::*;

#[mrtr_tool]
async fn book(seat: String) -> Result<u32, ToolError> {
    macro_rules! count {
        () => {{
            static CALLS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
            CALLS.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
        }};
    }
    if confirm("Sure?").await? {
        use std::sync::atomic::{AtomicU32, Ordering};
        static SURE: AtomicU32 = AtomicU32::new(0);
        return Ok(SURE.fetch_add(1, Ordering::Relaxed));
    }
    Ok(count!())
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
