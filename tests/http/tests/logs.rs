//! What nobody gets to see in the log of a whole server, under the filters that our documents give: states, answers,
//! arguments, results, credentials, and the ids of sessions.

use std::{
    io::{self, Write},
    sync::{Arc, Mutex},
};

use mrtr_http_tests::{Modern, Served, Session, accept, soon, tools::server};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, duplex, split};
use tracing_subscriber::{
    filter::Targets,
    fmt::{self, format::FmtSpan},
    prelude::*,
};

/// The filters in our documents and examples, and what somebody looking for a fault makes of them.
const FILTERS: [&str; 3] = ["info,rmcp=error", "debug,rmcp=error", "trace,rmcp=error"];

#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Heard {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Listens under each filter, and without one.
fn listen() -> ([Heard; 3], Heard) {
    let heard = [Heard::default(), Heard::default(), Heard::default()];
    let everything = Heard::default();
    let filters = FILTERS.iter().chain(["trace"].iter());
    let layers = filters.zip(heard.iter().chain([&everything]));
    let layers = layers.map(|(filter, heard)| {
        let heard = heard.clone();
        fmt::layer()
            .with_span_events(FmtSpan::FULL)
            .with_ansi(false)
            .with_writer(move || heard.clone())
            .with_filter(filter.parse::<Targets>().unwrap())
    });
    tracing_subscriber::registry()
        .with(layers.collect::<Vec<_>>())
        .init();
    (heard, everything)
}

fn greeting() -> Value {
    json!({ "greeting": "ARGUMENT-4711" })
}

fn name() -> Value {
    accept(&json!({ "name": "ANSWER-1234" }))
}

fn bearer() -> String {
    "Bearer TOKEN-0815".to_owned()
}

/// A call of 2026-07-28 over HTTP, and all that can go wrong in it; gives its states.
async fn modern(served: &Served) -> Vec<String> {
    let client = Modern::new(served.url()).header("authorization", bearer());
    let first = client.call("greet", greeting()).await;
    let wrong = json!({ "name": accept(&json!({ "name": ["ANSWER-0000"] })) });
    let again = client.retry("greet", greeting(), &first, wrong).await;
    let second = client
        .retry("greet", greeting(), &again, json!({ "name": name() }))
        .await;
    let sure = json!({ "sure": accept(&json!({ "sure": true })) });
    let last = client
        .retry("greet", greeting(), &second, sure.clone())
        .await;
    assert!(last["result"].to_string().contains("ANSWER-1234"));
    let mut tampered = second.clone();
    tampered["result"]["requestState"] =
        format!("{}AAAA", second["result"]["requestState"].as_str().unwrap()).into();
    client.retry("greet", greeting(), &tampered, sure).await;
    for wrong in [
        json!({ "greeting": ["ARGUMENT-4711"] }),
        json!("ARGUMENT-4711"),
    ] {
        client.call("greet", wrong).await;
    }
    let half = client
        .prepare("tools/call", json!({}))
        .body("{\"ARGUMENT-4711\":");
    half.send().await.unwrap();
    [first, again, second]
        .iter()
        .map(|round| round["result"]["requestState"].as_str().unwrap().to_owned())
        .collect()
}

/// The same of an older client; gives the id of its session.
async fn older(served: &Served) -> String {
    let headers = vec![("authorization", bearer())];
    let session = Session::open_with(&served.url(), json!({ "elicitation": {} }), headers).await;
    let mut events = session.call(7, "greet", greeting()).await;
    let who = events.message().await;
    session.answer(&who, name()).await;
    let sure = events.message().await;
    drop(session.resume(&events.last.clone().unwrap()).await);
    session
        .answer(&sure, accept(&json!({ "sure": true })))
        .await;
    assert!(
        events.message().await["result"]
            .to_string()
            .contains("ANSWER-1234")
    );
    // An answer nobody waits for, a stream that is not there, a call that is broken off.
    session.answer(&who, name()).await;
    session.resume("7-7").await.next().await;
    let mut events = session.call(8, "greet", greeting()).await;
    events.message().await;
    session.close().await;
    let list = json!({ "jsonrpc": "2.0", "id": 9, "method": "tools/list" });
    session.post(&list).send().await.unwrap();
    session.id
}

/// A call of an older client over two pipes, and lines that are no messages.
async fn over_pipes() {
    let (here, there) = duplex(64 * 1024);
    let serving = tokio::spawn(server().serve(split(there)));
    let (reader, mut writer) = split(here);
    let mut lines = BufReader::new(reader).lines();
    let mut send = async |message: String| {
        writer
            .write_all(format!("{message}\n").as_bytes())
            .await
            .unwrap();
    };
    let mut receive = async || {
        let line = soon("a line", lines.next_line()).await.unwrap().unwrap();
        serde_json::from_str::<Value>(&line).unwrap()
    };
    let initialize = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": { "elicitation": {} },
        "clientInfo": { "name": "old", "version": "1" },
    } });
    send(initialize.to_string()).await;
    receive().await;
    send(json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }).to_string()).await;
    let params = json!({ "name": "greet", "arguments": greeting() });
    let call = json!({ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params });
    send(call.to_string()).await;
    let who = receive().await;
    send(json!({ "jsonrpc": "2.0", "id": who["id"], "result": name() }).to_string()).await;
    let sure = receive().await;
    let yes = accept(&json!({ "sure": true }));
    send(json!({ "jsonrpc": "2.0", "id": sure["id"], "result": yes }).to_string()).await;
    assert!(
        receive().await["result"]
            .to_string()
            .contains("ANSWER-1234")
    );
    send("{\"ARGUMENT-4711\":".to_owned()).await;
    send("{\"ARGUMENT-4711\":{}}".to_owned()).await;
    receive().await;
    drop((lines, writer));
    soon("the end", serving).await.unwrap().unwrap();
}

/// One test, because there is one log.
#[tokio::test]
async fn under_the_filters_we_give_a_log_holds_no_value_no_state_and_no_session() {
    let (heard, everything) = listen();
    let served = Served::start(server()).await;
    let states = modern(&served).await;
    let session = older(&served).await;
    served.stop().await;
    over_pipes().await;

    let mut secrets = vec!["ARGUMENT-", "ANSWER-", "TOKEN-", session.as_str()];
    // Any longer piece of a state would be too much.
    let pieces = states
        .iter()
        .flat_map(|state| state.as_bytes().chunks_exact(16));
    secrets.extend(pieces.map(|piece| str::from_utf8(piece).unwrap()));
    for (filter, heard) in FILTERS.iter().zip(&heard) {
        let text = heard.text();
        for secret in &secrets {
            assert!(!text.contains(secret), "{filter}: {secret} is in:\n{text}");
        }
        for told in ["serving MCP at", "refused a requestState"] {
            assert!(text.contains(told), "{filter}: no {told:?} in:\n{text}");
        }
    }
    // Which is what the filters are for.
    let text = everything.text();
    for secret in ["ARGUMENT-", "ANSWER-", &session, &states[0]] {
        assert!(text.contains(secret), "rmcp no longer prints {secret}");
    }
}

#[test]
fn the_filter_is_the_one_that_our_documents_and_examples_have() {
    for text in [
        include_str!("../../../docs/deploying.md"),
        include_str!("../../../docs/first-tool.md"),
        include_str!("../../../examples/13_server/src/main.rs"),
    ] {
        assert!(text.contains(&format!("\"{}\"", FILTERS[0])));
    }
}
