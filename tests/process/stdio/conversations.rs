//! Whole calls, driven by rmcp's own loop: the client asks its user and calls again by itself.

use serde_json::{Value, json};

use super::{
    booking::{Booking, count, error_text, key, ticket},
    user::{User, accept, ada, cancel, decline, seat, yes},
};

async fn start(user: &User) -> Booking {
    Booking::start(&key(1), user.clone()).await
}

#[tokio::test]
async fn a_user_who_answers_everything_gets_a_ticket_with_one_quote_and_one_charge() {
    let user = User::with([ada(), seat("8A"), yes()]);
    let booking = start(&user).await;
    let result = booking.client.book(json!({ "flight": "TP456" })).await;
    let result = result.unwrap();
    let ticket = ticket(&result);
    assert_eq!(ticket["passenger"], "Ada Lovelace");
    assert_eq!(ticket["seat"], "8A");
    assert_eq!(ticket["price_eur"], 74);
    let text = &result.content[0].as_text().expect("a text").text;
    let text: Value = serde_json::from_str(text).expect("the same as JSON");
    assert_eq!(Some(text), result.structured_content);
    assert_eq!(
        user.asked(),
        [
            "Who is flying?",
            "Which seat?",
            "Buy 8A on TP456 for 74 EUR?"
        ]
    );
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
async fn a_decline_and_a_cancel_end_the_call_and_say_so() {
    for (answer, word) in [(decline(), "declined"), (cancel(), "cancelled")] {
        let user = User::with([ada(), answer]);
        let booking = start(&user).await;
        let result = booking.client.book(json!({ "flight": "TP456" })).await;
        let result = result.unwrap();
        assert!(error_text(&result).contains(word), "{result:?}");
        assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
    }
}

#[tokio::test]
async fn a_declined_confirmation_is_a_no_and_a_cancelled_one_is_not() {
    let user = User::with([ada(), seat("8A"), decline()]);
    let booking = start(&user).await;
    let result = booking.client.book(json!({ "flight": "TP456" })).await;
    assert_eq!(*ticket(&result.unwrap()), Value::Null);
    let ledger = booking.end().await;
    assert_eq!(count(&ledger, "released"), 1, "{ledger:?}");
    assert_eq!(count(&ledger, "charged"), 0, "{ledger:?}");

    let user = User::with([ada(), seat("8A"), cancel()]);
    let booking = start(&user).await;
    let result = booking.client.book(json!({ "flight": "TP456" })).await;
    assert!(error_text(&result.unwrap()).contains("cancelled"));
    let ledger = booking.end().await;
    assert_eq!(count(&ledger, "charged"), 0, "{ledger:?}");
}

#[tokio::test]
async fn a_wrong_answer_is_asked_again_with_the_reason_and_nothing_runs_twice() {
    let wrong = accept(&json!({ "name": "Ada Lovelace", "email": "nowhere", "meal": "fish" }));
    let user = User::with([wrong, ada(), seat("99Z"), seat("8A"), yes()]);
    let booking = start(&user).await;
    let result = booking.client.book(json!({ "flight": "TP456" })).await;
    assert_eq!(ticket(&result.unwrap())["seat"], "8A");
    let asked = user.asked();
    assert_eq!(asked.len(), 5, "{asked:?}");
    let again = |message: &str, question: &str| {
        message
            .strip_prefix(question)
            .is_some_and(|rest| rest.contains("The last answer could not be used"))
    };
    assert!(again(&asked[1], "Who is flying?"), "{asked:?}");
    assert!(asked[1].contains("email"), "{asked:?}");
    assert_eq!(asked[2], "Which seat?");
    assert!(again(&asked[3], "Which seat?"), "{asked:?}");
    let ledger = booking.end().await;
    assert_eq!(count(&ledger, "quoted"), 1, "{ledger:?}");
    assert_eq!(count(&ledger, "held"), 1, "{ledger:?}");
    assert_eq!(count(&ledger, "charged"), 1, "{ledger:?}");
}

#[tokio::test]
async fn three_wrong_answers_end_the_call() {
    let user = User::with([ada(), seat("99Z"), seat("99Z"), seat("99Z"), seat("8A")]);
    let booking = start(&user).await;
    let result = booking.client.book(json!({ "flight": "TP456" })).await;
    let result = result.unwrap();
    assert!(
        error_text(&result).contains("3 answers could not be used"),
        "{result:?}"
    );
    assert_eq!(user.asked().len(), 4);
    assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
}

#[tokio::test]
async fn a_seat_that_was_taken_meanwhile_is_asked_for_again_by_the_loop() {
    let user = User::with([ada(), seat("12A"), seat("14C"), yes()]);
    let booking = start(&user).await;
    let result = booking.client.book(json!({ "flight": "TP123" })).await;
    let result = result.unwrap();
    assert_eq!(ticket(&result)["seat"], "14C");
    // As quoted, although the flight has become dearer since.
    assert_eq!(ticket(&result)["price_eur"], 189);
    assert_eq!(
        user.asked()[2],
        "12A has just been taken by somebody else. Which seat instead?"
    );
    assert_eq!(
        booking.end().await,
        [
            "quoted    TP123 at 189 EUR",
            "sold      12A to another customer",
            "refused   12A, no longer free",
            "held      14C",
            "charged   189 EUR for 14C"
        ]
    );
}
