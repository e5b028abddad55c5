//! Resources that change, for clients that want to know.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ::rmcp::{
    Peer, RoleServer,
    model::{ErrorData, ResourceUpdatedNotificationParam},
    service::SubscriptionContext,
};
use tokio::sync::broadcast;
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{convert, line::Line};
use crate::error::RpcError;

/// How many updates may wait for a client that is slow; it misses the oldest of more.
const WAITING: usize = 64;

/// How many resources a client of an older revision may subscribe to.
const SUBSCRIPTIONS: usize = 1_000;

/// Tells clients which resources have changed: those that have subscribed to them. Cheap to clone.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::rmcp::{Server, Updates};
///
/// let updates = Updates::new();
/// let server = Server::new("docs", "1.0.0").updates(&updates);
/// // Later, whoever changes the resource:
/// updates.changed("docs://index");
/// ```
#[derive(Clone, Debug)]
pub struct Updates(broadcast::Sender<String>);

impl Default for Updates {
    fn default() -> Self {
        Self::new()
    }
}

impl Updates {
    /// Nobody listens yet.
    #[must_use]
    pub fn new() -> Self {
        Self(broadcast::Sender::new(WAITING))
    }

    /// The resource with this URI has changed.
    pub fn changed(&self, uri: impl Into<String>) {
        // Without clients that listen there is nobody to tell.
        drop(self.0.send(uri.into()));
    }

    /// Tells a client of 2026-07-28 until it has had enough or is gone, or the server stops.
    pub(super) async fn tell(&self, subscription: &SubscriptionContext, line: &Line) {
        let mut updates = self.0.subscribe();
        loop {
            let uri = tokio::select! {
                () = subscription.cancelled() => return,
                () = line.stopping().cancelled() => return,
                () = line.hung_up() => return,
                uri = next(&mut updates) => uri,
            };
            let Some(uri) = uri else { return };
            // One this client did not ask for is none for it.
            drop(subscription.sink().notify_resource_updated(uri).await);
        }
    }

    /// A client of an older revision, which is told until what this gives is dropped.
    pub(super) fn watch(&self, peer: Peer<RoleServer>) -> Subscriptions {
        let uris = Arc::new(Mutex::new(HashSet::new()));
        let (wanted, mut updates) = (Arc::clone(&uris), self.0.subscribe());
        let gone = CancellationToken::new();
        let until = gone.clone();
        tokio::spawn(async move {
            loop {
                let uri = tokio::select! {
                    () = until.cancelled() => return,
                    uri = next(&mut updates) => uri,
                };
                let Some(uri) = uri else { return };
                if lock(&wanted).contains(&uri) {
                    let update = ResourceUpdatedNotificationParam::new(uri);
                    drop(peer.notify_resource_updated(update).await);
                }
            }
        });
        Subscriptions {
            uris,
            _gone: gone.drop_guard(),
        }
    }
}

/// The next resource that has changed; `None` if none ever will.
async fn next(updates: &mut broadcast::Receiver<String>) -> Option<String> {
    loop {
        match updates.recv().await {
            Ok(uri) => return Some(uri),
            Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return None,
        }
    }
}

/// What a client of an older revision has subscribed to.
#[derive(Debug)]
pub(super) struct Subscriptions {
    uris: Arc<Mutex<HashSet<String>>>,
    _gone: DropGuard,
}

impl Subscriptions {
    pub(super) fn add(&self, uri: String) -> Result<(), ErrorData> {
        let mut uris = lock(&self.uris);
        if uris.len() == SUBSCRIPTIONS && !uris.contains(&uri) {
            let reason = format!("there are {SUBSCRIPTIONS} subscriptions already");
            let error = RpcError::new(RpcError::INVALID_PARAMS, reason);
            return Err(convert::error(error));
        }
        uris.insert(uri);
        Ok(())
    }

    pub(super) fn remove(&self, uri: &str) {
        lock(&self.uris).remove(uri);
    }
}

fn lock(uris: &Mutex<HashSet<String>>) -> MutexGuard<'_, HashSet<String>> {
    uris.lock().unwrap_or_else(PoisonError::into_inner)
}
