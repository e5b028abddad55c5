//! Without a store, and what a server's operator is told.

use std::sync::{Arc, Mutex};

use mrtr::{Engine, KeyRing, Reason, Request, replay::MemoryStore, seal::Key};
use serde_json::{Value, json};

use crate::support::shop::{Sent, Shop, Till, keyed, pay, pay_once, text};

#[tokio::test]
async fn without_a_store_what_follows_a_question_runs_at_least_once() {
    let shop = Shop::without_store();
    let name = shop.named(&pay, "Ada").await;
    for _ in 0..2 {
        name.next(&shop.send(&pay, &name).await);
    }
    assert_eq!(
        shop.till.effects(),
        ["quote", "hold 40 for Ada", "hold 40 for Ada"]
    );
}

#[tokio::test]
async fn what_runs_again_has_the_same_keys_and_another_call_has_others() {
    let shop = Shop::without_store();
    let mut all = std::collections::HashSet::new();
    for _ in 0..2 {
        let begun = shop.begin(&keyed, json!({})).await.with("confirm", true);
        let mut last = begun.clone();
        for _ in 0..3 {
            last = begun
                .next(&shop.send(&keyed, &begun).await)
                .with("confirm", true);
        }
        let end = text(&shop.send(&keyed, &last).await);
        let [flow, first, second] = end.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{end}")
        };
        assert!(flow.len() == 16 && first != second, "{end}");
        assert!(all.insert(end));
    }
    let effects = shop.till.effects();
    assert_eq!(effects.len(), 10);
    assert_eq!(
        effects
            .into_iter()
            .collect::<std::collections::HashSet<_>>(),
        all
    );
}

#[tokio::test]
async fn a_once_tool_does_not_run_without_a_store() {
    let first = Sent::first(json!({ "amount": 40 }));
    let error = Shop::without_store()
        .send(&pay_once, &first)
        .await
        .unwrap_err();
    assert_eq!(
        (error.code, error.message.as_str()),
        (-32_603, "`pay_once` must not run without a replay store")
    );
    let shop = Shop::new(Arc::new(MemoryStore::new()));
    first.next(&shop.send(&pay_once, &first).await);
}

#[tokio::test]
async fn a_reason_is_told_to_the_server_only() {
    let reasons = Arc::new(Mutex::new(Vec::new()));
    let told = reasons.clone();
    let engine = Engine::builder("shop")
        .keys(KeyRing::new(Key::from_bytes([7; 32])))
        .env(Till::default())
        .replay(MemoryStore::new())
        .on_reject(move |rejection| told.lock().unwrap().push(rejection.reason.clone()))
        .build();
    let call = async |state: Option<&str>, name: Option<&str>| {
        let mut request = Request::tool_call(json!({ "amount": 40 }));
        request.request_state = state.map(Value::from);
        request.input_responses =
            name.map(|name| json!({ "name": { "action": "accept", "content": { "name": name } } }));
        engine.call(&pay, request).await.unwrap().to_json()
    };
    let first = call(None, None).await;
    let state = first["requestState"].as_str();
    call(state, Some("Ada")).await;
    call(state, Some("Ada")).await;
    assert!(reasons.lock().unwrap().is_empty());
    call(state, Some("Bob")).await;
    assert!(matches!(reasons.lock().unwrap()[..], [Reason::Used]));
}
