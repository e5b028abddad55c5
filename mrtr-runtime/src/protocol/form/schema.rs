//! MCP's restricted schema as types.

use serde_json::Value;

use super::{options::Offer, text::Text};

/// A form: a flat list of fields, in the order a person sees them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FormSchema {
    pub(crate) fields: Vec<FieldSchema>,
}

impl FormSchema {
    /// A form of these fields.
    pub fn new(fields: Vec<FieldSchema>) -> Self {
        Self { fields }
    }

    /// Its fields, in order.
    pub fn fields(&self) -> &[FieldSchema] {
        &self.fields
    }
}

/// One field of a form.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldSchema {
    pub(crate) name: Text,
    pub(crate) title: Option<Text>,
    pub(crate) description: Option<Text>,
    pub(crate) required: bool,
    pub(crate) default: Option<Value>,
    pub(crate) kind: FieldKind,
}

impl FieldSchema {
    /// A required field with a name and a kind and nothing else.
    pub fn new(name: impl Into<Text>, kind: FieldKind) -> Self {
        Self {
            name: name.into(),
            title: None,
            description: None,
            required: true,
            default: None,
            kind,
        }
    }

    /// What a person knows the field by.
    pub(crate) fn label(&self) -> &str {
        self.title.as_deref().unwrap_or(&self.name)
    }
}

/// What a field accepts.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FieldKind {
    /// Yes or no.
    Boolean,
    /// A text. Lengths are in Unicode scalar values, as JSON Schema counts.
    String {
        /// Fewest characters; 0 is no limit.
        min_length: u32,
        /// Most characters; `None` means [`MAX_TEXT`].
        max_length: Option<u32>,
        /// What the text must look like.
        format: Option<Format>,
    },
    /// A whole number. The bounds are never wider than the Rust type it is read into.
    Integer {
        /// Smallest.
        minimum: i128,
        /// Largest.
        maximum: i128,
    },
    /// A number. The bounds are never wider than the Rust type it is read into.
    Number {
        /// Smallest.
        minimum: f64,
        /// Largest.
        maximum: f64,
    },
    /// One of several options.
    One(Vec<Offer>),
    /// Any of several options, each at most once.
    Many {
        /// What there is to pick from.
        options: Vec<Offer>,
        /// Fewest picks; 0 is no limit.
        min_items: u32,
        /// Most picks.
        max_items: Option<u32>,
    },
}

/// Characters a text may have where the author set no `max_length`.
///
/// A form is filled in by a person, and its value usually goes into a state token of a few
/// kilobytes; a text of a megabyte is a mistake or an attack.
pub const MAX_TEXT: u32 = 65_536;

/// What a text must look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// An email address, as browsers check it: something, `@`, a domain.
    Email,
    /// An absolute URI (RFC 3986).
    Uri,
    /// A date (RFC 3339 `full-date`), for example `2026-07-28`.
    Date,
    /// A date and time with an offset (RFC 3339 `date-time`), for example `2026-07-28T09:30:00Z`.
    DateTime,
}
