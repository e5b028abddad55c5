//! The sessions of older clients: whose they are, how many there may be, and how long they live.

mod error;
mod events;
mod session;

use std::{
    collections::HashMap,
    sync::{
        Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use ::rmcp::{
    model::{ClientJsonRpcMessage, ServerJsonRpcMessage},
    transport::streamable_http_server::{
        SessionManager,
        session::{ServerSseMessage, SessionId, local::LocalSessionManager},
    },
};
use axum::http::request::Parts;
use tokio::time::{Instant, sleep};
use tokio_stream::Stream;

use self::{error::SessionError, session::Session};
use super::limits::SessionLimits;
use crate::{ground::principal::Principal, rmcp::caller::Callers};

/// How often sessions are looked at that nobody uses.
const SWEEP: Duration = Duration::from_secs(10);

/// The sessions of one endpoint. Cheap to clone.
///
/// A session is a bearer of trust: whoever names it can answer the questions asked over it. Its
/// id is random, but ids end up in logs.
#[derive(Clone, Debug)]
pub(super) struct Sessions(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    limits: SessionLimits,
    callers: Callers,
    open: RwLock<HashMap<SessionId, Arc<Session>>>,
    sweeping: AtomicBool,
}

impl Sessions {
    pub(super) fn new(limits: SessionLimits, callers: Callers) -> Self {
        Self(Arc::new(Inner {
            limits,
            callers,
            open: RwLock::default(),
            sweeping: AtomicBool::new(false),
        }))
    }

    /// Whether `caller` may use the session.
    pub(super) fn admit(&self, id: &str, caller: Option<&Principal>) -> bool {
        self.0
            .read()
            .get(id)
            .is_some_and(|session| session.belongs_to(caller))
    }

    /// Whether there is no room for one more.
    pub(super) fn are_full(&self) -> bool {
        self.0.read().len() >= self.0.limits.count
    }

    fn get(&self, id: &str) -> Result<Arc<Session>, SessionError> {
        let session = self.0.read().get(id).cloned();
        session.ok_or(SessionError::Unknown)
    }

    /// Sees to it that sessions end that nobody uses. Runs as long as there are sessions to look at.
    fn keep_swept(&self) {
        if self.0.sweeping.swap(true, Ordering::Relaxed) {
            return;
        }
        let sessions = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                sleep(SWEEP).await;
                let Some(inner) = Weak::upgrade(&sessions) else {
                    return;
                };
                for session in inner.unused() {
                    session.close().await;
                }
            }
        });
    }
}

impl Inner {
    fn read(&self) -> RwLockReadGuard<'_, HashMap<SessionId, Arc<Session>>> {
        self.open.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<SessionId, Arc<Session>>> {
        self.open.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes out what nobody has used for too long.
    fn unused(&self) -> Vec<Arc<Session>> {
        let now = Instant::now();
        let taken =
            |_: &SessionId, session: &mut Arc<Session>| session.is_over(now, self.limits.idle);
        self.write()
            .extract_if(taken)
            .map(|(_, session)| session)
            .collect()
    }
}

impl SessionManager for Sessions {
    type Error = SessionError;
    type Transport = <LocalSessionManager as SessionManager>::Transport;

    async fn create_session(&self) -> Result<(SessionId, Self::Transport), SessionError> {
        self.keep_swept();
        let (session, transport) = Session::open().await?;
        let id = session.id();
        let mut open = self.0.write();
        if open.len() >= self.0.limits.count {
            return Err(SessionError::Full);
        }
        open.insert(SessionId::clone(&id), Arc::new(session));
        Ok((id, transport))
    }

    async fn initialize_session(
        &self,
        id: &SessionId,
        message: ClientJsonRpcMessage,
    ) -> Result<ServerJsonRpcMessage, SessionError> {
        let session = self.get(id)?;
        // Nobody but this request knows of the session yet.
        let caller = parts(&message).and_then(|parts| self.0.callers.of_parts(parts).ok()?);
        session.give_to(caller);
        session.initialize(message).await
    }

