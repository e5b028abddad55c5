//! Requests of 2026-07-28, and what is not let through.

use std::time::Duration;

use mrtr_http_tests::{
    Modern, Served, accept, soon,
    tools::{Counter, server},
};
use reqwest::{StatusCode, header};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt as _;

fn greeting() -> Value {
    json!({ "greeting": "Hello" })
}

#[tokio::test]
async fn a_call_goes_on_with_the_state_and_nothing_else() {
    let started = Counter::default();
    let served = Served::start(server().env(started.clone())).await;
    let first = Modern::new(served.url()).call("greet", greeting()).await;
    assert_eq!(first["result"]["resultType"], "input_required");
    // Another client, another connection: only the state is the same.
    let client = Modern::new(served.url());
    let answers = json!({ "name": accept(&json!({ "name": "Ada" })) });
    let second = client.retry("greet", greeting(), &first, answers).await;
    let answers = json!({ "sure": accept(&json!({ "sure": true })) });
    let last = client.retry("greet", greeting(), &second, answers).await;
    assert_eq!(last["result"]["content"][0]["text"], "Hello, Ada!");
    assert_eq!(last["result"]["resultType"], "complete");
    assert_eq!(started.get(), 1);
    served.stop().await;
}

#[tokio::test]
async fn an_answer_is_plain_json_and_opens_no_session() {
    let served = Served::start(server()).await;
    let response = Modern::new(served.url())
        .prepare("tools/list", json!({}))
        .send()
        .await
        .unwrap();
    assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    assert!(!response.headers().contains_key("mcp-session-id"));
    served.stop().await;
}

#[tokio::test]
async fn two_processes_with_the_same_keys_share_a_call() {
    let keys = || mrtr::KeyRing::parse(&"07".repeat(32)).unwrap();
    let here = Served::start(server().keys(keys())).await;
    let there = Served::start(server().keys(keys())).await;
    let stranger = Served::start(server()).await;
    let first = Modern::new(here.url()).call("greet", greeting()).await;
    let answers = json!({ "name": accept(&json!({ "name": "Ada" })) });
    let second = Modern::new(there.url())
        .retry("greet", greeting(), &first, answers.clone())
        .await;
    assert_eq!(second["result"]["resultType"], "input_required");
    let refused = Modern::new(stranger.url())
        .retry("greet", greeting(), &first, answers)
        .await;
    assert_eq!(refused["error"]["code"], -32602);
    assert_eq!(
        refused["error"]["message"],
        "Invalid or expired requestState"
    );
    for served in [here, there, stranger] {
        served.stop().await;
    }
}

#[tokio::test]
async fn a_client_that_lacks_a_capability_gets_http_400() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url()).capabilities(json!({}));
    let params = json!({ "name": "greet", "arguments": greeting() });
    let (status, response) = client.request("tools/call", params).await;
    assert_eq!(
        (status, &response["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!(-32021))
    );
    served.stop().await;
}

#[tokio::test]
async fn a_malformed_member_is_invalid_params_and_not_an_unknown_method() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url());
    for (member, value) in [
        ("requestState", json!(12345)),
        ("inputResponses", json!([])),
        ("arguments", json!("Hello")),
    ] {
        let mut params = json!({ "name": "greet", "arguments": greeting() });
        params[member] = value;
        let (status, response) = client.request("tools/call", params).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(response["error"]["code"], -32602, "{member}: {response}");
    }
    let mut params = json!({ "name": "greet", "arguments": greeting() });
    params["requestState"] = Value::Null;
    params["inputResponses"] = Value::Null;
    let (_, response) = client.request("tools/call", params).await;
    assert_eq!(response["result"]["resultType"], "input_required");
    served.stop().await;
}

#[tokio::test]
async fn a_body_that_is_no_message_is_answered_in_json_rpc() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url());
    let cases = [
        (r#"{"jsonrpc":"2.0","id":1,"#, -32700, Value::Null),
        ("\u{1}", -32700, Value::Null),
        ("[]", -32600, Value::Null),
        (r#"{"jsonrpc":"2.0","id":7}"#, -32600, json!(7)),
        (
            r#"{"jsonrpc":"1.0","id":"a","method":"tools/list"}"#,
            -32600,
            json!("a"),
        ),
    ];
    for (body, code, id) in cases {
        let request = client.prepare("tools/list", json!({})).body(body);
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{body}");
        let response: Value = response.json().await.unwrap();
        assert_eq!(
            (&response["error"]["code"], &response["id"]),
            (&json!(code), &id),
            "{body}"
        );
    }
    let mut text = client.prepare("tools/list", json!({})).build().unwrap();
    let plain = header::HeaderValue::from_static("text/plain");
    text.headers_mut().insert(header::CONTENT_TYPE, plain);
    let text = reqwest::Client::new().execute(text).await.unwrap();
    assert_eq!(text.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    served.stop().await;
}

#[tokio::test]
async fn a_body_past_the_limit_is_refused() {
    let served = Served::start(server().body_limit(1_000)).await;
    let client = Modern::new(served.url());
    let padded = |length: usize| {
        let params = json!({ "name": "greet", "arguments": { "greeting": "x".repeat(length) } });
        client.request("tools/call", params)
    };
    let (status, response) = padded(1_000).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(
        response["error"]["message"],
        "the body is longer than 1000 bytes"
    );
    let (status, _) = padded(100).await;
    assert_eq!(status, StatusCode::OK);
    served.stop().await;
}

#[tokio::test]
async fn a_body_of_too_many_values_is_refused_before_anything_is_built_of_it() {
    let served = Served::start(server().max_values(100)).await;
    let client = Modern::new(served.url());
    let padded = |count: usize| {
        let params = json!({ "name": "greet", "arguments": { "greeting": vec![0; count] } });
        client.request("tools/call", params)
    };
    let (status, response) = padded(100).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(
        (&response["id"], &response["error"]["message"]),
        (
            &json!(1),
            &json!("the body holds more than 100 JSON values")
        )
    );
    // As many as fit come to the tool, which wants a text.
    let (status, response) = padded(70).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(response["result"]["isError"], true, "{response}");
    served.stop().await;
}

#[tokio::test]
async fn a_body_is_not_nested_deeper_than_it_can_be_read() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url());
    let nested = |depth: usize| {
        let request = client.prepare("tools/list", json!({})).build().unwrap();
        let body = String::from_utf8(request.body().unwrap().as_bytes().unwrap().to_vec()).unwrap();
        // The message, its parameters, and this.
        let deep = format!("{}{}", "[".repeat(depth - 2), "]".repeat(depth - 2));
        let body = body.replacen("\"params\":{", &format!("\"params\":{{\"deep\":{deep},"), 1);
        let request = client.prepare("tools/list", json!({})).body(body);
        async move {
            let response = request.send().await.unwrap();
            (response.status(), response.json::<Value>().await.unwrap())
        }
    };
    let (status, response) = nested(126).await;
    assert_eq!(status, StatusCode::OK, "{response}");
    for depth in [127, 128, 129, 10_000] {
        let (status, response) = nested(depth).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let message = &response["error"]["message"];
        assert_eq!(*message, "the body is nested more than 126 levels deep");
    }
    served.stop().await;
}

