//! Changes of the lists, for clients that listen.

use rmcp::{
    model::{PromptListChangedNotification, ServerNotification, ToolListChangedNotification},
    service::SubscriptionContext,
};
use tokio::sync::broadcast;

/// What has changed.
#[derive(Clone, Copy)]
pub(crate) enum Change {
    Tools,
    Prompts,
}

/// Tells all listeners of changes. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Changes(broadcast::Sender<Change>);

impl Default for Changes {
    fn default() -> Self {
        Self(broadcast::Sender::new(16))
    }
}

impl Changes {
    pub(crate) fn announce(&self, change: Change) {
        // Without listeners there is nobody to tell.
        drop(self.0.send(change));
    }

    /// Tells one listener of changes until it has had enough.
    pub(crate) async fn tell(&self, subscription: &SubscriptionContext) {
        let mut changes = self.0.subscribe();
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
