//! Changes of the lists, for clients that listen.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rmcp::{
    model::{PromptListChangedNotification, ServerNotification, ToolListChangedNotification},
    service::SubscriptionContext,
};
use tokio::{sync::broadcast, task};

/// What has changed.
#[derive(Clone, Copy)]
pub(crate) enum Change {
    Tools,
    Prompts,
}

/// Tells all listeners of changes. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Changes {
    sender: broadcast::Sender<Change>,
    /// What has changed for streams that are being opened, by the task that opens them.
    opening: Arc<Mutex<HashMap<Option<task::Id>, broadcast::Receiver<Change>>>>,
}

impl Default for Changes {
    fn default() -> Self {
        Self {
            sender: broadcast::Sender::new(16),
            opening: Arc::default(),
        }
    }
}

impl Changes {
    pub(crate) fn announce(&self, change: Change) {
        // Without listeners there is nobody to tell.
        drop(self.sender.send(change));
    }

    /// Collects changes for the stream that this task is about to open: its client knows of it before rmcp calls
    /// `listen`, and what changes in between must not pass it by.
    pub(crate) fn begin(&self) {
        let changes = self.sender.subscribe();
        self.opening().insert(task::try_id(), changes);
    }

    fn opening(&self) -> MutexGuard<'_, HashMap<Option<task::Id>, broadcast::Receiver<Change>>> {
        self.opening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells one listener of changes until it has had enough.
    pub(crate) async fn tell(&self, subscription: &SubscriptionContext) {
        let begun = self.opening().remove(&task::try_id());
        let mut changes = begun.unwrap_or_else(|| self.sender.subscribe());
        loop {
            let change = tokio::select! {
                () = subscription.cancelled() => return,
                change = changes.recv() => change,
            };
            let notification = match change {
                Ok(Change::Tools) => ServerNotification::ToolListChangedNotification(
                    ToolListChangedNotification::default(),
                ),
                Ok(Change::Prompts) => ServerNotification::PromptListChangedNotification(
                    PromptListChangedNotification::default(),
                ),
                Err(broadcast::error::RecvError::Lagged(_)) => continue,
                Err(broadcast::error::RecvError::Closed) => return,
            };
            // A change this listener did not ask for is none for it.
            drop(subscription.sink().send(notification).await);
        }
    }
}
