//! The arguments of a call and the answers to a question, as digests.

use std::slice;

use serde_json::{Map, Number, Value};
use sha2::{Digest as _, Sha256};

use super::number::Canonical;

/// Of what a digest is, so that it is of nothing else.
const ARGUMENTS_LABEL: &[u8] = b"mrtr arguments 1";
const ANSWERS_LABEL: &[u8] = b"mrtr answers 1";

/// SHA-256 of a call's arguments: of what they mean, not of how they are spelled.
///
/// Neither the order of the members nor escapes in strings matter, nor whether an integer is
/// written `1`, `1.0` or `1e0`. Absent arguments are the same as an empty object. It does not
/// depend on the features of `serde_json` that this program happens to be built with.
///
/// With `serde_json`'s `arbitrary_precision`, numbers that no `u64`, `i64` or `f64` can hold stay
/// different; without it they are `f64`s by the time they get here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArgumentsDigest(pub(crate) [u8; 32]);

impl ArgumentsDigest {
    /// The digest with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The digest of `params.arguments`.
    #[must_use]
    pub fn of(arguments: Option<&Map<String, Value>>) -> Self {
        let mut walk = Walk::new(ARGUMENTS_LABEL);
        match arguments {
            Some(members) => walk.object(members),
            None => walk.head(Tag::Object, 0),
        }
        Self(walk.finish())
    }
}

/// SHA-256 of the answers to one question: of what they mean, as [`ArgumentsDigest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnswersDigest(pub(crate) [u8; 32]);

impl AnswersDigest {
    /// The digest that a store has kept as these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The digest of the responses that count, by their keys.
    #[doc(hidden)]
    #[must_use]
    pub fn of(responses: &Map<String, Value>) -> Self {
        let mut walk = Walk::new(ANSWERS_LABEL);
        walk.object(responses);
        Self(walk.finish())
    }
}

/// What comes next; the numbers are part of the digest.
#[derive(Clone, Copy)]
enum Tag {
    Null = 0,
    False = 1,
    True = 2,
    Integer = 3,
    Float = 4,
    Decimal = 5,
    String = 6,
    Array = 7,
    Object = 8,
}

/// A walk that keeps its own stack: a value may be deeper than the thread's.
struct Walk<'a> {
    hash: Sha256,
    open: Vec<Open<'a>>,
}

/// What is left of an array or object.
enum Open<'a> {
    Array(slice::Iter<'a, Value>),
    Object(std::vec::IntoIter<(&'a String, &'a Value)>),
}

impl<'a> Walk<'a> {
    fn new(label: &[u8]) -> Self {
        Self {
            hash: Sha256::new_with_prefix(label),
            open: Vec::new(),
        }
    }

    fn finish(mut self) -> [u8; 32] {
        self.run();
        self.hash.finalize().into()
    }

    fn run(&mut self) {
        while let Some(innermost) = self.open.last_mut() {
            let next = match innermost {
                Open::Array(items) => items.next(),
                Open::Object(members) => members.next().map(|(name, value)| {
                    self.hash.update(length(name.len()));
                    self.hash.update(name);
                    value
                }),
            };
            match next {
                Some(value) => self.value(value),
                None => drop(self.open.pop()),
            }
        }
    }

    fn value(&mut self, value: &'a Value) {
        match value {
            Value::Null => self.tag(Tag::Null),
            Value::Bool(false) => self.tag(Tag::False),
            Value::Bool(true) => self.tag(Tag::True),
            Value::Number(number) => self.number(number),
            Value::String(text) => self.text(Tag::String, text),
            Value::Array(items) => {
                self.head(Tag::Array, items.len());
                self.open.push(Open::Array(items.iter()));
            }
            Value::Object(members) => self.object(members),
        }
    }

    fn object(&mut self, members: &'a Map<String, Value>) {
        self.head(Tag::Object, members.len());
        let mut members: Vec<_> = members.iter().collect();
        // Sorted already, unless serde_json keeps the order of the text.
        members.sort_unstable_by_key(|(name, _)| *name);
        self.open.push(Open::Object(members.into_iter()));
    }

    fn number(&mut self, number: &Number) {
        match Canonical::of(number) {
            Canonical::Integer(integer) => {
                self.tag(Tag::Integer);
                self.hash.update(integer.to_be_bytes());
            }
            Canonical::Float(float) => {
                self.tag(Tag::Float);
                self.hash.update(float.to_bits().to_be_bytes());
            }
            Canonical::Decimal(text) => self.text(Tag::Decimal, &text),
        }
    }

