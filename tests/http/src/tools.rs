//! The tools that are served here.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use mrtr::prelude::*;
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

/// Tells when a run is dropped.
struct Dropped<'a>(&'a Notify);

impl Drop for Dropped<'_> {
    fn drop(&mut self) {
        self.0.notify_one();
    }
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
