//! What the store in memory holds, and for how long.

use std::sync::Arc;

use mrtr::{Principal, replay::MemoryStore};
use serde_json::json;

use crate::support::shop::{Hands, Sent, Shop, carry, fail, is_refused, pay, pay_once, seen, text};

fn first() -> Sent {
    Sent::first(json!({ "amount": 40 }))
}

fn shop(store: MemoryStore) -> (Shop, Arc<MemoryStore>) {
    let store = Arc::new(store);
    (Shop::new(store.clone()), store)
}

fn held(store: &MemoryStore) -> String {
    format!("{store:?}")
}

#[tokio::test]
async fn a_call_is_remembered_until_some_time_after_its_states_have_expired_on_every_server() {
    let (shop, store) = shop(MemoryStore::new());
    let name = shop.named(&pay, "Ada").await;
    assert_eq!(held(&store), "MemoryStore { flows: 0, reply_bytes: 0, .. }");
    shop.send(&pay, &name).await.unwrap();
    assert!(held(&store).starts_with("MemoryStore { flows: 1, "));
    // Another server's clock may be a minute behind, and a response that was lost is asked for again.
    for (turn, flows) in [(30 * 60, 2), (59, 3), (1, 3)] {
        shop.clock.turn(turn);
        let other = shop
            .begin(&pay, json!({ "amount": 1 }))
            .await
            .with("name", "Bob");
        shop.send(&pay, &other).await.unwrap();
        let expected = format!("MemoryStore {{ flows: {flows}, ");
        assert!(held(&store).starts_with(&expected), "{}", held(&store));
    }
    let expired = shop.send(&pay, &name).await;
    assert!(is_refused(&expired, "has expired"), "{expired:?}");
}

#[tokio::test]
async fn a_run_that_never_ended_is_remembered_while_its_state_is_good_on_any_server() {
    let (shop, _) = shop(MemoryStore::new());
    let late = Shop {
        clock: Hands::default(),
        ..shop.clone()
    };
    let asked = shop
        .begin(&fail, json!({ "how": "panic" }))
        .await
        .with("confirm", true);
    assert_eq!(shop.send(&fail, &asked).await.unwrap_err().code, -32_603);
    shop.clock.turn(15 * 60 + 30);
    late.clock.turn(15 * 60 - 30);
    // Lets the store forget what it may.
    let other = shop
        .begin(&pay, json!({ "amount": 1 }))
        .await
        .with("name", "Bob");
    shop.send(&pay, &other).await.unwrap();
    let unknown = late.send(&fail, &asked).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    let effects = shop.till.effects();
    assert_eq!(
        effects.iter().filter(|effect| *effect == "panic").count(),
        1
    );
}

#[tokio::test]
async fn a_call_is_remembered_as_long_as_its_newest_state_lives() {
    let (shop, _) = shop(MemoryStore::new());
    let name = shop.named(&pay_once, "Ada").await;
    shop.clock.turn(14 * 60);
    let sure = name
        .next(&shop.send(&pay_once, &name).await)
        .with("sure", true);
    // The first state would have been forgotten by now.
    shop.clock.turn(14 * 60);
    assert_eq!(
        text(&shop.send(&pay_once, &sure).await),
        "Ada has paid: true"
    );
}

#[tokio::test]
async fn a_full_store_refuses_new_calls_and_forgets_none() {
    let (shop, _) = shop(MemoryStore::new().max_flows(1));
    let ada = shop.named(&pay, "Ada").await;
    let bob = shop.named(&pay, "Bob").await;
    let went_on = shop.send(&pay, &ada).await;
    let refused = shop.send(&pay, &bob).await.unwrap_err();
    assert!(
        refused.message.contains("nothing was executed"),
        "{refused}"
    );
    assert_eq!(shop.send(&pay_once, &first()).await.unwrap_err(), refused);
    assert_eq!(seen(&shop.send(&pay, &ada).await), seen(&went_on));
    let sure = ada.next(&went_on).with("sure", true);
    shop.send(&pay, &sure).await.unwrap();
    assert_eq!(shop.till.effects().len(), 4);
    // When the first one is forgotten there is room again.
    shop.clock.turn(31 * 60);
    let bob = shop.named(&pay, "Bob").await;
    shop.send(&pay, &bob).await.unwrap();
}

#[tokio::test]
async fn a_reply_there_was_no_room_for_is_unknown_but_not_made_again() {
    let (shop, store) = shop(MemoryStore::new().max_reply_bytes(1_800));
    let mut calls = Vec::new();
    for name in ["Ada", "Bob", "Eve"] {
        let call = shop.named(&pay, name).await;
        let went_on = shop.send(&pay, &call).await;
        calls.push((call, went_on));
    }
    let effects = shop.till.effects();
    let (newest, oldest) = (calls.pop().unwrap(), calls.remove(0));
    assert_eq!(seen(&shop.send(&pay, &newest.0).await), seen(&newest.1));
    let unknown = shop.send(&pay, &oldest.0).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    assert_eq!(shop.till.effects(), effects, "{}", held(&store));
}

