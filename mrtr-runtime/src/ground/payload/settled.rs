//! A settled response: a key, and JSON as MessagePack.

use serde::{Deserialize as _, Serialize, Serializer, ser::Error as _};
use serde_json::{Number, Value};

use super::put::put_bytes;

/// How deep a settled response may be nested, written or read; what `serde_json` reads is never deeper.
pub(super) const MAX_DEPTH: usize = 128;

/// Writes one settled response, or nothing.
pub(super) fn put_settled(out: &mut Vec<u8>, key: &str, value: &Value) -> bool {
    let before = out.len();
    put_bytes(out, key.as_bytes());
    // Struct maps, because that is how an odd number of `arbitrary_precision` survives.
    let mut serializer = rmp_serde::Serializer::new(&mut *out).with_struct_map();
    let written = Json {
        value,
        levels: MAX_DEPTH,
    }
    .serialize(&mut serializer)
    .is_ok();
    if !written {
        out.truncate(before);
    }
    written
}

/// Reads the value at the front, and gives what comes after it.
pub(super) fn read_value(bytes: &[u8]) -> Option<(Value, &[u8])> {
    let mut deserializer = rmp_serde::Deserializer::new(bytes);
    // It counts differently, so that this only guards the stack: it stops one level early, and an odd number is a level.
    deserializer.set_max_depth(MAX_DEPTH + 2);
    let value = Value::deserialize(&mut deserializer).ok()?;
    is_within(&value, MAX_DEPTH).then(|| (value, deserializer.into_inner()))
}

/// Whether a value is nested no deeper than `levels`.
fn is_within(value: &Value, levels: usize) -> bool {
    let inner = |value| is_within(value, levels.saturating_sub(1));
    match value {
        Value::Array(items) => levels > 0 && items.iter().all(inner),
        Value::Object(members) => levels > 0 && members.values().all(inner),
        _ => true,
    }
}

/// JSON as `serde_json` writes it, with two differences: it is never deeper than `levels`, and
/// with `arbitrary_precision` as well a number is a plain number if it can be one. A server built
/// without that feature has to read the token of one built with it.
struct Json<'a> {
    value: &'a Value,
    levels: usize,
}

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let inner = || match self.levels.checked_sub(1) {
            Some(levels) => Ok(move |value| Json { value, levels }),
            None => Err(S::Error::custom("nested too deep")),
        };
        match self.value {
            Value::Array(items) => serializer.collect_seq(items.iter().map(inner()?)),
            Value::Object(members) => {
                let inner = inner()?;
                serializer.collect_map(members.iter().map(|(name, value)| (name, inner(value))))
            }
            Value::Number(number) => serialize_number(number, serializer),
            plain => plain.serialize(serializer),
        }
    }
}

fn serialize_number<S: Serializer>(number: &Number, serializer: S) -> Result<S::Ok, S::Error> {
    let unsigned = number
        .as_u64()
        .filter(|value| Number::from(*value) == *number);
    let signed = number
        .as_i64()
        .filter(|value| Number::from(*value) == *number);
    let float = number
        .as_f64()
        .filter(|value| Number::from_f64(*value).as_ref() == Some(number));
    match (unsigned, signed, float) {
        (Some(value), ..) => serializer.serialize_u64(value),
        (_, Some(value), _) => serializer.serialize_i64(value),
        (.., Some(value)) => serializer.serialize_f64(value),
        // Only text can hold it.
        _ => number.serialize(serializer),
    }
}
