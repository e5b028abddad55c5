//! Whether anybody is still at the other end.

use std::{borrow::Cow, future::Future, sync::Arc, time::Duration};

use ::rmcp::{
    RoleServer,
    service::{RequestContext, RxJsonRpcMessage, TxJsonRpcMessage},
    transport::Transport,
};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;

use super::lines::Refusal;

/// How long running rounds may take to finish when the server is told to stop.
pub(super) const GRACE: Duration = Duration::from_secs(30);

/// What is known about the connection a call came in by.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// `None` where the connection is not ours to watch; then only cancellation ends a question.
    hung_up: Option<watch::Receiver<bool>>,
    /// No question is waited for any more.
    stopping: CancellationToken,
    /// Nothing is, and the connection ends.
    closing: CancellationToken,
    /// How many calls are running.
    running: Arc<watch::Sender<usize>>,
}

impl Line {
    /// A connection whose end is noticed, and the transport that notices it.
    pub(super) fn watch<T>(transport: T) -> (Self, Watched<T>) {
        let (sender, receiver) = watch::channel(false);
        let line = Self {
            hung_up: Some(receiver),
            ..Self::default()
        };
        let watched = Watched {
            transport,
            hung_up: sender,
            stopping: line.stopping.clone(),
            closing: line.closing.clone(),
            refusals: None,
        };
        (line, watched)
    }

    /// Is ready when no question is to be waited for any more.
    pub(super) fn stopping(&self) -> &CancellationToken {
        &self.stopping
    }

    /// A call that is running until this is dropped.
    pub(super) fn begin(&self) -> Running {
        self.running.send_modify(|running| *running += 1);
        Running(Arc::clone(&self.running))
    }

    /// Ends the connection: what waits for its user at once, and what runs when it has finished.
    pub(super) async fn end(&self) {
        self.stopping.cancel();
        let mut running = self.running.subscribe();
        let idle = running.wait_for(|running| *running == 0);
        if tokio::time::timeout(GRACE, idle).await.is_err() {
            tracing::warn!("some calls did not finish in time");
        }
        self.closing.cancel();
    }

    /// Whether this is a connection that [`Server`](super::Server) made and serves itself.
    pub(super) fn is_ours(&self) -> bool {
        self.hung_up.is_some()
    }

    /// Whether a request of the server's own can be answered.
    ///
    /// A call that names its protocol version itself belongs to no session, and over HTTP nothing
    /// but a session leads an answer back here; such a question would hang. A connection of our
    /// own goes both ways.
    pub(super) fn is_two_way(&self, cx: &RequestContext<RoleServer>) -> bool {
        self.is_ours() || cx.meta.protocol_version().is_none()
    }

    /// Waits until the client has closed its side.
    pub(super) async fn hung_up(&self) {
        match &self.hung_up {
            // An error means the transport is gone, which comes to the same.
            Some(hung_up) => drop(hung_up.clone().wait_for(|hung_up| *hung_up).await),
            None => std::future::pending().await,
        }
    }
}

/// A call that is running.
#[derive(Debug)]
pub(super) struct Running(Arc<watch::Sender<usize>>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.send_modify(|running| *running -= 1);
    }
}

/// A transport that tells when the client has closed its side, and answers what is no message.
///
/// rmcp waits five seconds then for calls that are still running. That is right for those that
/// compute, but one that waits for the user would only waste them.
#[derive(Debug)]
pub(super) struct Watched<T> {
    transport: T,
    hung_up: watch::Sender<bool>,
    stopping: CancellationToken,
    closing: CancellationToken,
    refusals: Option<mpsc::Receiver<Refusal>>,
}

impl<T> Watched<T> {
    /// Also sends these.
    pub(super) fn refusing(self, refusals: Option<mpsc::Receiver<Refusal>>) -> Self {
        Self { refusals, ..self }
    }
}

/// The next line to be refused.
async fn refusal(refusals: &mut Option<mpsc::Receiver<Refusal>>) -> Refusal {
    if let Some(refusals) = refusals
        && let Some(refusal) = refusals.recv().await
    {
        return refusal;
    }
    std::future::pending().await
}

impl<T: Transport<RoleServer>> Transport<RoleServer> for Watched<T> {
    type Error = T::Error;

    fn name() -> Cow<'static, str> {
        T::name()
    }

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        self.transport.send(message)
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        let message = loop {
            tokio::select! {
                // What came before a line that is refused is delivered first.
                biased;
                () = self.closing.cancelled() => break None,
                message = self.transport.receive(), if !self.stopping.is_cancelled() => break message,
                refusal = refusal(&mut self.refusals) => {
                    let message = TxJsonRpcMessage::<RoleServer>::error(refusal.error, refusal.id);
                    // On its own, since rmcp drops this future whenever it has something to send.
                    tokio::spawn(self.transport.send(message));
                }
            }
        };
        if message.is_none() {
            self.hung_up.send_replace(true);
        }
        message
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.hung_up.send_replace(true);
        self.transport.close().await
    }
}
