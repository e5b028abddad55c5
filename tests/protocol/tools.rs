//! The tools that are served here.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use mrtr::prelude::*;
use tokio::sync::Notify;

/// How often something happened.
#[derive(Clone, Default)]
pub(crate) struct Counter(pub(crate) Arc<AtomicU32>);

/// Greets somebody by name.
#[mrtr_tool]
pub(crate) async fn greet(
    started: &Counter,
    /// How to greet.
    greeting: String,
) -> Result<String, ToolError> {
    started.0.fetch_add(1, Ordering::Relaxed);
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
pub(crate) async fn gather() -> Result<String, ToolError> {
    let (name, capital, roots) = ask_all((
        ask_user::<String>("Who?"),
        sample("What is the capital of France?"),
        list_roots(),
    ))
    .await?;
    Ok(format!("{name}, {}, {}", capital.text, roots[0].uri))
}

/// Takes two rounds without asking anybody.
#[mrtr_tool]
pub(crate) async fn rest() -> &'static str {
    checkpoint().await;
    checkpoint().await;
    "rested"
}

/// Tells when a run is dropped.
struct Dropped<'a>(&'a Notify);

impl Drop for Dropped<'_> {
    fn drop(&mut self) {
        self.0.notify_one();
    }
}

/// What `hang` tells the test, and the test `hang`.
#[derive(Clone, Default)]
pub(crate) struct Hanging {
    pub(crate) started: Arc<Notify>,
    pub(crate) go_on: Arc<Notify>,
    pub(crate) dropped: Arc<Notify>,
}

/// Ends when it is told to.
#[mrtr_tool]
pub(crate) async fn hang(signal: &Hanging) {
    let guard = Dropped(&signal.dropped);
    signal.started.notify_one();
    signal.go_on.notified().await;
    drop(guard);
}

pub(crate) fn server() -> Server {
    Server::new("airline", "1.0.0")
        .env(Counter::default())
        .env(Hanging::default())
        .tool(greet)
        .tool(gather)
        .tool(rest)
        .tool(hang)
}
