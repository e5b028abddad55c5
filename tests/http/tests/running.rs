//! Calls while they run: progress, clients that go away, servers that stop.

use std::time::Duration;

use mrtr_http_tests::{
    Modern, Served, Session, accept, soon,
    tools::{Working, server},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// The data of the events in an answer.
fn events(text: &str) -> Vec<Value> {
    text.lines()
        .filter_map(|line| line.strip_prefix("data:"))
        .map(|data| serde_json::from_str(data).unwrap())
        .collect()
}

fn progress(messages: &[Value]) -> Vec<&Value> {
    messages
        .iter()
        .filter(|message| message["method"] == "notifications/progress")
        .map(|message| &message["params"])
        .collect()
}

#[tokio::test]
async fn progress_reaches_the_client_that_asked_for_it_and_only_grows() {
    let served = Served::start(server()).await;
    let client = Modern::new(served.url());
    let params = json!({ "name": "climb", "arguments": {}, "_meta": { "progressToken": "here" } });
    let response = client.prepare("tools/call", params).send().await.unwrap();
    let messages = events(&response.text().await.unwrap());
    assert_eq!(
        progress(&messages),
        [
            &json!({ "progressToken": "here", "progress": 1.0, "total": 4.0, "message": "one" }),
            &json!({ "progressToken": "here", "progress": 2.0 }),
        ]
    );
    let last = messages.last().unwrap();
    assert_eq!(last["result"]["resultType"], "input_required");
    let answers = json!({ "confirm": accept(&json!({ "confirm": true })) });
    let silent = client.retry("climb", json!({}), last, answers).await;
    assert_eq!(silent["result"]["content"][0]["text"], "there");
    served.stop().await;
}

#[tokio::test]
async fn progress_reaches_an_older_client_between_its_questions() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let params = json!({ "name": "climb", "arguments": {}, "_meta": { "progressToken": 5 } });
    let mut stream = session.request(7, "tools/call", params).await;
    let mut messages = Vec::new();
    loop {
        let message = stream.message().await;
        if message["method"] == "elicitation/create" {
            session
                .answer(&message, accept(&json!({ "confirm": true })))
                .await;
        }
        messages.push(message);
        if messages.last().unwrap().get("result").is_some() {
            break;
        }
    }
    let done: Vec<_> = progress(&messages)
        .iter()
        .map(|params| params["progress"].clone())
        .collect();
    assert_eq!(done, [1.0, 2.0, 3.0]);
    served.stop().await;
}

#[tokio::test]
async fn a_client_that_goes_away_takes_its_call_with_it() {
    let working = Working::default();
    let served = Served::start(server().env(working.clone())).await;
    let client = Modern::new(served.url());
    let params = json!({ "name": "work", "arguments": {} });
    let call = tokio::spawn(client.prepare("tools/call", params.clone()).send());
    soon("the start", working.started.notified()).await;
    call.abort();
    soon("the end", working.dropped.notified()).await;
    assert_eq!(working.finished.get(), 0);
    // The positive twin: one that stays gets the result.
    let call = tokio::spawn(client.prepare("tools/call", params).send());
    soon("the start", working.started.notified()).await;
    working.go_on.notify_one();
    let response = soon("the result", call).await.unwrap().unwrap();
    assert!(response.text().await.unwrap().contains("worked"));
    assert_eq!(working.finished.get(), 1);
    served.stop().await;
}

#[tokio::test]
async fn a_round_that_is_running_is_finished_before_the_server_stops() {
    let working = Working::default();
    let served = Served::start(server().env(working.clone())).await;
    let client = Modern::new(served.url());
    let params = json!({ "name": "work", "arguments": {} });
    let call = tokio::spawn(client.prepare("tools/call", params).send());
    soon("the start", working.started.notified()).await;
    let address = served.address;
    let stopping = tokio::spawn(served.stop());
    // No new connections are taken from the moment on in which it is told to stop.
    soon("the port to close", async {
        while tokio::net::TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert!(!stopping.is_finished());
    working.go_on.notify_one();
    let response = soon("the result", call).await.unwrap().unwrap();
    assert!(response.text().await.unwrap().contains("worked"));
    soon("the end", stopping).await.unwrap();
}

#[tokio::test]
async fn a_session_that_only_listens_does_not_keep_the_server_from_stopping() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({})).await;
    let listening = reqwest::Client::new()
        .get(served.url())
        .header("accept", "text/event-stream")
        .header("mcp-session-id", &session.id)
        .send()
        .await
        .unwrap();
    assert!(listening.status().is_success());
    served.stop().await;
}

#[tokio::test]
async fn a_call_that_waits_for_its_user_does_not_keep_the_server_from_stopping() {
    let served = Served::start(server()).await;
    let session = Session::open(&served.url(), json!({ "elicitation": {} })).await;
    let mut events = session
        .call(7, "greet", json!({ "greeting": "Hello" }))
        .await;
    assert_eq!(events.message().await["method"], "elicitation/create");
    let stopping = tokio::spawn(served.stop());
    let last = events.message().await;
    assert_eq!(
        (&last["id"], &last["result"]["isError"]),
        (&json!(7), &json!(true))
    );
    assert_eq!(
        last["result"]["content"][0]["text"],
        "the call ended because the question `name` has no answer: the server is stopping"
    );
    soon("the end", stopping).await.unwrap();
}

#[tokio::test]
async fn headers_that_do_not_come_are_not_waited_for() {
    let served = Served::start(server().header_timeout(Duration::from_millis(1))).await;
    for sent in ["", "POST /mcp HTTP/1.1\r\nhost: loc"] {
        let mut stream = TcpStream::connect(served.address).await.unwrap();
        // It may be closed already.
        drop(stream.write_all(sent.as_bytes()).await);
        let mut answer = Vec::new();
        drop(soon("the end", stream.read_to_end(&mut answer)).await);
        assert!(answer.is_empty(), "{}", answer.escape_ascii());
    }
    served.stop().await;
}

#[tokio::test]
async fn connections_past_the_limit_wait_until_there_is_room() {
    let served = Served::start(server().max_connections(2)).await;
    let client = Modern::new(served.url());
    let listing = client.request("tools/list", json!({})).await;
    assert_eq!(listing.0, 200);
    // The client keeps its own, and this takes the last place.
    let mut idle = TcpStream::connect(served.address).await.unwrap();
    idle.write_all(b"POST /mcp HTTP/1.1\r\n").await.unwrap();
    let third = Modern::new(served.url());
    let waiting = tokio::spawn(async move { third.request("tools/list", json!({})).await.0 });
    // What is there is served meanwhile.
    for _ in 0..10 {
        assert_eq!(client.request("tools/list", json!({})).await.0, 200);
    }
    assert!(!waiting.is_finished());
    drop(idle);
    assert_eq!(soon("its turn", waiting).await.unwrap(), 200);
    served.stop().await;
}
