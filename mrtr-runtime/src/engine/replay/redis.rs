//! A store that several server processes share.

mod link;
mod operations;
mod withdrawals;

use std::{fmt, sync::Arc, time::Duration};

use ::redis::{Client, Script};
use tokio::time::{Instant, sleep};

use self::{
    link::{Failed, Link},
    operations::{Operations, Said, strange},
    withdrawals::Withdrawals,
};
use super::{Begun, CallRef, Claim, ParkedId, ReplayStore, StoreError, StoreFuture};

/// How often to look whether somebody else's run has ended.
const PAUSE: Duration = Duration::from_millis(50);

/// How much one caller may hold: more than a hundred thousand calls without their replies.
const QUOTA: usize = 64 * 1024 * 1024;

/// How long one operation may take.
const TIMEOUT: Duration = Duration::from_millis(500);

/// Remembers in Redis, or in a server that speaks its protocol (Valkey, KeyDB), for any number of
/// server processes.
///
/// Each operation is one atomic script on the keys of one call and of its caller, which are in one slot of a cluster. It
/// connects when it is first used, and anew after a connection has broken.
///
/// No caller can fill it alone: each one who is known has a [quota](Self::max_bytes_per_caller). Anonymous callers cannot
/// be told apart and have none; there, limit rates in front.
///
/// ```no_run
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::{Engine, replay::RedisStore};
///
/// let store = RedisStore::open("redis://127.0.0.1/")?;
/// let engine = Engine::builder("airline").replay(store).build();
/// # Ok::<(), mrtr_runtime::engine::replay::StoreError>(())
/// ```
///
/// # Security
///
/// What Redis forgets can happen again. It must not evict keys (`maxmemory-policy noeviction`), and it
/// must write each of them to disk before it responds (`appendonly yes`, `appendfsync always`) if the
/// promise is to outlive its crash. Replicas are behind their primary: a failover forgets the last
/// moments. Only the server processes may be able to write to it.
pub struct RedisStore {
    operations: Arc<Operations>,
    withdrawals: Withdrawals,
    patience: Duration,
}

impl RedisStore {
    /// The Redis at this address: `redis://[user:password@]host[:port][/database]` or
    /// `unix:///path`. `rediss://` needs one of the TLS features of the crate `redis`.
    ///
    /// # Errors
    ///
    /// If the address is malformed. Whether anything is there is not tried.
    pub fn open(address: &str) -> Result<Self, StoreError> {
        Client::open(address)
            .map(Self::with_client)
            .map_err(|error| StoreError::Unreachable(error.to_string()))
    }

    /// The Redis that this client connects to.
    pub fn with_client(client: Client) -> Self {
        let operations = Operations {
            link: Link::new(client, TIMEOUT),
            script: Script::new(include_str!("replay.lua")),
            prefix: "mrtr:".to_owned(),
            quota: QUOTA,
        };
        Self::of(operations, Duration::from_secs(5))
    }

    fn of(operations: Operations, patience: Duration) -> Self {
        Self {
            operations: Arc::new(operations),
            withdrawals: Withdrawals::default(),
            patience,
        }
    }

    /// What its keys begin with; `mrtr:` if not set.
    #[must_use]
    pub fn prefix(self, prefix: impl Into<String>) -> Self {
        let prefix = prefix.into();
        self.with(|operations| operations.prefix = prefix)
    }

    /// How long a repeated answer waits for the end of the run that the first one has begun; five
    /// seconds if not set. If that run's server has crashed, this is in vain.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// How long Redis may take for one operation before it counts as out of reach; half a second if not set. It is
    /// tried twice.
    #[must_use]
    pub fn timeout(self, timeout: Duration) -> Self {
        self.with(|operations| operations.link.set_timeout(timeout))
    }

    /// How many bytes one caller's calls, replies and long states may take, a call counting as 512 bytes; 64 MiB if not
    /// set. Beyond that a further call of his is refused, and goes on when some are forgotten; a reply is not kept, so
    /// that a repeated answer is told that the outcome is unknown.
    #[must_use]
    pub fn max_bytes_per_caller(self, bytes: usize) -> Self {
        self.with(|operations| operations.quota = bytes)
    }

