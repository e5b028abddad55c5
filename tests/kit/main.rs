//! The test kit, used on tools as their authors would.
//!
//! A binary of its own, because the states in `tests/golden` were sealed for types whose path begins with `kit`.

mod crash;
mod drive;
mod failures;
mod golden;
mod memory;
mod plain;
mod script;

use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use mrtr::{
    prelude::*,
    testing::{Client, pause},
};
use serde_json::{Value, json};

#[derive(Default)]
struct Shop {
    held: AtomicUsize,
    sold: AtomicUsize,
}

impl Shop {
    async fn hold(&self) {
        pause().await;
        self.held.fetch_add(1, SeqCst);
        pause().await;
    }

    async fn sell(&self) {
        pause().await;
        self.sold.fetch_add(1, SeqCst);
        pause().await;
    }
}

#[derive(serde::Serialize, serde::Deserialize, Form)]
struct Address {
    street: String,
    city: Option<String>,
}

/// Sells something.
#[mrtr_tool]
async fn sell(shop: &Shop, item: String) -> Result<String, ToolError> {
    shop.hold().await;
    let size = choose("Which size?", vec!["S".to_owned(), "M".to_owned()]).await?;
    let (to, gift): (Address, bool) = ask_all((
        ask_user("Where to?").key("to"),
        confirm("A gift?").key("gift"),
    ))
    .await?;
    checkpoint().await;
    if !confirm(format!("Send {item} to {}?", to.street)).await? {
        return Ok("nothing sold".to_owned());
    }
    shop.sell().await;
    Ok(format!("{item} {size} to {}, {gift}", to.street))
}

fn client() -> Client<impl mrtr::Tool> {
    Client::new(sell).env(Shop::default())
}

fn hat() -> Value {
    json!({ "item": "hat" })
}

fn yes(key: &str, _: &Value) -> Value {
    let value = match key {
        "size" => json!({ "size": "M" }),
        "to" => json!({ "street": "Elm St" }),
        key => json!({ key: true }),
    };
    json!({ "action": "accept", "content": value })
}
