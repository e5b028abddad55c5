//! A store that several server processes share.

mod link;
mod withdrawals;

use std::{fmt, sync::Arc, time::Duration};

use ::redis::{Client, Script, ScriptInvocation};
use tokio::time::{Instant, sleep};

use self::{
    link::{Failed, Link},
    withdrawals::Withdrawals,
};
use super::{Begun, Call, Claim, ParkedId, ReplayStore, StoreError, StoreFuture};

/// How often to look whether somebody else's run has ended.
const PAUSE: Duration = Duration::from_millis(50);

/// How long one operation may take.
const TIMEOUT: Duration = Duration::from_millis(500);

/// Remembers in Redis, or in a server that speaks its protocol (Valkey, KeyDB), for any number of
/// server processes.
///
/// Each operation is one atomic script on one key, so it works with a cluster as well. It connects
/// when it is first used, and anew after a connection has broken.
///
/// ```no_run
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::{Engine, replay::RedisStore};
///
/// let store = RedisStore::open("redis://127.0.0.1/")?;
/// let engine = Engine::builder("airline").replay(store).build();
/// # Ok::<(), mrtr_runtime::replay::StoreError>(())
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

    /// A store with other settings, before it is used.
    fn with(self, set: impl FnOnce(&mut Operations)) -> Self {
        let mut operations = self.operations.fresh();
        set(&mut operations);
        Self::of(operations, self.patience)
    }
}

impl ReplayStore for RedisStore {
    fn remember(&self, call: Call, until: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let operations = &self.operations;
            let remember =
                operations.operation("remember", &call.flow, until.saturating_sub(call.now));
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
            let keep = until.saturating_sub(claim.now);
            let finish = operations.claim("finish", claim, keep, &reply);
            operations.run(&finish).await?;
            Ok(())
        })
    }

    fn park(&self, id: ParkedId, call: Call, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let operations = &self.operations;
            let mut park = operations.operation("park", &id, until.saturating_sub(call.now));
            park.arg(&state[..]);
            operations.run(&park).await?;
            Ok(())
        })
    }

    fn fetch(&self, id: ParkedId, _: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let operations = &self.operations;
            let fetch = operations.operation("fetch", &id, 0);
            let reply = operations.link.invoke(&fetch).await?;
            Ok(reply.into_iter().nth(1))
        })
    }
}

impl RedisStore {
    /// Claims. If that is not confirmed, it will not have happened.
    async fn take(&self, claim: Claim) -> Result<Begun, StoreError> {
        let mut unconfirmed = self.withdrawals.unless_confirmed(&self.operations, claim);
        let keep = claim.until.saturating_sub(claim.now);
        let known: &[u8] = if claim.known { b"known" } else { b"" };
        let operation = self.operations.claim("begin", claim, keep, known);
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
        let look = self.operations.claim("look", claim, 0, b"");
        while Instant::now() < end {
            sleep(PAUSE).await;
            match self.operations.run(&look).await? {
                Said::Begun(Begun::InFlight) => {}
                said => return Ok(said),
            }
        }
        Ok(Said::Begun(Begun::InFlight))
    }
}

/// What is done in Redis.
struct Operations {
    link: Link,
    script: Script,
    prefix: String,
}

/// What Redis says to an operation.
enum Said {
    Begun(Begun),
    /// The claim that was in flight has been withdrawn.
    Free,
}

impl Operations {
    /// The same without a connection.
    fn fresh(&self) -> Self {
        Self {
            link: self.link.fresh(),
            script: self.script.clone(),
            prefix: self.prefix.clone(),
        }
    }

    fn operation(&self, name: &str, of: &impl fmt::Display, keep: u64) -> ScriptInvocation<'_> {
        let mut operation = self.script.key(format!("{}{of}", self.prefix));
        operation.arg(name).arg(keep.saturating_mul(1_000));
        operation
    }

    fn claim(&self, name: &str, claim: Claim, keep: u64, last: &[u8]) -> ScriptInvocation<'_> {
        let mut operation = self.operation(name, &claim.flow, keep);
        operation
            .arg(claim.round)
            .arg(&claim.answers.0[..])
            .arg(&claim.attempt[..])
            .arg(last);
        operation
    }

    async fn run(&self, operation: &ScriptInvocation<'_>) -> Result<Said, Failed> {
        let reply = self.link.invoke(operation).await?;
        read(reply).ok_or_else(|| Failed::answered(strange()))
    }

    async fn withdraw(&self, claim: Claim) -> Result<(), StoreError> {
        let keep = claim.until.saturating_sub(claim.now);
        let withdraw = self.claim("withdraw", claim, keep, b"");
        self.run(&withdraw).await?;
        Ok(())
    }
}

fn read(reply: Vec<Vec<u8>>) -> Option<Said> {
    let mut parts = reply.into_iter();
    let begun = match &parts.next()?[..] {
        b"fresh" => Begun::Fresh,
        b"running" => Begun::InFlight,
        b"forked" => Begun::Forked,
        b"lost" => Begun::Lost,
        b"finished" => Begun::Finished(parts.next()?),
        b"free" => return Some(Said::Free),
        _ => return None,
    };
    Some(Said::Begun(begun))
}

fn strange() -> StoreError {
    StoreError::Unreachable("it gave a strange reply".to_owned())
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
