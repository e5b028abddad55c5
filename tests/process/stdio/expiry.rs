//! Questions that stay unanswered too long. Time is the test's own here, so the server is too.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};

use mrtr::{Clock, KeyRing, Server};
use serde_json::json;
use tokio::io::{duplex, split};

use super::{
    booking::{Client, Round, call, error_text, key, retry},
    user::{User, ada},
};
use crate::{airline::Airline, tool::book_flight};

/// Seconds that have passed since the server's start.
#[derive(Clone, Default)]
struct Seconds(Arc<AtomicU64>);

impl Seconds {
    fn pass(&self, seconds: u64) {
        self.0.fetch_add(seconds, Ordering::Relaxed);
    }
}

impl Clock for Seconds {
    fn now(&self) -> SystemTime {
        let passed = self.0.load(Ordering::Relaxed);
        SystemTime::UNIX_EPOCH + Duration::from_secs(1_790_000_000 + passed)
    }
}

async fn connect(clock: Seconds, ttl: Option<Duration>) -> Client {
    let (here, there) = duplex(64 * 1024);
    let mut server = Server::new("airline", "1.0.0")
        .keys(KeyRing::parse(&key(1)).unwrap())
        .env(Airline::connect())
        .clock(clock)
        .tool(book_flight);
    if let Some(ttl) = ttl {
        server = server.ttl(ttl);
    }
    tokio::spawn(server.serve(split(there)));
    let (reader, writer) = split(here);
    Client::connect(User::default(), reader, writer).await
}

async fn answered_after(seconds: u64, ttl: Option<Duration>) -> Result<String, String> {
    let clock = Seconds::default();
    let client = connect(clock.clone(), ttl).await;
    let state = client.round(call(json!({ "flight": "TP456" }))).await;
    let state = state.unwrap().asks("passenger");
    clock.pass(seconds);
    let answer = client
        .round(retry("TP456", &state, "passenger", ada()))
        .await;
    let answer = answer.expect("no protocol error");
    let outcome = match answer {
        Round::Complete(result) => Err(error_text(&result).to_owned()),
        asked @ Round::Asked { .. } => Ok(asked.asks("seat")),
    };
    client.0.cancel().await.unwrap();
    outcome
}

#[tokio::test]
async fn an_expired_state_tells_the_model_to_call_again_from_the_start() {
    let text = answered_after(15 * 60, None).await.unwrap_err();
    assert_eq!(
        text,
        "The question has expired. This request executed nothing; an earlier one with the same state \
         may have. Find out what has happened before you call `book_flight` again from the start."
    );
}

#[tokio::test]
async fn a_state_is_good_until_it_expires() {
    answered_after(15 * 60 - 1, None).await.unwrap();
    answered_after(0, None).await.unwrap();
}

#[tokio::test]
async fn how_long_a_state_is_good_is_the_servers_choice() {
    let hour = Some(Duration::from_secs(3600));
    answered_after(3599, hour).await.unwrap();
    answered_after(3600, hour).await.unwrap_err();
}
