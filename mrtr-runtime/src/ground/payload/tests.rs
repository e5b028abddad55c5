use proptest::{collection, prelude::*};
use serde_json::json;

use super::{settled::MAX_DEPTH, *};

fn payload() -> Payload<'static> {
    Payload {
        flow: FlowId([0xab; 12]),
        round: 1,
        issued: 1_800_000_000,
        ttl: 900,
        tries: 0,
        arguments: 0,
        asked: Digests::default(),
        question: Cow::Borrowed(b""),
        settled: Vec::new(),
        frames: vec![frame(0x0123_4567_89ab_cdef, b"")],
    }
}

fn frame(fingerprint: u64, locals: &[u8]) -> Frame<'_> {
    Frame {
        fingerprint,
        locals: Cow::Borrowed(locals),
    }
}

fn full() -> Payload<'static> {
    Payload {
        round: 300,
        issued: 1 << 40,
        tries: 2,
        arguments: 7,
        asked: Digests {
            question: 8,
            members: vec![0, 9],
            whole: true,
        },
        question: Cow::Borrowed(b"which seat"),
        settled: vec![
            (
                "seat".to_owned(),
                json!({"action": "accept", "content": {"seat": "12A", "n": 0.1}}),
            ),
            ("meal".to_owned(), json!({"action": "decline"})),
        ],
        frames: vec![frame(1, b"outer"), frame(2, b""), frame(3, b"inner")],
        ..payload()
    }
}

fn round_trip(payload: &Payload<'_>) {
    let bytes = payload.encode();
    let decoded = Payload::decode(&bytes).unwrap();
    assert!(decoded == *payload, "{decoded:?} is not {payload:?}");
}

/// The plain payload's bytes with some of them replaced.
fn replaced(at: std::ops::Range<usize>, with: &[u8]) -> Vec<u8> {
    let mut bytes = payload().encode();
    bytes.splice(at, with.iter().copied());
    bytes
}

#[test]
fn an_empty_frame_and_question_take_29_bytes() {
    assert_eq!(payload().encode().len(), 29);
    round_trip(&payload());
}

#[test]
fn every_part_comes_back() {
    round_trip(&full());
    round_trip(&Payload {
        frames: Vec::new(),
        ..full()
    });
    round_trip(&Payload {
        issued: u32::MAX.into(),
        ..payload()
    });
    round_trip(&Payload {
        issued: u64::MAX,
        round: u32::MAX,
        ttl: u32::MAX,
        tries: u8::MAX,
        ..full()
    });
}

#[test]
fn the_rounds_so_far_cost_nothing() {
    let early = payload().encode().len();
    assert_eq!(
        Payload {
            round: 127,
            ..payload()
        }
        .encode()
        .len(),
        early
    );
    assert_eq!(
        Payload {
            round: 10_000,
            ..payload()
        }
        .encode()
        .len(),
        early + 1
    );
}

#[test]
fn question_and_locals_are_borrowed() {
    let bytes = full().encode();
    let decoded = Payload::decode(&bytes).unwrap();
    assert!(matches!(decoded.question, Cow::Borrowed(b"which seat")));
    assert!(matches!(decoded.frames[2].locals, Cow::Borrowed(b"inner")));
}

#[test]
fn nothing_can_be_cut_off_but_locals_of_the_last_frame() {
    let bytes = full().encode();
    for len in 0..bytes.len() - "inner".len() {
        assert!(Payload::decode(&bytes[..len]).is_err(), "{len}");
    }
    let cut = Payload::decode(&bytes[..bytes.len() - 1]).unwrap();
    assert_eq!(*cut.frames[2].locals, *b"inne");
}

#[test]
fn other_spellings_of_the_same_payload_are_malformed() {
    // flags 0, flow 1..13, round 13, issued 14..18, ttl 18..20, question 20
    assert!(Payload::decode(&replaced(13..14, &[1])).is_ok());
    for (at, with, part) in [
        (13..14, &[0x81, 0x00][..], "round"),
        (13..14, &[0xff, 0xff, 0xff, 0xff, 0x1f], "round"),
        (13..14, &[0x80; 11], "round"),
        (18..20, &[0x84, 0x87, 0x00], "time to live"),
        (20..21, &[0x80, 0x00], "question"),
    ] {
        let error = Payload::decode(&replaced(at, with)).unwrap_err();
        assert_eq!(error, Malformed(part));
    }

    // A flag, and then what costs nothing without it.
    let tries = Payload {
        tries: 1,
        ..payload()
    }
    .encode();
    assert!(Payload::decode(&tries).is_ok());
    let zero: Vec<u8> = tries
        .iter()
        .enumerate()
        .map(|(i, b)| if i == 20 { 0 } else { *b })
        .collect();
    assert_eq!(Payload::decode(&zero).unwrap_err(), Malformed("tries"));
    for (flag, zero, part) in [
        (flag::ARGUMENTS, &[0; 4][..], "arguments"),
        (flag::ASKED, &[0; 4], "digest of the question"),
        (flag::MEMBERS, &[0], "digests of a batch"),
        (flag::MEMBERS, &[0xff, 0x7f], "digests of a batch"),
    ] {
        let mut bytes = replaced(20..20, zero);
        bytes[0] = flag;
        assert_eq!(Payload::decode(&bytes).unwrap_err(), Malformed(part));
    }
    let mut late = replaced(14..18, &1_800_000_000_u64.to_le_bytes());
    late[0] = flag::LATE;
    assert_eq!(Payload::decode(&late).unwrap_err(), Malformed("time"));
    let mut settled = replaced(21..21, &[0]);
    settled[0] = flag::SETTLED;
    assert_eq!(
        Payload::decode(&settled).unwrap_err(),
        Malformed("settled responses")
    );
    let mut frames = replaced(21..21, &[1]);
    frames[0] = flag::FRAMES;
    assert_eq!(Payload::decode(&frames).unwrap_err(), Malformed("frames"));
}