#[tokio::test]
async fn long_states_are_kept_until_they_expire_and_as_far_as_there_is_room() {
    let store = MemoryStore::new().max_parked_bytes(120_000);
    let shop = Shop {
        park: true,
        ..Shop::new(Arc::new(store))
    };
    let long = json!({ "length": 20_000 });
    for _ in 0..2 {
        shop.begin(&carry, long.clone()).await;
    }
    let refused = Sent {
        arguments: long.clone(),
        state: None,
        answers: None,
    };
    let error = shop.send(&carry, &refused).await.unwrap_err();
    assert!(error.message.contains("too long for the client"), "{error}");
    shop.clock.turn(16 * 60);
    let asked = shop.begin(&carry, long.clone()).await.with("seats", 3);
    shop.begin(&carry, long).await;
    // No room after the answer either: the call ends, and the end is told again.
    for _ in 0..2 {
        let error = shop.send(&carry, &asked).await.unwrap_err();
        assert!(error.message.contains("too long for the client"), "{error}");
    }
    assert_eq!(shop.till.effects(), ["3 seats"]);
}

#[tokio::test]
async fn no_caller_fills_a_store_for_the_others() {
    let of = |name: Option<&str>, shop: &Shop| Shop {
        principal: name.map(|name| Principal::new("https://id.example", name)),
        ..shop.clone()
    };
    let (shop, _) = shop(MemoryStore::new().max_flows(100));
    // Calls that nobody answers, and calls that are answered, until no more are taken.
    for (flooder, answers) in [(Some("eve"), false), (Some("mallory"), true), (None, true)] {
        let flooder = of(flooder, &shop);
        let mut taken = 0;
        loop {
            let begun = flooder.send(&pay_once, &first()).await;
            if begun.is_err() {
                break;
            }
            if answers {
                let ada = first().next(&begun).with("name", "Ada");
                flooder.send(&pay_once, &ada).await.unwrap();
            }
            taken += 1;
        }
        assert!((10..=50).contains(&taken), "{taken}");
    }
    let ada = of(Some("ada"), &shop);
    let name = ada.named(&pay_once, "Ada").await;
    name.next(&ada.send(&pay_once, &name).await);
    // What is forgotten makes room again.
    shop.clock.turn(32 * 60);
    of(Some("eve"), &shop)
        .begin(&pay_once, json!({ "amount": 40 }))
        .await;
}

#[tokio::test]
async fn no_caller_fills_the_room_for_long_states() {
    let store = MemoryStore::new().max_parked_bytes(300_000);
    let eve = Shop {
        park: true,
        principal: Some(Principal::new("https://id.example", "eve")),
        ..Shop::new(Arc::new(store))
    };
    let ada = Shop {
        principal: Some(Principal::new("https://id.example", "ada")),
        ..eve.clone()
    };
    let long = Sent::first(json!({ "length": 20_000 }));
    while eve.send(&carry, &long).await.is_ok() {}
    ada.begin(&carry, long.arguments).await;
}

#[tokio::test]
async fn no_callers_replies_push_out_those_of_others() {
    let (shop, store) = shop(MemoryStore::new().max_reply_bytes(20_000));
    let of = |name: Option<&str>| Shop {
        principal: name.map(|name| Principal::new("https://id.example", name)),
        ..shop.clone()
    };
    let answered = async |shop: &Shop, name: &str| {
        let name = shop.named(&pay, name).await;
        let reply = seen(&shop.send(&pay, &name).await);
        (name, reply)
    };
    let ada = of(Some("ada"));
    let (asked, reply) = answered(&ada, "Ada").await;
    for flooder in [Some("eve"), Some("mallory"), None] {
        let flooder = of(flooder);
        let mut sent = Vec::new();
        for _ in 0..100 {
            sent.push(answered(&flooder, &"x".repeat(300)).await);
        }
        // His own are what is forgotten, the oldest first.
        let (oldest, (newest, last)) = (&sent[0].0, &sent[99]);
        let unknown = flooder.send(&pay, oldest).await;
        assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
        assert_eq!(seen(&flooder.send(&pay, newest).await), *last);
        assert_eq!(
            seen(&ada.send(&pay, &asked).await),
            reply,
            "{}",
            held(&store)
        );
    }
    // And there is still room for those who come later.
    let bob = of(Some("bob"));
    let (asked, reply) = answered(&bob, "Bob").await;
    assert_eq!(seen(&bob.send(&pay, &asked).await), reply);
}
