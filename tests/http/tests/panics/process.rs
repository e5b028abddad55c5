//! A server in a process of its own.

use std::{fs, process::Stdio};

use mrtr_http_tests::{Modern, soon};
use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    task::JoinSet,
};

use crate::served::is_answered;

/// Starts one, with pipes.
pub(crate) fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_failing_server"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("the server starts")
}

/// Tells it to stop and waits until it has, which must take less than it would wait for a call.
pub(crate) async fn terminate(mut process: Child) {
    let id = process.id().expect("it runs").to_string();
    let sent = Command::new("kill").args(["-TERM", &id]).status().await;
    assert!(sent.expect("kill runs").success());
    let ended = soon("the server's end", process.wait()).await;
    assert!(ended.expect("a status").success());
}

/// How many descriptors it has.
#[cfg(target_os = "linux")]
fn descriptors(process: &Child) -> usize {
    let id = process.id().expect("it runs");
    fs::read_dir(format!("/proc/{id}/fd"))
        .expect("proc")
        .count()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn two_hundred_calls_leave_no_descriptor_and_do_not_keep_the_server_from_stopping() {
    let mut process = start(&["http"]);
    let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines();
    let address = soon("the address", lines.next_line())
        .await
        .unwrap()
        .unwrap();
    let url = format!("http://{address}/mcp");
    let before = descriptors(&process);
    let mut calls = JoinSet::new();
    for _ in 0..200 {
        let url = url.clone();
        calls.spawn(async move {
            // With a connection of its own, which it closes.
            let client = Modern::new(url);
            client.call("sell", json!({ "place": "beginning" })).await
        });
    }
    while let Some(last) = soon("an answer", calls.join_next()).await {
        is_answered("beginning", &last.unwrap());
    }
    soon("the descriptors to be closed", async {
        while descriptors(&process) > before {
            tokio::task::yield_now().await;
        }
    })
    .await;
    terminate(process).await;
}
