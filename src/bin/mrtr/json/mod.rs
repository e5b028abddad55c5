//! JSON that keeps what it reads: numbers of any size, strings with half a surrogate pair, members in order.
//!
//! `serde_json` can keep the numbers too, with `arbitrary_precision`; but that feature would be on for
//! everything in a program that is built beside this one, where it changes what a `Value` serialises to.

mod number;
mod parse;
mod print;

use mrtr::client;

/// How deep a text may be nested.
const MAX_DEPTH: usize = 512;

/// A JSON value. Its scalars are kept as the text Python prints, so that equal values are equal texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Json {
    /// `null`, `true` or `false`.
    Word(&'static str),
    Number(String),
    /// What stands between the quotes, in ASCII.
    Text(String),
    Array(Vec<Json>),
    /// The names are as in `Text`.
    Object(Vec<(String, Json)>),
}

impl client::Json for Json {
    fn is_null(&self) -> bool {
        *self == Self::Word("null")
    }

    fn is_integer(&self) -> bool {
        matches!(self, Self::Number(number) if !number::is_float(number))
    }

    fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    fn into_members(self) -> Option<Vec<(String, Self)>> {
        match self {
            Self::Object(members) => Some(members),
            _ => None,
        }
    }

    fn of_members(members: Vec<(String, Self)>) -> Self {
        Self::Object(members)
    }

    fn successor(&self) -> Option<Self> {
        match self {
            Self::Number(number) => number::successor(number).map(Self::Number),
            _ => None,
        }
    }

    fn printed(&self) -> String {
        self.to_string()
    }

    fn plain(escaped: &str) -> String {
        serde_json::from_str(&format!("\"{escaped}\"")).unwrap_or_else(|_| escaped.to_owned())
    }
}
