//! A page to open, for what must not pass through the client.
//!
//! The client shows the address and asks for consent. It learns nothing of what happens there, and the
//! consent is no proof that anything has: ask your own records.

use mrtr::{prelude::*, testing::Client};
use serde_json::json;

/// Pays an invoice by card.
#[mrtr_tool]
async fn pay(cx: &Cx, cashier: &Cashier, invoice: String) -> Result<String, ToolError> {
    // The same in every round of this call, and no other call's.
    let payment = cx.idempotency_key("pay");
    let page = format!("https://pay.example/{payment}");
    open_url(format!("Pay invoice {invoice} on our own page"), page).await?;
    if cashier.has(&payment) {
        Ok("Paid, thank you.".to_owned())
    } else {
        Ok("No payment has come in yet.".to_owned())
    }
}

struct Cashier {
    paid: bool,
}

impl Cashier {
    fn has(&self, _payment: &str) -> bool {
        self.paid
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    for (paid, text) in [
        (true, "Paid, thank you."),
        (false, "No payment has come in yet."),
    ] {
        let client = Client::new(pay).env(Cashier { paid });
        let mut call = client.call(json!({ "invoice": "R-17" })).await;
        println!("{}", call.request("url")["params"]["url"]);
        call.answer("url", json!(null)).await;
        assert_eq!(call.expect_text(), text);
    }
}
