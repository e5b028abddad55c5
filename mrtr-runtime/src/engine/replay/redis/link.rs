//! The connection to Redis: made when it is first used, and anew after it has broken.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use ::redis::{
    AsyncConnectionConfig, Client, RedisError, ScriptInvocation, aio::MultiplexedConnection,
};

use crate::engine::replay::StoreError;

pub(super) struct Link {
    client: Client,
    timeout: Duration,
    connection: Mutex<Option<MultiplexedConnection>>,
}

/// What has become of an operation that failed.
pub(super) struct Failed {
    error: StoreError,
    /// Whether Redis may have it, and may still execute it.
    pub(super) sent: bool,
}

impl Link {
    pub(super) fn new(client: Client, timeout: Duration) -> Self {
        Self {
            client,
            timeout,
            connection: Mutex::default(),
        }
    }

    /// The same without a connection.
    pub(super) fn fresh(&self) -> Self {
        Self::new(self.client.clone(), self.timeout)
    }

    pub(super) fn set_timeout(&mut self, timeout: Duration) {
        self.timeout = timeout;
    }

    /// Has `operation` executed, at least once if this succeeds.
    pub(super) async fn invoke(
        &self,
        operation: &ScriptInvocation<'_>,
    ) -> Result<Vec<Vec<u8>>, Failed> {
        let mut sent = false;
        let reply = match self.try_once(operation, &mut sent).await {
            // The connection was idle and has been closed. An operation can be repeated: it knows itself.
            Err(error) if unanswered(&error) => self.try_once(operation, &mut sent).await,
            reply => reply,
        };
        reply.map_err(|error| Failed {
            error: StoreError::Unreachable(error.to_string()),
            sent,
        })
    }

    async fn try_once(
        &self,
        operation: &ScriptInvocation<'_>,
        sent: &mut bool,
    ) -> Result<Vec<Vec<u8>>, RedisError> {
        let kept = self.slot().clone();
        let mut connection = if let Some(connection) = kept {
            connection
        } else {
            let config = AsyncConnectionConfig::new()
                .set_connection_timeout(Some(self.timeout))
                .set_response_timeout(Some(self.timeout));
            let fresh = self
                .client
                .get_multiplexed_async_connection_with_config(&config)
                .await?;
            self.slot().insert(fresh).clone()
        };
        let reply = operation.invoke_async(&mut connection).await;
        if let Err(error) = &reply {
            *self.slot() = None;
            *sent |= unanswered(error);
        }
        reply
    }

    fn slot(&self) -> MutexGuard<'_, Option<MultiplexedConnection>> {
        self.connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether nothing has come back, so that Redis may have the operation or not.
fn unanswered(error: &RedisError) -> bool {
    error.is_unrecoverable_error() || error.is_timeout() || error.is_io_error()
}

impl Failed {
    /// Redis has said that it has done nothing.
    pub(super) fn undone(error: StoreError) -> Self {
        Self { error, sent: false }
    }

    /// Redis has executed it, and has said something that is no use.
    pub(super) fn answered(error: StoreError) -> Self {
        Self { error, sent: true }
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> Self {
        failed.error
    }
}
