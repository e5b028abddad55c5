//! Calls that happen once, although clients repeat themselves.
//!
//! Networks lose responses, and clients send again. With a replay store the same answer gets the same
//! result, another answer to a question that is settled is refused, and a tool declared `once` does not
//! start without one.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Sends money.
#[mrtr_tool(once)]
async fn transfer(cx: &Cx, bank: &Bank, euros: u32) -> Result<String, ToolError> {
    if !confirm(format!("Send {euros} EUR?")).await? {
        return Ok("Nothing was sent.".to_owned());
    }
    bank.send(euros, &cx.idempotency_key("send"));
    Ok(format!("{euros} EUR are sent."))
}

#[derive(Default)]
struct Bank(AtomicU32);

impl Bank {
    // A real one takes the key too, and does not do twice what has the same one.
    fn send(&self, euros: u32, _key: &str) {
        self.0.fetch_add(euros, Ordering::Relaxed);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let bank = Arc::new(Bank::default());
    let client = Client::new(transfer).shared(bank.clone());
    let mut call = client.call(json!({ "euros": 100 })).await;
    call.answer("confirm", json!(true)).await;
    println!("{}", call.expect_text());

    // The response was lost: the same request once more.
    call.send_again().await;
    println!("{}", call.expect_text());
    assert_eq!(bank.0.load(Ordering::Relaxed), 100);

    // Somebody goes back to the question, and answers something else.
    call.go_back_to(0).answer("confirm", json!(false)).await;
    println!("{}", call.expect_error());
    assert_eq!(bank.0.load(Ordering::Relaxed), 100);

    let without = Client::new(transfer)
        .env(Bank::default())
        .without_replay_store();
    let refused = without.call(json!({ "euros": 100 })).await;
    println!("{}", refused.expect_rpc_error()["message"]);
}
