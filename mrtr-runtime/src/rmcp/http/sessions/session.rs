//! One session.

use std::{
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use ::rmcp::{
    model::{ClientJsonRpcMessage, GetExtensions as _, ServerJsonRpcMessage},
    transport::streamable_http_server::{
        SessionManager,
        session::{EventStream, ServerSseMessage, SessionId, local::LocalSessionManager},
    },
};
use tokio::time::Instant;
use tokio_stream::Stream;

use super::{error::SessionError, events::Events};
use crate::ground::principal::Principal;

/// How long a session lives that was opened and never used.
const UNUSED: Duration = Duration::from_secs(60);

/// How long calls go on whose client neither listens nor says anything: it has time to come back for them, but code that
/// never ends must not run for ever.
pub(super) const ABSENT: Duration = Duration::from_secs(60 * 60);

/// With this rmcp begins a stream that is only listened to, under a name of its own.
const BEGINNING: &str = "0";

/// One session, and what is known about it.
#[derive(Debug)]
pub(super) struct Session {
    id: SessionId,
    /// rmcp's manager of sessions with this one in it, so that its events are its own.
    rmcp: LocalSessionManager,
    events: Arc<Events>,
    owner: OnceLock<Option<Principal>>,
    usage: Arc<Mutex<Usage>>,
}

/// Whether anybody needs the session.
#[derive(Debug)]
struct Usage {
    /// Calls that are running, waiting for their user included.
    calls: usize,
    /// Streams that are listened to.
    streams: usize,
    /// When something was last sent, or a call or stream ended.
    last: Instant,
    /// Whether there has been any call or stream.
    used: bool,
}

impl Usage {
    fn count(&mut self, of: Use) -> &mut usize {
        match of {
            Use::Call => &mut self.calls,
            Use::Stream => &mut self.streams,
        }
    }
}

/// What a session is needed for.
#[derive(Clone, Copy, Debug)]
enum Use {
    Call,
    Stream,
}

impl Session {
    pub(super) async fn open()
    -> Result<(Self, <LocalSessionManager as SessionManager>::Transport), SessionError> {
        let events = Arc::new(Events::default());
        let mut rmcp =
            LocalSessionManager::default().with_event_store(Arc::clone(&events) as Arc<_>);
        // How long it lives is for us to say: rmcp takes a call that waits for its user for idle.
        rmcp.session_config.keep_alive = None;
        let (id, transport) = rmcp.create_session().await.map_err(ended)?;
        let usage = Usage {
            calls: 0,
            streams: 0,
            last: Instant::now(),
            used: false,
        };
        let session = Self {
            id,
            rmcp,
            events,
            owner: OnceLock::new(),
            usage: Arc::new(Mutex::new(usage)),
        };
        Ok((session, transport))
    }

    pub(super) fn id(&self) -> SessionId {
        SessionId::clone(&self.id)
    }

    /// Says whose it is; nobody's is an answer as well. The first time counts.
    pub(super) fn give_to(&self, owner: Option<Principal>) {
        drop(self.owner.set(owner));
    }

    pub(super) fn belongs_to(&self, caller: Option<&Principal>) -> bool {
        let owner = self.owner.get();
        owner.is_some_and(|owner| owner.as_ref() == caller)
    }

    /// Whether nobody has used it for too long.
    pub(super) fn is_over(&self, now: Instant, idle: Duration) -> bool {
        self.events.forget(now);
        let usage = lock(&self.usage);
        let most = match *usage {
            Usage { used: false, .. } => idle.min(UNUSED),
            Usage { calls: 0, .. } => idle,
            _ => idle.max(ABSENT),
        };
        usage.streams == 0 && now.duration_since(usage.last) >= most
    }

    fn lease(&self, of: Use) -> Lease {
        let mut usage = lock(&self.usage);
        *usage.count(of) += 1;
        usage.used = true;
        Lease(Arc::new(Held(of, Arc::clone(&self.usage))))
    }

    pub(super) async fn initialize(
        &self,
        message: ClientJsonRpcMessage,
    ) -> Result<ServerJsonRpcMessage, SessionError> {
        let answer = self.rmcp.initialize_session(&self.id, message).await;
        answer.map_err(ended)
    }

    /// Takes a request, which keeps the session alive until its call is over, listened to or not.
    pub(super) async fn call(
        &self,
        mut message: ClientJsonRpcMessage,
    ) -> Result<EventStream, SessionError> {
        if let ClientJsonRpcMessage::Request(request) = &mut message {
            let call = self.lease(Use::Call);
            request.request.extensions_mut().insert(call);
        }
        let lease = self.lease(Use::Stream);
        let stream = self.rmcp.create_stream(&self.id, message).await;
        Ok(leased(Box::pin(stream.map_err(ended)?), lease))
    }

    pub(super) async fn accept(&self, message: ClientJsonRpcMessage) -> Result<(), SessionError> {
        lock(&self.usage).last = Instant::now();
        let accepted = self.rmcp.accept_message(&self.id, message).await;
        accepted.map_err(ended)
    }

    pub(super) async fn listen(&self) -> Result<EventStream, SessionError> {
        let lease = self.lease(Use::Stream);
        let stream = self.rmcp.create_standalone_stream(&self.id).await;
        Ok(leased(Box::pin(stream.map_err(ended)?), lease))
    }

    pub(super) fn resume(&self, event: &str) -> Result<EventStream, SessionError> {
        let stream = if event == BEGINNING {
            self.events.whole(&format!("{}:common", self.id))
        } else {
            self.events.after(event)
        }?;
        Ok(leased(Box::pin(stream), self.lease(Use::Stream)))
    }

    pub(super) async fn close(&self) {
        // It may have ended by itself, which comes to the same.
        drop(self.rmcp.close_session(&self.id).await);
    }
}

fn lock(usage: &Mutex<Usage>) -> MutexGuard<'_, Usage> {
    usage.lock().unwrap_or_else(PoisonError::into_inner)
}

fn ended<E>(_: E) -> SessionError {
    SessionError::Ended
}

/// Keeps a session alive. rmcp clones what travels with a request.
#[derive(Clone, Debug)]
struct Lease(#[expect(dead_code, reason = "is there to be dropped")] Arc<Held>);

#[derive(Debug)]
struct Held(Use, Arc<Mutex<Usage>>);

impl Drop for Held {
    fn drop(&mut self) {
        let mut usage = lock(&self.1);
        *usage.count(self.0) -= 1;
        usage.last = Instant::now();
    }
}

/// A stream that keeps its session alive.
struct Leased {
    stream: EventStream,
    _lease: Lease,
}

fn leased(stream: EventStream, lease: Lease) -> EventStream {
    Box::pin(Leased {
        stream,
        _lease: lease,
    })
}

impl Stream for Leased {
    type Item = ServerSseMessage;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<ServerSseMessage>> {
        self.stream.as_mut().poll_next(cx)
    }
}
