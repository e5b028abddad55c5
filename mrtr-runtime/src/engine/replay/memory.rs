//! A store in this process's memory.

#[cfg(test)]
mod model;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, hash_map::Entry},
    fmt,
    future::poll_fn,
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
    task::{Poll, Waker},
};

use super::{
    AnswersDigest, Begun, CallRef, CallerId, Claim, FlowId, ParkedId, ReplayStore, StoreError,
    StoreFuture,
};

/// How many calls may be remembered.
const MAX_FLOWS: usize = 262_144;

/// How many bytes of long states are kept.
const MAX_PARKED_BYTES: usize = 128 * 1024 * 1024;

/// How many bytes of replies are kept: enough for the last few hundred of a caller, which is what gets lost.
const MAX_REPLY_BYTES: usize = 32 * 1024 * 1024;

/// Remembers in this process: for servers that are one process, such as those on standard input and
/// output.
///
/// It holds about 200 bytes per call until a quarter of an hour after the call's states have expired, and the replies
/// themselves as long as there is room. It never forgets an answer to make room for another one: when it is full,
/// answers to further calls are refused until it may forget some.
///
/// No caller can fill it alone: a further call of somebody, a reply or a long state, is taken only while he holds less
/// than what is still free. One caller comes to half of it, two come to a third each, and there is always something left
/// for one who has nothing yet. Where there is no room for another reply, the caller's own oldest one is forgotten, and
/// nobody else's. All anonymous callers are one.
///
/// # Security
///
/// It ends with the process. After a restart, with keys that outlive it, a state that was answered
/// before counts as not answered, except for tools declared `once`, whose states are refused then.
pub struct MemoryStore {
    max_flows: usize,
    max_reply_bytes: usize,
    max_parked_bytes: usize,
    memory: Mutex<Memory>,
}

impl MemoryStore {
    /// A store for 262,144 calls, 32 MiB of replies, and 128 MiB of long states.
    pub fn new() -> Self {
        Self {
            max_flows: MAX_FLOWS,
            max_reply_bytes: MAX_REPLY_BYTES,
            max_parked_bytes: MAX_PARKED_BYTES,
            memory: Mutex::default(),
        }
    }

    /// How many calls are remembered; one caller's are half of them at most.
    #[must_use]
    pub fn max_flows(mut self, flows: usize) -> Self {
        self.max_flows = flows;
        self
    }

    /// How many bytes of replies are kept; one caller's are half of them at most. Without room for it, a reply is not
    /// repeated: a repeated answer is told that the outcome is unknown.
    #[must_use]
    pub fn max_reply_bytes(mut self, bytes: usize) -> Self {
        self.max_reply_bytes = bytes;
        self
    }

    /// How many bytes of states that are too long for the client are kept; one caller's are half of them at most.
    /// Without room for it, such a call fails.
    #[must_use]
    pub fn max_parked_bytes(mut self, bytes: usize) -> Self {
        self.max_parked_bytes = bytes;
        self
    }

    fn lock(&self) -> MutexGuard<'_, Memory> {
        // No operation panics half-way.
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin_now(&self, claim: Claim) -> Result<Begun, StoreError> {
        let mut memory = self.lock();
        memory.expire(claim.now);
        let full = !memory.has_room_for(claim.caller, self.max_flows);
        match memory.flows.entry(claim.flow) {
            Entry::Vacant(_) if claim.known => return Ok(Begun::Lost),
            Entry::Vacant(_) if full => return Err(StoreError::Full),
            Entry::Vacant(entry) => {
                entry.insert(Record::running(claim));
                memory.share(claim.caller).flows += 1;
                memory.expiry.insert((claim.until, claim.flow.0));
            }
            Entry::Occupied(entry) if entry.get().round >= claim.round => {
                return Ok(entry.get().judge(claim));
            }
            Entry::Occupied(mut entry) => {
                let record = entry.get_mut();
                let (until, caller) = (record.until, record.caller);
                let old = mem::replace(&mut record.stage, Stage::running());
                record.round = claim.round;
                record.answers = Some(claim.answers);
                memory.forget_reply(caller, old);
                memory.prolong(claim.flow, until, claim.until);
            }
        }
        Ok(Begun::Fresh)
    }

    /// What has become of a claim that was in flight before; `None` while it still is.
    fn ended(&self, claim: Claim, waker: &Waker) -> Option<Begun> {
        let mut memory = self.lock();
        match memory.flows.get_mut(&claim.flow) {
            // It has expired meanwhile. To begin now would be to begin twice.
            None => Some(Begun::InFlight),
            Some(record) => match &mut record.stage {
                Stage::Running(waiting) if record.round == claim.round => {
                    if !waiting.iter().any(|other| other.will_wake(waker)) {
                        waiting.push(waker.clone());
                    }
                    None
                }
                _ => Some(record.judge(claim)),
            },
        }
    }
}

