//! A Redis that goes away and comes back.

use std::{sync::Arc, time::Duration};

use mrtr::replay::RedisStore;
use serde_json::json;

use crate::{
    server::Redis,
    support::shop::{Shop, carry, is_refused, pay, pay_once, seen, text},
};

fn shop(redis: &Redis) -> Shop {
    Shop::new(Arc::new(redis.store().patience(Duration::ZERO)))
}

#[tokio::test]
async fn while_it_is_away_nothing_runs_and_afterwards_the_same_request_does() {
    let mut redis = Redis::start_durable();
    let shop = shop(&redis);
    let name = shop.named(&pay_once, "Ada").await;
    redis.kill();
    for _ in 0..2 {
        let refused = shop.send(&pay_once, &name).await.unwrap_err();
        assert_eq!(refused.code, -32_603);
        assert!(
            refused.message.contains("nothing was executed"),
            "{refused}"
        );
    }
    assert_eq!(shop.till.effects(), [""; 0]);
    redis.start_again();
    name.next(&shop.send(&pay_once, &name).await);
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}

#[tokio::test]
async fn it_may_go_away_while_a_tool_runs_and_nothing_runs_twice() {
    let mut redis = Redis::start_durable();
    let shop = shop(&redis);
    let name = shop.named(&pay_once, "Ada").await;
    shop.till.hold();
    let run = tokio::spawn({
        let (shop, name) = (shop.clone(), name.clone());
        async move { shop.send(&pay_once, &name).await }
    });
    shop.till.reached().await;
    redis.kill();
    shop.till.release();
    // The effect has happened, so its response goes out.
    let went_on = run.await.unwrap();
    let sure = name.next(&went_on).with("sure", true);
    redis.start_again();
    let unknown = shop.send(&pay_once, &name).await;
    assert!(is_refused(&unknown, "outcome is unknown"), "{unknown:?}");
    assert_eq!(
        text(&shop.send(&pay_once, &sure).await),
        "Ada has paid: true"
    );
    assert_eq!(shop.till.effects(), ["charge 40 to Ada", "another"]);
}

#[tokio::test]
async fn one_that_writes_to_disk_remembers_over_a_crash() {
    let mut redis = Redis::start_durable();
    let shop = shop(&redis);
    let name = shop.named(&pay_once, "Ada").await;
    let went_on = shop.send(&pay_once, &name).await;
    redis.kill();
    redis.start_again();
    assert_eq!(seen(&shop.send(&pay_once, &name).await), seen(&went_on));
    let refused = shop.send(&pay_once, &name.with("name", "Bob")).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}

#[tokio::test]
async fn one_that_has_forgotten_everything_lets_no_once_tool_go_on() {
    let mut redis = Redis::start();
    let shop = shop(&redis);
    let name = shop.named(&pay_once, "Ada").await;
    shop.send(&pay_once, &name).await.unwrap();
    // Other tools take a forgotten state for one that was not answered: at least once.
    let other = shop
        .begin(&pay, json!({ "amount": 1 }))
        .await
        .with("name", "Bob");
    shop.send(&pay, &other).await.unwrap();
    redis.kill();
    redis.start_again();
    let lost = shop.send(&pay_once, &name).await;
    assert!(is_refused(&lost, "lost track of this call"), "{lost:?}");
    shop.send(&pay, &other).await.unwrap();
    assert_eq!(
        shop.till.effects(),
        [
            "charge 40 to Ada",
            "quote",
            "hold 1 for Bob",
            "hold 1 for Bob"
        ]
    );
}

#[tokio::test]
async fn it_forgets_a_call_some_time_after_its_states_have_expired() {
    let redis = Redis::start();
    let shop = shop(&redis);
    let name = shop.named(&pay, "Ada").await;
    shop.send(&pay, &name).await.unwrap();
    let keys = redis.ask("KEYS *");
    assert_eq!(keys.len(), 1, "{keys:?}");
    assert!(keys[0].starts_with("mrtr:"), "{keys:?}");
    let left: u64 = redis.ask(&format!("TTL {}", keys[0]))[0].parse().unwrap();
    // Fifteen minutes for the newest state, one for clocks that are behind, and fifteen for whoever asks again.
    assert!((1_855..=1_860).contains(&left), "{left}");
}

#[tokio::test]
async fn it_remembers_a_run_that_never_ends_while_its_state_is_good_on_any_server() {
    let redis = Redis::start();
    let shop = shop(&redis);
    let name = shop.named(&pay, "Ada").await;
    shop.till.hold();
    let run = tokio::spawn({
        let (shop, name) = (shop.clone(), name.clone());
        async move { shop.send(&pay, &name).await }
    });
    shop.till.reached().await;
    let left: u64 = redis.ask(&format!("TTL {}", redis.ask("KEYS *")[0]))[0]
        .parse()
        .unwrap();
    assert!((1_855..=1_860).contains(&left), "{left}");
    run.abort();
}

#[tokio::test]
async fn it_forgets_a_long_state_when_it_has_expired() {
    let redis = Redis::start();
    let shop = Shop {
        park: true,
        ..shop(&redis)
    };
    let asked = shop
        .begin(&carry, json!({ "length": 20_000 }))
        .await
        .with("seats", 3);
    let keys = redis.ask("KEYS *");
    assert_eq!(keys.len(), 1, "{keys:?}");
    let left: u64 = redis.ask(&format!("TTL {}", keys[0]))[0].parse().unwrap();
    assert!((955..=960).contains(&left), "{left}");
    // As if the time were over in Redis and not yet here.
    redis.ask(&format!("DEL {}", keys[0]));
    let lost = shop.send(&carry, &asked).await;
    assert!(is_refused(&lost, "lost track of this call"), "{lost:?}");
    shop.clock.turn(15 * 60);
    let expired = shop.send(&carry, &asked).await;
    assert!(is_refused(&expired, "has expired"), "{expired:?}");
    assert_eq!(shop.till.effects(), [""; 0]);
}

#[tokio::test]
async fn what_cannot_be_an_address_is_refused_at_once_and_its_password_not_shown() {
    let error = RedisStore::open("http://secret@example.org").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("the replay store cannot be used: "),
        "{error}"
    );
    assert!(!error.to_string().contains("secret"), "{error}");
    let store = RedisStore::open("redis://:secret@127.0.0.1/").unwrap();
    assert!(!format!("{store:?}").contains("secret"));
}
