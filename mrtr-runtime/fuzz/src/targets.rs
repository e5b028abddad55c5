//! What must hold for any bytes a client sends. `tests/engine/fuzz.rs` runs the same on the seeds and on mutations
//! of them, without a fuzzer.

#![allow(dead_code, reason = "each fuzz target uses one of these")]

use std::{
    borrow::Cow,
    cell::Cell,
    pin::pin,
    sync::OnceLock,
    task::{Context, Poll, Waker},
};

use mrtr::{
    Engine, Request, Response, Tool,
    prelude::*,
    seal::{ArgumentsDigest, Binding, Key},
};
use mrtr_runtime::ground::payload::{Frame, Payload};
use serde_json::{Value, json};

const LIMIT: usize = 8 * 1024;

fn keys() -> KeyRing {
    KeyRing::new(Key::from_bytes([7; 32])).also_accept(Key::from_bytes([8; 32]))
}

fn binding(arguments: &ArgumentsDigest) -> Binding<'_> {
    Binding {
        audience: "fuzz",
        method: "tools/call",
        name: "everything",
        arguments,
        principal: None,
    }
}

/// No text opens that was not sealed. The first byte says whether the rest is a token, or bytes to spell as one.
pub(crate) fn open(data: &[u8]) {
    let Some((how, rest)) = data.split_first() else {
        return;
    };
    let digest = ArgumentsDigest::of(None);
    let token = if how & 1 == 0 {
        match str::from_utf8(rest) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => return,
        }
    } else {
        // Behind the header of a real one, so that it comes as far as the cipher.
        static HEADER: OnceLock<String> = OnceLock::new();
        let header = HEADER.get_or_init(|| {
            let token = keys()
                .seal(&binding(&ArgumentsDigest::of(None)), b"")
                .unwrap();
            token[..6].to_owned()
        });
        let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let spelled = rest
            .iter()
            .map(|byte| char::from(alphabet[usize::from(byte & 63)]));
        Cow::Owned(header.chars().chain(spelled).collect())
    };
    assert!(keys().open(&binding(&digest), &token, LIMIT).is_err());
}

/// Any bytes are a payload or are not, and a payload has one spelling.
pub(crate) fn decode_payload(data: &[u8]) {
    if let Ok(payload) = Payload::decode(data) {
        // Numbers and texts in settled answers have several spellings in MessagePack; ours is one of them.
        let again = payload.encode();
        let reread = Payload::decode(&again).expect("what is written can be read");
        assert!(reread == payload || payload.settled.iter().any(|(_, value)| has_float(value)));
        assert_eq!(reread.encode(), again);
    }
}

fn has_float(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(items) => items.iter().any(has_float),
        Value::Object(members) => members.values().any(has_float),
        _ => false,
    }
}

thread_local! {
    /// How often the code after the first question has run; by thread, because tests run side by side.
    static EFFECTS: Cell<u32> = const { Cell::new(0) };
}

/// Locals of many shapes, and questions of every kind.
#[mrtr_tool]
async fn everything(rounds: Option<u8>) -> Result<String, ToolError> {
    let label = format!("{rounds:?}");
    let seats = vec!["1A".to_owned(), "2B".to_owned()];
    let prices: std::collections::BTreeMap<String, f64> = [("1A".to_owned(), 0.5)].into();
    let note = Some(json!({ "a": [1, null] }));
    let seat = choose("Which seat?", seats.clone()).await?;
    EFFECTS.set(EFFECTS.get() + 1);
    let (age, sure) = ask_all((ask_user::<u8>("How old?"), confirm("Sure?"))).await?;
    open_url("Pay here", "https://pay.example/").await?;
    let (said, roots) = ask_all((sample("Say something"), list_roots())).await?;
    Ok(format!(
        "{label} {seat} {prices:?} {note:?} {age} {sure} {} {}",
        said.text,
        roots.len()
    ))
}

fn engine() -> Engine {
    Engine::builder("fuzz").keys(keys()).build()
}

fn call(request: Request) -> Option<Value> {
    let tool: &dyn Tool = &everything;
    match now(engine().call(tool, request)) {
        Ok(response @ (Response::Complete(_) | Response::InputRequired(_))) => {
            Some(response.to_json())
        }
        Err(_) => None,
    }
}

/// Runs what never has to wait.
fn now<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let mut cx = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut cx) {
            return output;
        }
    }
}

fn first() -> Request {
    Request::tool_call(json!({}))
}

/// An authentic state with any bytes in its frame and its question: from a key that has leaked, or from code
/// that has changed in a way no fingerprint shows. The first byte says where the question ends.
pub(crate) fn decode_frame(data: &[u8]) {
    let Some((question, rest)) = data.split_first() else {
        return;
    };
    let digest = ArgumentsDigest::of(None);
    let state = call(first()).expect("a question")["requestState"].take();
    let state = state.as_str().expect("a state");
    let opened = keys()
        .open(&binding(&digest), state, LIMIT)
        .expect("our own state");
    let mut payload = Payload::decode(&opened).expect("our own payload");
    let (question, locals) = rest.split_at(rest.len().min(usize::from(*question)));
    payload.question = Cow::Borrowed(question);
    let fingerprint = payload.frames[0].fingerprint;
    payload.frames = vec![Frame {
        fingerprint,
        locals: Cow::Borrowed(locals),
    }];
    let forged = keys()
        .seal(&binding(&digest), &payload.encode())
        .expect("entropy");
    let mut retry = first();
    retry.request_state = Some(forged.into());
    retry.input_responses =
        Some(json!({ "seat": { "action": "accept", "content": { "seat": "1A" } } }));
    call(retry);
}

/// Any JSON in the place of arguments, answers and state; then any answers to real questions, one after the
/// other, as long as they last.
pub(crate) fn wire(data: &[u8]) {
    let mut values = serde_json::Deserializer::from_slice(data)
        .into_iter::<Value>()
        .map_while(Result::ok);
    let mut next = || values.next();
    let mut request = first();
    request.arguments = next();
    request.input_responses = next();
    request.request_state = next();
    let before = EFFECTS.get();
    let answered = request
        .input_responses
        .as_ref()
        .is_some_and(Value::is_object);
    call(request);
    assert!(answered || EFFECTS.get() == before);

    let mut state = call(first()).expect("a question")["requestState"].take();
    while let Some(answers) = next() {
        let mut retry = first();
        retry.request_state = Some(state.clone());
        retry.input_responses = Some(answers);
        match call(retry) {
            Some(mut asked) if asked["requestState"].is_string() => {
                state = asked["requestState"].take();
            }
            _ => return,
        }
    }
}
