//! What a question about one form carries, and how it travels in the state token.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, SeqAccess},
    ser::SerializeSeq,
};
use serde_json::Value;

use super::{EntryMut, key::Key};
use crate::protocol::form::{FieldSchema, Offer};

/// The message and what was set beside it.
///
/// Travels as the bare message where nothing was set; else as a sequence whose unset tail is cut off.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Parts {
    pub(super) message: String,
    pub(super) offers: Vec<Offer>,
    pub(super) key: Key,
    /// One for each field of the form; a null where the field has none.
    pub(super) default: Vec<Value>,
    pub(super) title: Option<String>,
    pub(super) description: Option<String>,
    /// Fewest and most picks; a most of 0 is no limit.
    pub(super) picks: (u32, u32),
}

impl Parts {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            ..Self::default()
        }
    }

    /// The one thing that is asked; `function` is the name of the question's function.
    pub(super) fn entries(&mut self, function: &'static str) -> Vec<EntryMut<'_>> {
        vec![EntryMut {
            key: self.key.or(function).to_owned(),
            message: Some(&mut self.message),
        }]
    }

    /// Puts on the form's field what the author set on the question.
    pub(super) fn dress(&self, field: &mut FieldSchema) {
        if let Some(default) = self.default.first().filter(|value| !value.is_null()) {
            field.default = Some(default.clone());
        }
        if let Some(title) = &self.title {
            field.title = Some(title.clone().into());
        }
        if let Some(description) = &self.description {
            field.description = Some(description.clone().into());
        }
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let set = [
            !self.offers.is_empty(),
            self.key.is_explicit(),
            !self.default.is_empty(),
            self.title.is_some(),
            self.description.is_some(),
            self.picks != (0, 0),
        ];
        let Some(last) = set.iter().rposition(|set| *set) else {
            return serializer.serialize_str(&self.message);
        };
        let mut seq = serializer.serialize_seq(Some(last + 2))?;
        seq.serialize_element(&self.message)?;
        for (position, set) in set.into_iter().enumerate().take(last + 1) {
            match position {
                _ if !set => seq.serialize_element(&())?,
                0 => seq.serialize_element(&self.offers)?,
                1 => seq.serialize_element(&self.key)?,
                2 => seq.serialize_element(&self.default)?,
                3 => seq.serialize_element(&self.title)?,
                4 => seq.serialize_element(&self.description)?,
                _ => seq.serialize_element(&self.picks)?,
            }
        }
        seq.end()
    }
}

impl<'de> Deserialize<'de> for Parts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Visitor)
    }
}

struct Visitor;

impl<'de> de::Visitor<'de> for Visitor {
    type Value = Parts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a packed question")
    }

    fn visit_str<E: de::Error>(self, message: &str) -> Result<Parts, E> {
        Ok(Parts::new(message))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Parts, A::Error> {
        let message = seq
            .next_element()?
            .ok_or_else(|| de::Error::invalid_length(0, &self))?;
        let parts = Parts {
            message,
            offers: next(&mut seq)?,
            key: next(&mut seq)?,
            default: next(&mut seq)?,
            title: next(&mut seq)?,
            description: next(&mut seq)?,
            picks: next(&mut seq)?,
        };
        match seq.next_element::<de::IgnoredAny>()? {
            None => Ok(parts),
            Some(_) => Err(de::Error::invalid_length(8, &self)),
        }
    }
}

/// The next element; what is cut off or was not set is the default.
fn next<'de, A: SeqAccess<'de>, T: Deserialize<'de> + Default>(seq: &mut A) -> Result<T, A::Error> {
    Ok(seq
        .next_element::<Option<T>>()?
        .flatten()
        .unwrap_or_default())
}

/// The builder methods of questions with one field.
macro_rules! label_methods {
    () => {
        /// Sets the label of the form's field, where a client shows one.
        pub fn title(mut self, title: impl Into<String>) -> Self {
            self.parts.title = Some(title.into());
            self
        }

        /// Sets the help text of the form's field.
        pub fn describe(mut self, description: impl Into<String>) -> Self {
            self.parts.description = Some(description.into());
            self
        }
    };
}
pub(super) use label_methods;

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(parts: &Parts) -> Vec<u8> {
        let bytes = rmp_serde::to_vec(parts).unwrap();
        assert_eq!(&rmp_serde::from_slice::<Parts>(&bytes).unwrap(), parts);
        // A host that packs with field names must not change what comes back.
        let named = rmp_serde::to_vec_named(parts).unwrap();
        assert_eq!(&rmp_serde::from_slice::<Parts>(&named).unwrap(), parts);
        bytes
    }

    #[test]
    fn a_plain_question_costs_its_message_and_a_length() {
        assert_eq!(packed(&Parts::new("Who?")).len(), 5);
        assert_eq!(packed(&Parts::new("")).len(), 1);
    }

    #[test]
    fn every_combination_of_parts_comes_back() {
        for bits in 0..64_u32 {
            let set = |bit: u32| bits & (1 << bit) != 0;
            let mut key = Key::default();
            if set(1) {
                key.set("seat".to_owned());
            }
            let parts = Parts {
                message: "Which seat?".to_owned(),
                offers: if set(0) {
                    vec!["12A".into(), ("12B", "by the aisle").into()]
                } else {
                    vec![]
                },
                key,
                default: if set(2) {
                    vec![
                        Value::Null,
                        Value::from(3),
                        "x".into(),
                        0.5.into(),
                        true.into(),
                    ]
                } else {
                    vec![]
                },
                title: set(3).then(|| "Seat".to_owned()),
                description: set(4).then(|| "A seat".to_owned()),
                picks: if set(5) { (1, 2) } else { (0, 0) },
            };
            packed(&parts);
        }
    }

    #[test]
    fn a_packed_question_of_another_shape_is_refused() {
        for value in [
            Value::from(3),
            serde_json::json!([]),
            serde_json::json!([7]),
            serde_json::json!({"a": 1}),
            serde_json::json!(["m", null, null, null, null, null, null, 9]),
        ] {
            let bytes = rmp_serde::to_vec(&value).unwrap();
            assert!(rmp_serde::from_slice::<Parts>(&bytes).is_err(), "{value}");
        }
    }
}
