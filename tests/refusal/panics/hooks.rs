//! What a host lends to an engine: hooks, a clock, a store.

use std::{
    pin::pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    task::{Context, Poll, Waker},
    time::SystemTime,
};

use mrtr::{
    Clock, ProgressSink, Request, RpcError,
    prelude::*,
    replay::{CallRef, Claim, MemoryStore, ParkedId, ReplayStore, StoreFuture},
};
use serde_json::json;

use super::shop::{Rig, SECRET, sell, tell};
use crate::capture::logged;

fn tampered() -> Request {
    let mut request = Request::tool_call(json!({ "place": "nowhere" }));
    request.request_state = Some(json!("AAAA"));
    request
}

#[tokio::test]
async fn what_a_client_is_told_does_not_depend_on_the_hook() {
    let asked = Arc::new(AtomicUsize::new(0));
    for panics in [true, false] {
        let asked = Arc::clone(&asked);
        let rig = Rig::with(move |engine| {
            engine.on_reject(move |_| {
                asked.fetch_add(1, SeqCst);
                assert!(!panics, "{SECRET}");
            })
        });
        let refused = rig.engine.call(&sell, tampered()).await.unwrap_err();
        assert_eq!(
            (refused.code, &*refused.message),
            (-32602, "Invalid or expired requestState")
        );
        let log = logged();
        assert_eq!(
            log.matches("the hook for refused states has panicked")
                .count(),
            1,
            "{log}"
        );
    }
    assert_eq!(asked.load(SeqCst), 2);
}

/// Reports, and has an effect after that.
#[mrtr_tool]
async fn report(cx: &Cx, done: &AtomicUsize) -> &'static str {
    cx.progress(1);
    done.fetch_add(1, SeqCst);
    "reported"
}

#[tokio::test]
async fn a_tool_does_not_mind_a_receiver_of_its_reports_that_panics() {
    for panics in [true, false] {
        let rig = Rig::with(|engine| engine.env(AtomicUsize::new(0)));
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        let mut request = Request::tool_call(json!({}));
        request.progress = ProgressSink::new(move |_| {
            count.fetch_add(1, SeqCst);
            assert!(!panics, "{SECRET}");
        });
        let ended = rig.engine.call(&report, request).await.unwrap().to_json();
        assert_eq!(ended["content"][0]["text"], "reported");
        assert_eq!(taken.load(SeqCst), 1);
    }
}

struct Broken;

impl Clock for Broken {
    fn now(&self) -> SystemTime {
        panic!("{SECRET}")
    }
}

#[tokio::test]
async fn a_clock_that_panics_ends_the_call() {
    let rig = Rig::with(|engine| engine.clock(Broken));
    let (_, ended) = rig.call(&sell, "nowhere").await;
    assert_eq!(ended.unwrap_err().code, RpcError::INTERNAL);
    assert_eq!(rig.effects.get(), (0, 0));
}

/// A store that panics in one of its operations, whose lock is then poisoned for the others.
struct Fragile {
    store: MemoryStore,
    panics: &'static str,
    lock: Mutex<()>,
}

impl Fragile {
    fn enter(&self, operation: &str) {
        let _held = self.lock.lock().unwrap_or_else(|_| panic!("{SECRET}"));
        assert!(operation != self.panics, "{SECRET}");
    }
}

impl ReplayStore for Fragile {
    fn remember(&self, call: CallRef, until: u64) -> StoreFuture<'_, ()> {
        self.enter("remember");
        self.store.remember(call, until)
    }

    fn begin(&self, claim: Claim) -> StoreFuture<'_, mrtr::replay::Begun> {
        Box::pin(async move {
            self.enter("begin");
            self.store.begin(claim).await
        })
    }

    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()> {
        self.enter("finish");
        self.store.finish(claim, until, reply)
    }

    fn abandon(&self, claim: Claim) {
        self.enter("abandon");
        self.store.abandon(claim);
    }

    fn park(&self, id: ParkedId, call: CallRef, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        self.enter("park");
        self.store.park(id, call, until, state)
    }
}

fn with_store(panics: &'static str) -> Rig {
    Rig::with(|engine| {
        engine.replay(Fragile {
            store: MemoryStore::new(),
            panics,
            lock: Mutex::new(()),
        })
    })
}

#[tokio::test]
async fn a_store_that_panics_lets_nothing_run_and_costs_no_reply() {
    let rig = with_store("begin");
    let (_, ended) = rig.call(&sell, "nowhere").await;
    assert_eq!(ended.unwrap_err().code, RpcError::INTERNAL);
    assert_eq!(rig.effects.get(), (1, 0));

    // What was done is told, though it cannot be remembered.
    for panics in ["finish", "nothing"] {
        let rig = with_store(panics);
        let (_, ended) = rig.call(&tell, "nowhere").await;
        assert!(ended.unwrap().to_string().contains("nowhere"));
        assert_eq!(rig.effects.get(), (1, 1), "{panics}");
    }
    assert!(!logged().contains(SECRET), "{}", logged());
}

#[tokio::test]
async fn a_store_that_panics_while_a_call_does_so_too_does_not_end_the_process() {
    let rig = with_store("abandon");
    let (_, ended) = rig.call(&sell, "the end").await;
    assert_eq!(ended.unwrap_err().code, RpcError::INTERNAL);
    assert!(
        logged().contains("the replay store has panicked"),
        "{}",
        logged()
    );
}

/// Panics when it is dropped, unless it has ended.
struct Held<'a>(&'a AtomicUsize);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, SeqCst);
        panic!("{SECRET}");
    }
}

/// Waits for ever.
#[mrtr_tool]
async fn wait(dropped: &AtomicUsize) -> &'static str {
    let _held = Held(dropped);
    std::future::pending().await
}

#[tokio::test]
async fn a_call_that_panics_while_it_is_cancelled_harms_nobody() {
    let mut env = mrtr::Env::new();
    let dropped = Arc::new(AtomicUsize::new(0));
    env.insert_shared(Arc::clone(&dropped));
    let rig = Rig::with(|engine| engine.environment(env));
    {
        let mut call = pin!(rig.engine.call(&wait, Request::tool_call(json!({}))));
        let polled = call.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(polled, Poll::Pending));
        assert_eq!(dropped.load(SeqCst), 0);
    }
    assert_eq!(dropped.load(SeqCst), 1);
    assert!(logged().contains("the code of a call that was cancelled has panicked"));
}