    async fn has_session(&self, id: &SessionId) -> Result<bool, SessionError> {
        Ok(self.get(id).is_ok())
    }

    /// One that is not there is closed: rmcp closes each session once more when its task ends.
    async fn close_session(&self, id: &SessionId) -> Result<(), SessionError> {
        let session = self.0.write().remove(id);
        if let Some(session) = session {
            session.close().await;
        }
        Ok(())
    }

    async fn create_stream(
        &self,
        id: &SessionId,
        message: ClientJsonRpcMessage,
    ) -> Result<impl Stream<Item = ServerSseMessage> + Send + Sync + 'static, SessionError> {
        self.get(id)?.call(message).await
    }

    async fn accept_message(
        &self,
        id: &SessionId,
        message: ClientJsonRpcMessage,
    ) -> Result<(), SessionError> {
        self.get(id)?.accept(message).await
    }

    async fn create_standalone_stream(
        &self,
        id: &SessionId,
    ) -> Result<impl Stream<Item = ServerSseMessage> + Send + Sync + 'static, SessionError> {
        self.get(id)?.listen().await
    }

    async fn resume(
        &self,
        id: &SessionId,
        last_event_id: String,
    ) -> Result<impl Stream<Item = ServerSseMessage> + Send + Sync + 'static, SessionError> {
        self.get(id)?.resume(&last_event_id)
    }
}

