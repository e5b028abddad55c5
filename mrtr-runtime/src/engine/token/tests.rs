use std::time::{Duration, UNIX_EPOCH};

use proptest::{collection, prelude::*};

use super::*;
use crate::ground::{
    payload::{Digests, FlowId},
    seal::Key,
};

const ISSUED: u64 = 1_800_000_000;

fn keys() -> KeyRing {
    KeyRing::new(Key::from_bytes([1; 32]))
}

fn call(subject: Option<&str>) -> BoundTo {
    BoundTo {
        audience: "shop".to_owned(),
        method: Method::ToolsCall,
        name: "fit".to_owned(),
        arguments: Map::new(),
        principal: subject.map(|subject| Principal::new("idp", subject)),
    }
}

fn seal(plaintext: &[u8], subject: Option<&str>) -> String {
    let call = call(subject);
    let binding = Binding {
        audience: &call.audience,
        method: call.method.name(),
        name: &call.name,
        arguments: &ArgumentsDigest::of(Some(&call.arguments)),
        principal: call.principal.as_ref(),
    };
    keys().seal(&binding, plaintext).unwrap()
}

fn payload() -> Vec<u8> {
    let payload = Payload {
        flow: FlowId([7; 12]),
        round: 2,
        issued: ISSUED,
        ttl: 900,
        tries: 1,
        arguments: 0,
        asked: Digests::default(),
        question: rmp_serde::to_vec("Which size?").unwrap().into(),
        settled: vec![("colour".to_owned(), "red".into())],
        frames: vec![Frame {
            fingerprint: 0xfeed,
            locals: rmp_serde::to_vec(&(true,)).unwrap()[1..].to_vec().into(),
        }],
    };
    payload.encode()
}

/// Opens `token` so many seconds after a usual state was sealed.
fn open_at(token: &str, subject: Option<&str>, seconds: i64) -> Result<Contents, Closed> {
    let now = UNIX_EPOCH + Duration::from_secs(ISSUED.saturating_add_signed(seconds));
    open(token, &keys(), &call(subject), None, now)
}

#[test]
fn everything_in_a_state_is_told() {
    let seen = open_at(&seal(&payload(), None), None, 10).unwrap();
    assert_eq!((seen.round, seen.tries, seen.issued), (2, 1, ISSUED));
    assert_eq!((seen.age, seen.expires_in), (10, 890));
    assert_eq!(seen.question, "Which size?");
    assert_eq!(seen.settled["colour"], "red");
    assert_eq!(seen.frames.len(), 1);
    assert_eq!(seen.frames[0].fingerprint.to_string(), "000000000000feed");
    assert_eq!(seen.frames[0].locals.len(), 1);
    assert_eq!(seen.frames[0].locals[0].value, true);
    assert_eq!(seen.frames[0].locals[0].bytes, 1);
}

#[test]
fn a_state_is_good_exactly_as_long_as_a_server_goes_on_with_it() {
    let token = seal(&payload(), None);
    for (seconds, standing) in [
        (-61, Standing::Expired),
        (-60, Standing::Good),
        (0, Standing::Good),
        (899, Standing::Good),
        (900, Standing::Expired),
    ] {
        let seen = open_at(&token, None, seconds).unwrap();
        assert_eq!(seen.standing, standing, "{seconds}");
    }
}

#[test]
fn a_state_that_names_another_is_told() {
    let name = Payload {
        flow: FlowId([7; 12]),
        round: 2,
        issued: ISSUED,
        ttl: 900,
        tries: 0,
        arguments: 0,
        asked: Digests::default(),
        question: vec![5; 16].into(),
        settled: Vec::new(),
        frames: Vec::new(),
    };
    let seen = open_at(&seal(&name.encode(), None), None, 0).unwrap();
    assert!(seen.parked);
    assert_eq!((seen.round, seen.standing), (2, Standing::Good));
    assert_eq!(seen.question, Value::Null);
    assert!(!open_at(&seal(&payload(), None), None, 0).unwrap().parked);
}

#[test]
fn callers_are_told_apart_as_far_as_can_be() {
    let (alices, anyones) = (seal(&payload(), Some("alice")), seal(&payload(), None));
    assert!(open_at(&alices, Some("alice"), 0).unwrap().caller_matches);
    assert!(open_at(&anyones, None, 0).unwrap().caller_matches);
    assert!(!open_at(&anyones, Some("alice"), 0).unwrap().caller_matches);
    for other in [Some("bob"), None] {
        assert_eq!(open_at(&alices, other, 0).err(), Some(Closed::OtherCall));
    }
}

#[test]
fn what_is_wrong_with_a_state_is_told() {
    let token = seal(&payload(), None);
    let other_key = KeyRing::new(Key::from_bytes([2; 32]));
    let opened = open(&token, &other_key, &call(None), None, UNIX_EPOCH);
    assert_eq!(opened.err(), Some(Closed::UnknownKey));
    let mut changed = token.clone();
    changed.replace_range(60..61, if &token[60..61] == "z" { "y" } else { "z" });
    assert_eq!(open_at(&changed, None, 0).err(), Some(Closed::OtherCall));
    let no_payload = seal(b"\xff", None);
    assert!(matches!(
        open_at(&no_payload, None, 0).err(),
        Some(Closed::Malformed(_))
    ));
    for text in ["", "A", "no state", "AYXcuMzzHiOZ"] {
        assert!(
            matches!(open_at(text, None, 0).err(), Some(Closed::NoState(_))),
            "{text}"
        );
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in ".{0,120}|[A-Za-z0-9_-]{0,200}") {
        let _ = open_at(&text, None, 0);
    }

    #[test]
    fn nothing_that_was_sealed_makes_it_panic(bytes: Vec<u8>, seconds in -10_000_000_000..10_000_000_000_i64) {
        let _ = open_at(&seal(&bytes, None), None, seconds);
    }

    #[test]
    fn no_change_of_what_was_sealed_makes_it_panic(
        changes in collection::vec((0..60_usize, any::<u8>()), 1..6),
        more: Vec<u8>,
        seconds: i32,
    ) {
        let mut bytes = payload();
        bytes.extend(more);
        for (at, byte) in changes {
            if let Some(place) = bytes.get_mut(at) {
                *place = byte;
            }
        }
        if let Ok(seen) = open_at(&seal(&bytes, None), None, seconds.into()) {
            let told = serde_json::to_string(&seen).unwrap();
            prop_assert!(told.contains("standing"));
        }
    }
}
