//! Generated code names nothing by what the standard prelude brings.

#![no_implicit_prelude]
#![deny(warnings)]

use ::mrtr::{Server, ToolError, call, choose, confirm, mrtr_flow, mrtr_prompt, mrtr_resource, mrtr_tool};
use ::std::{
    option::Option::Some,
    result::Result::{self, Ok},
    string::{String, ToString as _},
    vec::Vec,
};

#[mrtr_tool(ttl = "1h", title = "Book", annotations(read_only))]
async fn book(seats: Vec<String>, shop: &Shop) -> Result<String, ToolError> {
    let mut total = shop.0;
    for seat in seats.iter() {
        if confirm(::std::format!("{seat}?")).await? {
            total += 1;
        }
    }
    for turn in 0..2_u32 {
        let _ = confirm("Again?").await?;
        total += turn;
    }
    if let Some(first) = seats.first() {
        return Ok(first.to_string());
    }
    call(pay(total)).await?;
    choose("Which?", seats).await?;
    Ok(total.to_string())
}

#[mrtr_flow]
async fn pay(price: u32) -> Result<bool, ToolError> {
    Ok(confirm(::std::format!("Pay {price}?")).await?)
}

#[mrtr_prompt]
async fn greet(name: String) -> String {
    name
}

#[mrtr_resource(uri = "docs://{page}")]
async fn page(page: String) -> String {
    page
}

struct Shop(u32);

fn main() {
    let _ = Server::new("ui", "1").tool(book);
    let _ = (greet, page);
}
