//! Several server processes with the same keys, behind a load balancer.

mod balancer;
mod process;

use std::{
    collections::HashMap,
    env, fs,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use mrtr_http_tests::{Modern, accept, soon};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{balancer::Balancer, process::Process};

const KEYS: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// What each errand does, in order.
const EFFECTS: [&str; 4] = ["begin", "colour", "size", "end"];

/// What the fleet did, in a file that goes when the test is over.
struct Log(PathBuf);

impl Log {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("mrtr-fleet-{}-{name}", std::process::id()));
        drop(fs::remove_file(&path));
        Self(path)
    }

    /// The effects of each errand in order, with the processes that had them.
    fn errands(&self) -> HashMap<String, Vec<(String, u32)>> {
        let mut errands: HashMap<_, Vec<_>> = HashMap::new();
        for line in fs::read_to_string(&self.0).unwrap().lines() {
            let [errand, effect, process] = line.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let effects = errands.entry(errand.to_owned()).or_default();
            effects.push((effect.to_owned(), process.parse().unwrap()));
        }
        errands
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.0));
    }
}

/// One errand from the client's side.
struct Errand {
    client: Modern,
    name: String,
}

impl Errand {
    fn new(url: String, name: String) -> Self {
        let client = Modern::new(url).header("connection", "close");
        Self { client, name }
    }

    fn arguments(&self) -> Value {
        json!({ "name": self.name })
    }

    async fn start(&self) -> Value {
        self.client.call("errand", self.arguments()).await
    }

    async fn answer(&self, round: &Value) -> Value {
        let (key, _) = round["result"]["inputRequests"]
            .as_object()
            .and_then(|requests| requests.iter().next())
            .unwrap_or_else(|| panic!("no question: {round}"));
        let value = match key.as_str() {
            "colour" => json!("red"),
            "size" => json!(7),
            _ => json!(true),
        };
        let answers = json!({ key: accept(&json!({ key: value })) });
        self.client
            .retry("errand", self.arguments(), round, answers)
            .await
    }

    fn check(&self, last: &Value) {
        let text = &last["result"]["content"][0]["text"];
        assert_eq!(*text, json!(format!("{}: red 7 true", self.name)), "{last}");
    }
}

#[tokio::test]
async fn each_round_of_a_call_runs_in_another_process() {
    let log = Log::new("rounds");
    let balancer = Balancer::start().await;
    let processes = [
        Process::start(KEYS, &log.0).await,
        Process::start(KEYS, &log.0).await,
    ];
    for process in &processes {
        balancer.add(process.address);
    }
    let errand = Errand::new(balancer.url(), "shoes".to_owned());
    let mut round = errand.start().await;
    for _ in 0..3 {
        round = errand.answer(&round).await;
    }
    errand.check(&round);
    let effects = log.errands().remove("shoes").unwrap();
    let names: Vec<_> = effects.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, EFFECTS);
    let by: Vec<_> = effects.iter().map(|(_, process)| *process).collect();
    let [first, second] = processes.each_ref().map(Process::id);
    assert_eq!(by, [first, second, first, second]);
}

#[tokio::test]
async fn a_process_that_dies_takes_no_call_with_it() {
    let log = Log::new("death");
    let balancer = Balancer::start().await;
    let process = Process::start(KEYS, &log.0).await;
    balancer.add(process.address);
    let errand = Errand::new(balancer.url(), "shoes".to_owned());
    let mut round = errand.start().await;
    balancer.remove(process.address).await;
    process.kill().await;
    let other = Process::start(KEYS, &log.0).await;
    balancer.add(other.address);
    for _ in 0..3 {
        round = errand.answer(&round).await;
    }
    errand.check(&round);
    let effects = log.errands().remove("shoes").unwrap();
    assert_eq!(effects.len(), EFFECTS.len(), "{effects:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rolling_restart_in_the_middle_of_200_calls_loses_none_and_repeats_nothing() {
    const CALLS: usize = 200;
    let log = Log::new("restart");
    let balancer = Balancer::start().await;
    let mut processes = Vec::new();
    for _ in 0..2 {
        let process = Process::start(KEYS, &log.0).await;
        balancer.add(process.address);
        processes.push(process);
    }
    let answered = Arc::new(AtomicUsize::new(0));
    let (half, mut halfway) = tokio::sync::watch::channel(());
    let mut calls = JoinSet::new();
    for number in 0..CALLS {
        let errand = Errand::new(balancer.url(), format!("errand{number}"));
        let (answered, half) = (Arc::clone(&answered), half.clone());
        calls.spawn(async move {
            let mut round = errand.start().await;
            for _ in 0..3 {
                round = errand.answer(&round).await;
                // When a quarter of the answers are given, all calls are somewhere in the middle.
                if answered.fetch_add(1, Ordering::Relaxed) + 1 == 3 * CALLS / 4 {
                    half.send_replace(());
                }
            }
            errand.check(&round);
        });
    }
    soon("a quarter of the answers", halfway.changed())
        .await
        .unwrap();
    let before = answered.load(Ordering::Relaxed);
    for process in &mut processes {
        let new = Process::start(KEYS, &log.0).await;
        balancer.add(new.address);
        let old = std::mem::replace(process, new);
        balancer.remove(old.address).await;
        old.terminate().await;
    }
    assert!(before < 3 * CALLS, "all calls were over before the restart");
    while let Some(call) = calls.join_next().await {
        call.unwrap();
    }
    let errands = log.errands();
    assert_eq!(errands.len(), CALLS);
    for (errand, effects) in errands {
        let names: Vec<_> = effects.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, EFFECTS, "{errand}");
    }
}
