//! A call, question by question.

use std::{
    sync::{Arc, atomic::Ordering::SeqCst},
    time::Duration,
};

use mrtr::{
    Capabilities, KeyRing, Principal,
    seal::Key,
    testing::{self, Client, TestClock},
};
use serde_json::json;

use crate::{Shop, client, hat, sell};

#[tokio::test]
async fn a_script_reads_like_the_conversation() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.expect_asks(&["size"]).answer("size", json!("M")).await;
    assert_eq!(call.expect_asks(&["to", "gift"]).message("to"), "Where to?");
    call.answer("gift", json!(true)).await;
    assert_eq!(call.rounds(), 2, "a question is still open");
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.expect_asks(&[]).send().await;
    call.expect_ask("confirm")
        .answer("confirm", json!(true))
        .await;
    assert_eq!(
        call.expect_done()["content"][0]["text"],
        "hat M to Elm St, true"
    );
}

#[tokio::test]
async fn refusals_are_said_as_such() {
    for cancel in [false, true] {
        let client = client();
        let mut call = client.call(hat()).await;
        if cancel {
            call.cancel("size").await;
        } else {
            call.decline("size").await;
        }
        let text = call.expect_error();
        assert!(
            text.contains(if cancel { "cancelled" } else { "declined" }),
            "{text}"
        );
    }
}

#[tokio::test]
async fn invalid_answers_are_asked_for_again() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.answer("size", json!("XXL")).await;
    assert!(call.message("size").starts_with("Which size?"));
    assert_ne!(call.message("size"), "Which size?");
    call.respond(
        "size",
        json!({ "action": "accept", "content": { "size": "S" } }),
    )
    .await;
    call.expect_asks(&["to", "gift"]);
    // One left open is the only one that is asked for again.
    call.answer("gift", json!(true)).await;
    call.send().await.expect_asks(&["to"]);
}

#[tokio::test]
async fn time_passes_only_when_it_is_told_to() {
    let clock = TestClock::new();
    let client = client().clock(clock.clone()).ttl(Duration::from_secs(60));
    let mut call = client.call(hat()).await;
    clock.advance(Duration::from_secs(59));
    call.answer("size", json!("M")).await;
    call.expect_ask("to");
    clock.advance(Duration::from_secs(60));
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(true)).await;
    assert!(call.expect_error().contains("expired"));

    let mut call = client.call(hat()).await;
    call.wait(Duration::from_secs(59))
        .answer("size", json!("M"))
        .await;
    call.expect_ask("to").wait(Duration::from_secs(60));
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(true)).await;
    assert!(call.expect_error().contains("expired"));
}

#[tokio::test]
async fn a_state_is_for_one_caller_one_call_and_one_text() {
    type Change = fn(&mut testing::Conversation<'_>);
    let same: Change = |_| {};
    let changes: [Change; 4] = [
        |call| {
            call.tamper(|state| state.replacen('A', "B", 1) + "A");
        },
        |call| {
            call.principal(Some(Principal::new("idp", "mallory")));
        },
        |call| {
            call.arguments(json!({ "item": "coat" }));
        },
        |call| {
            call.keys(KeyRing::ephemeral());
        },
    ];
    let client = client().principal(Principal::new("idp", "alice"));
    for change in changes.into_iter().chain([same]) {
        let mut call = client.call(hat()).await;
        change(&mut call);
        call.answer("size", json!("M")).await;
        if change as usize == same as usize {
            call.expect_ask("to");
            continue;
        }
        assert_eq!(
            call.expect_rpc_error(),
            json!({ "code": -32602, "message": "Invalid or expired requestState" })
        );
    }
}

#[tokio::test]
async fn keys_are_replaced_between_two_rounds() {
    let (old, new) = (|| Key::from_bytes([1; 32]), || Key::from_bytes([2; 32]));
    let client = client().keys(KeyRing::new(old()));
    let mut call = client.call(hat()).await;
    call.keys(KeyRing::new(new()).also_accept(old()));
    call.answer("size", json!("M")).await;
    call.expect_ask("to");
    call.keys(KeyRing::new(new()));
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(true)).await;
    call.expect_asks(&[]);
}

#[tokio::test]
async fn what_a_client_can_be_asked_may_change() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.capabilities(Capabilities::none())
        .answer("size", json!("M"))
        .await;
    assert_eq!(call.expect_rpc_error()["code"], -32021);
}

#[tokio::test]
async fn a_round_can_be_sent_again_and_an_old_one_answered_anew() {
    let shop = Arc::new(Shop::default());
    let client = Client::new(sell)
        .shared(shop.clone())
        .without_replay_store();
    let mut call = client.call(hat()).await;
    call.answer("size", json!("M")).await;
    call.send_again().await.expect_asks(&["to", "gift"]);
    call.go_back_to(0).answer("size", json!("S")).await;
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(false)).await;
    call.send().await.answer("confirm", json!(true)).await;
    let first = call.expect_done();
    assert_eq!(first["content"][0]["text"], "hat S to Elm St, false");
    // Without a replay store, what is sent twice is done twice.
    assert_eq!(call.send_again().await.expect_done(), first);
    assert_eq!(shop.sold.load(SeqCst), 2);
}

#[tokio::test]
async fn with_a_replay_store_an_answer_counts_once() {
    let shop = Arc::new(Shop::default());
    let client = Client::new(sell).shared(shop.clone());
    let mut call = client.call(hat()).await;
    call.answer("size", json!("M")).await;
    call.send_again().await.expect_asks(&["to", "gift"]);
    call.answer("to", json!({ "street": "Elm St" })).await;
    call.answer("gift", json!(false)).await;
    call.send().await.answer("confirm", json!(true)).await;
    let first = call.expect_done();
    assert_eq!(call.send_again().await.expect_done(), first);
    assert_eq!(shop.sold.load(SeqCst), 1);
    call.go_back_to(0).answer("size", json!("S")).await;
    assert!(call.expect_error().contains("answered"));
}

#[tokio::test]
async fn the_locals_of_a_waiting_call_can_be_looked_at() {
    let client = client();
    let mut call = client.call(hat()).await;
    call.answer("size", json!("M")).await;
    let inside = call.inspect().await.unwrap();
    assert_eq!(inside.round, 2);
    let locals: Vec<_> = inside
        .locals
        .iter()
        .map(|local| (local.name, local.value.clone()))
        .collect();
    assert_eq!(locals, [("size", json!("M"))]);
}
