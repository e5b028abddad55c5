//! trait: InsideMrtrTool
//! errors: 7

use mrtr::prelude::*;

async fn book() -> Result<(), ToolError> {
    let _: String = ask_user("Name?").await?;
    let _: String = choose("Seat?", ["1A"]).await?;
    open_url("Pay", "https://example.org").await?;
    list_roots().await?;
    checkpoint().await;
    ask_all((confirm("A?"), confirm("B?"))).await?;
    let _ = ask_each((confirm("C?"), confirm("D?"))).await;
    Ok(())
}

fn main() {
    drop(book());
}
