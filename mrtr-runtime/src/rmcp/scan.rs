//! What is in a message, told from its text alone, before anything is built of it.
//!
//! A JSON value takes up to a hundred times the memory of its text, and whoever sends it has shown nothing yet.

use std::fmt;

use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, Visitor};
use serde_json::{Value, value::RawValue};

/// How deep a message may be nested. What is one deeper, the SDK cannot read.
pub(super) const MAX_DEPTH: usize = 126;

/// How much there is in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Extent {
    /// Numbers, strings, keys, arrays, objects and the rest.
    pub(super) values: usize,
    /// How deep they are nested.
    pub(super) depth: usize,
}

/// Counts what is in a text. Of one that is not JSON, it counts what comes closest.
pub(super) fn extent(text: &[u8]) -> Extent {
    let mut extent = Extent::default();
    let mut depth = 0_usize;
    let mut rest = text.iter().copied();
    let mut in_scalar = false;
    while let Some(byte) = rest.next() {
        let scalar = match byte {
            b'{' | b'[' => {
                depth += 1;
                extent.depth = extent.depth.max(depth);
                extent.values += 1;
                false
            }
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                false
            }
            b'"' => {
                extent.values += 1;
                while let Some(byte) = rest.next() {
                    match byte {
                        b'"' => break,
                        b'\\' => drop(rest.next()),
                        _ => {}
                    }
                }
                false
            }
            b',' | b':' | b' ' | b'\t' | b'\n' | b'\r' => false,
            _ => true,
        };
        if scalar && !in_scalar {
            extent.values += 1;
        }
        in_scalar = scalar;
    }
    extent
}

/// What a message says of itself.
#[derive(Debug, Default)]
pub(super) struct Head {
    /// Its id, if it is a request.
    pub(super) id: Option<Value>,
    /// Whether it asks for a session.
    #[cfg_attr(
        not(feature = "http"),
        allow(dead_code, reason = "only HTTP has sessions")
    )]
    pub(super) initializes: bool,
}

/// Whether a text is JSON, however deep.
pub(super) fn is_json(text: &[u8]) -> bool {
    str::from_utf8(text).is_ok() && serde_json::from_slice::<IgnoredAny>(text).is_ok()
}

/// Reads what a message says of itself, from as much of its text as there is.
pub(super) fn head(text: &[u8]) -> Head {
    let mut seen = Seen::default();
    // Whatever comes behind the last member that can be read says nothing.
    drop(seen.deserialize(&mut serde_json::Deserializer::from_slice(text)));
    Head {
        id: seen.id.filter(|_| !seen.answers),
        initializes: seen.initializes,
    }
}

#[derive(Default)]
struct Seen {
    id: Option<Value>,
    initializes: bool,
    /// It is an answer, whose id is one of ours.
    answers: bool,
}

impl<'de> DeserializeSeed<'de> for &mut Seen {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for &mut Seen {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a message")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        while let Some(name) = members.next_key::<std::borrow::Cow<'de, str>>()? {
            match &*name {
                "id" => {
                    let id = members.next_value::<&RawValue>()?.get();
                    if id.starts_with(|first: char| {
                        first == '"' || first == '-' || first.is_ascii_digit()
                    }) {
                        self.id = Some(serde_json::from_str(id).map_err(A::Error::custom)?);
                    }
                }
                "method" => {
                    let method = members.next_value::<&RawValue>()?.get();
                    self.initializes = method == "\"initialize\"";
                }
                name => {
                    self.answers |= name == "result" || name == "error";
                    members.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn everything_that_would_be_built_is_counted() {
        for (text, values, depth) in [
            ("", 0, 0),
            ("5", 1, 0),
            ("[]", 1, 1),
            ("[1,2, -3.5e7 ,true,null]", 6, 1),
            (r#"{"a":{"b":[]}}"#, 5, 3),
            (r#"["[,:{\"", "\\", ""]"#, 4, 1),
            (r#"[[[1],[2]],{"a":"b"}]"#, 9, 3),
        ] {
            assert_eq!(extent(text.as_bytes()), Extent { values, depth }, "{text}");
        }
    }

    #[test]
    fn a_request_is_known_by_its_id_and_an_answer_is_not() {
        let id = |text: &str| head(text.as_bytes()).id;
        assert_eq!(
            id(r#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#),
            Some(json!(7))
        );
        assert_eq!(
            id(r#"{"method":"ping","params":{"id":5},"id":"a\n"}"#),
            Some(json!("a\n"))
        );
        // Cut off behind it.
        assert_eq!(
            id(r#"{"id":7,"method":"tools/call","params":{"arg"#),
            Some(json!(7))
        );
        assert_eq!(id(r#"{"id":7,"result":{"a"#), None);
        assert_eq!(id(r#"{"result":{},"id":7}"#), None);
        assert_eq!(id(r#"{"params":{"a"#), None);
        assert_eq!(id(r#"{"id":[7]}"#), None);
        assert_eq!(id("[7]"), None);
    }

    #[test]
    fn any_nesting_is_read_past() {
        let deep = format!(
            r#"{{"params":{}{},"id":7}}"#,
            "[".repeat(100_000),
            "]".repeat(100_000)
        );
        assert_eq!(head(deep.as_bytes()).id, Some(json!(7)));
        assert!(is_json(deep.as_bytes()));
    }

    #[test]
    fn what_is_not_json_is_told_from_what_is() {
        for text in ["{}", "[1]", "5", r#"{"id":{}}"#, r#"{"id":1,"id":2}"#] {
            assert!(is_json(text.as_bytes()), "{text}");
        }
        for text in [
            &b"{"[..],
            b"{} {}",
            b"",
            b"hello",
            b"\"\xff\"",
            b"{\"a\":\"\xff\"}",
        ] {
            assert!(!is_json(text), "{}", text.escape_ascii());
        }
    }

    #[test]
    fn a_session_is_asked_for_by_one_method_only() {
        assert!(head(br#"{"id":1,"method":"initialize"}"#).initializes);
        assert!(
            !head(br#"{"id":1,"method":"tools/call","params":{"method":"initialize"}}"#)
                .initializes
        );
    }
}
