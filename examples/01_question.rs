//! One question in the middle of a call.
//!
//! What is above the question runs once. `visits` is used below it, so it travels with the state.

use std::sync::atomic::{AtomicU32, Ordering};

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Greets whoever is there.
#[mrtr_tool]
async fn greet(door: &Door) -> Result<String, ToolError> {
    let visits = door.open();
    let name: String = ask_user("Who is there?").await?;
    Ok(format!("Hello {name}, you are visitor {visits}."))
}

#[derive(Default)]
struct Door(AtomicU32);

impl Door {
    fn open(&self) -> u32 {
        self.0.fetch_add(1, Ordering::Relaxed) + 1
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    // The other side, for once: a client and its user. Each round goes to another server.
    let client = Client::new(greet).env(Door::default());
    let mut call = client.call(json!({})).await;
    println!("{}", call.message("name"));
    call.answer("name", json!("Ada")).await;
    let greeting = call.expect_text();
    println!("{greeting}");
    assert_eq!(greeting, "Hello Ada, you are visitor 1.");
}
