//! The client is the attacker: whatever it does to a token, the token does not open.

use mrtr_runtime::{
    ground::principal::Principal,
    ground::seal::{ArgumentsDigest, Binding, Key, KeyRing, Rejected},
};
use proptest::{collection, prelude::*};
use serde_json::json;

const LIMIT: usize = 8 * 1024;
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A character has six bits, so parts share one where they meet: the second one ends the version
/// and begins the key id, the seventh ends the key id and begins the nonce.
const VERSION_CHARS: usize = 1;
const HEADER_CHARS: usize = 7;

const ARGUMENTS: ArgumentsDigest = ArgumentsDigest::from_bytes([3; 32]);

fn binding() -> Binding<'static> {
    Binding {
        audience: "airline",
        method: "tools/call",
        name: "book_flight",
        arguments: &ARGUMENTS,
        principal: None,
    }
}

fn key(byte: u8) -> Key {
    Key::from_bytes([byte; 32])
}

fn keys() -> KeyRing {
    KeyRing::new(key(1))
}

fn seal(plaintext: &str) -> String {
    keys().seal(&binding(), plaintext.as_bytes()).unwrap()
}

fn open(token: &str) -> Result<Vec<u8>, Rejected> {
    keys()
        .open(&binding(), token, LIMIT)
        .map(|opened| opened.to_vec())
}

/// Changes one character to another one of the alphabet, by flipping one of its six bits.
fn flip(token: &str, at: usize, bit: usize) -> String {
    let value = ALPHABET.find(&token[at..=at]).unwrap() ^ (1 << bit);
    format!(
        "{}{}{}",
        &token[..at],
        &ALPHABET[value..=value],
        &token[at + 1..]
    )
}

#[test]
fn an_untouched_token_opens_as_often_as_it_likes() {
    for plaintext in ["", "s", "se", "sea", "seat 12A", &"seat".repeat(1000)] {
        let token = seal(plaintext);
        for _ in 0..2 {
            assert_eq!(open(&token).unwrap(), plaintext.as_bytes());
        }
    }
}

#[test]
fn a_token_with_any_bit_flipped_is_refused() {
    for plaintext in ["", "s", "se", "seat 12A"] {
        let token = seal(plaintext);
        for at in 0..token.len() {
            for bit in 0..6 {
                let rejected = open(&flip(&token, at, bit)).unwrap_err();
                match rejected {
                    Rejected::Version => assert!(at <= VERSION_CHARS),
                    Rejected::UnknownKey => assert!((VERSION_CHARS..HEADER_CHARS).contains(&at)),
                    Rejected::Forged => assert!(at >= HEADER_CHARS - 1),
                    Rejected::Alphabet => assert_eq!(at, token.len() - 1),
                    other => panic!("{other:?} at {at}"),
                }
                assert_eq!(open(&token).unwrap(), plaintext.as_bytes());
            }
        }
    }
}

#[test]
fn a_token_cut_short_at_either_end_is_refused() {
    let token = seal("seat 12A");
    assert!(open(&token).is_ok());
    for at in 0..token.len() {
        assert!(open(&token[..at]).is_err(), "{at}");
    }
    for at in 1..=token.len() {
        assert!(open(&token[at..]).is_err(), "{at}");
    }
}

#[test]
fn a_longer_token_is_refused() {
    let token = seal("seat 12A");
    for more in [
        "A", "AA", "AAA", "AAAA", "=", "==", "\n", " ", "\0", ".", &token,
    ] {
        assert!(open(&format!("{token}{more}")).is_err(), "{more:?}");
        assert!(open(&format!("{more}{token}")).is_err(), "{more:?}");
    }
    assert!(open(&token).is_ok());
}

#[test]
fn two_tokens_spliced_anywhere_are_refused() {
    let (a, b) = (seal("seat 12A"), seal("seat 34B"));
    assert_eq!(a.len(), b.len());
    for at in 0..=a.len() {
        let spliced = format!("{}{}", &a[..at], &b[at..]);
        let opened = open(&spliced);
        if spliced == a {
            assert_eq!(opened.unwrap(), b"seat 12A");
        } else if spliced == b {
            assert_eq!(opened.unwrap(), b"seat 34B");
        } else {
            assert_eq!(opened.unwrap_err(), Rejected::Forged, "{at}");
        }
    }
}

#[test]
fn another_servers_key_does_not_open_it() {
    let token = seal("seat 12A");
    let opened = KeyRing::new(key(2)).open(&binding(), &token, LIMIT);
    assert_eq!(opened.unwrap_err(), Rejected::UnknownKey);
    let opened = KeyRing::ephemeral().open(&binding(), &token, LIMIT);
    assert_eq!(opened.unwrap_err(), Rejected::UnknownKey);
    assert!(open(&token).is_ok());
}

#[test]
fn a_key_id_does_not_make_a_token_of_another_key() {
    let keys = KeyRing::new(key(1)).also_accept(key(2));
    let (a, b) = (
        seal("seat 12A"),
        KeyRing::new(key(2)).seal(&binding(), b"seat 12A").unwrap(),
    );
    let relabelled = format!("{}{}", &b[..HEADER_CHARS], &a[HEADER_CHARS..]);
    assert_eq!(
        keys.open(&binding(), &relabelled, LIMIT).unwrap_err(),
        Rejected::Forged
    );
    for token in [a, b] {
        assert!(keys.open(&binding(), &token, LIMIT).is_ok());
    }
}

