//! A helper that asks.
//!
//! A flow is a function with checkpoints that tools and other flows enter with `call`. Its frame lies on
//! top of its caller's in the state. What the server lends (`&Shop`) it gets from the server too.

use std::ops::RangeInclusive;

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Asks for one size until there is one in stock.
#[mrtr_flow]
async fn pick_size(shop: &Shop, article: String) -> Result<u8, AskError> {
    loop {
        let size: u8 = ask_user(format!("Which size of {article}?")).await?;
        if shop.has(&article, size) {
            return Ok(size);
        }
    }
}

/// Fills a basket.
#[mrtr_tool]
async fn shopping() -> Result<String, ToolError> {
    let shoes = call(pick_size("shoes".to_owned())).await?;
    let hat = if confirm("A hat as well?").await? {
        Some(call(pick_size("hats".to_owned())).await?)
    } else {
        None
    };
    Ok(format!("shoes {shoes}, hat {hat:?}"))
}

struct Shop {
    shoes: RangeInclusive<u8>,
    hats: RangeInclusive<u8>,
}

impl Shop {
    fn has(&self, article: &str, size: u8) -> bool {
        match article {
            "shoes" => self.shoes.contains(&size),
            _ => self.hats.contains(&size),
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let client = Client::new(shopping).env(Shop {
        shoes: 36..=46,
        hats: 52..=62,
    });
    let mut call = client.call(json!({})).await;
    call.answer("size", json!(12)).await;
    call.answer("size", json!(41)).await;
    call.answer("confirm", json!(true)).await;
    println!("{}", call.message("size"));
    call.answer("size", json!(58)).await;
    let text = call.expect_text();
    println!("{text}");
    assert_eq!(text, "shoes 41, hat Some(58)");
}
