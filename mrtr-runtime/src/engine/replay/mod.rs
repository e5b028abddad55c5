//! What can happen twice, and the store that sees to it that it does not.
//!
//! A client may send one state twice: its first request got no response, a proxy repeated it, or it
//! wants another answer to count. Sealing cannot prevent that, so what follows a question runs *at
//! least once without a store; at most once with one*.
//!
//! A [`ReplayStore`] remembers, for each call in progress, which question was answered last, how, and
//! what came of it. The engine asks it after the answers have been found valid and before the author's
//! code goes on:
//!
//! | the state was | what runs | what the client gets |
//! |---|---|---|
//! | not answered before | the code up to the next question or the end | what came of it |
//! | answered alike, and that has ended | nothing | what came of it then |
//! | answered alike, and that is at work | nothing | what comes of it, if that is soon; else that the outcome is unknown |
//! | answered alike, and that never ended: the server crashed, the code panicked, or the call was cancelled | nothing | that the outcome is unknown |
//! | answered with something else, or the call has gone on since | nothing | that it has been answered already |
//! | answered with something invalid, or not at all | nothing | the question once more; the state stays good |
//! | expired, or is of code that has changed | nothing | what came of the same answers in time; else what is known of earlier requests |
//! | any, but the store does not respond | nothing | an internal error; the request may be sent again |
//!
//! The first request of a call has no state yet, so a repeated first request is another call. Code
//! that must not run twice belongs after a question, or needs an argument that tells the calls apart.
//!
//! # Security
//!
//! The promise is as good as the store's memory. A tool declared `once` also refuses the states of
//! calls that the store has never heard of, so a store that has lost everything refuses what is in
//! flight; for other tools such a state counts as not answered before. A store that comes back with an
//! older state of its memory breaks the promise for what it has forgotten.
//!
//! What came of an answer is sealed with the server's keys before it is given to a store, bound to the
//! call, its arguments, its caller and its round. A store learns which calls there are and when, and
//! the digests of answers; it holds no answer and no result that it could read.

mod memory;
#[cfg(feature = "redis")]
mod redis;

use std::{fmt, future::Future, pin::Pin};

use sha2::{Digest as _, Sha256};

use crate::ground::principal::Principal;

pub use self::memory::MemoryStore;
#[cfg(feature = "redis")]
pub use self::redis::RedisStore;
pub use crate::ground::{payload::FlowId, seal::AnswersDigest};

/// What a store's operations give.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Remembers which questions were answered, and what came of it.
///
/// An operation that fails must leave the store as it was or as if it had succeeded, and a [`begin`](Self::begin) that
/// fails as it was: the engine runs nothing then, and tells the client so. A store that cannot tell at once whether it
/// has taken a claim has to withdraw it later.
pub trait ReplayStore: Send + Sync + 'static {
    /// Remembers that a call exists, until `until` (Unix seconds).
    ///
    /// Called before the first round of a function declared `once`, and again if its first question is asked later
    /// than that.
    fn remember(&self, call: CallRef, until: u64) -> StoreFuture<'_, ()>;

    /// Takes the answer to one question, or tells why it cannot be taken. Of any number of equal or
    /// competing claims, on any number of servers, exactly one is told [`Begun::Fresh`].
    fn begin(&self, claim: Claim) -> StoreFuture<'_, Begun>;

    /// Remembers what came of a claim that was `Fresh`, until `until` (Unix seconds).
    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()>;

    /// What [`begin`](Self::begin) would tell of a claim; `None` if it would be [`Begun::Fresh`] or [`Begun::Lost`], or if
    /// this store cannot say without taking it. Nothing changes, and nothing is waited for.
    ///
    /// Called before a question is asked again in other words, so that nobody answers what has been answered.
    fn look(&self, claim: Claim) -> StoreFuture<'_, Option<Begun>> {
        let _ = claim;
        Box::pin(async { Ok(None) })
    }

    /// Is told that the run of a claim that was `Fresh` has been dropped, so that nobody needs to wait
    /// for it. What it has done is unknown; it must not become `Fresh` again.
    fn abandon(&self, claim: Claim) {
        let _ = claim;
    }

    /// Keeps a state that is too long for the client, until `until` (Unix seconds); see
    /// [`EngineBuilder::park_long_states`](crate::engine::EngineBuilder::park_long_states). A store need not do so.
    fn park(&self, id: ParkedId, call: CallRef, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        let _ = (id, call, until, state);
        Box::pin(async { Err(StoreError::Unsupported) })
    }

    /// A state that was kept, and is still. It is asked for again if an answer is repeated.
    fn fetch(&self, id: ParkedId, now: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        let _ = (id, now);
        Box::pin(async { Err(StoreError::Unsupported) })
    }
}

/// Names a state that a store keeps; random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParkedId(pub(crate) [u8; 16]);

impl ParkedId {
    /// The name that a store has kept as these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// As 32 hex digits.
impl fmt::Display for ParkedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// A call, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CallRef {
    /// Which one.
    pub flow: FlowId,
    /// Who is calling; all anonymous callers are one.
    pub caller: Option<CallerId>,
    /// The engine's time, in Unix seconds.
    pub now: u64,
}

/// Tells one caller from another, so that a store can see to it that none of them fills it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallerId(pub(crate) [u8; 16]);

impl CallerId {
    /// The caller that a store has kept as these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// A digest of issuer and subject.
    pub(crate) fn of(principal: &Principal) -> Self {
        let mut hash = Sha256::new_with_prefix(b"mrtr caller 1");
        for name in [principal.issuer(), principal.subject()] {
            hash.update((name.len() as u64).to_be_bytes());
            hash.update(name);
        }
        let digest: [u8; 32] = hash.finalize().into();
        let (id, _) = digest
            .split_first_chunk()
            .expect("32 bytes are 16 and more");
        Self(*id)
    }
}

/// One answer to one question of one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Claim {
    /// The call.
    pub flow: FlowId,
    /// Whose it is.
    pub caller: Option<CallerId>,
    /// The round the state was sealed for, from 1. A question that is asked again stays in its round.
    pub round: u32,
    /// The answers.
    pub answers: AnswersDigest,
    /// Names this claim among equal ones; random.
    pub attempt: [u8; 16],
    /// The engine's time, in Unix seconds.
    pub now: u64,
    /// In Unix seconds: the claim must be remembered until then. That is some time after the state has expired on every
    /// server, for whoever asks then what has come of it.
    pub until: u64,
    /// Whether a call that the store has never heard of is [`Begun::Lost`].
    pub known: bool,
    /// Whether to wait for a while if the same claim is at work, for what comes of it.
    pub patient: bool,
}

/// What became of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Begun {
    /// It is the first; run.
    Fresh,
    /// The same answers were taken before, and this came of it.
    Finished(Vec<u8>),
    /// The same answers were taken before, and nothing came of it yet, if it ever does.
    InFlight,
    /// Other answers were taken, or the call has gone on since.
    Forked,
    /// The store does not know the call, though it should.
    Lost,
}

/// Why a store cannot tell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// It does not respond, or not with sense.
    #[error("the replay store cannot be used: {0}")]
    Unreachable(String),
    /// It has no place for another call, or none for another one of this caller.
    #[error("the replay store is full")]
    Full,
    /// It does not keep states.
    #[error("the replay store keeps no states")]
    Unsupported,
}
