//! Claims that were sent and not confirmed.
//!
//! Whoever sent one was told that nothing was executed and that the same request may be sent again. So it must not
//! count, whether Redis has executed it, or finds it in a queue later.

use std::{
    collections::VecDeque,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    runtime::Handle,
    time::{Instant, sleep},
};

use super::operations::Operations;
use crate::{
    engine::replay::{Claim, StoreError},
    ground::payload::FlowId,
};

/// How long to wait after a withdrawal has failed: at first, and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(1));

/// The claims that have to be withdrawn. They are, in the background, as soon as Redis can be reached.
#[derive(Clone, Default)]
pub(super) struct Withdrawals(Arc<Mutex<Queue>>);

#[derive(Default)]
struct Queue {
    /// Each with the time from which Redis would have forgotten it anyway.
    claims: VecDeque<(Claim, Instant)>,
    /// Whether somebody works on them.
    at_work: bool,
}

/// A claim on its way: withdrawn when this is dropped, unless it has been [settled](Self::settled).
pub(super) struct Unconfirmed<'a> {
    withdrawals: &'a Withdrawals,
    operations: &'a Arc<Operations>,
    claim: Option<Claim>,
}

impl Withdrawals {
    pub(super) fn unless_confirmed<'a>(
        &'a self,
        operations: &'a Arc<Operations>,
        claim: Claim,
    ) -> Unconfirmed<'a> {
        Unconfirmed {
            withdrawals: self,
            operations,
            claim: Some(claim),
        }
    }

    /// Withdraws what has to be of this call, before anything else is claimed for it.
    pub(super) async fn of(&self, flow: FlowId, operations: &Operations) -> Result<(), StoreError> {
        let claims: Vec<_> = {
            let queue = self.lock();
            let claims = queue.claims.iter().map(|(claim, _)| *claim);
            claims.filter(|claim| claim.flow == flow).collect()
        };
        for claim in claims {
            operations.withdraw(claim).await?;
            self.done(claim);
        }
        Ok(())
    }

    fn add(&self, claim: Claim, operations: &Arc<Operations>) {
        let remembered = Duration::from_secs(claim.until.saturating_sub(claim.now));
        let mut queue = self.lock();
        queue.claims.push_back((claim, Instant::now() + remembered));
        if let Ok(runtime) = Handle::try_current()
            && !mem::replace(&mut queue.at_work, true)
        {
            let work = Work {
                withdrawals: self.clone(),
                over: false,
            };
            runtime.spawn(work.run(operations.clone()));
        }
    }

    fn done(&self, claim: Claim) {
        let mut queue = self.lock();
        queue
            .claims
            .retain(|(other, _)| other.attempt != claim.attempt);
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Unconfirmed<'_> {
    /// Redis has said what has become of it, or has never got it.
    pub(super) fn settled(&mut self) {
        self.claim = None;
    }
}

impl Drop for Unconfirmed<'_> {
    fn drop(&mut self) {
        if let Some(claim) = self.claim.take() {
            self.withdrawals.add(claim, self.operations);
        }
    }
}

/// The background task.
struct Work {
    withdrawals: Withdrawals,
    over: bool,
}

impl Work {
    async fn run(mut self, operations: Arc<Operations>) {
        let mut pause = PAUSES.0;
        while let Some((claim, forgotten)) = self.next() {
            if operations.withdraw(claim).await.is_ok() || Instant::now() > forgotten {
                self.withdrawals.done(claim);
                pause = PAUSES.0;
            } else {
                sleep(pause).await;
                pause = (pause * 2).min(PAUSES.1);
            }
        }
    }

    /// The next claim; if there is none, the work is over.
    fn next(&mut self) -> Option<(Claim, Instant)> {
        let mut queue = self.withdrawals.lock();
        let next = queue.claims.front().copied();
        self.over = next.is_none();
        queue.at_work = !self.over;
        next
    }
}

/// The runtime may end before the work does.
impl Drop for Work {
    fn drop(&mut self) {
        if !self.over {
            self.withdrawals.lock().at_work = false;
        }
    }
}
