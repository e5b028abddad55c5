//! Runs one round many times, so that valgrind can count it: `mrtr-bench-round CASE [TIMES]`.
//!
//! Only what happens in [`measured`] is counted.

use std::{env, hint::black_box, process::ExitCode};

use mrtr::Tool;
use mrtr_bench_round::{
    booking::{Airline, Offer, Seat, ask_often, book_flight, book_seat},
    client::{conversation, engine, ready, round, state_len},
    floor::Floor,
};
use serde_json::{Value, json};

const CASES: &str = "floor N, flight N, seat N, often N: round N of it, from 1; sizes";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let (case, number, times) = match arguments[..] {
        ["sizes"] => {
            sizes();
            return ExitCode::SUCCESS;
        }
        [case, number] => (case, number.parse(), Ok(1)),
        [case, number, times] => (case, number.parse(), times.parse()),
        _ => ("", Ok(0), Ok(0)),
    };
    let (Ok(number @ 1..), Ok(times @ 1..)) = (number, times) else {
        eprintln!("usage: mrtr-bench-round CASE N [TIMES]; {CASES}");
        return ExitCode::from(2);
    };
    match case {
        "floor" => floor(number, times),
        "flight" => whole(&book_flight, &flight(), number, times),
        "seat" => whole(&book_seat, &flight(), number, times),
        "often" => whole(&ask_often, &json!({ "times": 100 }), number, times),
        _ => {
            eprintln!("no such case; {CASES}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// What is counted. Everything once before, because a first time also fills tables.
fn repeat<T>(times: usize, mut run: impl FnMut() -> T) {
    black_box(run());
    measured(times, || {
        black_box(run());
    });
}

#[inline(never)]
fn measured(times: usize, mut run: impl FnMut()) {
    for _ in 0..times {
        run();
    }
}

fn flight() -> Value {
    json!({ "flight": "TP123" })
}

fn answers() -> Value {
    json!({ "name": "Ada", "seat": "window", "confirm": true, "agreed": true })
}

fn rounds<R: Tool>(tool: &R, arguments: &Value) -> (mrtr::Engine, Vec<String>) {
    let engine = engine();
    let mut answers = answers();
    if tool.name() == "book_seat" {
        answers["seat"] = "19A".into();
    }
    let (rounds, end) = conversation(&engine, tool, arguments, &answers);
    assert_eq!(end["isError"], false, "{end}");
    (engine, rounds)
}

fn whole<R: Tool>(tool: &R, arguments: &Value, number: usize, times: usize) {
    let (engine, rounds) = rounds(tool, arguments);
    let params = &rounds[number - 1];
    repeat(times, || round(&engine, tool, params));
}

/// Round N of the booking: the state of the question before opened, that of the next sealed.
fn floor(number: usize, times: usize) {
    let (_, rounds) = rounds(&book_flight, &flight());
    let characters: Vec<_> = rounds.iter().map(|params| state_len(params)).collect();
    let floor = Floor::new();
    let name = "Ada".to_owned();
    let offer = ready(Airline.quote("TP123"));
    match number {
        1 => repeat(times, || floor.seal(&offer, characters[1])),
        2 => {
            let token = floor.seal(&offer, characters[1]);
            repeat(times, || {
                let offer: Offer = floor.open(&token);
                floor.seal(&(&offer, &name), characters[2])
            });
        }
        3 => {
            let token = floor.seal(&(&offer, &name), characters[2]);
            repeat(times, || {
                let (offer, name): (Offer, String) = floor.open(&token);
                floor.seal(&(&offer, &name, Seat::Window), characters[3])
            });
        }
        _ => {
            let token = floor.seal(&(&offer, &name, Seat::Window), characters[3]);
            repeat(times, || floor.open::<(Offer, String, Seat)>(&token));
        }
    }
}

/// The characters of every state.
fn sizes() {
    fn show<R: Tool>(tool: &R, arguments: &Value) {
        let (_, rounds) = rounds(tool, arguments);
        let sizes: Vec<_> = rounds[1..]
            .iter()
            .map(|params| state_len(params).to_string())
            .collect();
        println!("{}: {}", tool.name(), sizes.join(" "));
    }
    show(&book_flight, &flight());
    show(&book_seat, &flight());
    show(&ask_often, &json!({ "times": 8 }));
}
