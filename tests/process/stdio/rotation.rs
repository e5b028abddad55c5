//! A key is replaced on three servers, one after the other, while calls are waiting.
//!
//! Three steps: every server also accepts the new key; every server seals with it; no server accepts the old
//! one. Between any two of them, each server opens what each other one has sealed.

use serde_json::json;

use super::{
    booking::{Booking, call, key, process, retry, soon},
    states::assert_invalid,
    user::{User, ada},
};

/// A running server, or rather one after the other in the same place.
struct Server(Booking);

impl Server {
    async fn start(keys: &str) -> Self {
        Self(Booking::start(keys, User::default()).await)
    }

    async fn seals(&self) -> String {
        let first = call(json!({ "flight": "TP456" }));
        self.0.client.round(first).await.unwrap().asks("passenger")
    }

    async fn opens(&self, state: &str) {
        let answered = retry("TP456", state, "passenger", ada());
        self.0.client.round(answered).await.unwrap().asks("seat");
    }

    async fn refuses(&self, state: &str) {
        let answered = retry("TP456", state, "passenger", ada());
        assert_invalid(self.0.client.round(answered).await);
    }
}

struct Fleet {
    servers: Vec<Server>,
    /// What has been sealed since the last step began.
    waiting: Vec<String>,
}

impl Fleet {
    async fn start(keys: &str) -> Self {
        let mut servers = Vec::new();
        for _ in 0..3 {
            servers.push(Server::start(keys).await);
        }
        Self {
            servers,
            waiting: Vec::new(),
        }
    }

    /// Each server seals a state, and each opens all that wait.
    async fn check(&mut self) {
        for server in &self.servers {
            self.waiting.push(server.seals().await);
        }
        for server in &self.servers {
            for state in &self.waiting {
                server.opens(state).await;
            }
        }
    }

    /// Gives these keys to one server after the other, and checks all of them after each.
    async fn step(&mut self, keys: &str) {
        self.waiting.clear();
        self.check().await;
        for place in 0..self.servers.len() {
            let old = std::mem::replace(&mut self.servers[place], Server::start(keys).await);
            old.0.end().await;
            self.check().await;
        }
    }
}

#[tokio::test]
async fn a_key_is_replaced_in_three_steps_without_losing_a_call() {
    let (old, new) = (key(1), key(2));
    let mut fleet = Fleet::start(&old).await;
    fleet.step(&format!("{old},{new}")).await;
    let before = fleet.servers[0].seals().await;
    fleet.step(&format!("{new},{old}")).await;
    // The old key is needed until the last of its states has expired.
    fleet.servers[0].opens(&before).await;
    fleet.step(&new).await;
    fleet.servers[0].refuses(&before).await;
    for server in fleet.servers {
        server.0.end().await;
    }
}

#[tokio::test]
async fn a_server_does_not_start_with_keys_that_cannot_be_meant() {
    let (one, two) = (key(1), key(2));
    let short = "ab".repeat(31);
    for (keys, reason) in [
        (String::new(), "there is no key: "),
        (short.clone(), "key 1 is too short: it has 31 bytes, "),
        (
            format!("{one},{short}"),
            "key 2 is too short: it has 31 bytes, ",
        ),
        (format!("{one},{two},{one}"), "key 3 is the same as key 1"),
        (
            format!("{one},{}", one.to_uppercase()),
            "key 2 is the same as key 1",
        ),
        (format!("{one},"), "key 2 is malformed: "),
        (format!("{one};{two}"), "key 1 is malformed: "),
        (
            "correct horse battery staple, as it were".to_owned(),
            "key 1 is malformed: ",
        ),
    ] {
        let process = process(&keys);
        let output = soon("the server's end", process.wait_with_output())
            .await
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(output.stdout.is_empty());
        assert!(
            said.contains(&format!("`MRTR_KEYS` holds no usable keys: {reason}")),
            "{said}"
        );
        // Nothing of a secret.
        for part in ["0101", "0202", "abab", "horse"] {
            assert!(!said.contains(part), "{said}");
        }
    }
    Server::start(&format!("{one}, {two}")).await.0.end().await;
}

#[tokio::test]
async fn sealing_with_a_key_that_not_every_server_accepts_loses_calls() {
    let (old, new) = (key(1), key(2));
    let hasty = Server::start(&format!("{new},{old}")).await;
    let other = Server::start(&old).await;
    hasty.opens(&other.seals().await).await;
    other.refuses(&hasty.seals().await).await;
    hasty.0.end().await;
    other.0.end().await;
}
