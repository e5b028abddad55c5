//! How a server bears up: what it holds for calls that wait, and what a great many calls do to it.
//!
//! `cargo run --release -p mrtr-http-tests --example load -- waiting 10000`
//! `cargo run --release -p mrtr-http-tests --example load -- soak 100000`
//! `cargo run --release -p mrtr-http-tests --example load -- bodies 100`
//! `cargo run --release -p mrtr-http-tests --example load -- sessions 10000`
//!
//! The server is a process of its own, whose memory is read from /proc (Linux). Exit status 1: a
//! call gave a wrong result, the server panicked, or its memory grew.

mod hostile;
mod target;

use std::{
    env, io,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use mrtr_http_tests::{Modern, accept, tools::server};
use serde_json::{Value, json};
use tokio::{net::TcpListener, task::JoinSet};

use crate::target::Target;

/// How many clients call at once.
const CLIENTS: usize = 8;

/// By how much memory may differ without anything being held, in KiB.
const SLACK: u64 = 2 * 1024;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let count = |count: &str| count.parse::<usize>().ok().filter(|count| *count >= 100);
    let ended = match arguments[..] {
        ["serve"] => serve().await,
        ["waiting", calls] if count(calls).is_some() => waiting(count(calls).unwrap_or(100)).await,
        ["bodies", bodies] if count(bodies).is_some() => {
            hostile::bodies(count(bodies).unwrap_or(100)).await
        }
        ["sessions", sessions] if count(sessions).is_some() => {
            hostile::sessions(count(sessions).unwrap_or(100)).await
        }
        ["soak", calls] if count(calls).is_some() => soak(count(calls).unwrap_or(100)).await,
        _ => {
            eprintln!("usage: load waiting|soak|bodies|sessions COUNT, where COUNT is 100 or more");
            return ExitCode::from(2);
        }
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn serve() -> io::Result<()> {
    // A panic in a task would end the task only, and might not be seen.
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        std::process::abort();
    }));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let stop = mrtr::rmcp::shutdown_signal();
    let known = |_: &_| Some(mrtr::Principal::new("https://login.example", "ada"));
    let served = server()
        .principal(known)
        .serve_listener(listener, stop)
        .await;
    served.map_err(io::Error::other)
}

/// Begins calls and leaves them at their first question.
async fn waiting(calls: usize) -> io::Result<()> {
    let target = Target::start().await?;
    // What the first calls need once: threads, buffers, connections.
    let warm = Arc::new(Calls::default());
    warm.run(&target.url, calls / 10).await?;
    let before = target.memory()?;
    let mut begun = JoinSet::new();
    for client in 0..CLIENTS {
        let client_calls = calls / CLIENTS + usize::from(client < calls % CLIENTS);
        let client = Modern::new(&target.url);
        begun.spawn(async move {
            let mut rounds = Vec::new();
            for _ in 0..client_calls {
                rounds.push(client.call("greet", greeting("Hello")).await);
            }
            rounds
        });
    }
    let mut states = Vec::new();
    while let Some(rounds) = begun.join_next().await {
        states.extend(rounds?);
    }
    let during = target.memory()?;
    let asked = |round: &&Value| round["result"]["resultType"] == "input_required";
    println!(
        "{} calls wait; the server had {before} KiB before them and has {during} KiB now",
        states.iter().filter(asked).count(),
    );
    target.stop().await?;
    if during > before + SLACK {
        return Err(io::Error::other(
            "the server holds something for calls that wait",
        ));
    }
    Ok(())
}

/// Makes calls of all kinds, to the end.
async fn soak(calls: usize) -> io::Result<()> {
    let target = Target::start().await?;
    let part = calls / 10;
    let mut settled = 0;
    for tenth in 1..=10 {
        let start = Instant::now();
        let run = Arc::new(Calls::default());
        run.run(&target.url, part).await?;
        let (seconds, memory) = (start.elapsed().as_secs_f64(), target.memory()?);
        let requests = run.requests.load(Ordering::Relaxed);
        println!(
            "{:7} calls: {requests} requests in {seconds:.1} s, {memory} KiB",
            tenth * part,
        );
        // Allocators take a while to settle.
        if tenth == 3 {
            settled = memory;
        }
    }
    let after = target.memory()?;
    target.stop().await?;
    if after > settled + SLACK {
        return Err(io::Error::other(format!(
            "memory grew from {settled} to {after} KiB"
        )));
    }
    Ok(())
}

