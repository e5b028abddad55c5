//! Known-answer tokens. What a release has sealed must open in every later one.
//!
//! The vectors come from `vectors/format_1.py`, which implements the format a second time.

use std::borrow::Cow;

use mrtr_runtime::{
    ground::payload::{Digests, FlowId, Frame, Payload},
    ground::principal::Principal,
    ground::seal::{ArgumentsDigest, Binding, KeyRing, Rejected},
};
use serde_json::{Map, Value};

/// As servers have it if nothing else is said.
const LIMIT: usize = 8 * 1024;

const FORMAT_1: &str = include_str!("vectors/format_1.json");

fn entries(list: &str) -> Vec<Value> {
    let mut vectors: Value = serde_json::from_str(FORMAT_1).unwrap();
    let Value::Array(entries) = vectors[list].take() else {
        panic!("no {list}")
    };
    assert!(!entries.is_empty());
    entries
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn number<T: TryFrom<u64, Error: std::fmt::Debug>>(value: &Value) -> T {
    value.as_u64().unwrap().try_into().unwrap()
}

fn hex(value: &Value) -> Vec<u8> {
    text(value)
        .as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap())
        .collect()
}

fn digest(arguments: &Value) -> ArgumentsDigest {
    let arguments: Option<Map<String, Value>> = arguments
        .as_str()
        .map(|text| serde_json::from_str(text).unwrap());
    ArgumentsDigest::of(arguments.as_ref())
}

fn payload(value: &Value) -> Payload<'static> {
    let list = |name: &str| value[name].as_array().unwrap().iter();
    Payload {
        flow: FlowId::from_bytes(hex(&value["flow"]).try_into().unwrap()),
        round: number(&value["round"]),
        issued: number(&value["issued"]),
        ttl: number(&value["ttl"]),
        tries: number(&value["tries"]),
        arguments: value.get("arguments").map_or(0, number),
        asked: Digests {
            question: value.get("asked").map_or(0, number),
            members: value
                .get("members")
                .and_then(Value::as_array)
                .map(|members| members.iter().map(number).collect())
                .unwrap_or_default(),
            whole: value["whole"] == true,
        },
        question: Cow::Owned(text(&value["question"]).into()),
        settled: list("settled")
            .map(|pair| (text(&pair[0]).into(), pair[1].clone()))
            .collect(),
        frames: list("frames")
            .map(|pair| Frame {
                fingerprint: u64::from_str_radix(text(&pair[0]), 16).unwrap(),
                locals: Cow::Owned(hex(&pair[1])),
            })
            .collect(),
    }
}

#[test]
fn arguments_keep_their_digest() {
    for entry in entries("digests") {
        let digest = digest(&entry["arguments"]);
        let bytes = digest.as_bytes();
        assert_eq!(
            bytes.as_slice(),
            hex(&entry["digest"]),
            "{}",
            entry["arguments"]
        );
    }
}

fn open(entry: &Value) -> Result<Vec<u8>, Rejected> {
    let binding = &entry["binding"];
    let principal = binding["principal"]
        .as_array()
        .map(|names| Principal::new(text(&names[0]), text(&names[1])));
    let keys = KeyRing::parse(text(&entry["secret"])).unwrap();
    let binding = Binding {
        audience: text(&binding["audience"]),
        method: text(&binding["method"]),
        name: text(&binding["name"]),
        arguments: &digest(&binding["arguments"]),
        principal: principal.as_ref(),
    };
    keys.open(&binding, text(&entry["token"]), LIMIT)
        .map(|opened| opened.to_vec())
}

#[test]
fn tokens_of_format_1_still_open() {
    for entry in entries("tokens") {
        assert_eq!(
            open(&entry).unwrap(),
            hex(&entry["bytes"]),
            "{}",
            entry["name"]
        );
    }
}

#[test]
fn what_is_no_token_of_format_1_is_still_refused_for_the_same_reason() {
    for entry in entries("refused") {
        let reason = format!("{:?}", open(&entry).unwrap_err());
        assert_eq!(reason, text(&entry["reason"]), "{}", entry["name"]);
    }
}

#[test]
fn payloads_of_format_1_are_still_read_and_written() {
    for entry in entries("tokens") {
        let bytes = hex(&entry["bytes"]);
        let expected = payload(&entry["payload"]);
        assert!(
            Payload::decode(&bytes).unwrap() == expected,
            "{}",
            entry["name"]
        );
        assert_eq!(expected.encode(), bytes, "{}", entry["name"]);
    }
}

#[test]
fn an_empty_frame_costs_no_more_than_110_characters() {
    let entry = entries("tokens").remove(0);
    assert_eq!(entry["name"], "an empty frame");
    assert!(text(&entry["token"]).len() <= 110);
}
