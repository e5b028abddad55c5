//! A Redis that does not respond in time, and does later what it was told.

use std::{sync::Arc, time::Duration};

use mrtr::replay::RedisStore;

use crate::{
    line::Line,
    server::Redis,
    support::shop::{Sent, Shop, is_refused, pay_once, seen},
};

/// Long enough for a Redis that is well, on a machine that is busy.
const TIMEOUT: Duration = Duration::from_millis(300);

fn server(store: RedisStore) -> RedisStore {
    store.timeout(TIMEOUT).patience(Duration::from_secs(30))
}

async fn assert_not_executed(shop: &Shop, sent: &Sent) {
    let refused = shop.send(&pay_once, sent).await.unwrap_err();
    assert!(
        refused.message.contains("nothing was executed"),
        "{refused}"
    );
}

/// A server whose line to Redis is held, and the answer that it has tried to claim.
async fn held(redis: &Redis) -> (Line, Shop, Sent) {
    let line = Line::to(&redis.file("redis.sock"), redis.file("line.sock"));
    let store = RedisStore::open(&line.address()).unwrap();
    let shop = Shop::new(Arc::new(server(store)));
    let ada = shop.named(&pay_once, "Ada").await;
    line.hold();
    assert_not_executed(&shop, &ada).await;
    (line, shop, ada)
}

#[tokio::test]
async fn what_waited_in_its_queue_takes_no_answer_whichever_server_is_asked_again() {
    for single_use in [false, true] {
        for another in [false, true] {
            let redis = Redis::start();
            let shop = Shop {
                single_use,
                ..Shop::new(Arc::new(server(redis.store())))
            };
            let ada = shop.named(&pay_once, "Ada").await;
            redis.stall(true);
            assert_not_executed(&shop, &ada).await;
            redis.stall(false);
            // What is in the queue is executed before anything else is.
            redis.ask("PING");
            let mut shop = shop;
            if another && !single_use {
                shop.store = Some(Arc::new(server(redis.store())));
            }
            ada.next(&shop.send(&pay_once, &ada).await);
            assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
        }
    }
}

#[tokio::test]
async fn what_arrives_after_it_was_withdrawn_takes_no_answer() {
    let redis = Redis::start();
    let (line, shop, ada) = held(&redis).await;
    line.let_new_connections_through();
    // Another answer counts now. The first one arrives later, and must not count beside it or instead of it.
    let bob = ada.with("name", "Bob");
    let went_on = shop.send(&pay_once, &bob).await;
    bob.next(&went_on);
    let executed = redis.executed();
    line.release();
    redis.until_executed(executed + 1);
    let refused = shop.send(&pay_once, &ada).await;
    assert!(is_refused(&refused, "answered before"), "{refused:?}");
    assert_eq!(seen(&shop.send(&pay_once, &bob).await), seen(&went_on));
    assert_eq!(shop.till.effects(), ["charge 40 to Bob"]);
}

#[tokio::test]
async fn what_arrives_before_anything_else_does_is_given_back() {
    let redis = Redis::start();
    let (line, shop, ada) = held(&redis).await;
    // The claim is taken, and whoever asks for it has to wait until it is given back.
    let executed = redis.executed();
    line.release_but_no_new_connections();
    redis.until_executed(executed + 1);
    let elsewhere = Shop {
        store: Some(Arc::new(server(redis.store()))),
        ..shop.clone()
    };
    let waiting = tokio::spawn({
        let ada = ada.clone();
        async move { seen(&elsewhere.send(&pay_once, &ada).await) }
    });
    line.release();
    let went_on = waiting.await.unwrap();
    assert!(went_on["inputRequests"].is_object(), "{went_on}");
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}

#[tokio::test]
async fn a_request_that_is_cancelled_while_it_stalls_takes_no_answer() {
    let redis = Redis::start();
    let shop = Shop::new(Arc::new(
        server(redis.store()).timeout(Duration::from_secs(60)),
    ));
    let ada = shop.named(&pay_once, "Ada").await;
    redis.stall(true);
    {
        let mut run = std::pin::pin!(shop.send(&pay_once, &ada));
        // Its script is on its way when this is over.
        for _ in 0..100 {
            std::future::poll_fn(|cx| {
                assert!(run.as_mut().poll(cx).is_pending());
                std::task::Poll::Ready(())
            })
            .await;
            tokio::task::yield_now().await;
        }
    }
    redis.stall(false);
    ada.next(&shop.send(&pay_once, &ada).await);
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}

#[tokio::test]
async fn a_first_request_that_was_remembered_late_takes_nothing_back() {
    let redis = Redis::start();
    let line = Line::to(&redis.file("redis.sock"), redis.file("line.sock"));
    let store = RedisStore::open(&line.address()).unwrap();
    let shop = Shop::new(Arc::new(server(store)));
    // Opens the connection that is held.
    shop.named(&pay_once, "Ada").await;
    line.hold();
    line.let_new_connections_through();
    let ada = shop.named(&pay_once, "Ada").await;
    let went_on = shop.send(&pay_once, &ada).await;
    let executed = redis.executed();
    line.release();
    // Only now what was to be remembered before comes out of the queue.
    redis.until_executed(executed + 1);
    assert_eq!(seen(&shop.send(&pay_once, &ada).await), seen(&went_on));
    assert_eq!(shop.till.effects(), ["charge 40 to Ada"]);
}
