//! Servers that end between two rounds of a call.

use serde_json::json;

use super::{
    booking::{Booking, call, key, retry, ticket},
    states::assert_invalid,
    user::{User, ada, seat, yes},
};

async fn start(keys: &str) -> Booking {
    Booking::start(keys, User::default()).await
}

/// The state after the first answer, from a server that has ended since.
async fn left_behind(keys: &str) -> String {
    let booking = start(keys).await;
    let state = booking
        .client
        .round(call(json!({ "flight": "TP456" })))
        .await;
    let state = state.unwrap().asks("passenger");
    let state = booking
        .client
        .round(retry("TP456", &state, "passenger", ada()))
        .await;
    let state = state.unwrap().asks("seat");
    assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
    state
}

#[tokio::test]
async fn a_server_started_again_with_the_same_key_goes_on_without_asking_for_the_price_again() {
    let state = left_behind(&key(1)).await;
    let booking = start(&key(1)).await;
    let state = booking
        .client
        .round(retry("TP456", &state, "seat", seat("8A")))
        .await;
    let state = state.unwrap().asks("confirm");
    let end = booking
        .client
        .round(retry("TP456", &state, "confirm", yes()))
        .await;
    let end = end.unwrap().completes();
    assert_eq!(ticket(&end)["passenger"], "Ada Lovelace");
    assert_eq!(
        booking.end().await,
        ["held      8A", "charged   74 EUR for 8A"]
    );
}

#[tokio::test]
async fn a_server_started_again_with_another_key_refuses() {
    let state = left_behind(&key(1)).await;
    let booking = start(&key(2)).await;
    assert_invalid(
        booking
            .client
            .round(retry("TP456", &state, "seat", seat("8A")))
            .await,
    );
    assert!(booking.end().await.is_empty());
}

#[tokio::test]
async fn a_key_that_was_replaced_still_opens_while_it_is_in_the_list() {
    let state = left_behind(&key(1)).await;
    let both = format!("{},{}", key(2), key(1));
    let booking = start(&both).await;
    let state = booking
        .client
        .round(retry("TP456", &state, "seat", seat("8A")))
        .await;
    let state = state.unwrap().asks("confirm");
    booking.end().await;
    // What it sealed itself it sealed with the new key.
    let booking = start(&key(2)).await;
    let again = call(json!({ "flight": "TP456" })).with_request_state(&state);
    booking.client.round(again).await.unwrap().asks("confirm");
    booking.end().await;
}
