//! What a tool may return.

#![deny(warnings)]

use mrtr::prelude::*;

#[derive(serde::Serialize)]
struct Booking {
    seat: String,
}

#[derive(Debug)]
struct SoldOut;

impl std::fmt::Display for SoldOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("sold out")
    }
}

#[mrtr_tool]
async fn plain(seat: String) -> Booking {
    Booking { seat }
}

#[mrtr_tool]
async fn fails_with_a_text(seat: String) -> Result<Booking, SoldOut> {
    if seat.is_empty() {
        return Err(SoldOut);
    }
    Ok(Booking { seat })
}

#[mrtr_tool]
async fn opaque(seat: String) -> Result<impl serde::Serialize, ToolError> {
    let _ = confirm("Sure?").await?;
    Ok(Booking { seat })
}

#[mrtr_tool]
async fn borrowed(shop: &String) -> &str {
    shop
}

#[mrtr_tool]
async fn nothing() {}

#[mrtr_tool]
async fn blocks() -> std::io::Result<Vec<Content>> {
    Ok(vec![Content::text("a")])
}

fn main() {
    let _ = Server::new("ui", "1")
        .tool(plain)
        .tool(fails_with_a_text)
        .tool(opaque)
        .tool(borrowed)
        .tool(nothing)
        .tool(blocks);
}
