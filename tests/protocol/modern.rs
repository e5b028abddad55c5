//! Clients of 2026-07-28, byte for byte.

use serde_json::json;

use crate::{
    lines::{Client, accept, completion, roots},
    tools::{Counter, server},
};

#[tokio::test]
async fn tools_are_listed_with_their_schema() {
    let mut client = Client::new(server());
    let response = client.request(1, "tools/list", json!({}), json!({})).await;
    let result = &response["result"];
    assert_eq!(result["resultType"], "complete");
    assert_eq!(
        result["tools"][0],
        json!({
            "name": "greet",
            "description": "Greets somebody by name.",
            "inputSchema": {
                "type": "object",
                "properties": { "greeting": { "type": "string", "description": "How to greet." } },
                "required": ["greeting"],
            },
        })
    );
    let names: Vec<_> = result["tools"]
        .as_array()
        .unwrap()
        .iter()
        .map(|tool| &tool["name"])
        .collect();
    assert_eq!(names, ["greet", "gather", "rest", "hang"]);
    client.hang_up().await;
}

#[tokio::test]
async fn a_question_goes_out_as_input_required_and_the_state_brings_the_call_back() {
    let started = Counter::default();
    let mut client = Client::new(server().env(started.clone()));
    let arguments = json!({ "greeting": "Hello" });
    let first = client
        .call(1, json!({ "name": "greet", "arguments": arguments }))
        .await["result"]
        .take();
    assert_eq!(first["resultType"], "input_required");
    assert_eq!(
        first["inputRequests"]["name"],
        json!({ "method": "elicitation/create", "params": {
            "mode": "form",
            "message": "Who?",
            "requestedSchema": {
                "type": "object",
                "properties": { "name": { "type": "string", "maxLength": 6016 } },
                "required": ["name"],
            },
        } })
    );
    let second = client
        .call(
            2,
            json!({
                "name": "greet",
                "arguments": arguments,
                "inputResponses": { "name": accept(&json!({ "name": "Ada" })) },
                "requestState": first["requestState"],
            }),
        )
        .await["result"]
        .take();
    assert_eq!(second["resultType"], "input_required");
    assert_ne!(second["requestState"], first["requestState"]);
    let last = client
        .call(
            3,
            json!({
                "name": "greet",
                "arguments": arguments,
                "inputResponses": { "sure": accept(&json!({ "sure": true })) },
                "requestState": second["requestState"],
            }),
        )
        .await;
    // Nothing else: in particular no cache hints, which a retry must not have.
    assert_eq!(
        last["result"],
        json!({
            "resultType": "complete",
            "content": [{ "type": "text", "text": "Hello, Ada!" }],
            "isError": false,
        })
    );
    assert_eq!(started.get(), 1);
    client.hang_up().await;
}

#[tokio::test]
async fn questions_of_every_kind_go_out_together() {
    let mut client = Client::new(server());
    let capabilities = json!({ "elicitation": {}, "sampling": {}, "roots": {} });
    let first = client
        .request(
            1,
            "tools/call",
            json!({ "name": "gather" }),
            capabilities.clone(),
        )
        .await["result"]
        .take();
    let methods: Vec<_> = ["name", "capital", "roots"]
        .map(|key| &first["inputRequests"][key]["method"])
        .into();
    assert_eq!(
        methods,
        ["elicitation/create", "sampling/createMessage", "roots/list"]
    );
    let answers = json!({ "name": accept(&json!({ "name": "Ada" })), "capital": completion(), "roots": roots() });
    let retry = json!({ "name": "gather", "inputResponses": answers, "requestState": first["requestState"] });
    let last = client.request(2, "tools/call", retry, capabilities).await;
    assert_eq!(
        last["result"]["content"][0]["text"],
        "Ada, Paris., file:///work"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn malformed_calls_are_invalid_params_and_null_is_absent() {
    let mut client = Client::new(server());
    let arguments = json!({ "greeting": "Hello" });
    let cases = [
        json!({ "name": "greet", "arguments": arguments, "requestState": 12345 }),
        json!({ "name": "greet", "arguments": arguments, "requestState": "nonsense" }),
        json!({ "name": "greet", "arguments": arguments, "inputResponses": [] }),
        json!({ "name": "greet", "arguments": "Hello" }),
        json!({ "name": "nobody" }),
        json!({}),
    ];
    for (id, params) in (1..).zip(cases) {
        let response = client.call(id, params.clone()).await;
        assert_eq!(response["error"]["code"], -32602, "{params}: {response}");
    }
    let unknown = client.request(50, "no/such", json!({}), json!({})).await;
    assert_eq!(unknown["error"]["code"], -32601);
    let nulls = json!({ "name": "greet", "arguments": arguments, "inputResponses": null, "requestState": null });
    assert_eq!(
        client.call(51, nulls).await["result"]["resultType"],
        "input_required"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn a_client_without_elicitation_is_not_asked() {
    let mut client = Client::new(server());
    let params = json!({ "name": "greet", "arguments": { "greeting": "Hello" } });
    let response = client
        .request(1, "tools/call", params, json!({ "sampling": {} }))
        .await;
    assert_eq!(response["error"]["code"], -32021);
    assert_eq!(
        response["error"]["data"]["requiredCapabilities"]["elicitation"],
        json!({ "form": {} })
    );
    client.hang_up().await;
}

#[tokio::test]
async fn a_round_without_questions_has_only_a_state() {
    let mut client = Client::new(server());
    let first = client.call(1, json!({ "name": "rest" })).await["result"].take();
    assert_eq!(first["resultType"], "input_required");
    assert_eq!(first.get("inputRequests"), None);
    assert!(first["requestState"].is_string());
    client.hang_up().await;
}
