//! Carries out an edit, and says what is wrong with what becomes of the answer.

use std::{fmt, future::Future};

use serde_json::{Map, Value};

use crate::matrix::{Again, Edit, Expected, Log, families};

/// One of the two releases.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    Old,
    New,
}

/// Both releases of a tool, each on servers of its own.
pub(crate) trait Deployed {
    /// Sends a request; gives the `result`, or what there is in place of one.
    fn send(&self, to: Which, call: Call<'_>) -> impl Future<Output = Value>;
}

/// A request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call<'a> {
    pub(crate) arguments: &'a Value,
    /// The round before, and what is answered to it.
    pub(crate) retry: Option<(&'a Value, &'a Value)>,
}

/// What has become of an answer.
#[derive(Debug)]
enum Observed {
    GoesOn,
    AskedAgain,
    Outdated,
    Refused,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoesOn(effects) => write!(f, "goes on: {effects:?}"),
            Self::AskedAgain(again) => write!(f, "asked again: {:?}", again.says),
            Self::Outdated => f.write_str("outdated"),
            Self::Refused => f.write_str("refused"),
        }
    }
}

/// The outcome of an edit, step by step; `Err` tells what is not as expected.
pub(crate) async fn prove(edit: &Edit, log: &Log, servers: &impl Deployed) -> Result<(), String> {
    let call = Call {
        arguments: &edit.arguments,
        retry: None,
    };
    let mut asked = servers.send(Which::Old, call).await;
    // Of questions asked together, those that are answered are not in the next round.
    let mut before = requests(&asked);
    for answer in &edit.before {
        let retry = Some((&asked, answer));
        asked = servers.send(Which::Old, Call { retry, ..call }).await;
        before.extend(requests(&asked));
    }
    if requests(&asked).is_empty() {
        return Err(format!("the old release asks nothing: {asked}"));
    }
    log.take();
    let retry = Some((&asked, &edit.answer));
    let got = servers.send(Which::New, Call { retry, ..call }).await;
    let effects = log.take();
    let wrong = |what: &str| {
        let kind = if matches!(edit.expected, Expected::GoesOn(_)) {
            what
        } else if effects.is_empty() {
            "another outcome"
        } else {
            "MISREAD"
        };
        format!(
            "{kind}; expected {}, got {effects:?} and {got}",
            edit.expected
        )
    };
    match (&edit.expected, observed(&before, &got, &effects)) {
        (Expected::GoesOn(expected), Observed::GoesOn) if effects == *expected => Ok(()),
        (Expected::AskedAgain(again), Observed::AskedAgain) => {
            differs(&before, &got)?;
            words(again, &got)?;
            let answer = again.answer.as_ref().unwrap_or(&edit.answer);
            let retry = Some((&got, answer));
            let end = servers.send(Which::New, Call { retry, ..call }).await;
            let effects = log.take();
            if effects == again.then {
                return Ok(());
            }
            Err(format!(
                "asked again, and then {effects:?} and {end}, expected {:?}",
                again.then
            ))
        }
        (Expected::Outdated, Observed::Outdated) => {
            // A deployment can be taken back: the old release takes the answer, unless a store has given up the call.
            let back = servers.send(Which::Old, Call { retry, ..call }).await;
            let given_up = back
                .to_string()
                .contains("was given up as expired or outdated");
            match observed(&before, &back, &log.take()) {
                Observed::GoesOn => Ok(()),
                Observed::Refused if given_up => Ok(()),
                other => Err(format!(
                    "outdated, and then not taken by the old release: {other:?}, {back}"
                )),
            }
        }
        (Expected::Refused, Observed::Refused) => Ok(()),
        _ => Err(wrong("does not go on")),
    }
}

fn observed(asked: &Map<String, Value>, got: &Value, effects: &[String]) -> Observed {
    let text = got["content"][0]["text"].as_str().unwrap_or("");
    let is_error = got["isError"] == true || got.get("error").is_some();
    let asks = requests(got);
    if !effects.is_empty() {
        Observed::GoesOn
    } else if text.starts_with("The tool has changed since the question was asked.") {
        Observed::Outdated
    } else if is_error {
        Observed::Refused
    } else if !asks.is_empty() && asks.keys().all(|key| asked.contains_key(key)) {
        Observed::AskedAgain
    } else {
        Observed::GoesOn
    }
}

/// The requests of a round.
fn requests(round: &Value) -> Map<String, Value> {
    let requests = round["inputRequests"].as_object();
    requests.cloned().unwrap_or_default()
}

/// What is asked again is not what was asked.
fn differs(before: &Map<String, Value>, again: &Value) -> Result<(), String> {
    match requests(again)
        .iter()
        .find(|(key, request)| before.get(*key) == Some(request))
    {
        Some((key, request)) => Err(format!(
            "`{key}` is asked again with its old words: {request}"
        )),
        None => Ok(()),
    }
}

/// The new words are in what is asked again, and nothing else is.
fn words(again: &Again, got: &Value) -> Result<(), String> {
    let asks = requests(got);
    let missing = again.says.iter().find(|(key, says)| {
        let request = asks.get(*key).map(Value::to_string).unwrap_or_default();
        !request.contains(says)
    });
    match missing {
        None if asks.len() == again.says.len() => Ok(()),
        _ => Err(format!("expected {}, got {got}", again.says.len())),
    }
}

/// Edits that come to something else today.
const PENDING: &str = include_str!("pending.txt");

/// Carries out every edit, and tells of all that do not come to what they should.
///
/// # Panics
///
/// If there are any, or if one that is pending comes to what it should.
pub(crate) async fn report(prove: impl AsyncFn(&Edit) -> Result<(), String>) {
    let (mut count, mut faults) = (0, Vec::new());
    for family in families() {
        for edit in family.lines.iter().flat_map(|line| &line.edits) {
            count += 1;
            let name = format!("{}: {}", family.of, edit.name);
            let pending = PENDING.lines().any(|line| line == name);
            match prove(edit).await {
                Err(fault) if !pending => faults.push(format!("{name}: {fault}")),
                Ok(()) if pending => faults.push(format!("{name}: not pending any more")),
                _ => {}
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {count} edits:\n  {}",
        faults.len(),
        faults.join("\n  ")
    );
}
