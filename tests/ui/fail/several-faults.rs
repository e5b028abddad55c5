//! rule: NotAsync
//! rule: StrArgument
//! rule: InClosure
//! rule: NotAwaited
//! rule: ScopeGuard
//! rule: UnknownOption
//! errors: 7

use mrtr::prelude::*;

#[mrtr_tool(once, colour = "red")]
fn book(seat: &str, shop: &mut Shop) -> Result<bool, ToolError> {
    let _guard = shop.lock();
    let ask = || confirm("Sure?").await;
    let really = confirm("Really?")?;
    Ok(confirm("Last chance?").await? && really && ask().await?)
}

struct Shop;

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
