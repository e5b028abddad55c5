//! What changes on a server, for clients that want to know.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ::rmcp::{
    Peer, RoleServer,
    model::{
        ErrorData, PromptListChangedNotification, ResourceListChangedNotification,
        ResourceUpdatedNotification, ResourceUpdatedNotificationParam, ServerNotification,
        ToolListChangedNotification,
    },
    service::SubscriptionContext,
};
use tokio::{sync::broadcast, task};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{convert, line::Line};
use crate::protocol::error::RpcError;

/// How many changes may wait for a client that is slow; it misses the oldest of more.
const WAITING: usize = 64;

/// How many resources a client of an older revision may subscribe to.
const SUBSCRIPTIONS: usize = 1_000;

/// Tells clients what has changed: a resource, those that have subscribed to it; a list, those that listen, and all of an
/// older revision. Cheap to clone.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::rmcp::{Server, Updates};
///
/// let updates = Updates::new();
/// let server = Server::new("docs", "1.0.0").updates(&updates);
/// // Later, whoever changes the resource:
/// updates.changed("docs://index");
/// // Or what is listed:
/// updates.resources_changed();
/// ```
#[derive(Clone, Debug)]
pub struct Updates(broadcast::Sender<Change>);

#[derive(Clone, Debug)]
enum Change {
    Tools,
    Prompts,
    Resources,
    /// The resource with this URI.
    Resource(String),
}

impl Change {
    fn notification(self) -> ServerNotification {
        match self {
            Self::Tools => ToolListChangedNotification::default().into(),
            Self::Prompts => PromptListChangedNotification::default().into(),
            Self::Resources => ResourceListChangedNotification::default().into(),
            Self::Resource(uri) => {
                let update = ResourceUpdatedNotificationParam::new(uri);
                ResourceUpdatedNotification::new(update).into()
            }
        }
    }
}

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
        self.tell_all(Change::Resource(uri.into()));
    }

    /// There are other tools than before, or what is said of one has changed.
    pub fn tools_changed(&self) {
        self.tell_all(Change::Tools);
    }

    /// There are other prompts than before, or what is said of one has changed.
    pub fn prompts_changed(&self) {
        self.tell_all(Change::Prompts);
    }

    /// There are other resources than before, or what is said of one has changed.
    pub fn resources_changed(&self) {
        self.tell_all(Change::Resources);
    }

    fn tell_all(&self, change: Change) {
        // Without clients that listen there is nobody to tell.
        drop(self.0.send(change));
    }

    /// Tells a client of 2026-07-28 until it has had enough or is gone, or the server stops.
    pub(super) async fn tell(
        &self,
        subscription: &SubscriptionContext,
        opening: &Opening,
        line: &Line,
    ) {
        let mut changes = opening.take().unwrap_or_else(|| self.0.subscribe());
        let tells = async {
            while let Some(change) = next(&mut changes).await {
                // One this client did not ask for is none for it.
                drop(subscription.sink().send(change.notification()).await);
            }
        };
        // Also while something is being sent, which a connection that closes may not do any more.
        tokio::select! {
            () = subscription.cancelled() => {}
            () = line.stopping().cancelled() => {}
            () = line.hung_up() => {}
            () = tells => {}
        }
    }

    /// A client of an older revision, which is told until what this gives is dropped.
    pub(super) fn watch(&self, peer: Peer<RoleServer>) -> Subscriptions {
        let uris = Arc::new(Mutex::new(HashSet::new()));
        let (wanted, mut changes) = (Arc::clone(&uris), self.0.subscribe());
        let gone = CancellationToken::new();
        let until = gone.clone();
        tokio::spawn(async move {
            loop {
                let change = tokio::select! {
                    () = until.cancelled() => return,
                    change = next(&mut changes) => change,
                };
                let Some(change) = change else { return };
                let told = match &change {
                    Change::Resource(uri) => lock(&wanted).contains(uri),
                    Change::Tools | Change::Prompts | Change::Resources => true,
                };
                if told {
                    drop(peer.send_notification(change.notification()).await);
                }
            }
        });
        Subscriptions {
            uris,
            _gone: gone.drop_guard(),
        }
    }
}

/// The next change; `None` if there will never be one.
async fn next(changes: &mut broadcast::Receiver<Change>) -> Option<Change> {
    loop {
        match changes.recv().await {
            Ok(change) => return Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return None,
        }
    }
}

/// Streams of one connection that are being opened.
///
/// A client knows that it is listened to before rmcp lets us listen: in between, and in the same task, rmcp sends the
/// acknowledgment. What changes in that time must not pass it by, so what it will be told is collected from before.
#[derive(Debug, Default)]
pub(super) struct Opening(Mutex<HashMap<Option<task::Id>, broadcast::Receiver<Change>>>);

impl Opening {
    /// Collects changes for the stream that this task is about to open.
    pub(super) fn begin(&self, updates: &Updates) {
        lock(&self.0).insert(task::try_id(), updates.0.subscribe());
    }

    /// What has been collected for the stream of this task.
    fn take(&self) -> Option<broadcast::Receiver<Change>> {
        lock(&self.0).remove(&task::try_id())
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

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