#[test]
fn a_token_opens_only_for_the_call_it_was_made_for() {
    let arguments = |value: serde_json::Value| ArgumentsDigest::of(value.as_object());
    let (lisbon, porto) = (
        arguments(json!({"to": "LIS"})),
        arguments(json!({"to": "OPO"})),
    );
    let alice = Principal::new("https://issuer.example", "alice");
    let here = Binding {
        arguments: &lisbon,
        principal: Some(&alice),
        ..binding()
    };

    let others = [
        Principal::new("https://issuer.example", "bob"),
        Principal::new("https://other.example", "alice"),
        Principal::new("https://issuer.examplea", "lice"),
        Principal::new("", ""),
    ];
    let mut elsewhere = vec![
        Binding {
            audience: "airline-2",
            ..here
        },
        Binding {
            audience: "",
            ..here
        },
        Binding {
            method: "prompts/get",
            ..here
        },
        Binding {
            name: "cancel_flight",
            ..here
        },
        Binding {
            name: "book_fligh",
            ..here
        },
        Binding {
            method: "tools/callb",
            name: "ook_flight",
            ..here
        },
        Binding {
            arguments: &porto,
            ..here
        },
        Binding {
            principal: None,
            ..here
        },
    ];
    elsewhere.extend(others.iter().map(|other| Binding {
        principal: Some(other),
        ..here
    }));

    let token = keys().seal(&here, b"seat 12A").unwrap();
    assert!(keys().open(&here, &token, LIMIT).is_ok());
    for there in elsewhere {
        // Neither way round.
        assert_eq!(
            keys().open(&there, &token, LIMIT).unwrap_err(),
            Rejected::Forged,
            "{there:?}"
        );
        let back = keys().seal(&there, b"seat 12A").unwrap();
        assert!(keys().open(&there, &back, LIMIT).is_ok());
        assert_eq!(
            keys().open(&here, &back, LIMIT).unwrap_err(),
            Rejected::Forged,
            "{there:?}"
        );
    }
}

#[test]
fn an_anonymous_token_opens_for_no_principal() {
    let token = seal("seat 12A");
    for principal in [
        Principal::new("", ""),
        Principal::new("https://issuer.example", "alice"),
    ] {
        let known = Binding {
            principal: Some(&principal),
            ..binding()
        };
        assert_eq!(
            keys().open(&known, &token, LIMIT).unwrap_err(),
            Rejected::Forged
        );
    }
    assert!(open(&token).is_ok());
}

#[test]
fn keys_are_replaced_step_by_step_without_refusing_a_token() {
    let ring = |text: &str| KeyRing::parse(text).unwrap();
    let [old, new] = [key(1), key(2)].map(|key| key.expose_as_text().to_string());
    let steps = [
        ring(&old),
        ring(&format!("{old},{new}")),
        ring(&format!("{new},{old}")),
        ring(&new),
    ];
    let tokens: Vec<_> = steps
        .iter()
        .map(|keys| keys.seal(&binding(), b"x").unwrap())
        .collect();

    // While a deployment is under way, replicas are one step apart at most.
    for (here, keys) in steps.iter().enumerate() {
        for (there, token) in tokens.iter().enumerate() {
            let opened = keys.open(&binding(), token, LIMIT);
            if here.abs_diff(there) <= 1 {
                assert!(opened.is_ok(), "{here} {there}");
            }
        }
    }
    // In the end the old key opens nothing any more.
    assert_eq!(
        steps[3].open(&binding(), &tokens[0], LIMIT).unwrap_err(),
        Rejected::UnknownKey
    );
    assert_eq!(
        steps[3].open(&binding(), &tokens[1], LIMIT).unwrap_err(),
        Rejected::UnknownKey
    );
    assert!(steps[3].open(&binding(), &tokens[2], LIMIT).is_ok());
}

#[test]
fn reasons_are_short_and_say_nothing_of_keys_or_contents() {
    for rejected in [
        Rejected::TooLong,
        Rejected::TooShort,
        Rejected::Alphabet,
        Rejected::Version,
        Rejected::UnknownKey,
        Rejected::Forged,
    ] {
        assert!(rejected.to_string().starts_with("the token "));
    }
}

proptest! {
    #[test]
    fn anything_sealed_comes_back(
        plaintext in collection::vec(any::<u8>(), 0..300),
        [audience, method, name] in any::<[String; 3]>(),
        digest: [u8; 32],
        principal in any::<Option<(String, String)>>(),
    ) {
        let principal = principal.map(|(issuer, subject)| Principal::new(issuer, subject));
        let binding = Binding {
            audience: &audience,
            method: &method,
            name: &name,
            arguments: &ArgumentsDigest::from_bytes(digest),
            principal: principal.as_ref(),
        };
        let token = keys().seal(&binding, &plaintext).unwrap();
        prop_assert_eq!(token.len(), (45 + plaintext.len()) * 4 / 3 + usize::from((45 + plaintext.len()) % 3 != 0));
        prop_assert_eq!(&*keys().open(&binding, &token, token.len()).unwrap(), &plaintext);
    }

    #[test]
    fn any_text_is_refused(token in ".{0,200}") {
        prop_assert!(open(&token).is_err());
    }

    #[test]
    fn any_well_spelled_text_is_refused(token in "AQ[A-Za-z0-9_-]{0,400}") {
        prop_assert!(open(&token).is_err());
    }
}
