//! The client's side of a round, against Python and against wrong inputs; `mrtr retry` has the same vectors.

use mrtr::client::{RetryError, retry_request};
use serde_json::{Value, json};

/// Made by `vectors.py`: request, result, answers, and what Python prints.
const VECTORS: &str = include_str!("vectors.json");

fn vectors() -> Vec<[String; 4]> {
    serde_json::from_str(VECTORS).unwrap()
}

#[test]
fn a_value_gives_the_same_retry_as_a_text_wherever_it_can_hold_it() {
    let mut same = 0;
    for [original, result, answers, expected] in vectors() {
        let values = [&original, &result, &answers].map(|text| serde_json::from_str::<Value>(text));
        let [Ok(original), Ok(result), Ok(answers)] = values else {
            continue; // half a surrogate pair
        };
        match retry_request(&original, &result, &answers) {
            Ok(retry) => {
                let again: Value = serde_json::from_str(&expected).unwrap();
                // `-0` is an integer to Python and a float to `serde_json`.
                if !expected.contains("\"n\": 0}") {
                    assert_eq!(retry, again);
                }
                same += 1;
            }
            Err(RetryError::IdTooLarge) => {
                assert!(serde_json::from_str::<Value>(&expected).unwrap()["id"].is_f64());
            }
            // Beyond 64 bits, and `-0`, a `Value` makes floats of integers.
            Err(RetryError::Shape { .. }) => assert!(original["id"].is_f64(), "{original}"),
            // Which one is the first depends on whether a `Value` keeps the order.
            Err(RetryError::Missing { .. }) => assert!(expected.starts_with("missing ")),
            Err(error) => assert_eq!(error.to_string(), expected),
        }
    }
    assert!(same > 150, "{same}");
}

fn call() -> Value {
    json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": { "name": "book" } })
}

fn asks() -> Value {
    json!({ "resultType": "input_required", "inputRequests": { "seat": {} }, "requestState": "s" })
}

#[test]
fn the_whole_response_does_as_well_as_the_result_in_it() {
    let answers = json!({ "seat": { "action": "decline" } });
    let expected = retry_request(&call(), &asks(), &answers).unwrap();
    assert_eq!(expected["params"]["inputResponses"], answers);
    for response in [
        json!({ "jsonrpc": "2.0", "id": 3, "result": asks() }),
        json!({ "result": asks(), "id": 3 }),
    ] {
        assert_eq!(
            retry_request(&call(), &response, &answers).unwrap(),
            expected
        );
    }
}

#[test]
fn what_is_wrong_is_said() {
    let answers = json!({ "seat": 1 });
    let fails = |original: &Value, result: &Value, answers: &Value| {
        retry_request(original, result, answers)
            .unwrap_err()
            .to_string()
    };
    let mut call = call();
    for (id, reason) in [
        (json!("3"), "the request's `id` is not an integer"),
        (json!(3.0), "the request's `id` is not an integer"),
        (json!(true), "the request's `id` is not an integer"),
        (json!(null), "the request's `id` is not an integer"),
        (
            json!(u64::MAX),
            "the next `id` is beyond what a 64-bit integer holds",
        ),
    ] {
        call["id"] = id;
        assert_eq!(fails(&call, &asks(), &answers), reason);
    }
    call["id"] = json!(3);
    for (params, reason) in [
        (json!([]), "the request's `params` are not an object"),
        (json!(null), "the request's `params` are not an object"),
    ] {
        let mut call = call.clone();
        call["params"] = params;
        assert_eq!(fails(&call, &asks(), &answers), reason);
    }
    assert_eq!(
        fails(&json!({ "id": 3 }), &asks(), &answers),
        "the request's `params` are missing"
    );
    assert_eq!(
        fails(&json!({ "params": {} }), &asks(), &answers),
        "the request's `id` is missing"
    );
    assert_eq!(
        fails(&json!([]), &asks(), &answers),
        "the request is not an object"
    );
    assert_eq!(
        fails(&call, &asks(), &json!([])),
        "the answers are not an object"
    );
    for (result, reason) in [
        (json!("s"), "the result is not an object"),
        (
            json!({ "resultType": "complete", "content": [] }),
            "the result is not an `input_required` one: its `resultType` is \"complete\"",
        ),
        (
            json!({ "content": [] }),
            "the result is not an `input_required` one: it has neither `inputRequests` nor `requestState`",
        ),
        (
            json!({ "inputRequests": [] }),
            "the result's `inputRequests` are not an object",
        ),
        (
            json!({ "requestState": 1 }),
            "the result's `requestState` is not a string",
        ),
        (
            json!({ "jsonrpc": "2.0", "id": 3, "error": { "code": 1 } }),
            "the result is not an `input_required` one: the response is the error {\"code\": 1}",
        ),
        (
            json!({ "jsonrpc": "2.0", "id": 4, "result": asks() }),
            "the response's `id` is not the request's",
        ),
        (
            json!({ "jsonrpc": "2.0", "id": 3 }),
            "the response has neither `result` nor `error`",
        ),
    ] {
        assert_eq!(fails(&call, &result, &answers), reason);
    }
    // The twin: none of this is wrong with these.
    assert!(retry_request(&call, &asks(), &answers).is_ok());
}
