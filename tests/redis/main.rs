//! The same scenarios on a real `redis-server`, between real processes, some of which are killed.
//!
//! A binary of its own, because it needs `redis-server` and starts itself as those processes.

mod chaos;
mod killed;
mod line;
mod process;
mod quota;
mod restarted;
mod server;
mod stalled;
#[macro_use]
#[path = "../support/once/mod.rs"]
mod support;

use std::{sync::Arc, time::Duration};

use crate::{
    server::Redis,
    support::{attacks, scenarios, verdicts},
};

/// Each scenario that every store has to stand, on a Redis of its own.
macro_rules! on_redis {
    ($($scenario:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
        async fn $scenario() {
            let redis = Redis::start();
            // Nobody has to wait for runs that have been dropped.
            let store = redis.store().patience(Duration::from_secs(1));
            scenarios::$scenario(Arc::new(store)).await;
        }
    )*};
}

scenarios!(on_redis);

/// Each attack on the time a question has, on a Redis whose clock is put forward with the engine's.
macro_rules! attacks_on_redis {
    ($($attack:ident)*) => {$(
        #[tokio::test]
        async fn $attack() {
            let redis = Redis::start();
            let store = redis.store().patience(Duration::ZERO);
            attacks::$attack(Arc::new(store), &|seconds| redis.age(seconds)).await;
        }
    )*};
}

attacks!(attacks_on_redis);

/// Each case of a state that cannot be gone on from, on a Redis whose clock is put forward with the engine's.
macro_rules! verdicts_on_redis {
    ($($verdict:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
        async fn $verdict() {
            let redis = Redis::start();
            let store = redis.store().patience(Duration::from_secs(1));
            verdicts::$verdict(Arc::new(store), &|seconds| redis.age(seconds)).await;
        }
    )*};
}

verdicts!(verdicts_on_redis);