#[test]
fn no_frames_means_nothing_after_them() {
    let mut bytes = Payload {
        frames: Vec::new(),
        ..payload()
    }
    .encode();
    assert!(Payload::decode(&bytes).is_ok());
    bytes.push(0);
    assert_eq!(Payload::decode(&bytes).unwrap_err(), Malformed("frames"));
}

#[test]
fn a_count_cannot_promise_more_than_there_is() {
    for flags in [flag::SETTLED, flag::FRAMES] {
        let mut bytes = replaced(21..29, &[0xff; 9]);
        bytes[0] = flags;
        bytes.extend_from_slice(&[0x01; 100]);
        assert!(Payload::decode(&bytes).is_err());
    }
    // A question of 2^32 bytes, and a settled text of 2^32 - 1 bytes.
    assert!(Payload::decode(&replaced(20..21, &[0x80, 0x80, 0x80, 0x80, 0x10])).is_err());
    let mut bytes = replaced(21..21, &[1, 0, 0xdb, 0xff, 0xff, 0xff, 0xff]);
    bytes[0] = flag::SETTLED;
    assert!(Payload::decode(&bytes).is_err());
}

fn nested(levels: usize) -> Value {
    (0..levels).fold(json!(1), |inner, _| json!([inner]))
}

#[test]
fn a_response_as_deep_as_json_allows_survives() {
    let readable =
        |levels: &usize| serde_json::from_str::<Value>(&nested(*levels).to_string()).is_ok();
    let deepest = (1..1000).take_while(readable).last().unwrap();
    for levels in [deepest, MAX_DEPTH] {
        round_trip(&Payload {
            settled: vec![("k".to_owned(), nested(levels))],
            ..payload()
        });
    }
}

#[test]
fn a_deeper_response_is_left_out_and_refused() {
    let answered = ("seat".to_owned(), json!("12A"));
    let deep = ("deep".to_owned(), nested(MAX_DEPTH + 1));
    let bytes = Payload {
        settled: vec![deep, answered.clone()],
        ..payload()
    }
    .encode();
    assert_eq!(Payload::decode(&bytes).unwrap().settled, [answered]);

    for levels in [MAX_DEPTH + 1, MAX_DEPTH + 2, 100_000] {
        let mut settled = vec![1, 0];
        settled.resize(2 + levels, 0x91);
        settled.push(1);
        let mut bytes = replaced(21..21, &settled);
        bytes[0] = flag::SETTLED;
        assert_eq!(
            Payload::decode(&bytes).unwrap_err(),
            Malformed("settled responses")
        );
    }
}

#[test]
fn debug_shows_no_values() {
    let text = format!("{:?}", full());
    assert!(
        text.contains("\"seat\"") && text.contains("5 bytes"),
        "{text}"
    );
    assert!(!text.contains("12A") && !text.contains("105"), "{text}");
}

#[test]
fn flow_ids_differ_and_are_shown_as_text() {
    assert_ne!(FlowId::generate().unwrap(), FlowId::generate().unwrap());
    assert_eq!(FlowId([0xfb; 12]).to_string(), "-_v7-_v7-_v7-_v7");
}

fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 16, 4, |inner| {
        prop_oneof![
            collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            collection::btree_map(".{0,4}", inner, 0..4)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    collection::vec(any::<u8>(), 0..200)
}

prop_compose! {
    fn any_payload()(
        flow: [u8; 12],
        round: u32,
        issued in prop_oneof![any::<u64>(), any::<u32>().prop_map(u64::from)],
        ttl: u32,
        tries in prop_oneof![Just(0), any::<u8>()],
        arguments in prop_oneof![Just(0), any::<u32>()],
        question_digest in prop_oneof![Just(0), any::<u32>()],
        members in collection::vec(any::<u32>(), 0..3),
        whole: bool,
        question in any_bytes(),
        settled in collection::vec((".{0,8}", any_value()), 0..3),
        frames in collection::vec((any::<u64>(), any_bytes()), 0..4),
    ) -> Payload<'static> {
        Payload {
            flow: FlowId(flow),
            round,
            issued,
            ttl,
            tries,
            arguments,
            asked: Digests { question: question_digest, members, whole },
            question: Cow::Owned(question),
            settled,
            frames: frames
                .into_iter()
                .map(|(fingerprint, locals)| Frame { fingerprint, locals: Cow::Owned(locals) })
                .collect(),
        }
    }
}

proptest! {
    #[test]
    fn any_payload_comes_back(payload in any_payload()) {
        let bytes = payload.encode();
        prop_assert!(Payload::decode(&bytes).unwrap() == payload);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in any_bytes()) {
        let _ = Payload::decode(&bytes);
    }

    #[test]
    fn what_is_read_has_one_spelling(mut bytes in any_bytes(), flags: u8) {
        if let Some(first) = bytes.first_mut() {
            *first = flags & !flag::SETTLED;
        }
        if let Ok(payload) = Payload::decode(&bytes) {
            prop_assert_eq!(payload.encode(), bytes);
        }
    }

    #[test]
    fn a_changed_payload_is_read_or_refused(
        payload in any_payload(), at: prop::sample::Index, with: u8,
    ) {
        let mut bytes = payload.encode();
        let at = at.index(bytes.len());
        bytes[at] = with;
        let _ = Payload::decode(&bytes);
    }
}
