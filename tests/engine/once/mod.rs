//! What can happen twice, and what happens then: each scenario counts effects.

mod limits;
mod reports;
mod single_use;

use std::sync::Arc;

use mrtr::replay::MemoryStore;

use crate::support::{attacks, scenarios, verdicts};

/// Each scenario that every store has to stand, on the store in memory.
macro_rules! on_memory {
    ($($scenario:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
        async fn $scenario() {
            scenarios::$scenario(Arc::new(MemoryStore::new())).await;
        }
    )*};
}

scenarios!(on_memory);

/// Each attack on the time a question has, on the store in memory. The engine's clock is its only one.
macro_rules! attacks_on_memory {
    ($($attack:ident)*) => {$(
        #[tokio::test]
        async fn $attack() {
            attacks::$attack(Arc::new(MemoryStore::new()), &|_| {}).await;
        }
    )*};
}

attacks!(attacks_on_memory);

/// Each case of a state that cannot be gone on from, on the store in memory.
macro_rules! verdicts_in_memory {
    ($($verdict:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
        async fn $verdict() {
            verdicts::$verdict(Arc::new(MemoryStore::new()), &|_| {}).await;
        }
    )*};
}

verdicts!(verdicts_in_memory);