impl ReplayStore for MemoryStore {
    fn remember(&self, call: CallRef, until: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let CallRef { flow, caller, now } = call;
            let mut memory = self.lock();
            memory.expire(now);
            if let Some(known) = memory.flows.get(&flow).map(|record| record.until) {
                memory.prolong(flow, known, until);
                return Ok(());
            }
            if !memory.has_room_for(caller, self.max_flows) {
                return Err(StoreError::Full);
            }
            memory.share(caller).flows += 1;
            memory.flows.insert(
                flow,
                Record {
                    caller,
                    until,
                    round: 0,
                    answers: None,
                    stage: Stage::Abandoned,
                },
            );
            memory.expiry.insert((until, flow.0));
            Ok(())
        })
    }

    fn begin(&self, claim: Claim) -> StoreFuture<'_, Begun> {
        Box::pin(async move {
            match self.begin_now(claim)? {
                Begun::InFlight if claim.patient => Ok(poll_fn(|cx| {
                    self.ended(claim, cx.waker())
                        .map_or(Poll::Pending, Poll::Ready)
                })
                .await),
                begun => Ok(begun),
            }
        })
    }

    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.lock()
                .finish(claim, until, reply, self.max_reply_bytes);
            Ok(())
        })
    }

    fn park(&self, id: ParkedId, call: CallRef, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut memory = self.lock();
            memory.expire(call.now);
            let free = self.max_parked_bytes.saturating_sub(memory.parked_bytes);
            let share = memory.share(call.caller);
            if share.parked_bytes + state.len() > free {
                memory.forget_share(call.caller);
                return Err(StoreError::Full);
            }
            share.parked_bytes += state.len();
            memory.parked_bytes += state.len();
            memory.parked.insert(id, (call.caller, state));
            memory.parked_expiry.insert((until, id.0));
            Ok(())
        })
    }

    fn fetch(&self, id: ParkedId, now: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let mut memory = self.lock();
            memory.expire(now);
            Ok(memory.parked.get(&id).map(|(_, state)| state.clone()))
        })
    }

    fn look(&self, claim: Claim) -> StoreFuture<'_, Option<Begun>> {
        Box::pin(async move {
            let mut memory = self.lock();
            memory.expire(claim.now);
            let record = memory.flows.get(&claim.flow);
            let record = record.filter(|record| record.round >= claim.round);
            Ok(record.map(|record| record.judge(claim)))
        })
    }

    fn abandon(&self, claim: Claim) {
        if let Some(record) = self.lock().flows.get_mut(&claim.flow)
            && record.round == claim.round
            && matches!(record.stage, Stage::Running(_))
        {
            record.stage.end(Stage::Abandoned);
        }
    }
}

impl Default for MemoryStore {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let memory = self.lock();
        f.debug_struct("MemoryStore")
            .field("flows", &memory.flows.len())
            .field("reply_bytes", &memory.reply_bytes)
            .finish_non_exhaustive()
    }
}

#[derive(Default)]
struct Memory {
    flows: HashMap<FlowId, Record>,
    /// When each of them may be forgotten.
    expiry: BTreeSet<(u64, [u8; 12])>,
    reply_bytes: usize,
    /// How many replies there have been.
    finished: u64,
    parked: HashMap<ParkedId, (Option<CallerId>, Vec<u8>)>,
    parked_expiry: BTreeSet<(u64, [u8; 16])>,
    parked_bytes: usize,
    /// What each caller holds who holds something.
    shares: HashMap<Option<CallerId>, Share>,
}

/// What one caller holds.
#[derive(Default, PartialEq)]
struct Share {
    flows: usize,
    parked_bytes: usize,
    reply_bytes: usize,
    /// The calls whose replies are kept, the oldest first.
    replies: BTreeMap<u64, FlowId>,
}

/// The last answer of one call.
struct Record {
    caller: Option<CallerId>,
    until: u64,
    round: u32,
    answers: Option<AnswersDigest>,
    stage: Stage,
}

#[derive(Default)]
enum Stage {
    /// At work, and who waits for it.
    Running(Vec<Waker>),
    /// The reply, and its place in [`Share::replies`].
    Finished(Vec<u8>, u64),
    /// Nothing will ever be known of it.
    #[default]
    Abandoned,
}

impl Record {
    fn running(claim: Claim) -> Self {
        Self {
            caller: claim.caller,
            until: claim.until,
            round: claim.round,
            answers: Some(claim.answers),
            stage: Stage::running(),
        }
    }

