//! Calls whose rounds the client takes one by one.

use serde_json::{Value, json};

use super::{
    booking::{Booking, Client, call, count, error_text, key, retry, ticket},
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

/// The state of a call that waits for the last yes.
async fn to_be_confirmed(client: &Client) -> String {
    let state = client.round(call(json!({ "flight": "TP456" }))).await;
    let state = state.unwrap().asks("passenger");
    let state = client
        .round(retry("TP456", &state, "passenger", ada()))
        .await;
    let state = state.unwrap().asks("seat");
    let state = client
        .round(retry("TP456", &state, "seat", seat("8A")))
        .await;
    state.unwrap().asks("confirm")
}

#[tokio::test]
async fn a_purchase_that_arrives_twice_is_made_once_and_gives_the_same_ticket() {
    let booking = start().await;
    let client = &booking.client;
    let state = to_be_confirmed(client).await;
    let purchase = retry("TP456", &state, "confirm", yes());
    let first = client.round(purchase.clone()).await.unwrap().completes();
    let again = client.round(purchase).await.unwrap().completes();
    assert_eq!(ticket(&first), ticket(&again));
    assert_eq!(
        booking.end().await,
        [
            "quoted    TP456 at 74 EUR",
            "held      8A",
            "charged   74 EUR for 8A"
        ]
    );
}

#[tokio::test]
async fn a_second_answer_to_a_question_does_not_count() {
    let booking = start().await;
    let client = &booking.client;
    let state = to_be_confirmed(client).await;
    let no = client
        .round(retry("TP456", &state, "confirm", decline()))
        .await;
    assert_eq!(*ticket(&no.unwrap().completes()), Value::Null);
    let yes = client.round(retry("TP456", &state, "confirm", yes())).await;
    let yes = yes.unwrap().completes();
    assert!(error_text(&yes).contains("answered before"), "{yes:?}");
    let ledger = booking.end().await;
    assert_eq!(count(&ledger, "released"), 1, "{ledger:?}");
    assert_eq!(count(&ledger, "charged"), 0, "{ledger:?}");
}
