//! How to test a tool: the conversation, the plain function, a crash at every place, a new version.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use mrtr::{
    prelude::*,
    testing::{Client, crash_everywhere, pause},
};
use serde_json::{Value, json};

/// Rents a bike.
#[mrtr_tool]
async fn rent(bikes: &Bikes, hours: u32) -> Result<String, ToolError> {
    let price = bikes.price(hours).await;
    let bike = choose("Which bike?", ["red", "blue"]).await?;
    if !confirm(format!("{price} EUR for the {bike} one?")).await? {
        return Ok("Maybe later.".to_owned());
    }
    bikes.rent(&bike).await;
    Ok(format!("The {bike} bike is yours for {hours} hours."))
}

#[derive(Default)]
struct Bikes {
    asked: AtomicU32,
    rented: AtomicU32,
}

impl Bikes {
    async fn price(&self, hours: u32) -> u32 {
        pause().await; // a place at which a test can let the server die
        self.asked.fetch_add(1, Ordering::Relaxed);
        hours * 4
    }

    async fn rent(&self, _bike: &str) {
        pause().await;
        self.rented.fetch_add(1, Ordering::Relaxed);
    }
}

/// Says yes to everything, and takes the first of several.
fn agreeable(key: &str, request: &Value) -> Value {
    let field = &request["params"]["requestedSchema"]["properties"][key];
    let value = field["enum"].get(0).cloned().unwrap_or(json!(true));
    json!({ "action": "accept", "content": { key: value } })
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let args = json!({ "hours": 2 });

    // The conversation. A step that does not fit panics, and tells what is asked instead.
    let bikes = Arc::new(Bikes::default());
    let client = Client::new(rent).shared(bikes.clone());
    let mut call = client.call(args.clone()).await;
    call.expect_asks(&["bike"])
        .answer("bike", json!("blue"))
        .await;
    assert_eq!(call.message("confirm"), "8 EUR for the blue one?");
    call.answer("confirm", json!(true)).await;
    let sealed = call.expect_done();
    assert_eq!(bikes.asked.load(Ordering::Relaxed), 1);

    // The plain function gives the same.
    let plain = client
        .run_plain(args.clone(), |key, _| {
            let value = if key == "bike" {
                json!("blue")
            } else {
                json!(true)
            };
            json!({ "action": "accept", "content": { key: value } })
        })
        .await;
    assert_eq!(plain, Ok(sealed));

    // One bike is rented where nothing happens, and wherever a server dies and the client sends again.
    let crashes = crash_everywhere(
        || {
            let bikes = Arc::new(Bikes::default());
            (Client::new(rent).shared(bikes.clone()), move || {
                bikes.rented.load(Ordering::Relaxed)
            })
        },
        args,
        agreeable,
        1,
    )
    .await;
    for crash in &crashes {
        println!(
            "round {} {:?}: rented {}",
            crash.round, crash.place, crash.effects
        );
        assert!(crash.effects <= 1);
    }
    assert!(!crashes.is_empty());
}
