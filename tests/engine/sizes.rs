//! How long states are in a booking of three questions, and over many rounds.

use mrtr::{Engine, Request, Response, Tool, prelude::*};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Serialize, Deserialize)]
struct Offer {
    id: String,
    price: u32,
    currency: String,
    departs: u64,
}

fn quote() -> Offer {
    Offer {
        id: "Q7F3A21C90BE".to_owned(),
        price: 189,
        currency: "EUR".to_owned(),
        departs: 1_793_000_000,
    }
}

#[derive(Clone, Copy, Serialize, Deserialize, Choice)]
#[serde(rename_all = "lowercase")]
enum Seat {
    Window,
    Aisle,
}

/// Knows when it is written what there is to choose from.
#[mrtr_tool]
async fn book_flight() -> Result<String, ToolError> {
    let offer = quote();
    let name: String = ask_user("Who is flying?").await?;
    let seat: Seat = ask_user("Which seat?").await?;
    let sure = confirm("Buy it?").await?;
    let window = matches!(seat, Seat::Window);
    Ok(format!(
        "{} {} {} {} {name} {window} {sure}",
        offer.id, offer.price, offer.currency, offer.departs
    ))
}

/// Knows only when it runs.
#[mrtr_tool]
async fn book_seat() -> Result<String, ToolError> {
    let offer = quote();
    let name: String = ask_user("Who is flying?").await?;
    let seats: Vec<_> = (10..13)
        .flat_map(|row| ["A", "C", "D", "F"].map(|letter| format!("{row}{letter}")))
        .collect();
    let seat = choose("Which seat?", seats).await?;
    let sure = confirm("Buy it?").await?;
    Ok(format!(
        "{} {} {} {} {name} {seat} {sure}",
        offer.id, offer.price, offer.currency, offer.departs
    ))
}

/// Asks eight times, and remembers what was said.
#[mrtr_tool]
async fn eight_times() -> Result<String, ToolError> {
    let mut said = Vec::new();
    for _ in 0..8 {
        said.push(ask_user::<u8>("How many?").key("many").await?);
    }
    Ok(format!("{said:?}"))
}

/// The characters of the state of each round.
async fn sizes(tool: &impl Tool, answers: Value) -> Vec<usize> {
    let engine = Engine::builder("airline").build();
    let mut request = Request::tool_call(json!({}));
    let mut sizes = Vec::new();
    loop {
        let asked = match engine.call(tool, request).await.unwrap() {
            Response::InputRequired(asked) => asked,
            Response::Complete(reply) => {
                assert!(!reply.is_error, "{reply:?}");
                return sizes;
            }
        };
        sizes.push(asked.request_state.len());
        let accepted = |key: &str| json!({ "action": "accept", "content": { key: answers[key] } });
        request = Request::tool_call(json!({}));
        request.input_responses = Some(
            asked
                .input_requests
                .keys()
                .map(|key| (key.to_owned(), accepted(key)))
                .collect(),
        );
        request.request_state = Some(asked.request_state.into());
    }
}

fn within(sizes: &[usize], limits: &[usize]) {
    assert_eq!(sizes.len(), limits.len());
    assert!(
        sizes.iter().zip(limits).all(|(size, limit)| size <= limit),
        "{sizes:?}"
    );
}

#[tokio::test]
async fn the_booking_takes_172_178_and_187_characters() {
    let answers = json!({ "name": "Ada", "seat": "window", "sure": true });
    within(&sizes(&book_flight, answers).await, &[172, 178, 187]);
}

#[tokio::test]
async fn twelve_options_that_are_made_at_run_time_travel_in_246_characters() {
    let answers = json!({ "name": "Ada", "seat": "12A", "sure": true });
    within(&sizes(&book_seat, answers).await, &[172, 246, 183]);
}

#[tokio::test]
async fn a_round_more_costs_what_the_author_keeps_of_it() {
    let sizes = sizes(&eight_times, json!({ "many": 5 })).await;
    assert_eq!(sizes.len(), 8);
    // A byte a round for what was said: four thirds of a character.
    let grown = sizes[7] - sizes[0];
    assert!(grown <= (7_usize * 4).div_ceil(3), "{sizes:?}");
}
