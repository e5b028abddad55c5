//! Whether anybody is still at the other end.

use std::{borrow::Cow, future::Future, sync::Arc};

use ::rmcp::{
    RoleServer,
    model::{ErrorCode, ErrorData},
    service::{RequestContext, RxJsonRpcMessage, TxJsonRpcMessage},
    transport::Transport,
};
use tokio::sync::{Notify, watch};

/// What is known about the connection a call came in by.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// `None` where the connection is not ours to watch; then only cancellation ends a question.
    hung_up: Option<watch::Receiver<bool>>,
}

impl Line {
    /// A connection whose end is noticed, and the transport that notices it.
    pub(super) fn watch<T>(transport: T) -> (Self, Watched<T>) {
        let (sender, receiver) = watch::channel(false);
        (
            Self {
                hung_up: Some(receiver),
            },
            Watched {
                transport,
                hung_up: sender,
                malformed: Arc::default(),
            },
        )
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

/// A transport that tells when the client has closed its side.
///
/// rmcp waits five seconds then for calls that are still running. That is right for those that
/// compute, but one that waits for the user would only waste them.
#[derive(Debug)]
pub(super) struct Watched<T> {
    transport: T,
    hung_up: watch::Sender<bool>,
    /// Told of lines that are not JSON.
    malformed: Arc<Notify>,
}

impl<T> Watched<T> {
    /// Also answers the lines that `malformed` is told of.
    pub(super) fn answering(self, malformed: Arc<Notify>) -> Self {
        Self { malformed, ..self }
    }
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
                // What came before the malformed line is delivered first.
                biased;
                message = self.transport.receive() => break message,
                () = self.malformed.notified() => {
                    let error = ErrorData::new(ErrorCode::PARSE_ERROR, "the line is not JSON", None);
                    // On its own, since rmcp drops this future whenever it has something to send.
                    tokio::spawn(self.transport.send(TxJsonRpcMessage::<RoleServer>::error(error, None)));
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
