//! States of today's version, kept to be opened by tomorrow's.

use std::{
    env, fs,
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use serde_json::{Map, Value, json};

use super::{
    Client, TestClock,
    setup::{Setup, error_object},
};
use crate::{
    engine::{InputRequired, Inspection, Response},
    function::{outcome::Outcome as _, tool::Resumable},
    ground::seal::{Key, KeyRing},
};

/// Set to `record`, the files are written and not checked.
const VARIABLE: &str = "MRTR_GOLDEN";

/// Seals what is in the files. Everybody knows it, so nobody else may use it.
const KEY: [u8; 32] = *b"the key of golden states, public";

/// When all golden states are sealed and opened: 2026-07-28.
const TIME: Duration = Duration::from_secs(1_785_196_800);

/// The rounds of a call that ends; each is kept.
const MAX_ROUNDS: usize = 1_000;

/// Checks that the states kept in the file at `path` still open with this version of the tool, that a user who was asked
/// before a deployment can answer after it, and that the call which they are of is what it was.
///
/// The file holds one whole call: its arguments; of each round the messages and forms, the answers, the live locals and the
/// state; and how it ended. All of it is compared, exactly. That takes a call which is the same each time: no clock, no
/// random numbers in what it asks or gives.
///
/// A failure means that an edit of the tool has made states in flight stale, or has changed what users are asked. That
/// may be all right, but it should not happen unnoticed. Run the test with `MRTR_GOLDEN=record` to write the file: the first
/// time, and whenever such a change is wanted. Commit the file. Paths are relative to the package, where `cargo test` runs.
///
/// * `client`: tool and environment; its keys, clock and principal do not matter.
/// * `args`, `answer`: the call that is kept, as for [`Client::drive`].
///
/// # Panics
///
/// If a state does not open, if anything is not as it was, if the call asks nothing, fails or does not end, or if the file
/// cannot be read or written.
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
    let call = record(tool, &setup, args, answer)
        .await
        .unwrap_or_else(|fault| panic!("the call of `{}` is not kept: {fault}", tool.name()));
    if env::var_os(VARIABLE).is_some_and(|value| value == "record") {
        let text = format!("{call:#}\n");
        let written = path
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(path, text));
        return written.unwrap_or_else(|error| panic!("{shown} cannot be written: {error}"));
    }
    let text = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{shown} cannot be read: {error}\n  help: `{VARIABLE}=record cargo test` writes it")
    });
    let kept = read(&text).unwrap_or_else(|error| panic!("{shown} is no JSON: {error}"));
    let stale = stale(tool, &setup, &kept).await;
    assert!(
        stale.is_empty(),
        "with this version of `{}`, states in flight become stale ({shown}):\n  {}\n  \
         help: the name or type of a local that is used after a checkpoint has changed, or the checkpoint's key\n  \
         help: if that is wanted, write the file anew: `{VARIABLE}=record cargo test`",
        tool.name(),
        stale.join("\n  "),
    );
    let changed = changed(&kept, &call);
    assert!(
        changed.is_empty(),
        "with this version of `{}`, the call is another one ({shown}):\n  {}\n  \
         help: if that is wanted, write the file anew: `{VARIABLE}=record cargo test`",
        tool.name(),
        changed.join("\n  "),
    );
}

/// A number that was printed and read is the same wherever its text is, so all that is compared has been through both.
fn read(text: &str) -> serde_json::Result<Value> {
    serde_json::from_str(text)
}

/// The whole call, or why there is none.
async fn record(
    tool: &impl Resumable,
    setup: &Setup,
    args: Value,
    mut answer: impl FnMut(&str, &Value) -> Value,
) -> Result<Value, String> {
    let mut rounds = Vec::new();
    let mut request = setup.request(args.clone());
    let ended = loop {
        if rounds.len() == MAX_ROUNDS {
            return Err(format!("it did not end in {MAX_ROUNDS} rounds"));
        }
        let asked = match setup.call(tool, request).await {
            Ok(Response::InputRequired(asked)) => asked,
            Ok(Response::Complete(reply)) if reply.is_error() => {
                return Err(format!("it ends with a failure: {}", reply.to_json()));
            }
            Ok(Response::Complete(_)) if rounds.is_empty() => {
                return Err("it asks nothing".to_owned());
            }
            Ok(Response::Complete(reply)) => break reply.to_json(),
            Err(error) => return Err(error_object(&error).to_string()),
        };
        let InputRequired {
            input_requests,
            request_state,
        } = asked;
        let requests: Vec<_> = input_requests.iter().collect();
        let said: Map<String, Value> = requests
            .iter()
            .map(|(key, request)| ((*key).to_owned(), answer(key, request)))
            .collect();
        request = setup.retry(args.clone(), said.clone(), request_state.clone());
        let inside = setup.engine().inspect(tool, request.clone()).await;
        let inside = inside.map_err(|error| format!("a fresh state: {error}"))?;
        rounds.push(json!({
            "asks": requests,
            "answers": said,
            "locals": locals(&inside),
            "state": request_state,
        }));
    };
    let call = json!({ "tool": tool.name(), "arguments": args, "rounds": rounds, "result": ended });
    read(&call.to_string()).map_err(|error| error.to_string())
}

