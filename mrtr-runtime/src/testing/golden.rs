//! States of today's version, kept to be opened by tomorrow's.

use std::{
    env, fs,
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use serde_json::{Map, Value, json};

use super::{Client, TestClock, setup::Setup};
use crate::{
    engine::{InputRequired, Inspection, Response},
    seal::{Key, KeyRing},
    tool::Resumable,
};

/// Set to `record`, the files are written and not checked.
const VARIABLE: &str = "MRTR_GOLDEN";

/// Seals what is in the files. Everybody knows it, so nobody else may use it.
const KEY: [u8; 32] = *b"the key of golden states, public";

/// When all golden states are sealed and opened: 2026-07-28.
const TIME: Duration = Duration::from_secs(1_785_196_800);

/// Checks that the states kept in the file at `path` still open with this version of the tool: that a user
/// who was asked before a deployment can answer after it.
///
/// A failure means that an edit of the tool has made states in flight stale. That may be all right, but it
/// should not happen unnoticed. Run the test with `MRTR_GOLDEN=record` to write the file: the first time, and
/// whenever states may become stale. Commit the file. Paths are relative to the package, where `cargo test` runs.
///
/// * `client`: tool and environment; its keys, clock and principal do not matter.
/// * `args`, `answer`: the call whose rounds are kept, as for [`Client::drive`]; used only to record.
///
/// # Panics
///
/// If a state does not open, if it opens to other locals, or if the file cannot be read or written.
///
/// ```
/// # use mrtr_runtime::{Tool, testing::{Client, golden}};
/// # async fn test(book_flight: impl Tool) {
/// use serde_json::json;
///
/// golden(
///     "tests/golden/book_flight.json",
///     &Client::new(book_flight),
///     json!({ "flight": "TP123" }),
///     |key, _| json!({ "action": "accept", "content": { key: true } }),
/// )
/// .await;
/// # }
/// ```
pub async fn golden<T: Resumable>(
    path: impl AsRef<Path>,
    client: &Client<T>,
    args: Value,
    answer: impl FnMut(&str, &Value) -> Value,
) {
    let path = path.as_ref();
    let shown = path.display();
    let setup = Setup {
        keys: KeyRing::new(Key::from_bytes(KEY)),
        clock: Arc::new(TestClock::at(SystemTime::UNIX_EPOCH + TIME)),
        principal: None,
        ..client.setup().clone()
    };
    let tool = client.tool();
    if env::var_os(VARIABLE).is_some_and(|value| value == "record") {
        let recorded = record(tool, &setup, args, answer).await;
        let text = format!("{recorded:#}\n");
        let written = path
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(path, text));
        return written.unwrap_or_else(|error| panic!("{shown} cannot be written: {error}"));
    }
    let text = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{shown} cannot be read: {error}\n  help: `{VARIABLE}=record cargo test` writes it")
    });
    let recorded: Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{shown} is no JSON: {error}"));
    let faults = check(tool, &setup, &recorded).await;
    assert!(
        faults.is_empty(),
        "with this version of `{}`, states in flight become stale ({shown}):\n  {}\n  \
         help: the name or type of a local that is used after a checkpoint has changed, or the checkpoint's key\n  \
         help: if that is wanted, write the file anew: `{VARIABLE}=record cargo test`",
        tool.name(),
        faults.join("\n  "),
    );
}

async fn record(
    tool: &impl Resumable,
    setup: &Setup,
    args: Value,
    mut answer: impl FnMut(&str, &Value) -> Value,
) -> Value {
    let mut states = Vec::new();
    let mut request = setup.request(args.clone());
    while let Ok(Response::InputRequired(round)) = setup.engine().call(tool, request).await {
        let InputRequired {
            input_requests,
            request_state,
        } = round;
        request = setup.request(args.clone());
        request.request_state = Some(request_state.clone().into());
        let inside = setup.engine().inspect(tool, request.clone()).await;
        let inside = inside.unwrap_or_else(|error| panic!("a fresh state: {error}"));
        states.push(json!({
            "asks": input_requests.keys().collect::<Vec<_>>(),
            "locals": locals(&inside),
            "state": request_state,
        }));
        let said: Map<String, Value> = input_requests
            .iter()
            .map(|(key, request)| (key.to_owned(), answer(key, &request)))
            .collect();
        request.input_responses = (!said.is_empty()).then_some(Value::Object(said));
    }
    json!({ "tool": tool.name(), "arguments": args, "states": states })
}

async fn check(tool: &impl Resumable, setup: &Setup, recorded: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let states = recorded["states"].as_array().map_or(&[][..], Vec::as_slice);
    if states.is_empty() {
        faults.push("there are no states in the file".to_owned());
    }
    for (round, kept) in states.iter().enumerate() {
        let mut request = setup.request(recorded["arguments"].clone());
        request.request_state = Some(kept["state"].clone());
        let fault = match setup.engine().inspect(tool, request).await {
            Err(error) => error.to_string(),
            Ok(inside) if !alike(&locals(&inside), &kept["locals"]) => {
                format!("its locals have become {}", locals(&inside))
            }
            Ok(_) => continue,
        };
        faults.push(format!(
            "round {round}, asking {}: {fault}\n    it was sealed with {}",
            kept["asks"], kept["locals"]
        ));
    }
    faults
}

/// Names and values, in order.
fn locals(inside: &Inspection) -> Value {
    let locals = inside.locals.iter();
    locals
        .map(|local| json!([local.name, local.value]))
        .collect()
}

/// Whether they are the same but for the order in hash maps and sets.
fn alike(one: &Value, other: &Value) -> bool {
    let sorted = |value: &Value| {
        let mut bytes = value.to_string().into_bytes();
        bytes.sort_unstable();
        bytes
    };
    sorted(one) == sorted(other)
}
