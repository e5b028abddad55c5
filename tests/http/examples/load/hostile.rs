//! What clients can make the server hold that mean no good.

use std::{collections::BTreeMap, io};

use mrtr_http_tests::{Modern, Session};
use serde_json::json;
use tokio::task::JoinSet;

use crate::target::Target;

/// Sends bodies at once that are as large in memory as they may be, with a state that opens nothing.
pub(crate) async fn bodies(count: usize) -> io::Result<()> {
    let target = Target::start().await?;
    Modern::new(&target.url)
        .call("greet", json!({ "greeting": "Hello" }))
        .await;
    let before = target.memory()?;
    let params = json!({
        "name": "greet",
        "arguments": { "greeting": vec![0; 99_000] },
        "requestState": "AAAA",
        "inputResponses": {},
    });
    let mut sent = JoinSet::new();
    for _ in 0..count {
        let client = Modern::new(&target.url);
        let params = params.clone();
        sent.spawn(async move { client.request("tools/call", params).await.0 });
    }
    let mut statuses = BTreeMap::new();
    while let Some(status) = sent.join_next().await {
        *statuses.entry(status?.as_u16()).or_insert(0_usize) += 1;
    }
    println!(
        "{count} bodies: {statuses:?}; the server had {before} KiB before them and {} KiB at most",
        target.peak()?
    );
    target.stop().await
}

/// Opens sessions and leaves them.
pub(crate) async fn sessions(count: usize) -> io::Result<()> {
    let target = Target::start().await?;
    Session::open(&target.url, json!({})).await;
    let before = target.memory()?;
    let client = Session::closed(&target.url);
    for tenth in 1..=10 {
        let start = target.time()?;
        for _ in 0..count / 10 {
            let request = client.initialize(json!({}));
            let status = request.send().await.map_err(io::Error::other)?.status();
            if !status.is_success() {
                println!("{status} after {} sessions", (tenth - 1) * count / 10);
                return target.stop().await;
            }
        }
        println!(
            "{:6} sessions: {} KiB each, {} us of processor time for each of the last",
            tenth * count / 10,
            (target.memory()? - before) * 10 / (tenth * count) as u64,
            (target.time()? - start) * 100_000 / count as u64,
        );
    }
    target.stop().await
}
