//! The tools that are served here.

use std::sync::Arc;

use mrtr::prelude::*;
use tokio::sync::Notify;

use crate::shared::Dropped;
pub(crate) use crate::shared::{Counter, gather, greet};

/// Takes two rounds without asking anybody.
#[mrtr_tool]
pub(crate) async fn rest() -> &'static str {
    checkpoint().await;
    checkpoint().await;
    "rested"
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