    /// A store with other settings, before it is used.
    fn with(self, set: impl FnOnce(&mut Operations)) -> Self {
        let mut operations = self.operations.fresh();
        set(&mut operations);
        Self::of(operations, self.patience)
    }
}

impl ReplayStore for RedisStore {
    fn remember(&self, call: CallRef, until: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let operations = &self.operations;
            let remember = operations.of_caller("remember", &call.flow, call, until);
            operations.run(&remember).await?;
            Ok(())
        })
    }

    fn begin(&self, claim: Claim) -> StoreFuture<'_, Begun> {
        Box::pin(async move {
            self.withdrawals.of(claim.flow, &self.operations).await?;
            let end = Instant::now() + self.patience;
            loop {
                match self.take(claim).await? {
                    Begun::InFlight if claim.patient => {}
                    begun => return Ok(begun),
                }
                match self.wait(claim, end).await? {
                    Said::Free => {}
                    Said::Begun(begun) => return Ok(begun),
                }
            }
        })
    }

    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let operations = &self.operations;
            let finish = operations.claim("finish", claim, until, &reply);
            operations.run(&finish).await?;
            Ok(())
        })
    }

    fn look(&self, claim: Claim) -> StoreFuture<'_, Option<Begun>> {
        Box::pin(async move {
            self.withdrawals.of(claim.flow, &self.operations).await?;
            let look = self.operations.claim("look", claim, claim.now, b"");
            match self.operations.run(&look).await? {
                Said::Begun(begun) => Ok(Some(begun)),
                Said::Free => Ok(None),
            }
        })
    }

    fn park(&self, id: ParkedId, call: CallRef, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let operations = &self.operations;
            // Whoever fetches it does not say whose it is, so it has no key of the caller's.
            if call.caller.is_some() {
                let mut charge = operations.of_caller("charge", &id, call, until);
                charge.arg(state.len());
                operations.run(&charge).await?;
            }
            let anonymous = CallRef {
                caller: None,
                ..call
            };
            let mut park = operations.of_caller("park", &id, anonymous, until);
            park.arg(&state[..]);
            operations.run(&park).await?;
            Ok(())
        })
    }

    fn fetch(&self, id: ParkedId, now: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let operations = &self.operations;
            let fetch = operations.operation("fetch", &id, None, now, now);
            let reply = operations.link.invoke(&fetch).await?;
            Ok(reply.into_iter().nth(1))
        })
    }
}

impl RedisStore {
    /// Claims. If that is not confirmed, it will not have happened.
    async fn take(&self, claim: Claim) -> Result<Begun, StoreError> {
        let mut unconfirmed = self.withdrawals.unless_confirmed(&self.operations, claim);
        let known: &[u8] = if claim.known { b"known" } else { b"" };
        let operation = self.operations.claim("begin", claim, claim.until, known);
        let said = self.operations.run(&operation).await;
        match &said {
            Err(Failed { sent: true, .. }) => {}
            _ => unconfirmed.settled(),
        }
        match said? {
            Said::Begun(begun) => Ok(begun),
            Said::Free => Err(strange()),
        }
    }

    /// Waits for the end of the run that has the same claim.
    async fn wait(&self, claim: Claim, end: Instant) -> Result<Said, StoreError> {
        let wait = self.operations.claim("wait", claim, claim.now, b"");
        while Instant::now() < end {
            sleep(PAUSE).await;
            match self.operations.run(&wait).await? {
                Said::Begun(Begun::InFlight) => {}
                said => return Ok(said),
            }
        }
        Ok(Said::Begun(Begun::InFlight))
    }
}

// The address may hold a password.
impl fmt::Debug for RedisStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RedisStore")
            .field("prefix", &self.operations.prefix)
            .field("patience", &self.patience)
            .finish_non_exhaustive()
    }
}