/// A body of which only the beginning is sent.
async fn half_a_body(served: &Served, bytes: usize) -> tokio::net::TcpStream {
    use tokio::io::AsyncWriteExt as _;
    let mut stream = tokio::net::TcpStream::connect(served.address)
        .await
        .unwrap();
    let head = format!(
        "POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         accept: application/json, text/event-stream\r\ncontent-length: {}\r\n\r\n",
        bytes + 1
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(&vec![b' '; bytes]).await.unwrap();
    stream
}

#[tokio::test]
async fn bodies_that_are_held_back_do_not_fill_the_memory() {
    // Room for two of these, and a small one.
    let served = Served::start(server().in_flight_limit(700_000)).await;
    let client = Modern::new(served.url());
    let mut held = Vec::new();
    let refused = soon("a refusal", async {
        loop {
            held.push(half_a_body(&served, 100_000).await);
            let padded =
                json!({ "name": "greet", "arguments": { "greeting": "x".repeat(100_000) } });
            let (status, response) = client.request("tools/call", padded).await;
            if status == StatusCode::SERVICE_UNAVAILABLE {
                break response;
            }
            assert_eq!(status, StatusCode::OK);
        }
    })
    .await;
    assert_eq!(
        refused["error"]["message"],
        "too many requests are being answered"
    );
    // A small one still passes, and when they are gone, so does a long one.
    assert_eq!(
        client.request("tools/list", json!({})).await.0,
        StatusCode::OK
    );
    drop(held);
    soon("the memory to be given back", async {
        let padded = json!({ "name": "greet", "arguments": { "greeting": "x".repeat(200_000) } });
        while client.request("tools/call", padded.clone()).await.0 != StatusCode::OK {}
    })
    .await;
    served.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let served = Served::start(server().body_timeout(Duration::from_millis(1))).await;
    let mut stream = half_a_body(&served, 10).await;
    let mut answer = String::new();
    soon("an answer", stream.read_to_string(&mut answer))
        .await
        .unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("the body did not come in time"), "{answer}");
    served.stop().await;
}

#[tokio::test]
async fn only_known_hosts_and_origins_are_served() {
    let served = Served::start(
        server()
            .allow_host("mcp.example")
            .allow_origin("https://app.example:443"),
    )
    .await;
    let client = Modern::new(served.url());
    let status = async |name: &'static str, value: String| {
        let request = client.prepare("tools/list", json!({})).header(name, value);
        request.send().await.unwrap().status()
    };
    let port = served.address.port();
    for host in ["mcp.example", "mcp.example:8443", "localhost", "127.0.0.1"] {
        assert_eq!(
            status("host", host.to_owned()).await,
            StatusCode::OK,
            "{host}"
        );
    }
    for host in [
        "evil.example",
        "mcp.example.evil.example",
        "169.254.169.254",
    ] {
        assert_eq!(
            status("host", host.to_owned()).await,
            StatusCode::FORBIDDEN,
            "{host}"
        );
    }
    for origin in [
        "https://app.example".to_owned(),
        format!("http://127.0.0.1:{port}"),
        "http://localhost:3000".to_owned(),
    ] {
        assert_eq!(
            status("origin", origin.clone()).await,
            StatusCode::OK,
            "{origin}"
        );
    }
    for origin in [
        "http://app.example",
        "https://app.example:444",
        "http://evil.example",
        "null",
    ] {
        assert_eq!(
            status("origin", origin.to_owned()).await,
            StatusCode::FORBIDDEN,
            "{origin}"
        );
    }
    served.stop().await;
}

#[tokio::test]
async fn the_server_is_found_at_its_path_only() {
    let served = Served::start(server().path("/tools/mcp")).await;
    let at = |path: &str| format!("http://{}{path}", served.address);
    let there = Modern::new(at("/tools/mcp"));
    assert_eq!(
        there.request("tools/list", json!({})).await.0,
        StatusCode::OK
    );
    let elsewhere = Modern::new(at("/mcp")).prepare("tools/list", json!({}));
    assert_eq!(
        elsewhere.send().await.unwrap().status(),
        StatusCode::NOT_FOUND
    );
    served.stop().await;
}
