//! trait: InsideMrtrTool
//! errors: 7

use mrtr::prelude::*;

async fn book() -> Result<(), ToolError> {
    let name: String = ask_user("Name?").await?;
    let seat: String = choose("Seat?", ["1A"]).await?;
    open_url("Pay", "https://example.org").await?;
    let roots = list_roots().await?;
    checkpoint().await;
    let (a, b) = ask_all((confirm("A?"), confirm("B?"))).await?;
    let (c, d) = ask_each((confirm("C?"), confirm("D?"))).await;
    Ok(())
}

fn main() {
    drop(book());
}
