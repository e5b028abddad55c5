//! What a client has missed whose stream broke off.
//!
//! rmcp keeps a stream's events only until the call has its result, which is just when a client that
//! has lost its connection needs them, and gives the last one it saw once more.

use std::{
    collections::VecDeque,
    future::Future,
    pin::Pin,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use ::rmcp::{
    model::ServerJsonRpcMessage,
    transport::streamable_http_server::session::{
        EventStore, EventStoreError, EventStream, ServerSseMessage,
    },
};
use tokio::{sync::mpsc, time::Instant};
use tokio_stream::wrappers::ReceiverStream;

use super::error::SessionError;

/// How many events of a stream are kept.
const EVENTS: usize = 64;

/// How many streams are kept whose calls have ended.
const FINISHED: usize = 16;

/// How long such a stream is kept.
const KEPT: Duration = Duration::from_secs(60);

/// The events of one session's streams, the latest of them.
#[derive(Debug, Default)]
pub(super) struct Events(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    logs: Vec<Log>,
    streams: u64,
}

/// The events of one stream.
#[derive(Debug)]
struct Log {
    /// As rmcp calls it.
    name: String,
    number: u64,
    events: VecDeque<ServerSseMessage>,
    /// How many there were before those in `events`.
    dropped: u64,
    /// A stream that was resumed, and goes on.
    follower: Option<mpsc::Sender<ServerSseMessage>>,
    finished: Option<Instant>,
}

impl Events {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets streams that have ended long ago.
    pub(super) fn forget(&self, now: Instant) {
        self.lock()
            .logs
            .retain(|log| log.finished.is_none_or(|at| now.duration_since(at) < KEPT));
    }

    fn append(&self, stream: &str, event: &ServerSseMessage) -> String {
        let mut state = self.lock();
        let log = state.log(stream);
        let id = log.push(event);
        if log.finished.is_some() {
            state.shrink();
        }
        id
    }

    /// What came after an event, and what is still to come.
    pub(super) fn after(
        &self,
        event: &str,
    ) -> Result<ReceiverStream<ServerSseMessage>, SessionError> {
        let (stream, index) = parse(event).ok_or(SessionError::Forgotten)?;
        let mut state = self.lock();
        let log = state.logs.iter_mut().find(|log| log.number == stream);
        log.ok_or(SessionError::Forgotten)?.follow(index + 1)
    }

    /// All of a stream that is kept, and what is still to come.
    pub(super) fn whole(
        &self,
        stream: &str,
    ) -> Result<ReceiverStream<ServerSseMessage>, SessionError> {
        let mut state = self.lock();
        let log = state.log(stream);
        log.follow(log.dropped)
    }
}

impl State {
    fn log(&mut self, name: &str) -> &mut Log {
        let at = self.logs.iter().position(|log| log.name == name);
        let at = at.unwrap_or_else(|| {
            self.logs.push(Log {
                name: name.to_owned(),
                number: self.streams,
                events: VecDeque::new(),
                dropped: 0,
                follower: None,
                finished: None,
            });
            self.streams += 1;
            self.logs.len() - 1
        });
        &mut self.logs[at]
    }

    /// The streams are in the order in which they began.
    fn shrink(&mut self) {
        let finished = self.logs.iter().filter(|log| log.finished.is_some());
        if finished.count() > FINISHED
            && let Some(oldest) = self.logs.iter().position(|log| log.finished.is_some())
        {
            self.logs.remove(oldest);
        }
    }
}

impl Log {
    /// What comes after so many events.
    fn follow(&mut self, seen: u64) -> Result<ReceiverStream<ServerSseMessage>, SessionError> {
        let seen = seen
            .checked_sub(self.dropped)
            .and_then(|seen| usize::try_from(seen).ok())
            .filter(|seen| *seen <= self.events.len())
            .ok_or(SessionError::Forgotten)?;
        let (sender, receiver) = mpsc::channel(EVENTS);
        for event in self.events.iter().skip(seen) {
            // There is room for all of them.
            drop(sender.try_send(event.clone()));
        }
        self.follower = Some(sender).filter(|_| self.finished.is_none());
        Ok(ReceiverStream::new(receiver))
    }

    fn push(&mut self, event: &ServerSseMessage) -> String {
        let index = self.dropped + self.events.len() as u64;
        let id = format!("{}-{index}", self.number);
        let mut event = event.clone();
        event.event_id = Some(id.clone());
        if self.events.len() == EVENTS {
            self.events.pop_front();
            self.dropped += 1;
        }
        let ends = event.message.as_deref().is_some_and(ends_a_call);
        // One that does not keep up is let go, and can resume once more.
        self.follower
            .take_if(|follower| follower.try_send(event.clone()).is_err());
        if ends {
            self.finished = Some(Instant::now());
            self.follower = None;
        }
        self.events.push_back(event);
        id
    }
}

fn parse(event: &str) -> Option<(u64, u64)> {
    let (stream, index) = event.split_once('-')?;
    let index: u32 = index.parse().ok()?;
    Some((stream.parse().ok()?, index.into()))
}

fn ends_a_call(message: &ServerJsonRpcMessage) -> bool {
    matches!(
        message,
        ServerJsonRpcMessage::Response(_) | ServerJsonRpcMessage::Error(_)
    )
}

/// As the attribute `async_trait` has it, which the trait is declared with.
type Boxed<'a, T> = Pin<Box<dyn Future<Output = Result<T, EventStoreError>> + Send + 'a>>;

impl EventStore for Events {
    fn store_event<'a, 'b, 'c, 'd>(
        &'a self,
        stream: &'b str,
        event: &'c ServerSseMessage,
    ) -> Boxed<'d, String>
    where
        'a: 'd,
        'b: 'd,
        'c: 'd,
    {
        Box::pin(std::future::ready(Ok(self.append(stream, event))))
    }

    fn replay_events_after<'a, 'b, 'd>(&'a self, event: &'b str) -> Boxed<'d, EventStream>
    where
        'a: 'd,
        'b: 'd,
    {
        let events = self.after(event);
        Box::pin(std::future::ready(match events {
            Ok(events) => Ok(Box::pin(events) as EventStream),
            Err(error) => Err(error.into()),
        }))
    }
}

#[cfg(test)]
mod tests {
    use ::rmcp::model::{ErrorData, NumberOrString};
    use tokio_stream::StreamExt as _;

    use super::*;

    fn event() -> ServerSseMessage {
        ServerSseMessage::retry(Duration::ZERO)
    }

    fn result() -> ServerSseMessage {
        let error = ErrorData::internal_error("over", None);
        ServerSseMessage::from_message(ServerJsonRpcMessage::error(
            error,
            Some(NumberOrString::Number(1)),
        ))
    }

    /// The ids of all that comes until the stream ends.
    async fn ids(stream: ReceiverStream<ServerSseMessage>) -> Vec<String> {
        stream.filter_map(|event| event.event_id).collect().await
    }

    #[tokio::test]
    async fn what_came_after_an_event_is_given_once_and_up_to_the_result() {
        let events = Events::default();
        events.append("other", &event());
        for _ in 0..3 {
            events.append("call", &event());
        }
        let resumed = events.after("1-0").unwrap();
        events.append("other", &event());
        events.append("call", &result());
        assert_eq!(ids(resumed).await, ["1-1", "1-2", "1-3"]);
        // Also when the call is over.
        assert_eq!(ids(events.after("1-2").unwrap()).await, ["1-3"]);
        assert!(ids(events.after("1-3").unwrap()).await.is_empty());
    }

    #[tokio::test]
    async fn what_is_not_kept_is_not_given() {
        let events = Events::default();
        for _ in 0..=EVENTS {
            events.append("call", &event());
        }
        events.append("call", &result());
        assert!(events.after("0-0").is_err());
        assert_eq!(ids(events.after("0-1").unwrap()).await.len(), EVENTS);
        assert_eq!(ids(events.whole("call").unwrap()).await.len(), EVENTS);
        for unknown in ["0-66", "1-0", "0", "", "a-b"] {
            assert!(events.after(unknown).is_err(), "{unknown}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn calls_that_are_over_are_forgotten_and_others_are_not() {
        let events = Events::default();
        events.append("waits", &event());
        for call in 0..=FINISHED {
            events.append(&call.to_string(), &result());
        }
        assert!(events.after("1-0").is_err(), "one too many");
        assert!(events.after("2-0").is_ok());
        tokio::time::advance(KEPT).await;
        events.forget(Instant::now());
        assert!(events.after("2-0").is_err());
        assert!(events.after("0-0").is_ok());
    }
}
