//! A confirmation before something that cannot be taken back.
//!
//! Only a "yes" goes past it: not a decline, not a dismissed dialogue, not a client that has nobody to
//! ask.

use std::sync::atomic::{AtomicBool, Ordering};

use mrtr::{Capabilities, prelude::*, testing::Client};
use serde_json::json;

/// Deletes a database.
#[mrtr_tool(annotations(destructive))]
async fn drop_database(cx: &Cx, database: &Database) -> Result<String, ToolError> {
    if !cx.can_ask(Kind::Form) {
        return Ok("This client cannot confirm; use the console.".to_owned());
    }
    let rows = database.rows;
    if !confirm(format!("Delete all {rows} rows?")).await? {
        return Ok("Nothing was deleted.".to_owned());
    }
    database.delete();
    Ok(format!("{rows} rows are deleted."))
}

struct Database {
    rows: usize,
    deleted: AtomicBool,
}

impl Default for Database {
    fn default() -> Self {
        Self {
            rows: 4_096,
            deleted: AtomicBool::new(false),
        }
    }
}

impl Database {
    fn delete(&self) {
        self.deleted.store(true, Ordering::Relaxed);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    for (said, deletes) in [
        ("yes", true),
        ("no", false),
        ("decline", false),
        ("cancel", false),
    ] {
        let database = std::sync::Arc::new(Database::default());
        let client = Client::new(drop_database).shared(database.clone());
        let mut call = client.call(json!({})).await;
        match said {
            "decline" => call.decline("confirm").await,
            "cancel" => call.cancel("confirm").await,
            _ => call.answer("confirm", json!(said == "yes")).await,
        };
        println!("{said}: {call}");
        assert_eq!(database.deleted.load(Ordering::Relaxed), deletes);
    }

    let nobody = Client::new(drop_database)
        .env(Database::default())
        .capabilities(Capabilities::none());
    let call = nobody.call(json!({})).await;
    assert_eq!(
        call.expect_text(),
        "This client cannot confirm; use the console."
    );
}