    fn text(&mut self, tag: Tag, text: &str) {
        self.head(tag, text.len());
        self.hash.update(text);
    }

    fn head(&mut self, tag: Tag, len: usize) {
        self.tag(tag);
        self.hash.update(length(len));
    }

    fn tag(&mut self, tag: Tag) {
        self.hash.update([tag as u8]);
    }
}

fn length(len: usize) -> [u8; 8] {
    (len as u64).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use proptest::{collection, prelude::*};
    use serde_json::json;

    use super::*;

    fn digest(json: &str) -> ArgumentsDigest {
        ArgumentsDigest::of(Some(&serde_json::from_str(json).unwrap()))
    }

    fn of(value: &Value) -> ArgumentsDigest {
        ArgumentsDigest::of(value.as_object())
    }

    fn number(json: &str) -> ArgumentsDigest {
        digest(&format!(r#"{{"n":{json}}}"#))
    }

    #[test]
    fn absent_arguments_are_an_empty_object() {
        assert_eq!(ArgumentsDigest::of(None), digest("{}"));
        assert_ne!(ArgumentsDigest::of(None), digest(r#"{"":null}"#));
    }

    #[test]
    fn answers_are_not_arguments_but_digested_alike() {
        let answers = |json: &str| AnswersDigest::of(&serde_json::from_str(json).unwrap());
        assert_ne!(answers("{}").0, digest("{}").0);
        assert_eq!(answers(r#"{"a":1,"b":2.0}"#), answers(r#"{"b":2,"a":1.0}"#));
        assert_ne!(answers(r#"{"a":1}"#), answers(r#"{"a":2}"#));
        assert_ne!(answers(r#"{"a":null}"#), answers("{}"));
    }

    #[test]
    fn spelling_does_not_matter() {
        assert_eq!(
            digest(r#"{"a":1,"b":{"c":2,"d":3}}"#),
            digest(r#" { "b" : {"d":3, "c":2}, "a":1 }"#)
        );
        assert_eq!(digest(r#"{"\u0061":"\u00e9\/"}"#), digest(r#"{"a":"é/"}"#));
    }

    #[test]
    fn a_number_is_its_value() {
        for spellings in [
            &["1", "1.0", "1e0", "10e-1", "0.1E+1", "1.000"][..],
            &["0", "-0", "0.0", "-0.0", "0e7", "-0.00e-3"],
            &["-2", "-2.0", "-20e-1"],
            &["0.1", "0.10", "1e-1"],
            &["1e20", "100000000000000000000", "1.0e+20"],
            &["9007199254740993", "9007199254740993"],
            &["9223372036854775808", "9223372036854775808.0"],
            &["18446744073709549568", "18446744073709549568.0"],
            &["-9223372036854775808", "-9223372036854775808.0"],
        ] {
            for other in spellings {
                assert_eq!(number(spellings[0]), number(other), "{other}");
            }
        }
    }

    #[test]
    fn neighbours_at_the_ends_of_the_ranges_differ() {
        let all = [
            "18446744073709551615",
            "18446744073709551614",
            "18446744073709551616",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "-9223372036854775807",
            "-9223372036854777856",
            "9007199254740993",
            "9007199254740992",
            "5e-324",
            "1e-323",
            "0",
            "1.7976931348623157e308",
            "1.7976931348623e308",
            "-1.7976931348623157e308",
        ];
        for (i, a) in all.iter().enumerate() {
            for b in &all[i + 1..] {
                assert_ne!(number(a), number(b), "{a} {b}");
            }
        }
    }

    #[test]
    fn values_that_look_alike_differ() {
        let all = [
            json!({"a": null}),
            json!({"a": false}),
            json!({"a": true}),
            json!({"a": 0}),
            json!({"a": 1}),
            json!({"a": 0.5}),
            json!({"a": ""}),
            json!({"a": "1"}),
            json!({"a": "null"}),
            json!({"a": []}),
            json!({"a": {}}),
            json!({"a": [null]}),
            json!({"a": [[]]}),
            json!({"a": [[], []]}),
            json!({"a": [[[]]]}),
            json!({"a": [1, 2]}),
            json!({"a": [2, 1]}),
            json!({"a": [12]}),
            json!({"a": ["1", "2"]}),
            json!({"a": ["12", ""]}),
            json!({"a": ["1,2"]}),
            json!({"a": {"b": 1}}),
            json!({"a": {}, "b": 1}),
            json!({"a": 1, "b": {}}),
            json!({"ab": 1}),
            json!({"A": 1}),
            json!({}),
        ];
        for (i, a) in all.iter().enumerate() {
            for b in &all[i + 1..] {
                assert_ne!(of(a), of(b), "{a} {b}");
            }
        }
    }

    #[test]
    fn a_value_deeper_than_the_stack_has_a_digest() {
        let mut deep = json!(1);
        for _ in 0..200_000 {
            deep = Value::Array(vec![deep]);
        }
        let mut arguments = Map::new();
        arguments.insert("deep".to_owned(), deep);
        let _ = ArgumentsDigest::of(Some(&arguments));
        // Dropping it would recurse: take it apart from outside.
        let mut rest = arguments.remove("deep");
        while let Some(Value::Array(mut items)) = rest {
            rest = items.pop();
        }
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<u64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            ".{0,8}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 32, 4, |inner| {
            prop_oneof![
                collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                collection::btree_map(".{0,4}", inner, 0..4)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    /// Writes the same value differently: members backwards, every character escaped, floats for
    /// integers where they are exact.
    fn respell(value: &Value, out: &mut String) {
        match value {
            Value::Object(members) => {
                out.push_str("{ ");
                for (i, (name, value)) in members.iter().rev().enumerate() {
                    out.push_str(if i == 0 { "" } else { " ,\n" });
                    escape(name, out);
                    out.push_str(" : ");
                    respell(value, out);
                }
                out.push('}');
            }
            Value::Array(items) => {
                out.push_str("[ ");
                for (i, item) in items.iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { " ,\t" });
                    respell(item, out);
                }
                out.push(']');
            }
            Value::String(text) => escape(text, out),
            Value::Number(number) => match number.as_i64() {
                Some(integer) if integer.unsigned_abs() < 1 << 53 => {
                    write!(out, "{integer}.0").unwrap();
                }
                _ => out.push_str(&number.to_string()),
            },
            other => out.push_str(&other.to_string()),
        }
    }

    fn escape(text: &str, out: &mut String) {
        out.push('"');
        for unit in text.encode_utf16() {
            write!(out, "\\u{unit:04x}").unwrap();
        }
        out.push('"');
    }

    /// Values of so few kinds that two of them are often the same or nearly so.
    fn few_json() -> impl Strategy<Value = Value> {
        let leaf = proptest::sample::select(vec![
            json!(null),
            json!(0),
            json!(0.0),
            json!(-0.0),
            json!(1),
            json!(1.0),
            json!(0.5),
            json!(""),
            json!("a"),
            json!([]),
            json!({}),
        ]);
        leaf.prop_recursive(2, 6, 2, |inner| {
            prop_oneof![
                collection::vec(inner.clone(), 0..3).prop_map(Value::from),
                collection::btree_map("[ab]?", inner, 0..3)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    /// The value with every float that is 0 or 1 as integer.
    fn plain(value: &Value) -> Value {
        match value {
            Value::Array(items) => items.iter().map(plain).collect(),
            Value::Object(members) => Value::Object(
                members
                    .iter()
                    .map(|(name, value)| (name.clone(), plain(value)))
                    .collect(),
            ),
            _ if value.as_f64() == Some(0.0) => json!(0),
            _ if value.as_f64() == Some(1.0) => json!(1),
            other => other.clone(),
        }
    }

    proptest! {
        #[test]
        fn any_value_survives_any_spelling(value in any_json()) {
            let mut text = String::from("{\"v\":");
            respell(&value, &mut text);
            text.push('}');
            // serde_json reads long floats to the last bit only with a feature: begin with what it reads.
            let plain = json!({ "v": serde_json::from_str::<Value>(&value.to_string()).unwrap() });
            prop_assert_eq!(digest(&text), of(&plain));
        }

        #[test]
        fn a_small_float_is_the_integer(integer in -(1_i32 << 30)..1 << 30) {
            prop_assert_eq!(of(&json!({ "n": integer })), of(&json!({ "n": f64::from(integer) })));
        }

        #[test]
        fn values_are_told_apart_as_their_meaning_is(a in few_json(), b in few_json()) {
            let same = of(&json!({ "v": &a })) == of(&json!({ "v": &b }));
            prop_assert_eq!(same, plain(&a) == plain(&b));
        }
    }
}
