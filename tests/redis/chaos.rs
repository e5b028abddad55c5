//! Two servers and one Redis, all three killed again and again while calls go through them.
//!
//! What has been done is read from a file that only the effects write to. `MRTR_CHAOS_CALLS` says how many calls, and
//! `MRTR_CHAOS_SEED` which; the figures go to standard error. For a long run:
//!
//! ```sh
//! MRTR_CHAOS_CALLS=10000 cargo test --release --all-features --test redis -- chaos --nocapture
//! ```

use std::{
    collections::HashMap,
    env,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    process::{Call, Process, effects},
    server::Redis,
};

const CALLS: u32 = 40;

/// Each call has come to an end by then, however often it has to be sent.
const DEADLINE: Duration = Duration::from_secs(30);

/// How long a response may take, before the client gives up on it and sends the request again.
const PATIENCE: Duration = Duration::from_secs(10);

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) % end
    }
}

/// A server that is started again when it has been killed.
struct Place {
    process: Mutex<Option<Process>>,
    /// Of the process, to kill it while somebody waits for it.
    pid: AtomicU32,
}

struct Fleet {
    places: [Place; 2],
    redis: Mutex<Redis>,
    address: String,
    ledger: PathBuf,
    /// How many requests have been answered with a result.
    results: AtomicU32,
    server_kills: AtomicU32,
    redis_kills: AtomicU32,
    stalls: AtomicU32,
}

/// How a call has ended.
#[derive(Debug, Default)]
struct Told {
    /// How many of its answers have been acknowledged by a result.
    acknowledged: usize,
    /// Whether the client was told that the outcome of the one after is unknown.
    unknown: bool,
    sent: u32,
    took: Duration,
}

impl Fleet {
    fn new() -> Self {
        let redis = Redis::start_durable();
        let place = || Place {
            process: Mutex::new(None),
            pid: AtomicU32::new(0),
        };
        Self {
            places: [place(), place()],
            address: redis.address(),
            ledger: redis.file("ledger"),
            redis: Mutex::new(redis),
            results: AtomicU32::new(0),
            server_kills: AtomicU32::new(0),
            redis_kills: AtomicU32::new(0),
            stalls: AtomicU32::new(0),
        }
    }

    /// Sends a request to one of the servers; `None` if no response came.
    fn send(&self, at: usize, id: u32, call: &Call) -> Option<Value> {
        let place = &self.places[at];
        let mut process = place.process.lock().unwrap();
        let server = process.get_or_insert_with(|| {
            let started = Process::start(&self.address, &self.ledger, None);
            place.pid.store(started.pid(), Ordering::SeqCst);
            started
        });
        let response = server.try_call(id, call, PATIENCE);
        if response.is_none() {
            *process = None;
        }
        response
    }