/// What is wrong with the states that were kept.
async fn stale(tool: &impl Resumable, setup: &Setup, kept: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, round) in rounds(kept).iter().enumerate() {
        let mut request = setup.request(kept["arguments"].clone());
        request.request_state = Some(round["state"].clone());
        let fault = match setup.engine().inspect(tool, request).await {
            Err(error) => error.to_string(),
            Ok(inside) => match read(&locals(&inside).to_string()) {
                Ok(locals) if locals == round["locals"] => continue,
                _ => format!("its locals have become {}", locals(&inside)),
            },
        };
        faults.push(format!(
            "round {number}, asking {}: {fault}\n    it was sealed with {}",
            keys(round),
            round["locals"]
        ));
    }
    faults
}

/// What is not in `call` as it was kept, but for the states, which are never the same.
fn changed(kept: &Value, call: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut compare = |what: String, before: &Value, now: &Value| {
        let shown = |value: &Value| value.as_str().map_or(value.to_string(), str::to_owned);
        if before != now {
            faults.push(format!(
                "{what}: {}\n    it was {}",
                shown(now),
                shown(before)
            ));
        }
    };
    for member in ["tool", "arguments", "result"] {
        compare(format!("the {member}"), &kept[member], &call[member]);
    }
    let (before, now) = (rounds(kept), rounds(call));
    compare(
        "the number of rounds".to_owned(),
        &before.len().into(),
        &now.len().into(),
    );
    for (number, (before, now)) in before.iter().zip(now).enumerate() {
        // Values are the same in any order of their members, but a form has its fields in the order of their text.
        let [asked, asks] = [before, now].map(|round| round["asks"].to_string().into());
        compare(format!("round {number}, what it asks"), &asked, &asks);
        for member in ["answers", "locals"] {
            compare(
                format!("round {number}, what it has as `{member}`"),
                &before[member],
                &now[member],
            );
        }
    }
    faults
}

fn rounds(call: &Value) -> &[Value] {
    call["rounds"].as_array().map_or(&[], Vec::as_slice)
}

/// The keys of what a round asks.
fn keys(round: &Value) -> Value {
    let asked = round["asks"].as_array().into_iter().flatten();
    asked.map(|request| request[0].clone()).collect()
}

/// Names and values, in order.
fn locals(inside: &Inspection) -> Value {
    let locals = inside.locals.iter();
    locals
        .map(|local| json!([local.name, local.value]))
        .collect()
}

// A value keeps the order of its members with this feature only.
#[cfg(all(test, feature = "preserve_order"))]
mod tests {
    use super::*;

    fn asking(properties: &str, local: &str) -> Value {
        let form = format!(r#"{{"properties":{properties}}}"#);
        let rounds = format!(r#"[{{"asks":[["to",{form}]],"locals":[["at",{local}]]}}]"#);
        read(&format!(r#"{{"rounds":{rounds}}}"#)).unwrap()
    }

    #[test]
    fn the_fields_of_a_form_have_an_order_and_those_of_a_local_have_none() {
        let (form, local) = (r#"{"zip":{},"city":{}}"#, r#"{"a":1,"b":2}"#);
        let kept = asking(form, local);
        assert!(changed(&kept, &asking(form, r#"{"b":2,"a":1}"#)).is_empty());
        let turned = changed(&kept, &asking(r#"{"city":{},"zip":{}}"#, local));
        assert!(
            turned[0].starts_with("round 0, what it asks: ") && turned.len() == 1,
            "{turned:?}"
        );
        assert_eq!(changed(&kept, &asking(form, r#"{"a":2,"b":1}"#)).len(), 1);
    }
}
