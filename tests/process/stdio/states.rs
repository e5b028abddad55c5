//! States that are not what the server sealed, or not for this call.

use rmcp::model::ErrorData;
use serde_json::json;

use super::{
    booking::{Booking, Round, call, key, retry},
    user::{User, ada},
};

/// The one answer to all of them, to the letter.
#[track_caller]
pub(crate) fn assert_invalid(answer: Result<Round, ErrorData>) {
    let error = answer.expect_err("a refusal");
    assert_eq!(error.code.0, -32602);
    assert_eq!(error.message, "Invalid or expired requestState");
    assert_eq!(error.data, None);
}

async fn waiting() -> (Booking, String) {
    let booking = Booking::start(&key(1), User::default()).await;
    let asked = booking
        .client
        .round(call(json!({ "flight": "TP456" })))
        .await;
    let state = asked.unwrap().asks("passenger");
    (booking, state)
}

/// The untouched state is as good as ever, and nothing was done for the others.
async fn goes_on(booking: Booking, state: &str) {
    let next = booking
        .client
        .round(retry("TP456", state, "passenger", ada()))
        .await;
    next.unwrap().asks("seat");
    assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
}

/// Another character of the alphabet in place of the one at `position`.
fn tampered(state: &str, position: usize) -> String {
    let other = if &state[position..=position] == "A" {
        "B"
    } else {
        "A"
    };
    format!("{}{other}{}", &state[..position], &state[position + 1..])
}

#[tokio::test]
async fn a_tampered_state_is_refused_and_the_untouched_one_goes_on() {
    let (booking, state) = waiting().await;
    let client = &booking.client;
    let middle = state.len() / 2;
    for position in [0, 1, 6, 10, 39, middle, state.len() - 3] {
        let tampered = tampered(&state, position);
        assert_invalid(
            client
                .round(retry("TP456", &tampered, "passenger", ada()))
                .await,
        );
    }
    let nonsense = [
        String::new(),
        "nonsense".to_owned(),
        format!("{state}A"),
        format!("{state}="),
        state[1..].to_owned(),
        state[..state.len() - 4].to_owned(),
        "A".repeat(100_000),
    ];
    for nonsense in nonsense {
        assert_invalid(
            client
                .round(retry("TP456", &nonsense, "passenger", ada()))
                .await,
        );
    }
    goes_on(booking, &state).await;
}

#[tokio::test]
async fn a_state_is_for_the_arguments_it_was_made_with() {
    let (booking, state) = waiting().await;
    let client = &booking.client;
    assert_invalid(
        client
            .round(retry("TP123", &state, "passenger", ada()))
            .await,
    );
    goes_on(booking, &state).await;
}

#[tokio::test]
async fn what_one_client_was_given_another_connection_can_continue() {
    // Over stdio nobody is told apart; what a state belongs to is the call.
    let (first, state) = waiting().await;
    first.end().await;
    let (second, _) = waiting().await;
    let next = second
        .client
        .round(retry("TP456", &state, "passenger", ada()))
        .await;
    next.unwrap().asks("seat");
    second.end().await;
}
