//! What is measured, ready to be run any number of times.

use std::fmt::Write as _;

use mrtr::{Engine, Tool};
use serde_json::{Value, json};

use crate::{
    booking::{Airline, Offer, Seat, ask_often, book_flight, book_seat},
    client::{conversation, engine, ready, round, state_len},
    floor::Floor,
};

/// One round. What it gives, if anything, is there so that it is not optimized away.
pub type Case = Box<dyn FnMut() -> String>;

/// Round `number` of the booking, from 1.
pub fn flight(number: usize) -> Case {
    whole(book_flight, &booked(), number)
}

/// The same, choosing among twelve seats known at run time.
pub fn seat(number: usize) -> Case {
    whole(book_seat, &booked(), number)
}

/// Round `number` of a call that asks a hundred times.
pub fn often(number: usize) -> Case {
    whole(ask_often, &json!({ "times": 100 }), number)
}

/// The floor of round `number` of the booking: the state of the question before opened, that of the next sealed.
pub fn floor(number: usize) -> Case {
    let (_, rounds) = rounds(&book_flight, &booked());
    let characters: Vec<_> = rounds.iter().map(|params| state_len(params)).collect();
    let floor = Floor::new();
    let name = "Ada".to_owned();
    let offer = ready(Airline.quote("TP123"));
    match number {
        1 => Box::new(move || floor.seal(&offer, characters[1])),
        2 => {
            let token = floor.seal(&offer, characters[1]);
            Box::new(move || {
                let offer: Offer = floor.open(&token);
                floor.seal(&(&offer, &name), characters[2])
            })
        }
        3 => {
            let token = floor.seal(&(&offer, &name), characters[2]);
            Box::new(move || {
                let (offer, name): (Offer, String) = floor.open(&token);
                floor.seal(&(&offer, &name, Seat::Window), characters[3])
            })
        }
        _ => {
            let token = floor.seal(&(&offer, &name, Seat::Window), characters[3]);
            Box::new(move || {
                let (_, name, _): (Offer, String, Seat) = floor.open(&token);
                name
            })
        }
    }
}

/// The characters of every state of every flow, a flow a line.
pub fn sizes() -> String {
    let mut text = String::new();
    let mut show = |name: &str, rounds: &[String]| {
        let sizes: Vec<_> = rounds[1..]
            .iter()
            .map(|params| state_len(params).to_string())
            .collect();
        let _ = writeln!(text, "{name}: {}", sizes.join(" "));
    };
    show("book_flight", &rounds(&book_flight, &booked()).1);
    show("book_seat", &rounds(&book_seat, &booked()).1);
    show("ask_often", &rounds(&ask_often, &json!({ "times": 8 })).1);
    text
}

fn booked() -> Value {
    json!({ "flight": "TP123" })
}

/// An engine, and the params of every round of a call that comes to its end.
fn rounds<R: Tool>(tool: &R, arguments: &Value) -> (Engine, Vec<String>) {
    let engine = engine();
    let seat = if tool.name() == "book_seat" {
        "19A"
    } else {
        "window"
    };
    let answers = json!({ "name": "Ada", "seat": seat, "confirm": true, "agreed": true });
    let (rounds, end) = conversation(&engine, tool, arguments, &answers);
    assert_eq!(end["isError"], false, "{end}");
    (engine, rounds)
}

fn whole<R: Tool>(tool: R, arguments: &Value, number: usize) -> Case {
    let (engine, mut rounds) = rounds(&tool, arguments);
    let params = rounds.swap_remove(number - 1);
    Box::new(move || round(&engine, &tool, &params))
}