    /// What a claim to this round or an earlier one is told.
    fn judge(&self, claim: Claim) -> Begun {
        if self.round != claim.round || self.answers != Some(claim.answers) {
            return Begun::Forked;
        }
        match &self.stage {
            Stage::Finished(reply, _) => Begun::Finished(reply.clone()),
            Stage::Running(_) | Stage::Abandoned => Begun::InFlight,
        }
    }
}

impl Stage {
    fn running() -> Self {
        Self::Running(Vec::new())
    }

    /// Becomes `stage` and tells those who wait.
    fn end(&mut self, stage: Self) {
        if let Self::Running(waiting) = mem::replace(self, stage) {
            waiting.into_iter().for_each(Waker::wake);
        }
    }
}

impl Memory {
    fn expire(&mut self, now: u64) {
        while let Some((until, id)) = self.parked_expiry.first().copied()
            && until <= now
        {
            self.parked_expiry.pop_first();
            if let Some((caller, state)) = self.parked.remove(&ParkedId(id)) {
                self.parked_bytes -= state.len();
                self.share(caller).parked_bytes -= state.len();
                self.forget_share(caller);
            }
        }
        while let Some((until, flow)) = self.expiry.first().copied()
            && until <= now
        {
            self.expiry.pop_first();
            if let Some(mut record) = self.flows.remove(&FlowId(flow)) {
                let stage = mem::take(&mut record.stage);
                self.forget_reply(record.caller, stage);
                self.share(record.caller).flows -= 1;
                self.forget_share(record.caller);
            }
        }
    }

    fn share(&mut self, caller: Option<CallerId>) -> &mut Share {
        self.shares.entry(caller).or_default()
    }

    /// Forgets a caller who holds nothing.
    fn forget_share(&mut self, caller: Option<CallerId>) {
        if self.shares.get(&caller) == Some(&Share::default()) {
            self.shares.remove(&caller);
        }
    }

    /// Whether one more call of this caller leaves something for others.
    fn has_room_for(&self, caller: Option<CallerId>, max_flows: usize) -> bool {
        let held = self.shares.get(&caller).map_or(0, |share| share.flows);
        held < max_flows.saturating_sub(self.flows.len())
    }

    /// Gives up what a stage of a caller's call holds.
    fn forget_reply(&mut self, caller: Option<CallerId>, stage: Stage) {
        match stage {
            Stage::Finished(reply, place) => {
                self.reply_bytes -= reply.len();
                let share = self.share(caller);
                share.reply_bytes -= reply.len();
                share.replies.remove(&place);
            }
            mut running @ Stage::Running(_) => running.end(Stage::Abandoned),
            Stage::Abandoned => {}
        }
    }

    /// Makes room for a reply of this caller, among his own; `false` if there is none.
    fn make_room(
        &mut self,
        caller: Option<CallerId>,
        bytes: usize,
        max_reply_bytes: usize,
    ) -> bool {
        loop {
            let free = max_reply_bytes.saturating_sub(self.reply_bytes);
            let share = self.share(caller);
            if share.reply_bytes + bytes <= free {
                return true;
            }
            let Some((_, flow)) = share.replies.pop_first() else {
                return false;
            };
            if let Some(record) = self.flows.get_mut(&flow) {
                let stage = mem::take(&mut record.stage);
                self.forget_reply(caller, stage);
            }
        }
    }

    fn prolong(&mut self, flow: FlowId, from: u64, to: u64) {
        if to > from
            && let Some(record) = self.flows.get_mut(&flow)
        {
            record.until = to;
            self.expiry.remove(&(from, flow.0));
            self.expiry.insert((to, flow.0));
        }
    }

    fn finish(&mut self, claim: Claim, until: u64, reply: Vec<u8>, max_reply_bytes: usize) {
        // A run may take longer than its state lives.
        let record = self.flows.entry(claim.flow).or_insert_with(|| {
            self.expiry.insert((until, claim.flow.0));
            self.shares.entry(claim.caller).or_default().flows += 1;
            Record {
                until,
                ..Record::running(claim)
            }
        });
        // Whoever holds the state of a later round has seen this reply.
        if record.round != claim.round || !matches!(record.stage, Stage::Running(_)) {
            return;
        }
        let (from, caller) = (record.until, record.caller);
        self.prolong(claim.flow, from, until);
        let stage = if self.make_room(caller, reply.len(), max_reply_bytes) {
            self.finished += 1;
            self.reply_bytes += reply.len();
            let place = self.finished;
            let share = self.share(caller);
            share.reply_bytes += reply.len();
            share.replies.insert(place, claim.flow);
            Stage::Finished(reply, place)
        } else {
            Stage::Abandoned
        };
        if let Some(record) = self.flows.get_mut(&claim.flow) {
            record.stage.end(stage);
        }
    }
}
