//! What a client has to ask its user.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
};
use serde_json::{Value, value::RawValue};

use crate::protocol::{
    input::InputRequest,
    wire::{self, RequestBody},
};

/// The entries of `inputRequests`, in the order asked; it serializes to the protocol's own JSON.
///
/// Source: MCP 2026-07-28, `InputRequests`.
#[derive(Clone, Default)]
pub struct InputRequests(Vec<(String, Body)>);

/// One request.
#[derive(Clone)]
pub(crate) enum Body {
    /// Just asked.
    Made(RequestBody),
    /// Asked before, and read from a replay store. As text, which keeps the order of a form's fields.
    Read(Box<RawValue>),
}

impl InputRequests {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the round asks nothing: the client only has to call again.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }

    /// Keys and requests, as they stand in `inputRequests`.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Value)> {
        self.0.iter().map(|(key, body)| (key.as_str(), body.json()))
    }

    /// The request under a key.
    pub fn get(&self, key: &str) -> Option<Value> {
        self.0
            .iter()
            .find(|(of, _)| of == key)
            .map(|(_, body)| body.json())
    }

    pub(super) fn of(requests: Vec<InputRequest>) -> Self {
        let entry = |request: InputRequest| (request.key, Body::Made(request.body));
        Self(requests.into_iter().map(entry).collect())
    }

    #[cfg(feature = "rmcp")]
    pub(crate) fn into_entries(self) -> Vec<(String, Body)> {
        self.0
    }
}

impl Body {
    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Made(body) => wire::input_request(body),
            Self::Read(text) => serde_json::from_str(text.get()).unwrap_or_default(),
        }
    }
}

impl Serialize for Body {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Made(body) => body.serialize(serializer),
            Self::Read(text) => text.serialize(serializer),
        }
    }
}

impl Serialize for InputRequests {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, body)| (key, body)))
    }
}

impl<'de> Deserialize<'de> for InputRequests {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = InputRequests;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of input requests")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<InputRequests, A::Error> {
                let mut entries = Vec::new();
                while let Some((key, request)) = map.next_entry()? {
                    entries.push((key, Body::Read(request)));
                }
                Ok(InputRequests(entries))
            }
        }

        deserializer.deserialize_map(Entries)
    }
}

/// For logs, so without what is asked: it may be told to nobody but the user.
impl fmt::Debug for InputRequests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys()).finish()
    }
}