    /// Kills something, or stops it for a while.
    fn strike(&self, numbers: &mut Numbers) {
        match numbers.below(100) {
            0..70 => {
                let place = &self.places[usize::from(numbers.below(2) == 0)];
                let pid = place.pid.swap(0, Ordering::SeqCst);
                if pid != 0 && kill(pid) {
                    self.server_kills.fetch_add(1, Ordering::Relaxed);
                }
            }
            70..95 => {
                let mut redis = self.redis.lock().unwrap();
                redis.kill();
                redis.start_again();
                self.redis_kills.fetch_add(1, Ordering::Relaxed);
            }
            _ => {
                // Longer than a server waits for it.
                let redis = self.redis.lock().unwrap();
                redis.stall(true);
                thread::sleep(Duration::from_millis(1_300));
                redis.stall(false);
                self.stalls.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// A client that does not give up: it sends each request until it is told what has come of it.
    fn call(&self, name: &str, numbers: &mut Numbers) -> Told {
        let begun = Instant::now();
        let mut told = Told::default();
        let mut request: Call = None;
        let mut last = Value::Null;
        loop {
            assert!(
                begun.elapsed() < DEADLINE,
                "{name} was sent {} times; the last response: {last}",
                told.sent
            );
            told.sent += 1;
            let at = usize::from(numbers.below(2) == 0);
            last = match self.send(at, told.sent, &request) {
                Some(response) => response,
                None => continue,
            };
            let result = &last["result"];
            if result.is_object() {
                self.results.fetch_add(1, Ordering::Relaxed);
            }
            if let Some(state) = result["requestState"].as_str() {
                let (key, value) = match &request {
                    None => ("name", json!(name)),
                    Some(_) => ("tip", json!(5)),
                };
                told.acknowledged += usize::from(request.is_some());
                request = Some((state.to_owned(), key, value));
            } else if result["isError"] == true {
                let text = result["content"][0]["text"].as_str().unwrap_or_default();
                assert!(text.contains("outcome is unknown"), "{name}: {text}");
                told.unknown = true;
                break;
            } else if result["content"].is_array() {
                told.acknowledged += 1;
                break;
            } else {
                assert_eq!(last["error"]["code"], -32_603, "{name}: {last}");
                thread::sleep(Duration::from_millis(5 + numbers.below(20)));
            }
        }
        told.took = begun.elapsed();
        told
    }
}

fn kill(pid: u32) -> bool {
    let kill = std::process::Command::new("kill")
        .args(["-KILL", &pid.to_string()])
        .stderr(std::process::Stdio::null())
        .status();
    kill.is_ok_and(|status| status.success())
}

fn setting(name: &str, default: u32) -> u32 {
    env::var(name).map_or(default, |value| value.parse().expect("a number"))
}

#[test]
fn whatever_is_killed_no_effect_happens_twice_and_none_is_lost_that_was_acknowledged() {
    let calls = setting("MRTR_CHAOS_CALLS", CALLS);
    let seed = u64::from(setting("MRTR_CHAOS_SEED", 2_026));
    let fleet = Arc::new(Fleet::new());
    let next = Arc::new(AtomicU32::new(0));
    let clients: Vec<_> = (1..=2_u64)
        .map(|client| {
            let (fleet, next) = (fleet.clone(), next.clone());
            thread::spawn(move || {
                let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + client);
                let mut told = HashMap::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= calls {
                        return told;
                    }
                    let name = format!("c{number}");
                    let call = fleet.call(&name, &mut numbers);
                    told.insert(name, call);
                }
            })
        })
        .collect();
    let mut numbers = Numbers(seed + 1);
    let mut after = 0;
    while !clients.iter().all(thread::JoinHandle::is_finished) {
        // Not so often that nothing gets done: then a call would be sent for ever, and rightly.
        if fleet.results.load(Ordering::Relaxed) >= after {
            thread::sleep(Duration::from_micros(numbers.below(8_000)));
            fleet.strike(&mut numbers);
            after = fleet.results.load(Ordering::Relaxed)
                + 1
                + u32::try_from(numbers.below(8)).unwrap_or(0);
        }
        thread::sleep(Duration::from_millis(1));
    }
    let mut told = HashMap::new();
    for client in clients {
        told.extend(client.join().expect("a client has given up"));
    }
    report(&fleet, &told);
    let done = effects(&fleet.ledger);
    for (name, told) in &told {
        let times = |effect: &str| done.iter().filter(|line| *line == effect).count();
        let counted = [
            times(&format!("charging {name}")),
            times(&format!("charged {name}")),
            times(&format!("tip 5 from {name}")),
        ];
        assert!(
            counted.iter().all(|times| *times <= 1),
            "{name} twice: {counted:?} {told:?}"
        );
        let acknowledged = [0, 2, 3][told.acknowledged];
        assert!(
            counted[..acknowledged].iter().all(|times| *times == 1),
            "{name} lost: {counted:?} {told:?}"
        );
    }
}

fn report(fleet: &Fleet, told: &HashMap<String, Told>) {
    let unknown = told.values().filter(|told| told.unknown).count();
    let sent = told.values().map(|told| told.sent).max().unwrap_or(0);
    let took = told
        .values()
        .map(|told| told.took)
        .max()
        .unwrap_or_default();
    let count = |counter: &AtomicU32| counter.load(Ordering::Relaxed);
    eprintln!(
        "{} calls; {} servers and {} Redis killed, {} stalls; {unknown} outcomes unknown; at most {sent} requests and {took:?} for one call",
        told.len(),
        count(&fleet.server_kills),
        count(&fleet.redis_kills),
        count(&fleet.stalls),
    );
}
