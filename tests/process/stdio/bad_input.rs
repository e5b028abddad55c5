//! Calls that are wrong from the start, over the pipes of the real program.

use rmcp::model::CallToolRequestParams;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    process::Child,
};

use super::{
    booking::{Booking, call, error_text, key, process, soon},
    user::User,
};

#[tokio::test]
async fn a_wrong_argument_is_named_to_the_model() {
    let booking = Booking::start(&key(1), User::default()).await;
    for (arguments, reason) in [
        (json!({ "flight": 123 }), "expected a string, found integer"),
        (json!({ "flight": ["TP456"] }), "expected a string"),
        (json!({ "flight": null }), "expected a string"),
        (json!({ "fligth": "TP456" }), "is missing"),
        (json!({}), "is missing"),
    ] {
        let end = booking.client.round(call(arguments.clone())).await;
        let end = end.unwrap().completes();
        let text = error_text(&end);
        assert!(
            text.contains("`flight`") && text.contains(reason),
            "{arguments}: {text}"
        );
    }
    let good = booking
        .client
        .round(call(json!({ "flight": "TP456" })))
        .await;
    good.unwrap().asks("passenger");
    assert_eq!(booking.end().await, ["quoted    TP456 at 74 EUR"]);
}

#[tokio::test]
async fn an_unknown_tool_is_a_protocol_error() {
    let booking = Booking::start(&key(1), User::default()).await;
    let train = CallToolRequestParams::new("book_train");
    let error = booking.client.round(train).await.unwrap_err();
    assert_eq!(error.code.0, -32602);
    assert!(error.message.contains("book_train"), "{error:?}");
    booking.end().await;
}

/// The answer to a `tools/call` with these members of `params`, beside the name and the arguments.
async fn raw(process: &mut Child, id: u64, members: Value) -> Value {
    let mut params = json!({
        "name": "book_flight",
        "arguments": { "flight": "TP456" },
        "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": { "name": "raw", "version": "1" },
            "io.modelcontextprotocol/clientCapabilities": { "elicitation": {} },
        },
    });
    let Value::Object(members) = members else {
        panic!("members are an object")
    };
    params.as_object_mut().expect("an object").extend(members);
    let call = json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params });
    let stdin = process.stdin.as_mut().expect("a pipe");
    stdin
        .write_all(format!("{call}\n").as_bytes())
        .await
        .unwrap();
    let stdout = process.stdout.as_mut().expect("a pipe");
    let mut line = String::new();
    // One answer at a time, so nothing of the next one is lost with the buffer.
    let read = BufReader::new(stdout).read_line(&mut line).await;
    read.expect("an answer");
    let answer: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(answer["id"], id);
    answer
}

#[tokio::test]
async fn malformed_members_of_a_retry_are_invalid_params_and_null_is_absent() {
    let mut process = process(&key(1));
    let cases = [
        json!({ "requestState": 12345 }),
        json!({ "requestState": { "state": "AAAA" } }),
        json!({ "inputResponses": [] }),
        json!({ "inputResponses": "yes" }),
        json!({ "arguments": "TP456" }),
        json!({ "name": 5 }),
    ];
    for (id, members) in (1..).zip(cases) {
        let answer = soon("an answer", raw(&mut process, id, members.clone())).await;
        assert_eq!(answer["error"]["code"], -32602, "{members}: {answer}");
    }
    let nulls = json!({ "requestState": null, "inputResponses": null });
    let answer = soon("an answer", raw(&mut process, 50, nulls)).await;
    assert_eq!(answer["result"]["resultType"], "input_required", "{answer}");
    drop(process.stdin.take());
    let end = soon("the end", process.wait()).await.unwrap();
    assert!(end.success());
}
