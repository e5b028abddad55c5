//! What is in a state, for whoever has the keys but not the tool.
//!
//! With the tool at hand, [`Engine::inspect`](crate::Engine::inspect) tells more safely; this is for a command or a
//! dashboard that knows a call only from a log.

mod loose;
#[cfg(test)]
mod tests;

use std::time::SystemTime;

use serde::Serialize;
use serde_json::{Map, Value};

pub use crate::ground::payload::Malformed;
use crate::{
    continuation::layout::Fingerprint,
    function::machine::{CheckpointInfo, Machine},
    ground::{
        clock::{CLOCK_SKEW, unix_seconds},
        payload::{Frame, Payload},
        principal::Principal,
        seal::{ArgumentsDigest, Binding, KeyRing, Rejected},
    },
    protocol::method::Method,
};
pub(crate) use loose::read;

/// The call that a state is said to belong to. It opens for no other.
#[derive(Clone, Debug)]
pub struct BoundTo {
    /// The server's name.
    pub audience: String,
    /// How it came in.
    pub method: Method,
    /// The tool's or prompt's name, or the resource's URI or URI template.
    pub name: String,
    /// Its arguments.
    pub arguments: Map<String, Value>,
    /// Who is calling; `None` is an anonymous caller.
    pub principal: Option<Principal>,
}

/// Why a state stays closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Closed {
    /// It is no state at all, or one of a version this library does not know.
    #[error("this is not a state: {0}")]
    NoState(#[source] Rejected),
    /// It was sealed with another key.
    #[error("the state was sealed with a key that is not among these")]
    UnknownKey,
    /// It was sealed with one of these keys, but not for this call, or has been changed since.
    #[error(
        "the state was changed, or belongs to another call: another server name, tool, arguments or caller"
    )]
    OtherCall,
    /// It opened, but its content has no known format.
    #[error(transparent)]
    Malformed(#[from] Malformed),
}

/// What a state holds.
///
/// # Security
///
/// Live locals and answers are the users' own: for the holder of the keys, never for a client or a log.
#[derive(Clone, Serialize)]
#[non_exhaustive]
pub struct Contents {
    /// Whether a server would go on with it.
    pub standing: Standing,
    /// Whether the caller is the one it was sealed for; else it was sealed for an anonymous one.
    pub caller_matches: bool,
    /// Which call it belongs to.
    pub flow: String,
    /// Which round it was sealed for, from 1.
    pub round: u32,
    /// When it was sealed, in seconds since the Unix epoch.
    pub issued: u64,
    /// How many seconds ago that was; negative if the clocks differ.
    pub age: i64,
    /// In how many seconds it expires; negative if it has.
    pub expires_in: i64,
    /// How many invalid answers its question has had.
    pub tries: u8,
    /// Whether it only names a state that was too long for the client: the server's replay store keeps that one,
    /// with the question and the locals.
    pub parked: bool,
    /// What travels of the question: the values in its message, and what else was only known at run time. The words
    /// that stand in the source do not; null where there is nothing else.
    pub question: Value,
    /// Answers of this round that are settled already, by their keys.
    pub settled: Map<String, Value>,
    /// One for each function that waits, the tool's own first.
    pub frames: Vec<FrameContents>,
}

/// Whether a server would go on with a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Standing {
    /// As far as can be told.
    Good,
    /// It was sealed too long ago; or in the future, by a clock that differs too much from this one.
    Expired,
    /// A function has changed since: no checkpoint of the given machine is the one it waits at.
    Stale,
}

/// Where one function waits, and what it keeps.
#[derive(Clone, Serialize)]
#[non_exhaustive]
pub struct FrameContents {
    /// Tells the checkpoint; see [`CheckpointInfo::fingerprint`].
    pub fingerprint: Fingerprint,
    /// The function, if the machine is known.
    pub function: Option<String>,
    /// The checkpoint, if the machine is known.
    pub checkpoint: Option<CheckpointInfo>,
    /// In order of declaration.
    pub locals: Vec<LocalContents>,
}

/// A live local.
#[derive(Clone, Serialize)]
#[non_exhaustive]
pub struct LocalContents {
    /// Its name, if the machine is known.
    pub name: Option<String>,
    /// Its type in full, if the machine is known.
    pub ty: Option<String>,
    /// How many bytes it takes.
    pub bytes: usize,
    /// Its value; `null` also if it cannot be read.
    pub value: Value,
}