fn greeting(greeting: &str) -> Value {
    json!({ "greeting": greeting })
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "reads better where it is called"
)]
fn name(value: Value) -> Value {
    json!({ "name": accept(&json!({ "name": value })) })
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "reads better where it is called"
)]
fn sure(value: Value) -> Value {
    json!({ "sure": accept(&json!({ "sure": value })) })
}

/// Calls that were made.
#[derive(Default)]
struct Calls {
    next: AtomicUsize,
    requests: AtomicUsize,
}

impl Calls {
    async fn run(self: &Arc<Self>, url: &str, calls: usize) -> io::Result<()> {
        let mut clients = JoinSet::new();
        for _ in 0..CLIENTS {
            let (this, client) = (Arc::clone(self), Modern::new(url));
            clients.spawn(async move {
                loop {
                    let number = this.next.fetch_add(1, Ordering::Relaxed);
                    if number >= calls {
                        return Ok::<(), String>(());
                    }
                    this.call(&client, number).await?;
                }
            });
        }
        while let Some(ended) = clients.join_next().await {
            ended?.map_err(io::Error::other)?;
        }
        Ok(())
    }

    /// One call, of one of ten kinds.
    async fn call(&self, client: &Modern, number: usize) -> Result<(), String> {
        let person = format!("Ada{number}");
        let arguments = || greeting("Hello");
        let retry = async |round: &Value, answers| {
            self.requests.fetch_add(1, Ordering::Relaxed);
            client.retry("greet", arguments(), round, answers).await
        };
        self.requests.fetch_add(1, Ordering::Relaxed);
        let first = client.call("greet", arguments()).await;
        let (last, expected) = match number % 10 {
            0 => {
                let declined = json!({ "name": { "action": "decline" } });
                (retry(&first, declined).await, "the user declined to answer")
            }
            1 => {
                let cancelled = json!({ "name": { "action": "cancel" } });
                (
                    retry(&first, cancelled).await,
                    "the user cancelled the question",
                )
            }
            2 => {
                let tampered = tamper(&first, number);
                let last = retry(&tampered, name(json!(person))).await;
                (last, "Invalid or expired requestState")
            }
            3 => {
                self.requests.fetch_add(1, Ordering::Relaxed);
                let other = greeting("Goodbye");
                let answers = name(json!(person));
                let last = client.retry("greet", other, &first, answers).await;
                (last, "Invalid or expired requestState")
            }
            4 => {
                let second = retry(&first, name(json!(number))).await;
                let third = retry(&second, name(json!(person))).await;
                (retry(&third, sure(json!(true))).await, "Hello, Ada")
            }
            5 => {
                let second = retry(&first, name(json!(person))).await;
                (
                    retry(&second, sure(json!(false))).await,
                    "nobody was greeted",
                )
            }
            _ => {
                let second = retry(&first, name(json!(person))).await;
                (retry(&second, sure(json!(true))).await, "Hello, Ada")
            }
        };
        let expected = match expected {
            "Hello, Ada" => format!("Hello, {person}!"),
            other => other.to_owned(),
        };
        let said = last["result"]["content"][0]["text"]
            .as_str()
            .or(last["error"]["message"].as_str())
            .unwrap_or_default();
        if said == expected {
            return Ok(());
        }
        Err(format!("call {number} should say {expected:?}: {last}"))
    }
}

/// A round with one character of its state changed.
fn tamper(round: &Value, number: usize) -> Value {
    let mut round = round.clone();
    if let Some(state) = round["result"]["requestState"].as_str() {
        let place = number % state.len();
        let other = if state[place..].starts_with('A') {
            "B"
        } else {
            "A"
        };
        let changed = format!("{}{other}{}", &state[..place], &state[place + 1..]);
        round["result"]["requestState"] = changed.into();
    }
    round
}
