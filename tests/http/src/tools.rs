//! The tools that are served here.

use std::sync::Arc;

use mrtr::prelude::*;
use tokio::sync::Notify;

use crate::shared::Dropped;
pub use crate::shared::{Counter, filled_in, gather, greet};

/// Says who is calling.
#[mrtr_tool]
pub async fn whoami(cx: &Cx) -> Result<String, ToolError> {
    let before = subject(cx);
    let _ = confirm("Are you?").await?;
    Ok(format!("{before} and {}", subject(cx)))
}

fn subject(cx: &Cx) -> String {
    cx.principal()
        .map_or("nobody", |principal| principal.subject())
        .to_owned()
}

/// What `work` tells the test, and the test `work`.
#[derive(Clone, Debug, Default)]
pub struct Working {
    /// It has begun.
    pub started: Arc<Notify>,
    /// It may go on.
    pub go_on: Arc<Notify>,
    /// It is over, one way or the other.
    pub dropped: Arc<Notify>,
    /// It has come to its end.
    pub finished: Counter,
}

/// Works until it is told to go on.
#[mrtr_tool]
pub async fn work(working: &Working) -> &'static str {
    let guard = Dropped(&working.dropped);
    working.started.notify_one();
    working.go_on.notified().await;
    working.finished.count();
    drop(guard);
    "worked"
}

/// Tells how far it has come, in two rounds.
#[mrtr_tool]
pub async fn climb(cx: &Cx) -> Result<&'static str, ToolError> {
    cx.progress(Progress::new(1).of(4).message("one"));
    cx.progress(2);
    cx.progress(2); // no more than before
    cx.progress(f64::NAN);
    let _ = confirm("Higher?").await?;
    cx.progress(Progress::new(3).of(4));
    Ok("there")
}

/// A server of all these.
pub fn server() -> Server {
    Server::new("airline", "1.0.0")
        .keys(KeyRing::ephemeral())
        .env(Counter::default())
        .env(Working::default())
        .tool(greet)
        .tool(whoami)
        .tool(gather)
        .tool(work)
        .tool(climb)
}
