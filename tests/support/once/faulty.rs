//! Stores that fail, and a store that is looked into.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use mrtr::replay::{Begun, CallRef, Claim, ParkedId, ReplayStore, StoreError, StoreFuture};

/// A store that can be switched off, and that shows what it was given.
#[derive(Clone)]
pub(crate) struct Faulty {
    store: Arc<dyn ReplayStore>,
    down: Arc<AtomicBool>,
    down_after_begin: Arc<AtomicBool>,
    down_after_remember: Arc<AtomicBool>,
    remembered_until: Arc<Mutex<Option<u64>>>,
    replies: Arc<Mutex<Vec<Vec<u8>>>>,
    swap: Arc<Mutex<Option<Vec<u8>>>>,
    parked: Arc<Mutex<Vec<Vec<u8>>>>,
    fetched: Arc<Mutex<Option<Vec<u8>>>>,
}

impl Faulty {
    pub(crate) fn new(store: Arc<dyn ReplayStore>) -> Self {
        Self {
            store,
            down: Arc::default(),
            down_after_begin: Arc::default(),
            down_after_remember: Arc::default(),
            remembered_until: Arc::default(),
            replies: Arc::default(),
            swap: Arc::default(),
            parked: Arc::default(),
            fetched: Arc::default(),
        }
    }

    pub(crate) fn down(&self, down: bool) {
        self.down.store(down, Ordering::SeqCst);
    }

    /// Goes down as soon as the next claim has begun.
    pub(crate) fn down_after_begin(&self) {
        self.down_after_begin.store(true, Ordering::SeqCst);
    }

    /// Goes down as soon as the next call is remembered.
    pub(crate) fn down_after_remember(&self) {
        self.down_after_remember.store(true, Ordering::SeqCst);
    }

    /// Until when the last call is remembered that it was told of before its first round.
    pub(crate) fn remembered_until(&self) -> Option<u64> {
        *self.remembered_until.lock().unwrap()
    }

    /// What was given to it to keep.
    pub(crate) fn replies(&self) -> Vec<Vec<u8>> {
        self.replies.lock().unwrap().clone()
    }

    /// Gives this reply from now on, whatever was kept, and to whichever answer.
    pub(crate) fn answer_with(&self, reply: Vec<u8>) {
        *self.swap.lock().unwrap() = Some(reply);
    }

    /// The long states that were given to it.
    pub(crate) fn parked(&self) -> Vec<Vec<u8>> {
        self.parked.lock().unwrap().clone()
    }

    /// Gives this long state from now on, whichever is asked for.
    pub(crate) fn fetch_gives(&self, state: Option<Vec<u8>>) {
        *self.fetched.lock().unwrap() = state;
    }

    fn check(&self) -> Result<(), StoreError> {
        if self.down.load(Ordering::SeqCst) {
            return Err(StoreError::Unreachable("switched off".to_owned()));
        }
        Ok(())
    }
}

impl ReplayStore for Faulty {
    fn remember(&self, call: CallRef, until: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.check()?;
            self.store.remember(call, until).await?;
            *self.remembered_until.lock().unwrap() = Some(until);
            if self.down_after_remember.swap(false, Ordering::SeqCst) {
                self.down(true);
            }
            Ok(())
        })
    }

    fn begin(&self, claim: Claim) -> StoreFuture<'_, Begun> {
        Box::pin(async move {
            self.check()?;
            let begun = self.store.begin(claim).await?;
            if self.down_after_begin.swap(false, Ordering::SeqCst) {
                self.down(true);
            }
            let swap = self.swap.lock().unwrap().clone();
            Ok(match (begun, swap) {
                (Begun::Finished(_) | Begun::Forked, Some(other)) => Begun::Finished(other),
                (begun, _) => begun,
            })
        })
    }

    fn look(&self, claim: Claim) -> StoreFuture<'_, Option<Begun>> {
        Box::pin(async move {
            self.check()?;
            self.store.look(claim).await
        })
    }

    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.check()?;
            self.replies.lock().unwrap().push(reply.clone());
            self.store.finish(claim, until, reply).await
        })
    }

    fn park(&self, id: ParkedId, call: CallRef, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.check()?;
            self.parked.lock().unwrap().push(state.clone());
            self.store.park(id, call, until, state).await
        })
    }

    fn fetch(&self, id: ParkedId, now: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            self.check()?;
            let other = self.fetched.lock().unwrap().clone();
            match other {
                Some(other) => Ok(Some(other)),
                None => self.store.fetch(id, now).await,
            }
        })
    }

    fn abandon(&self, claim: Claim) {
        self.store.abandon(claim);
    }
}
