//! Processes that are killed, and processes that race.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::{
    process::{Call, Process, effects, state, text},
    server::{Directory, Redis},
};

#[expect(clippy::unnecessary_wraps, reason = "what a process is sent")]
fn answer(result: &Value, key: &'static str, value: impl Into<Value>) -> Call {
    Some((state(result), key, value.into()))
}

fn new() -> (Redis, PathBuf) {
    let redis = Redis::start();
    let ledger = redis.file("ledger");
    (redis, ledger)
}

#[test]
fn a_process_that_is_killed_between_rounds_is_replaced_by_another() {
    let (redis, ledger) = new();
    let mut first = Process::start(&redis.address(), &ledger, None);
    let name = answer(&first.call(&None), "name", "Ada");
    first.kill();
    let mut second = Process::start(&redis.address(), &ledger, None);
    let tip = answer(&second.call(&name), "tip", 5);
    second.kill();
    let mut third = Process::start(&redis.address(), &ledger, None);
    let paid = third.call(&tip);
    assert_eq!(text(&paid), "Ada has paid");
    // Its response may have been lost with the process.
    assert_eq!(third.call(&tip), paid);
    assert_eq!(
        effects(&ledger),
        ["charging Ada", "charged Ada", "tip 5 from Ada"]
    );
}

#[test]
fn a_process_that_is_killed_at_work_leaves_an_unknown_outcome_and_never_a_second_run() {
    for (place, done) in [
        ("before", &[][..]),
        ("during", &["charging Ada"]),
        ("after", &["charging Ada", "charged Ada"]),
    ] {
        let (redis, ledger) = new();
        let mut doomed = Process::start(&redis.address(), &ledger, Some(place));
        let name = answer(&doomed.call(&None), "name", "Ada");
        doomed.send(2, &name);
        doomed.stopped(place);
        doomed.kill();
        let mut other = Process::start(&redis.address(), &ledger, None);
        let unknown = other.call(&name);
        assert_eq!(unknown["isError"], true);
        assert!(text(&unknown).contains("outcome is unknown"), "{unknown}");
        let changed = name.map(|(state, key, _)| (state, key, json!("Bob")));
        let refused = other.call(&changed);
        assert!(text(&refused).contains("answered before"), "{refused}");
        assert_eq!(effects(&ledger), done, "{place}");
    }
}

#[test]
fn with_a_store_in_memory_as_well_a_once_tool_never_runs_twice() {
    let directory = Directory::new();
    let ledger = directory.file("ledger");
    let mut doomed = Process::start("memory", &ledger, Some("during"));
    let name = answer(&doomed.call(&None), "name", "Ada");
    doomed.send(2, &name);
    doomed.stopped("during");
    doomed.kill();
    let mut other = Process::start("memory", &ledger, None);
    let lost = other.call(&name);
    assert!(text(&lost).contains("lost track of this call"), "{lost}");
    assert_eq!(effects(&ledger), ["charging Ada"]);
    let again = answer(&other.call(&None), "name", "Ada");
    other.call(&again);
    assert_eq!(effects(&ledger).len(), 3);
}

#[test]
fn eight_at_once_on_two_processes_run_once_and_see_the_same() {
    let (redis, ledger) = new();
    let mut processes = [(); 2].map(|()| Process::start(&redis.address(), &ledger, None));
    let name = answer(&processes[0].call(&None), "name", "Ada");
    for id in 10..14 {
        for process in &mut processes {
            process.send(id, &name);
        }
    }
    let mut results = Vec::new();
    for process in &processes {
        for _ in 0..4 {
            results.push(process.receive()["result"].take());
        }
    }
    state(&results[0]);
    assert!(results.iter().all(|one| *one == results[0]), "{results:?}");
    assert_eq!(effects(&ledger), ["charging Ada", "charged Ada"]);
}

#[test]
fn competing_answers_on_two_processes_have_one_winner() {
    let (redis, ledger) = new();
    let mut processes = [(); 2].map(|()| Process::start(&redis.address(), &ledger, None));
    let asked = processes[0].call(&None);
    for (process, name) in processes.iter_mut().zip(["Ada", "Bob"]) {
        process.send(2, &answer(&asked, "name", name));
    }
    let results = processes.map(|process| process.receive()["result"].take());
    let won = results.iter().filter(|one| one["isError"] != true).count();
    assert_eq!((won, effects(&ledger).len()), (1, 2), "{results:?}");
}