/// Opens `token` with `keys` for `call`, and shows what is in it as of `now`.
///
/// With the `machine` of the function, as its server has it now, checkpoints and locals have names, and a state that has
/// become stale is told.
///
/// # Errors
///
/// If it does not open.
///
/// ```
/// use mrtr_runtime::{engine::Method, seal::{Key, KeyRing}, token::{BoundTo, Closed, open}};
/// use std::time::SystemTime;
///
/// let call = BoundTo {
///     audience: "airline".to_owned(),
///     method: Method::ToolsCall,
///     name: "book_flight".to_owned(),
///     arguments: serde_json::Map::new(),
///     principal: None,
/// };
/// let keys = KeyRing::new(Key::generate());
/// let token = "AYXcuMzzHiOZnnuxIRC1kdbOd_k9QtZ61Hrtj4xVIyosW54PcEflrLBoQZOSl4_T17fYau96KGak";
/// let closed = open(token, &keys, &call, None, SystemTime::now()).err();
/// assert_eq!(closed, Some(Closed::UnknownKey));
/// ```
pub fn open(
    token: &str,
    keys: &KeyRing,
    call: &BoundTo,
    machine: Option<&Machine>,
    now: SystemTime,
) -> Result<Contents, Closed> {
    let arguments = ArgumentsDigest::of(Some(&call.arguments));
    let binding = |principal| Binding {
        audience: &call.audience,
        method: call.method.name(),
        name: &call.name,
        arguments: &arguments,
        principal,
    };
    let given = call.principal.as_ref();
    let (opened, caller_matches) = match keys.open(&binding(given), token, usize::MAX) {
        // A state of an anonymous caller is the usual mix-up, and the only other one that can be tried.
        Err(Rejected::Forged) if given.is_some() => {
            (keys.open(&binding(None), token, usize::MAX), false)
        }
        opened => (opened, true),
    };
    let opened = opened.map_err(|rejected| match rejected {
        Rejected::UnknownKey => Closed::UnknownKey,
        Rejected::Forged => Closed::OtherCall,
        other => Closed::NoState(other),
    })?;
    let payload = Payload::decode(&opened)?;
    let frames: Vec<_> = payload
        .frames
        .iter()
        .map(|frame| FrameContents::of(frame, machine))
        .collect();
    let now = seconds(unix_seconds(now));
    let issued = seconds(payload.issued);
    let expires_in = issued
        .saturating_add(payload.ttl.into())
        .saturating_sub(now);
    let age = now.saturating_sub(issued);
    let parked = payload.frames.is_empty();
    let known = frames.iter().all(|frame| frame.checkpoint.is_some());
    Ok(Contents {
        standing: if expires_in <= 0 || age < -seconds(CLOCK_SKEW) {
            Standing::Expired
        } else if machine.is_some() && !known {
            Standing::Stale
        } else {
            Standing::Good
        },
        caller_matches,
        flow: payload.flow.to_string(),
        round: payload.round,
        issued: payload.issued,
        age,
        expires_in,
        tries: payload.tries,
        parked,
        question: if parked {
            Value::Null
        } else {
            packed(&payload.question)
        },
        settled: payload.settled.into_iter().collect(),
        frames,
    })
}

/// What travels of a question: the one value, or all that there are.
fn packed(mut rest: &[u8]) -> Value {
    let mut values = Vec::new();
    while let Some((value, after)) = read(rest).filter(|_| !rest.is_empty()) {
        values.push(value);
        rest = after;
    }
    match values.len() {
        0 => Value::Null,
        1 => values.swap_remove(0),
        _ => Value::Array(values),
    }
}

impl FrameContents {
    fn of(frame: &Frame<'_>, machine: Option<&Machine>) -> Self {
        let fingerprint = Fingerprint(frame.fingerprint);
        let found = machine.and_then(|machine| machine.checkpoint(fingerprint));
        let (function, checkpoint) = found.unzip();
        let mut locals = Vec::new();
        let mut rest = &frame.locals[..];
        while !rest.is_empty() {
            let known = checkpoint
                .and_then(|checkpoint: &CheckpointInfo| checkpoint.locals.get(locals.len()));
            let (value, after) = read(rest).unwrap_or((Value::Null, &[]));
            locals.push(LocalContents {
                name: known.map(|local| local.name.clone()),
                ty: known.map(|local| local.ty.clone()),
                bytes: rest.len() - after.len(),
                value,
            });
            rest = after;
        }
        Self {
            fingerprint,
            function: function.map(|function: &Machine| function.name.clone()),
            checkpoint: checkpoint.cloned(),
            locals,
        }
    }
}

fn seconds(seconds: u64) -> i64 {
    i64::try_from(seconds).unwrap_or(i64::MAX)
}
