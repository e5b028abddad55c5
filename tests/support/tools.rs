//! Tools that are served in several tests, and what their user fills in.

#![allow(unreachable_pub, reason = "part of a library and of a test")]

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use mrtr::prelude::*;
use rmcp::model::{ElicitRequestParams, ErrorData};
use serde_json::{Map, Value};
use tokio::sync::Notify;

/// How often something happened.
#[derive(Clone, Debug, Default)]
pub struct Counter(Arc<AtomicU32>);

impl Counter {
    /// Once more.
    pub fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How often so far.
    pub fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Greets somebody by name.
#[mrtr_tool]
pub async fn greet(
    started: &Counter,
    /// How to greet.
    greeting: String,
) -> Result<String, ToolError> {
    started.count();
    let name: String = ask_user("Who?").await?;
    let sure = confirm(format!("Greet {name}?")).await?;
    Ok(if sure {
        format!("{greeting}, {name}!")
    } else {
        "nobody was greeted".to_owned()
    })
}

/// Asks everybody at once.
#[mrtr_tool]
pub async fn gather() -> Result<String, ToolError> {
    let (name, capital, roots) = ask_all((
        ask_user::<String>("Who?"),
        sample("What is the capital of France?"),
        list_roots(),
    ))
    .await?;
    Ok(format!("{name}, {}, {}", capital.text, roots[0].uri))
}

/// Notifies when a run is dropped.
pub struct Dropped<'a>(pub &'a Notify);

impl Drop for Dropped<'_> {
    fn drop(&mut self) {
        self.0.notify_one();
    }
}

/// The content of a form, with what the user knows.
///
/// # Errors
///
/// If this is no form.
pub fn filled_in(request: ElicitRequestParams, known: &Value) -> Result<Value, ErrorData> {
    let ElicitRequestParams::FormElicitationParams {
        requested_schema, ..
    } = request
    else {
        return Err(ErrorData::invalid_params("only forms are asked here", None));
    };
    let keys = requested_schema.properties.into_keys();
    let content: Map<_, _> = keys
        .map(|key| {
            let value = known[key.as_str()].clone();
            (key, value)
        })
        .collect();
    Ok(content.into())
}
