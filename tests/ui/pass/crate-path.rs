//! The crate may be reached by another path.

#![deny(warnings)]

extern crate mrtr as marten;

mod deep {
    pub mod er {
        pub use mrtr;
    }
}

#[mrtr::mrtr_tool(crate = ::marten)]
async fn book(seats: Vec<String>, shop: &Shop) -> Result<String, marten::ToolError> {
    use marten::prelude::*;
    let sure = marten::prelude::confirm("Sure?").await?;
    let name: String = ::marten::ask_user("Who?").await?;
    let sure = sure && marten::confirm(format!("{name}?")).key("who").await?;
    for seat in &seats {
        let _ = confirm(format!("{seat}?")).await?;
    }
    call(pay(shop.0)).await?;
    Ok(format!("{sure}"))
}

#[mrtr::mrtr_flow(crate = crate::deep::er::mrtr)]
async fn pay(price: u32) -> Result<bool, marten::ToolError> {
    Ok(mrtr::confirm(format!("Pay {price}?")).await?)
}

#[mrtr::mrtr_prompt(crate = crate::deep::er::mrtr)]
async fn greet(name: Option<String>) -> String {
    name.unwrap_or_default()
}

#[mrtr::mrtr_resource(crate = ::marten, uri = "docs://{page}")]
async fn page(page: String) -> String {
    page
}

struct Shop(u32);

fn main() {
    let _ = marten::Server::new("ui", "1").tool(book);
    let _ = (greet, page);
}
