//! A server in a process of its own, and its client.

use std::{
    env,
    fs::{self, OpenOptions},
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use mrtr::{
    Server,
    prelude::*,
    replay::{MemoryStore, RedisStore},
};
use serde_json::{Value, json};

/// Set in a child process: where its replay store is, an address or `memory`.
const STORE: &str = "MRTR_TEST_STORE";
/// Set in a child process: the file that effects are written to.
const LEDGER: &str = "MRTR_TEST_LEDGER";
/// Set in a child process: where it stops and waits for its end.
const STOP: &str = "MRTR_TEST_STOP";

/// The secret all of them share.
const SECRET: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// What the effect consists of, written to a file, line by line.
struct Ledger {
    file: PathBuf,
    stop: Option<String>,
}

impl Ledger {
    fn write(&self, line: &str) {
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.file)
            .expect("the ledger");
        // In one piece: another process writes as well, and this one may be killed at any time.
        file.write_all(format!("{line}\n").as_bytes())
            .expect("the ledger");
    }

    /// Tells the test that this place is reached, and stays there if this is where to stop.
    async fn at(&self, place: &str) {
        if self.stop.as_deref() == Some(place) {
            println!("{{\"at\":\"{place}\"}}");
            std::future::pending::<()>().await;
        }
    }
}

/// Pays once.
#[mrtr_tool(once)]
async fn pay(ledger: &Ledger) -> Result<String, ToolError> {
    let name: String = ask_user("Who pays?").await?;
    ledger.at("before").await;
    ledger.write(&format!("charging {name}"));
    ledger.at("during").await;
    ledger.write(&format!("charged {name}"));
    ledger.at("after").await;
    let tip: u8 = ask_user("Any tip?").await?;
    ledger.write(&format!("tip {tip} from {name}"));
    Ok(format!("{name} has paid"))
}

/// Not a test by itself: what a test starts in a child process.
#[tokio::test]
async fn a_child_process_serves() {
    let (Ok(store), Some(ledger)) = (env::var(STORE), env::var_os(LEDGER)) else {
        return;
    };
    let server = Server::new("shop", "1")
        .keys(KeyRing::parse(SECRET).expect("a key"))
        .env(Ledger {
            file: ledger.into(),
            stop: env::var(STOP).ok(),
        })
        .tool(pay);
    let server = match store.as_str() {
        "memory" => server.replay(MemoryStore::new()),
        address => {
            let store = RedisStore::open(address).expect("an address");
            server.replay(store.patience(Duration::from_secs(1)))
        }
    };
    server.serve_stdio().await.expect("the client hangs up");
}

/// A server process and the client at its other end.
pub(crate) struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Value>,
}

impl Process {
    /// Starts one that stops at `stop`, if it ever comes there.
    pub(crate) fn start(store: &str, ledger: &Path, stop: Option<&str>) -> Self {
        let mut command = Command::new(env::current_exe().expect("this test"));
        command
            .args(["--exact", "process::a_child_process_serves", "--nocapture"])
            .env(STORE, store)
            .env(LEDGER, ledger)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(stop) = stop {
            command.env(STOP, stop);
        }
        let mut child = command.spawn().expect("this test runs");
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        Self {
            lines: read(stdout.expect("its output")),
            stdin: stdin.expect("its input"),
            child,
        }
    }

    /// Sends a request without waiting for its response.
    pub(crate) fn send(&mut self, id: u32, call: &Call) {
        self.write(id, call).expect("the server listens");
    }

    fn write(&mut self, id: u32, call: &Call) -> std::io::Result<()> {
        let mut params = json!({
            "name": "pay",
            "arguments": {},
            "_meta": {
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientInfo": { "name": "test", "version": "1" },
                "io.modelcontextprotocol/clientCapabilities": { "elicitation": {} },
            },
        });
        if let Some((state, key, value)) = call {
            let key = *key;
            params["requestState"] = json!(state);
            let answer = json!({ "action": "accept", "content": { key: value } });
            params["inputResponses"] = json!({ key: answer });
        }
        let request =
            json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params });
        writeln!(self.stdin, "{request}")
    }

    /// The next message.
    pub(crate) fn receive(&self) -> Value {
        self.lines.recv().expect("the server has ended")
    }

    pub(crate) fn call(&mut self, call: &Call) -> Value {
        self.send(1, call);
        self.receive()["result"].take()
    }

    /// The response to a call, unless the process ends before it, or takes longer than this.
    pub(crate) fn try_call(&mut self, id: u32, call: &Call, patience: Duration) -> Option<Value> {
        self.write(id, call).ok()?;
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let response = self.lines.recv_timeout(left).ok()?;
            if response["id"] == id {
                return Some(response);
            }
        }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it has come to where it stops.
    pub(crate) fn stopped(&self, place: &str) {
        assert_eq!(self.receive(), json!({ "at": place }));
    }

    /// SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it has ended");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A state with the key and the value of its answer; `None` is the first request.
pub(crate) type Call = Option<(String, &'static str, Value)>;

/// The state in a result.
pub(crate) fn state(result: &Value) -> String {
    result["requestState"]
        .as_str()
        .unwrap_or_else(|| panic!("no state: {result}"))
        .to_owned()
}

pub(crate) fn text(result: &Value) -> &str {
    result["content"][0]["text"]
        .as_str()
        .unwrap_or_else(|| panic!("no text: {result}"))
}

pub(crate) fn effects(ledger: &Path) -> Vec<String> {
    let written = fs::read_to_string(ledger).unwrap_or_default();
    written.lines().map(str::to_owned).collect()
}

/// Reads on while nobody listens, so that the server never waits for its client.
fn read(stdout: ChildStdout) -> Receiver<Value> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            // The test harness says a few words of its own.
            if let Some(start) = line.find('{')
                && let Ok(message) = serde_json::from_str(&line[start..])
                && sender.send(message).is_err()
            {
                return;
            }
        }
    });
    receiver
}
