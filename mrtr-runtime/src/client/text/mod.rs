//! JSON that keeps what it reads: numbers of any size, strings with half a surrogate pair, members in order.
//!
//! `serde_json` can keep the numbers too, with `arbitrary_precision`; but that feature would be on for
//! everything in a program that uses this crate, where it changes what a `Value` serialises to.

mod number;
mod parse;
mod print;

use serde_json::{Map, Value};

/// How deep a text may be nested.
const MAX_DEPTH: usize = 512;

/// A JSON value. Its scalars are kept as the text Python prints, so that equal values are equal texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Json {
    /// `null`, `true` or `false`.
    Word(&'static str),
    Number(String),
    /// What stands between the quotes, in ASCII.
    Text(String),
    Array(Vec<Json>),
    /// The names are as in `Text`.
    Object(Vec<(String, Json)>),
}

impl Json {
    pub(super) const NULL: Self = Self::Word("null");

    pub(super) fn text(text: &str) -> Self {
        Self::Text(print::escaped(text))
    }

    /// The text between the quotes as people read it; as it is escaped where it is not Unicode.
    pub(super) fn plain(escaped: &str) -> String {
        serde_json::from_str(&format!("\"{escaped}\"")).unwrap_or_else(|_| escaped.to_owned())
    }

    /// The integer after this one; `None` if this is none.
    pub(super) fn successor(&self) -> Option<Self> {
        match self {
            Self::Number(number) => number::successor(number).map(Self::Number),
            _ => None,
        }
    }

    /// `None`: nested too deep.
    pub(super) fn of_value(value: &Value) -> Option<Self> {
        Self::of_value_within(value, MAX_DEPTH)
    }

    fn of_value_within(value: &Value, depth: usize) -> Option<Self> {
        Some(match value {
            Value::Null => Self::NULL,
            Value::Bool(true) => Self::Word("true"),
            Value::Bool(false) => Self::Word("false"),
            Value::Number(number) => {
                let text = number.to_string();
                // A number of `arbitrary_precision` may be one that Python cannot hold.
                Self::Number(number::canonical(&text).unwrap_or(text))
            }
            Value::String(text) => Self::text(text),
            Value::Array(items) => {
                let depth = depth.checked_sub(1)?;
                let items = items.iter().map(|item| Self::of_value_within(item, depth));
                Self::Array(items.collect::<Option<_>>()?)
            }
            Value::Object(members) => {
                let depth = depth.checked_sub(1)?;
                let members = members.iter().map(|(name, value)| {
                    Some((print::escaped(name), Self::of_value_within(value, depth)?))
                });
                Self::Object(members.collect::<Option<_>>()?)
            }
        })
    }

    /// `None`: a number or a string that a [`Value`] cannot hold.
    pub(super) fn to_value(&self) -> Option<Value> {
        Some(match self {
            Self::Word(word) => match *word {
                "true" => Value::Bool(true),
                "false" => Value::Bool(false),
                _ => Value::Null,
            },
            Self::Number(text) => {
                let value: Value = serde_json::from_str(text).ok()?;
                // A large integer would become a float, which is another number.
                let printed = value.to_string();
                let same = value.is_f64() == number::is_float(text) || printed == *text;
                same.then_some(value)?
            }
            Self::Text(text) => serde_json::from_str(&format!("\"{text}\"")).ok()?,
            Self::Array(items) => {
                Value::Array(items.iter().map(Self::to_value).collect::<Option<_>>()?)
            }
            Self::Object(members) => {
                let mut map = Map::new();
                for (name, value) in members {
                    map.insert(
                        serde_json::from_str(&format!("\"{name}\"")).ok()?,
                        value.to_value()?,
                    );
                }
                Value::Object(map)
            }
        })
    }
}
