//! What a function is compiled to: its questions, what travels with each, and what can follow what.
//!
//! `docs/internals/expansion.md` goes through the code that is made of this one.

#![expect(clippy::unused_async, reason = "a real kitchen has to be waited for")]

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Orders lunch for some people.
#[mrtr_tool]
async fn order(
    kitchen: &Kitchen,
    /// How many people eat.
    people: u32,
) -> Result<String, ToolError> {
    let menu = kitchen.menu().await?;
    let dish = loop {
        let dish = choose("What shall it be?", menu.clone()).await?;
        if kitchen.has(&dish, people).await? {
            break dish;
        }
    };
    if !confirm(format!("{people} times {dish}?")).await? {
        return Ok("Nothing was ordered.".to_owned());
    }
    kitchen.cook(&dish, people).await
}

struct Kitchen; // stands for what cannot travel: a connection, a pool

impl Kitchen {
    async fn menu(&self) -> Result<Vec<String>, ToolError> {
        Ok(vec!["soup".to_owned(), "stew".to_owned()])
    }

    async fn has(&self, dish: &str, portions: u32) -> Result<bool, ToolError> {
        Ok(dish != "soup" || portions < 4)
    }

    async fn cook(&self, dish: &str, portions: u32) -> Result<String, ToolError> {
        Ok(format!("{portions} times {dish}, in half an hour."))
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let machine = order.machine();
    println!("{}", machine.mermaid());
    for checkpoint in &machine.checkpoints {
        let locals: Vec<_> = checkpoint.locals.iter().map(|local| &*local.name).collect();
        println!("{:?} keeps {locals:?}", checkpoint.keys);
    }
    // The menu is not used after the loop, so it does not travel any further.
    assert_eq!(machine.checkpoints[0].locals[0].name, "menu");
    assert_eq!(machine.checkpoints[1].locals[0].name, "dish");
    assert_eq!(machine.straight_rounds(), 2);

    let client = Client::new(order).env(Kitchen);
    let mut call = client.call(json!({ "people": 5 })).await;
    for dish in ["soup", "stew"] {
        call.answer("dish", json!(dish)).await;
    }
    call.answer("confirm", json!(true)).await;
    println!("{}", call.expect_text());
}
