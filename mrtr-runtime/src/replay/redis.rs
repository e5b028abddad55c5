//! A store that several server processes share.

use std::{
    fmt,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use ::redis::{Client, RedisError, Script, ScriptInvocation, aio::MultiplexedConnection};

use super::{Begun, Claim, FlowId, ParkedId, ReplayStore, StoreError, StoreFuture};

/// How often to look whether somebody else's run has ended.
const PAUSE: Duration = Duration::from_millis(50);

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
    client: Client,
    script: Script,
    prefix: String,
    patience: Duration,
    connection: Mutex<Option<MultiplexedConnection>>,
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
            .map_err(|error| unreachable(&error))
    }

    /// The Redis that this client connects to.
    pub fn with_client(client: Client) -> Self {
        Self {
            client,
            script: Script::new(include_str!("replay.lua")),
            prefix: "mrtr:".to_owned(),
            patience: Duration::from_secs(5),
            connection: Mutex::default(),
        }
    }

    /// What its keys begin with; `mrtr:` if not set.
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// How long a repeated answer waits for the end of the run that the first one has begun; five
    /// seconds if not set. If that run's server has crashed, this is in vain.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
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

    async fn run(&self, operation: &ScriptInvocation<'_>) -> Result<Begun, StoreError> {
        let reply = self.invoke(operation).await?;
        read(reply).ok_or_else(|| StoreError::Unreachable("it gave a strange reply".to_owned()))
    }

    async fn invoke(&self, operation: &ScriptInvocation<'_>) -> Result<Vec<Vec<u8>>, StoreError> {
        let reply = match self.try_once(operation).await {
            // The connection was idle and has been closed. An operation can be repeated: it knows itself.
            Err(error) if error.is_unrecoverable_error() || error.is_timeout() => {
                self.try_once(operation).await
            }
            reply => reply,
        };
        reply.map_err(|error| unreachable(&error))
    }

    async fn try_once(&self, operation: &ScriptInvocation<'_>) -> Result<Vec<Vec<u8>>, RedisError> {
        let kept = self.slot().clone();
        let mut connection = if let Some(connection) = kept {
            connection
        } else {
            let fresh = self.client.get_multiplexed_async_connection().await?;
            self.slot().insert(fresh).clone()
        };
        let reply = operation.invoke_async(&mut connection).await;
        if reply.is_err() {
            *self.slot() = None;
        }
        reply
    }

    fn slot(&self) -> std::sync::MutexGuard<'_, Option<MultiplexedConnection>> {
        self.connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl ReplayStore for RedisStore {
    fn remember(&self, flow: FlowId, now: u64, until: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let operation = self.operation("remember", &flow, until.saturating_sub(now));
            self.run(&operation).await.map(drop)
        })
    }

    fn begin(&self, claim: Claim) -> StoreFuture<'_, Begun> {
        Box::pin(async move {
            let keep = claim.until.saturating_sub(claim.now);
            let known: &[u8] = if claim.known { b"known" } else { b"" };
            let mut begun = self.run(&self.claim("begin", claim, keep, known)).await?;
            if claim.patient {
                let look = self.claim("look", claim, keep, b"");
                let end = tokio::time::Instant::now() + self.patience;
                while begun == Begun::InFlight && tokio::time::Instant::now() < end {
                    tokio::time::sleep(PAUSE).await;
                    begun = self.run(&look).await?;
                }
            }
            Ok(begun)
        })
    }

    fn finish(&self, claim: Claim, until: u64, reply: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let keep = until.saturating_sub(claim.now);
            let operation = self.claim("finish", claim, keep, &reply);
            self.run(&operation).await.map(drop)
        })
    }

    fn park(&self, id: ParkedId, now: u64, until: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut operation = self.operation("park", &id, until.saturating_sub(now));
            operation.arg(&state[..]);
            self.run(&operation).await.map(drop)
        })
    }

    fn fetch(&self, id: ParkedId, _: u64) -> StoreFuture<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let reply = self.invoke(&self.operation("fetch", &id, 0)).await?;
            Ok(reply.into_iter().nth(1))
        })
    }
}

fn read(reply: Vec<Vec<u8>>) -> Option<Begun> {
    let mut parts = reply.into_iter();
    let begun = match &parts.next()?[..] {
        b"fresh" => Begun::Fresh,
        b"running" => Begun::InFlight,
        b"forked" => Begun::Forked,
        b"lost" => Begun::Lost,
        b"finished" => Begun::Finished(parts.next()?),
        _ => return None,
    };
    Some(begun)
}

fn unreachable(error: &RedisError) -> StoreError {
    StoreError::Unreachable(error.to_string())
}

// The address may hold a password.
impl fmt::Debug for RedisStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RedisStore")
            .field("prefix", &self.prefix)
            .field("patience", &self.patience)
            .finish_non_exhaustive()
    }
}
