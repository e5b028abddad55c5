//! MessagePack as JSON, whatever it holds.

use std::{cmp::Ordering, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{self, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value, json};

/// Deeper than any live local that was saved.
const MAX_DEPTH: usize = 260;

/// Reads one value, and gives what comes after it. `None` if it is malformed.
///
/// What JSON has no form for is told in another: bytes as an array of numbers, a map whose keys are no texts
/// as an array of pairs, a number that is none or too large as text.
pub(crate) fn read(bytes: &[u8]) -> Option<(Value, &[u8])> {
    let mut deserializer = rmp_serde::Deserializer::new(bytes);
    deserializer.set_max_depth(MAX_DEPTH);
    let Loose(value) = Loose::deserialize(&mut deserializer).ok()?;
    Some((value, deserializer.into_inner()))
}

struct Loose(Value);

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any).map(Self)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<Value, D::Error> {
        inner.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Value, D::Error> {
        inner.deserialize_any(self)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        let text = || Value::String(value.to_string());
        Ok(serde_json::Number::from_f64(value).map_or_else(text, Value::Number))
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_bytes<E: de::Error>(self, value: &[u8]) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Loose(item)) = items.next_element()? {
            all.push(item);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some((Loose(name), Loose(value))) = members.next_entry()? {
            all.push((name, value));
        }
        if all.iter().any(|(name, _)| !name.is_string()) {
            // A hash map has another order each time.
            all.sort_by(|(one, _), (other, _)| order(one, other));
            let pairs = all.into_iter().map(|(name, value)| json!([name, value]));
            return Ok(pairs.collect());
        }
        let named = all.into_iter().filter_map(|(name, value)| match name {
            Value::String(name) => Some((name, value)),
            _ => None,
        });
        Ok(Value::Object(named.collect::<Map<_, _>>()))
    }
}

/// Numbers by their value, everything else by its text.
fn order(one: &Value, other: &Value) -> Ordering {
    match (one.as_f64(), other.as_f64()) {
        (Some(one), Some(other)) => one.total_cmp(&other),
        _ => one.to_string().cmp(&other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashMap};

    use proptest::prelude::*;
    use serde::Serialize;
    use serde_json::json;

    use super::*;

    fn shown(value: &impl Serialize) -> Value {
        let bytes = rmp_serde::to_vec_named(value).unwrap();
        let (value, rest) = read(&bytes).unwrap();
        assert!(rest.is_empty());
        value
    }

    #[test]
    fn what_json_can_hold_is_told_as_it_is() {
        for value in [
            json!(null),
            json!(-7),
            json!(u64::MAX),
            json!(0.5),
            json!({ "a": [true, "b", {}] }),
        ] {
            assert_eq!(shown(&value), value);
        }
        assert_eq!(shown(&Some(())), json!(null));
    }

    #[test]
    fn what_json_cannot_hold_is_told_otherwise() {
        assert_eq!(shown(&f64::NAN), json!("NaN"));
        assert_eq!(shown(&f32::INFINITY), json!("inf"));
        let pairs = BTreeMap::from([((1, 'x'), "a"), ((2, 'y'), "b")]);
        assert_eq!(shown(&pairs), json!([[[1, "x"], "a"], [[2, "y"], "b"]]));
        assert_eq!(read(&[0xc4, 2, 0, 255]), Some((json!([0, 255]), &[][..])));
        // An extension: its type, and its bytes.
        assert_eq!(read(&[0xd4, 5, 9]), Some((json!([5, [9]]), &[][..])));
        assert!(shown(&u128::MAX).is_array());
    }

    #[test]
    fn a_map_without_texts_is_told_in_one_order() {
        let members = [(10, "j"), (-1, "m"), (9, "i")];
        let told = shown(&HashMap::from(members));
        assert_eq!(told, json!([[-1, "m"], [9, "i"], [10, "j"]]));
        assert_eq!(told, shown(&BTreeMap::from(members)));
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes: Vec<u8>) {
            let _ = read(&bytes);
        }
    }

    #[test]
    fn nesting_ends_somewhere() {
        assert_eq!(read(&[0x91; 10_000]), None);
    }
}
