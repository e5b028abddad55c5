//! A call from its first request to its last, the way a host drives it.

use mrtr::{Engine, Request, Response, Tool, prelude::*};
use serde_json::{Value, json};

#[derive(Default)]
struct Shop {
    quotes: std::sync::atomic::AtomicUsize,
}

impl Shop {
    async fn quote(&self, item: &str) -> Result<Offer, ToolError> {
        self.quotes
            .fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        tokio::task::yield_now().await;
        Ok(Offer {
            item: item.to_owned(),
            price: 40,
            sizes: vec!["S".into(), "M".into()],
        })
    }
}

#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct Offer {
    item: String,
    price: u32,
    sizes: Vec<String>,
}

/// Buys something.
#[mrtr_tool]
async fn buy(cx: &Cx, shop: &Shop, item: String) -> Result<String, ToolError> {
    let offer = shop.quote(&item).await?;
    let label = offer.item.as_str();
    let mut tried = Vec::new();
    let size = loop {
        let size = choose("Which size?", offer.sizes.clone()).await?;
        tried.push(size.clone());
        if size != "S" {
            break size;
        }
    };
    let mut total = 0;
    for n in 1..=3 {
        if confirm(format!("Add {n} {label}?")).await? {
            total += n * offer.price;
        }
    }
    if !confirm(format!("Buy {size} {item} for {total}?")).await? {
        return Ok("nothing".to_owned());
    }
    Ok(format!("{label} {size} {total} {tried:?} {}", cx.round()))
}

async fn converse(engine: &Engine, tool: &dyn Tool, args: Value, answers: &[Value]) -> Value {
    let mut request = Request::tool_call(args.clone());
    let mut answers = answers.iter();
    loop {
        match engine.call(tool, request).await.unwrap() {
            Response::Complete(reply) => return reply.to_json(),
            Response::InputRequired(round) => {
                println!(
                    "{} {}",
                    round.request_state.len(),
                    serde_json::to_string(&round.input_requests).unwrap()
                );
                let key = round.input_requests.keys().next().unwrap();
                request = Request::tool_call(args.clone());
                request.input_responses = Some(json!({ key: answers.next().unwrap() }));
                request.request_state = Some(Value::String(round.request_state));
            }
        }
    }
}

#[tokio::test]
async fn a_tool_runs_each_statement_once() {
    let engine = Engine::builder("shop").env(Shop::default()).build();
    let accept = |key: &str, value: Value| json!({ "action": "accept", "content": { key: value } });
    let result = converse(
        &engine,
        &buy,
        json!({ "item": "hat" }),
        &[
            accept("size", json!("S")),
            accept("size", json!("M")),
            accept("confirm", json!(true)),
            accept("confirm", json!(false)),
            accept("confirm", json!(true)),
            accept("confirm", json!(true)),
        ],
    )
    .await;
    assert_eq!(result["content"][0]["text"], "hat M 160 [\"S\", \"M\"] 6");
}

/// Nests a list `depth` times and keeps it across a question.
#[mrtr_tool]
async fn nest(depth: u32) -> Result<String, ToolError> {
    let mut list = json!([]);
    for _ in 0..depth {
        list = json!([list]);
    }
    let sure: bool = confirm("Sure?").await?;
    Ok(format!("{sure} {}", list.to_string().len()))
}

#[tokio::test]
async fn what_is_nested_too_deeply_is_named_before_anybody_is_asked() {
    let engine = Engine::builder("shop").build();
    let sure = json!({ "action": "accept", "content": { "sure": true } });
    let result = converse(&engine, &nest, json!({ "depth": 50 }), &[sure]).await;
    assert_eq!(result["content"][0]["text"], "true 102");
    let error = engine
        .call(&nest, Request::tool_call(json!({ "depth": 500 })))
        .await
        .unwrap_err();
    assert!(error.message.contains("`list` of `nest`"), "{error}");
}
