//! A program is edited and deployed while one of its questions waits for an answer.
//!
//! The edits are data: `matrix/` has one file for each part of a program. Each is carried out through the engine and
//! over HTTP, with a store that both releases share and without one: the answer is given to the new release, and what
//! becomes of it has to be what the edit says. The table in `docs/deploying.md` is made of them.

mod engine;
#[cfg(feature = "http")]
mod http;
mod matrix;
mod proof;
mod reasons;
mod table;

use std::sync::Arc;

use mrtr::replay::{MemoryStore, ReplayStore};

use self::{engine::Engines, matrix::Log, proof::report};

/// A store that both releases share.
fn store() -> Arc<dyn ReplayStore> {
    Arc::new(MemoryStore::new())
}

#[tokio::test]
async fn no_answer_is_misread() {
    report(async |edit| {
        let log = Log::default();
        let engines = Engines::new(edit, &log, None);
        proof::prove(edit, &log, &engines).await
    })
    .await;
}

#[tokio::test]
async fn no_answer_is_misread_with_a_store() {
    report(async |edit| {
        let log = Log::default();
        let engines = Engines::new(edit, &log, Some(store()));
        proof::prove(edit, &log, &engines).await
    })
    .await;
}

#[cfg(feature = "http")]
#[tokio::test]
async fn no_answer_is_misread_over_http() {
    report(async |edit| {
        let log = Log::default();
        let servers = http::Servers::start(edit, &log, None).await;
        proof::prove(edit, &log, &servers).await
    })
    .await;
}

#[cfg(feature = "http")]
#[tokio::test]
async fn no_answer_is_misread_over_http_with_a_store() {
    report(async |edit| {
        let log = Log::default();
        let servers = http::Servers::start(edit, &log, Some(store())).await;
        proof::prove(edit, &log, &servers).await
    })
    .await;
}
