//! Generated code gives no lint, of rustc's or of clippy's.
//!
//! Clippy looks at this file when the whole package is checked by it.

#![forbid(unsafe_code, unused_must_use, unused_variables, unused_mut, dead_code, unreachable_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    missing_copy_implementations,
    unreachable_pub,
    unused,
    unused_qualifications,
    unused_results,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    let_underscore_drop,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    unused_lifetimes,
    variant_size_differences,
    nonstandard_style,
    future_incompatible,
    rust_2018_idioms,
    clippy::all,
    clippy::pedantic,
    clippy::nursery
)]

use mrtr::prelude::*;

/// A seat and its price.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct Offer {
    /// Which.
    pub seat: String,
    /// In EUR.
    pub price: u32,
}

/// The shop.
#[derive(Clone, Copy, Debug)]
pub struct Shop;

impl Shop {
    async fn quote(&self, row: u32) -> Result<Offer, ToolError> {
        std::future::ready(Ok(Offer {
            seat: row.to_string(),
            price: row,
        }))
        .await
    }
}

/// Books seats.
///
/// # Errors
///
/// If the user does not want to.
#[mrtr_tool(name = "book-seats", version = 2, ttl = "1h", annotations(destructive = false))]
pub async fn book(shop: &Shop, mut rows: Vec<u32>, wish: Option<String>) -> Result<String, ToolError> {
    use std::fmt::Write as _;

    let mut text = String::new();
    write!(text, "{wish:?}").map_err(|_| ToolError::new("no text"))?;
    let mut total = 0;
    let offer = shop.quote(1).await?;
    let label = offer.seat.as_str();
    rows.sort_unstable();
    for row in &rows {
        let offer = shop.quote(*row).await?;
        if confirm(format!("{} for {}?", offer.seat, offer.price)).await? {
            total += offer.price;
        }
    }
    let seat = loop {
        let seat = choose("Which seat?", [label, "other"]).await?;
        if seat != "other" {
            break seat;
        }
    };
    let late;
    if confirm("Window?").await? {
        late = 3;
    } else {
        late = 4;
    }
    if rows.len() > 100 && confirm("So many?").await? {
        total += 1;
    } else if rows.len() > 100 {
        return Ok(text);
    } else {
        drop(rows)
    }
    if let Some(wish) = wish {
        total += u32::from(confirm(format!("{wish}?")).await?);
    }
    let Ok(name) = ask_user::<String>("Who?").await else {
        return Ok("nobody".to_owned());
    };
    for turn in 0..2 {
        if !confirm("Again?").await? {
            continue;
        }
        total += turn;
    }
    for letter in name.chars() {
        match letter {
            'a' => checkpoint().await,
            _ => total += 1,
        }
    }
    let sum = total + ask_user::<u32>("Tip?").await?;
    let paid = call(pay(sum)).await?;
    Ok(format!("{text} {seat} {late} {name} {sum} {paid}"))
}

/// Takes the money.
#[mrtr_flow]
pub async fn pay(price: u32) -> Result<bool, ToolError> {
    Ok(price == 0 || confirm(format!("Pay {price}?")).await?)
}

/// Greets.
#[mrtr_prompt]
pub async fn greet(name: String) -> String {
    format!("Hello {name}")
}

/// A page.
#[mrtr_resource(uri = "docs://{page}")]
pub async fn page(page: String) -> String {
    page
}

/// Asks nothing.
#[mrtr_tool]
pub async fn look() {}

fn main() {
    drop(Server::new("ui", "1").tool(book).tool(look));
    let _ = (greet, page);
}

macro_rules! note {
    ($($said:tt)*) => { println!($($said)*) };
}
macro_rules! stop {
    ($label:lifetime) => { break $label };
}

/// Sets variables anew, hands them to macros, and has parts that are not there.
#[mrtr_tool]
pub async fn sets(#[cfg(any())] never: String, list: Vec<u32>) -> Result<String, ToolError> {
    let mut rate = 1.5f32;
    note!("{rate} {}", list.len());
    let late;
    let go = confirm("go?").await?;
    rate = if go { 2.0 } else { rate + 1.0 };
    'rows: for row in list {
        #[cfg(any())]
        let row = "never";
        let mut step = 1;
        note!("{}", step);
        let more: u8 = ask_user("more?").await?;
        if more > 3 {
            stop!('rows);
        }
        step = row;
        rate += f32::from(more);
        note!("{rate} {step}");
    }
    #[cfg(not(any()))]
    if confirm("late?").await? {
        late = 1u8;
    } else {
        late = 2;
    }
    Ok(format!("{rate} {late}"))
}