/// The HTTP request that a message came with.
fn parts(message: &ClientJsonRpcMessage) -> Option<&Parts> {
    use ::rmcp::model::GetExtensions as _;
    match message {
        ClientJsonRpcMessage::Request(request) => request.request.extensions().get(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use ::rmcp::{
        RoleServer, ServerHandler, ServiceExt as _,
        model::{ErrorData, ListToolsResult, PaginatedRequestParams},
        service::RequestContext,
    };
    use serde_json::{Value, json};

    use super::{session::ABSENT, *};
    use crate::{
        continuation::run::Run,
        function::{
            arguments::InputSchema,
            reply::Reply,
            tool::{Annotations, Descriptor, Resumable, RunFuture, Scope, Sealed, Tool},
        },
        rmcp::Server,
    };

    /// A server whose list never comes.
    struct Waits;

    impl ServerHandler for Waits {
        async fn list_tools(
            &self,
            _: Option<PaginatedRequestParams>,
            _: RequestContext<RoleServer>,
        ) -> Result<ListToolsResult, ErrorData> {
            std::future::pending().await
        }
    }

    fn message(message: Value) -> ClientJsonRpcMessage {
        serde_json::from_value(message).unwrap()
    }

    fn request(method: &str) -> ClientJsonRpcMessage {
        message(json!({ "jsonrpc": "2.0", "id": 1, "method": method }))
    }

    fn sessions(limits: SessionLimits) -> Sessions {
        Sessions::new(limits, Callers::default())
    }

    async fn open(sessions: &Sessions) -> SessionId {
        open_with(sessions, Waits).await
    }

    async fn open_with(sessions: &Sessions, server: impl ServerHandler) -> SessionId {
        let (id, transport) = sessions.create_session().await.unwrap();
        tokio::spawn(async move {
            let running = server.serve(transport).await.unwrap();
            running.waiting().await.unwrap();
        });
        let initialize = message(
            json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "clientInfo": { "name": "old", "version": "1" },
        } }),
        );
        sessions.initialize_session(&id, initialize).await.unwrap();
        let initialized =
            message(json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        sessions.accept_message(&id, initialized).await.unwrap();
        id
    }

    /// Waits so long that whatever has not been used for `idle` is gone.
    async fn pass(idle: Duration) {
        sleep(idle + SWEEP).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_session_ends_when_nobody_has_used_it_for_long_enough() {
        let limits = SessionLimits::default();
        let sessions = sessions(limits);
        let [unused, used, listening, waiting] = [
            open(&sessions).await,
            open(&sessions).await,
            open(&sessions).await,
            open(&sessions).await,
        ];
        drop(
            sessions
                .create_stream(&used, request("ping"))
                .await
                .unwrap(),
        );
        let listens = sessions.create_standalone_stream(&listening).await.unwrap();
        // Its client is gone, but may come back for what it was asked.
        drop(
            sessions
                .create_stream(&waiting, request("tools/list"))
                .await
                .unwrap(),
        );
        let open = |id: &SessionId| sessions.get(id).is_ok();

        pass(Duration::from_secs(60)).await;
        assert!(!open(&unused) && open(&used));
        pass(limits.idle).await;
        assert!(!open(&used) && open(&listening) && open(&waiting));
        pass(limits.idle * 10).await;
        assert!(open(&listening) && open(&waiting));

        drop(listens);
        let cancel = json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": { "requestId": 1 } });
        sessions
            .accept_message(&waiting, message(cancel))
            .await
            .unwrap();
        pass(limits.idle).await;
        assert!(!open(&listening));
    }

    /// A tool that never ends, and what it holds.
    struct Endless(Arc<AtomicUsize>);

    struct Held(Arc<AtomicUsize>);

    impl Drop for Held {
        fn drop(&mut self) {
            self.0.fetch_sub(1, Ordering::SeqCst);
        }
    }

    impl Sealed for Endless {}

    impl Resumable for Endless {
        type Reply = Reply;

        fn name(&self) -> &'static str {
            "endless"
        }

        fn run<'r, 'de: 'r>(&self, _: &'r Scope<'de>, _: &'r mut Run<'de>) -> RunFuture<'r> {
            self.0.fetch_add(1, Ordering::SeqCst);
            let held = Held(Arc::clone(&self.0));
            Box::pin(async move {
                let _held = held;
                std::future::pending().await
            })
        }
    }

    impl Tool for Endless {
        fn describe(&self) -> Descriptor {
            Descriptor {
                name: "endless",
                title: None,
                description: None,
                version: 0,
                ttl: None,
                once: false,
                annotations: Annotations::default(),
                input_schema: InputSchema::new().finish(),
                output_schema: None,
                environment: Vec::new(),
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_call_that_never_ends_is_dropped_when_its_client_has_been_away_for_long() {
        let limits = SessionLimits::default();
        let sessions = sessions(limits);
        let held = Arc::new(AtomicUsize::new(0));
        let server = || {
            let server = Server::new("endless", "1").tool(Endless(Arc::clone(&held)));
            server.build().unwrap()
        };
        let call = || {
            message(
                json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
                "name": "endless",
                "arguments": {},
            } }),
            )
        };
        let (gone, stays) = (
            open_with(&sessions, server()).await,
            open_with(&sessions, server()).await,
        );
        drop(sessions.create_stream(&gone, call()).await.unwrap());
        let listened = sessions.create_stream(&stays, call()).await.unwrap();
        pass(ABSENT / 2).await;
        assert_eq!(held.load(Ordering::SeqCst), 2);
        // rmcp lets calls end for a while when their session is over.
        pass(ABSENT / 2).await;
        assert_eq!(held.load(Ordering::SeqCst), 1);
        drop(listened);
        pass(ABSENT + SWEEP).await;
        assert_eq!(held.load(Ordering::SeqCst), 0);
    }

    #[tokio::test]
    async fn there_are_no_more_sessions_than_there_may_be() {
        let sessions = sessions(SessionLimits {
            count: 1,
            ..SessionLimits::default()
        });
        assert!(!sessions.are_full());
        let id = open(&sessions).await;
        assert!(sessions.are_full());
        assert!(matches!(
            sessions.create_session().await,
            Err(SessionError::Full)
        ));
        sessions.close_session(&id).await.unwrap();
        assert!(sessions.get(&id).is_err());
        open(&sessions).await;
    }
}
