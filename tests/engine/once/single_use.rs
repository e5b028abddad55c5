//! States that are worth nothing once they were used.

use std::sync::Arc;

use mrtr::replay::MemoryStore;
use serde_json::json;

use crate::support::{
    faulty::Faulty,
    shop::{Shop, carry, pay, text},
};

fn shop(store: MemoryStore) -> Shop {
    Shop {
        single_use: true,
        ..Shop::new(Arc::new(store))
    }
}

const FROZEN: &str = "Invalid or expired requestState (-32602)";

#[tokio::test]
async fn a_used_state_is_refused_like_a_forged_one() {
    let shop = shop(MemoryStore::new());
    let name = shop.named(&pay, "Ada").await;
    let sure = name.next(&shop.send(&pay, &name).await).with("sure", true);
    for used in [&name, &name.with("name", "Bob")] {
        assert_eq!(shop.send(&pay, used).await.unwrap_err().to_string(), FROZEN);
    }
    let rest = sure.next(&shop.send(&pay, &sure).await);
    assert_eq!(text(&shop.send(&pay, &rest).await), "Ada has paid 40: true");
    for used in [&name, &sure, &rest] {
        assert_eq!(shop.send(&pay, used).await.unwrap_err().to_string(), FROZEN);
    }
    assert_eq!(shop.till.effects().len(), 4);
}

#[tokio::test]
async fn a_state_that_is_kept_here_is_of_single_use_too() {
    let shop = Shop {
        park: true,
        ..shop(MemoryStore::new())
    };
    let seats = shop
        .begin(&carry, json!({ "length": 20_000 }))
        .await
        .with("seats", 3);
    let sure = seats
        .next(&shop.send(&carry, &seats).await)
        .with("sure", true);
    assert_eq!(text(&shop.send(&carry, &sure).await), "20000 3 true");
    for used in [&seats, &seats.with("seats", 4), &sure] {
        assert_eq!(
            shop.send(&carry, used).await.unwrap_err().to_string(),
            FROZEN
        );
    }
    assert_eq!(shop.till.effects(), ["3 seats", "sure true"]);
}

#[tokio::test]
async fn of_eight_at_once_one_is_taken() {
    let shop = shop(MemoryStore::new());
    let name = shop.named(&pay, "Ada").await;
    let mut taken = 0;
    let eight: Vec<_> = (0..8)
        .map(|_| {
            let (shop, name) = (shop.clone(), name.clone());
            tokio::spawn(async move { shop.send(&pay, &name).await })
        })
        .collect();
    for one in eight {
        match one.await.unwrap() {
            Ok(_) => taken += 1,
            Err(error) => assert_eq!(error.to_string(), FROZEN),
        }
    }
    assert_eq!((taken, shop.till.effects().len()), (1, 2));
}

#[tokio::test]
async fn an_expired_state_is_refused_like_a_forged_one() {
    let shop = shop(MemoryStore::new());
    let name = shop.named(&pay, "Ada").await;
    shop.clock.turn(15 * 60);
    assert_eq!(
        shop.send(&pay, &name).await.unwrap_err().to_string(),
        FROZEN
    );
}

#[tokio::test]
async fn an_invalid_answer_uses_nothing_up() {
    let shop = shop(MemoryStore::new());
    let asked = shop.begin(&pay, json!({ "amount": 40 })).await;
    asked.next(&shop.send(&pay, &asked.with("name", 5)).await);
    asked.next(&shop.send(&pay, &asked.with("name", "Ada")).await);
}

#[tokio::test]
async fn nothing_that_came_of_an_answer_is_kept() {
    let faulty = Faulty::new(Arc::new(MemoryStore::new()));
    let shop = Shop {
        single_use: true,
        ..Shop::new(Arc::new(faulty.clone()))
    };
    let name = shop.named(&pay, "Ada").await;
    shop.send(&pay, &name).await.unwrap();
    assert_eq!(faulty.replies(), [b""]);
}

#[tokio::test]
async fn without_a_store_nothing_runs() {
    let without = Shop {
        single_use: true,
        ..Shop::without_store()
    };
    let first = crate::support::shop::Sent::first(json!({ "amount": 40 }));
    let error = without.send(&pay, &first).await.unwrap_err();
    assert_eq!(error.code, -32_603);
    assert_eq!(without.till.effects().len(), 0);
    shop(MemoryStore::new()).send(&pay, &first).await.unwrap();
}
