//! What one caller may hold in a Redis that others use as well.

use std::{sync::Arc, time::Duration};

use mrtr::{Principal, replay::RedisStore};
use serde_json::json;

use crate::{
    server::Redis,
    support::shop::{Sent, Shop, carry, is_refused, pay, pay_once, seen},
};

/// What a call counts as.
const CALL: usize = 512;

fn shop(redis: &Redis, quota: usize) -> Shop {
    let store: RedisStore = redis.store().patience(Duration::ZERO);
    Shop::new(Arc::new(store.max_bytes_per_caller(quota)))
}

fn of(shop: &Shop, name: &str) -> Shop {
    Shop {
        principal: Some(Principal::new("https://id.example", name)),
        ..shop.clone()
    }
}

fn first() -> Sent {
    Sent::first(json!({ "amount": 40 }))
}

#[tokio::test]
async fn no_caller_fills_it_for_the_others() {
    let redis = Redis::start();
    let shop = shop(&redis, 10 * CALL);
    let (eve, ada) = (of(&shop, "eve"), of(&shop, "ada"));
    let mut begun = Vec::new();
    while let asked @ Ok(_) = eve.send(&pay_once, &first()).await {
        begun.push(first().next(&asked).with("name", "Eve"));
    }
    assert_eq!(begun.len(), 10);
    // Of a tool that is not declared `once` the first answer is what is remembered.
    let name = eve
        .begin(&pay, json!({ "amount": 1 }))
        .await
        .with("name", "Eve");
    let error = eve.send(&pay, &name).await.unwrap_err();
    assert!(
        error
            .message
            .contains("for this request nothing was executed"),
        "{error}"
    );
    assert!(!eve.till.effects().contains(&"hold 1 for Eve".to_owned()));
    // Calls that it knows go on, and those of others begin.
    for call in &begun {
        call.next(&eve.send(&pay_once, call).await);
    }
    let call = ada
        .begin(&pay_once, json!({ "amount": 2 }))
        .await
        .with("name", "Ada");
    call.next(&ada.send(&pay_once, &call).await);
    // Whoever is not known cannot be told from others, and has no quota.
    for _ in 0..20 {
        shop.begin(&pay_once, json!({ "amount": 3 })).await;
    }
    // What is forgotten makes room again, and is gone altogether.
    shop.clock.turn(32 * 60);
    redis.age(32 * 60);
    assert_eq!(redis.ask("KEYS *"), [""; 0]);
    for _ in 0..10 {
        eve.begin(&pay_once, json!({ "amount": 40 })).await;
    }
}

#[tokio::test]
async fn what_is_over_makes_room_while_the_caller_goes_on() {
    let redis = Redis::start();
    let eve = of(&shop(&redis, 7 * CALL), "eve");
    // A call is remembered for 31 minutes, so that there are never more than seven.
    for _ in 0..20 {
        eve.begin(&pay_once, json!({ "amount": 40 })).await;
        eve.clock.turn(5 * 60);
        redis.age(5 * 60);
    }
}

#[tokio::test]
async fn a_reply_beyond_the_quota_is_not_kept_and_the_answer_stays_taken() {
    let redis = Redis::start();
    let shop = shop(&redis, 3 * CALL);
    let answered = async |shop: &Shop, name: String| {
        let name = shop.named(&pay, &name).await;
        let reply = shop.send(&pay, &name).await;
        name.next(&reply);
        (name, reply)
    };
    let (ada, eve) = (of(&shop, "ada"), of(&shop, "eve"));
    let (hers, reply) = answered(&ada, "Ada".to_owned()).await;
    let (long, _) = answered(&eve, "x".repeat(1_500)).await;
    for _ in 0..2 {
        let unknown = eve.send(&pay, &long).await;
        assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
        assert_eq!(seen(&ada.send(&pay, &hers).await), seen(&reply));
    }
    let held = eve
        .till
        .effects()
        .iter()
        .filter(|effect| effect.starts_with("hold"))
        .count();
    assert_eq!(held, 2);
}

#[tokio::test]
async fn long_states_count_as_well() {
    let redis = Redis::start();
    let shop = Shop {
        park: true,
        ..shop(&redis, 100_000)
    };
    let (eve, ada) = (of(&shop, "eve"), of(&shop, "ada"));
    let long = Sent::first(json!({ "length": 20_000 }));
    let mut taken = 0;
    while eve.send(&carry, &long).await.is_ok() {
        taken += 1;
    }
    assert_eq!(taken, 3);
    let seats = ada
        .begin(&carry, long.arguments.clone())
        .await
        .with("seats", 3);
    seats.next(&ada.send(&carry, &seats).await);
    shop.clock.turn(17 * 60);
    redis.age(17 * 60);
    eve.begin(&carry, long.arguments).await;
}

#[tokio::test]
async fn the_accounts_are_right_whatever_becomes_of_the_calls() {
    let redis = Redis::start();
    let eve = of(&shop(&redis, 1_000_000), "eve");
    for amount in 0..20_u64 {
        let name = eve
            .begin(&pay_once, json!({ "amount": amount }))
            .await
            .with("name", "Eve");
        if amount % 2 == 0 {
            let sure = name
                .next(&eve.send(&pay_once, &name).await)
                .with("sure", true);
            if amount % 4 == 0 {
                eve.send(&pay_once, &sure).await.unwrap();
            }
        }
        eve.clock.turn(4 * 60);
        redis.age(4 * 60);
    }
    let sizes = redis.ask("KEYS *:sizes");
    let mut sizes = redis.ask(&format!("HGETALL {}", sizes[0]));
    let sum = sizes.iter().position(|field| field == "sum").unwrap();
    let (_, sum) = (sizes.remove(sum), sizes.remove(sum));
    let all = sizes
        .chunks(2)
        .map(|field| field[1].parse::<usize>().unwrap());
    assert_eq!(sum.parse::<usize>().unwrap(), all.clone().sum::<usize>());
    // Of 31 minutes and more, four apart.
    assert!((8..=16).contains(&all.len()), "{sizes:?}");
}
