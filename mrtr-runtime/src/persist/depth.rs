//! How deep a written value is nested.
//!
//! rmp-serde limits the depth of what it reads and not of what it writes. A value that is too deep has to
//! be refused before the user is asked, so what was written is looked through once.

/// The deepest nesting of arrays and maps in these MessagePack values; `None` if they are none.
pub(super) fn depth(mut bytes: &[u8]) -> Option<usize> {
    // How many values are still to come in each array or map that is open.
    let mut open: Vec<u64> = Vec::new();
    let mut deepest = 0;
    while let Some((marker, rest)) = bytes.split_first() {
        while open.last() == Some(&0) {
            open.pop();
        }
        if let Some(left) = open.last_mut() {
            *left -= 1;
        }
        let (skip, values) = match marker {
            0x80..=0x8f => (0, Some(u64::from(marker & 0x0f) * 2)),
            0x90..=0x9f => (0, Some(u64::from(marker & 0x0f))),
            0xa0..=0xbf => (u64::from(marker & 0x1f), None),
            0xc4 | 0xd9 => (1 + number(rest, 1)?, None),
            0xc5 | 0xda => (2 + number(rest, 2)?, None),
            0xc6 | 0xdb => (4 + number(rest, 4)?, None),
            0xc7 => (2 + number(rest, 1)?, None),
            0xc8 => (3 + number(rest, 2)?, None),
            0xc9 => (5 + number(rest, 4)?, None),
            0xcc | 0xd0 => (1, None),
            0xcd | 0xd1 | 0xd4 => (2, None),
            0xd5 => (3, None),
            0xca | 0xce | 0xd2 => (4, None),
            0xd6 => (5, None),
            0xcb | 0xcf | 0xd3 => (8, None),
            0xd7 => (9, None),
            0xd8 => (17, None),
            0xdc => (2, Some(number(rest, 2)?)),
            0xdd => (4, Some(number(rest, 4)?)),
            0xde => (2, Some(number(rest, 2)? * 2)),
            0xdf => (4, Some(number(rest, 4)? * 2)),
            0x00..=0x7f | 0xc0..=0xc3 | 0xe0..=0xff => (0, None),
        };
        bytes = rest.get(usize::try_from(skip).ok()?..)?;
        if let Some(values) = values {
            open.push(values);
            deepest = deepest.max(open.len());
        }
    }
    Some(deepest)
}

/// The number in the first `len` bytes.
fn number(bytes: &[u8], len: usize) -> Option<u64> {
    let bytes = bytes.get(..len)?;
    Some(
        bytes
            .iter()
            .fold(0, |number, byte| number << 8 | u64::from(*byte)),
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use serde::Serialize;
    use serde_json::{Value, json};

    use super::*;

    fn of(value: &impl Serialize) -> usize {
        depth(&rmp_serde::to_vec_named(value).unwrap()).unwrap()
    }

    #[test]
    fn everything_that_is_not_nested_has_depth_zero() {
        assert_eq!(depth(&[]), Some(0));
        assert_eq!(of(&(0.5_f32, 0.5_f64)), 1);
        for number in [0, 1 << 7, 1 << 15, 1 << 31, 1_i64 << 62] {
            let wide = i128::from(number) << 64;
            assert_eq!([of(&number), of(&-number), of(&wide)], [0; 3]);
        }
        for length in [0, 31, 32, 255, 256, 65_535, 65_536] {
            assert_eq!(of(&"x".repeat(length)), 0);
        }
    }

    #[test]
    fn what_comes_after_a_nested_value_is_not_in_it() {
        assert_eq!(of(&json!([[[]], [], {}, "x", [[[[]]]]])), 5);
        assert_eq!(of(&vec![Vec::<u8>::new(); 70_000]), 2);
        let map: BTreeMap<u32, Vec<u8>> = (0..70_000).map(|key| (key, Vec::new())).collect();
        assert_eq!(of(&map), 2);
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<i64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            ".{0,40}".prop_map(Value::from),
        ];
        leaf.prop_recursive(8, 64, 20, |inner| {
            prop_oneof![
                proptest::collection::vec(inner.clone(), 0..20).prop_map(Value::from),
                proptest::collection::btree_map(".{0,4}", inner, 0..20)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    fn levels(value: &Value) -> usize {
        match value {
            Value::Array(items) => 1 + items.iter().map(levels).max().unwrap_or(0),
            Value::Object(members) => 1 + members.values().map(levels).max().unwrap_or(0),
            _ => 0,
        }
    }

    proptest! {
        #[test]
        fn any_value_is_as_deep_as_it_looks(value in any_json()) {
            prop_assert_eq!(of(&value), levels(&value));
        }

        #[test]
        fn any_bytes_have_a_depth_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..64)) {
            let _ = depth(&bytes);
        }
    }
}
