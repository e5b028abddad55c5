//! The one tool: money, so it is `once`.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use mrtr::prelude::*;

/// Sends money to somebody.
#[mrtr_tool(once, ttl = "10m", annotations(destructive, idempotent = false))]
pub(crate) async fn transfer(
    cx: &Cx,
    accounts: &Accounts,
    /// Who gets it.
    to: String,
    /// In whole EUR.
    euros: u32,
) -> Result<String, ToolError> {
    let from = cx
        .principal()
        .ok_or_else(|| ToolError::new("nobody is signed in"))?
        .subject()
        .to_owned();
    if !confirm(format!("Send {euros} EUR from {from} to {to}?")).await? {
        return Ok("Nothing was sent.".to_owned());
    }
    // A real ledger takes the key as well, and knows a transfer it has made.
    accounts.transfer(&from, &to, euros, &cx.idempotency_key("transfer"));
    Ok(format!("{euros} EUR were sent to {to}."))
}

/// What everybody has, and owes.
#[derive(Clone, Debug, Default)]
pub struct Accounts(Arc<Mutex<HashMap<String, i64>>>);

impl Accounts {
    fn transfer(&self, from: &str, to: &str, euros: u32, _key: &str) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *all.entry(from.to_owned()).or_default() -= i64::from(euros);
        *all.entry(to.to_owned()).or_default() += i64::from(euros);
    }

    /// How much somebody has.
    pub fn balance(&self, of: &str) -> i64 {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(of).copied().unwrap_or_default()
    }
}
