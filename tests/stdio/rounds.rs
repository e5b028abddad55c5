//! Calls whose rounds the client takes one by one.

use serde_json::json;

use crate::{
    booking::{Booking, call, count, error_text, key, retry, ticket},
    user::{User, ada, decline, seat, yes},
};

async fn start() -> Booking {
    Booking::start(&key(1), User::default()).await
}

#[tokio::test]
async fn a_booking_can_be_made_round_by_round() {
    let booking = start().await;
    let client = &booking.client;
    let first = client.round(call(json!({ "flight": "TP456" }))).await;
    let first = first.unwrap().asks("passenger");
    let second = client
        .round(retry("TP456", &first, "passenger", ada()))
        .await;
    let second = second.unwrap().asks("seat");
    let third = client
        .round(retry("TP456", &second, "seat", seat("8A")))
        .await;
    let third = third.unwrap().asks("confirm");
    assert!(first != second && second != third);
    let last = client.round(retry("TP456", &third, "confirm", yes())).await;
    assert_eq!(ticket(&last.unwrap().completes())["seat"], "8A");
    let ledger = booking.end().await;
    assert_eq!(count(&ledger, "quoted"), 1, "{ledger:?}");
    assert_eq!(count(&ledger, "charged"), 1, "{ledger:?}");
}

#[tokio::test]
async fn a_round_declined_by_hand_ends_the_call() {
    let booking = start().await;
    let client = &booking.client;
    let state = client.round(call(json!({ "flight": "TP456" }))).await;
    let state = state.unwrap().asks("passenger");
    let end = client
        .round(retry("TP456", &state, "passenger", decline()))
        .await;
    let end = end.unwrap().completes();
    assert!(error_text(&end).contains("declined"), "{end:?}");
    assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
}

#[tokio::test]
async fn a_round_without_an_answer_asks_the_same_again() {
    let booking = start().await;
    let client = &booking.client;
    let state = client.round(call(json!({ "flight": "TP456" }))).await;
    let state = state.unwrap().asks("passenger");
    let silent = call(json!({ "flight": "TP456" })).with_request_state(&state);
    let state = client.round(silent).await.unwrap().asks("passenger");
    let next = client
        .round(retry("TP456", &state, "passenger", ada()))
        .await;
    next.unwrap().asks("seat");
    assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
}

#[tokio::test]
async fn a_purchase_that_arrives_twice_is_charged_once() {
    let booking = start().await;
    let client = &booking.client;
    let state = client.round(call(json!({ "flight": "TP456" }))).await;
    let state = state.unwrap().asks("passenger");
    let state = client
        .round(retry("TP456", &state, "passenger", ada()))
        .await;
    let state = state.unwrap().asks("seat");
    let state = client
        .round(retry("TP456", &state, "seat", seat("8A")))
        .await;
    let state = state.unwrap().asks("confirm");
    let purchase = retry("TP456", &state, "confirm", yes());
    let first = client.round(purchase.clone()).await.unwrap().completes();
    let again = client.round(purchase).await.unwrap().completes();
    assert_eq!(ticket(&first), ticket(&again));
    // The server remembers its reply, so the airline is not even asked again.
    assert_eq!(
        booking.end().await,
        [
            "quoted    TP456 at 74 EUR",
            "held      8A",
            "charged   74 EUR for 8A"
        ]
    );
}
