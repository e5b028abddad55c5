//! Whether two values that were written are the same.
//!
//! All of it in order, but for maps: a hash map comes back in another order. So does a hash set, but that is written in
//! an order of its own (see [`lossless`](super::lossless)), since what is written of it looks like a list.

use super::head::Head;

/// What follows in `saved` after its first value, if that is the one in `again`.
pub(crate) fn after<'s>(saved: &'s [u8], again: &[u8]) -> Option<&'s [u8]> {
    // No value begins like another one and goes on.
    if let Some(rest) = saved.strip_prefix(again) {
        return Some(rest);
    }
    let (first, rest) = ordered(saved, MAX_DEPTH)?;
    let (second, []) = ordered(again, MAX_DEPTH)? else {
        return None;
    };
    (first == second).then_some(rest)
}

/// Deeper than anything that is saved.
pub(super) const MAX_DEPTH: usize = 260;

/// The first value in `bytes` with its maps in the order of their keys, and what follows it. `None`: there is none.
fn ordered(bytes: &[u8], depth: usize) -> Option<(Vec<u8>, &[u8])> {
    let depth = depth.checked_sub(1)?;
    let (head, length) = Head::first(bytes)?;
    let (values, more) = head.holds();
    let (start, mut rest) = bytes.split_at_checked(length.checked_add(more)?)?;
    let mut written = start.to_vec();
    if let Head::Map(count) = head {
        let mut entries = Vec::new();
        for _ in 0..count {
            let (key, after) = ordered(rest, depth)?;
            let (value, after) = ordered(after, depth)?;
            entries.push((key, value));
            rest = after;
        }
        entries.sort();
        for (key, value) in entries {
            written.extend_from_slice(&key);
            written.extend_from_slice(&value);
        }
    } else {
        for _ in 0..values {
            let (item, after) = ordered(rest, depth)?;
            written.extend_from_slice(&item);
            rest = after;
        }
    }
    Some((written, rest))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashMap};

    use proptest::prelude::*;
    use serde::Serialize;
    use serde_json::json;

    use super::*;

    fn written(value: &impl Serialize) -> Vec<u8> {
        rmp_serde::to_vec_named(value).unwrap()
    }

    fn same(one: &impl Serialize, other: &impl Serialize) -> bool {
        after(&written(one), &written(other)) == Some(&[])
    }

    #[test]
    fn everything_but_a_map_keeps_its_order() {
        assert!(same(&(1, 2), &(1, 2)));
        assert!(!same(&(1, 2), &(2, 1)));
        assert!(!same(&vec!["a", "b"], &vec!["b", "a"]));
        assert!(!same(&"ab", &"ba"));
        assert!(!same(&0x0102_u16, &0x0201_u16));
        assert!(!same(&1.5_f64, &-1.5_f64));
        assert!(same(&f64::NAN, &f64::NAN));
        assert!(!same(&u128::MAX, &(u128::MAX - 1)));
        assert!(!same(&Some(1), &None::<u8>));
    }

    #[test]
    fn a_map_may_come_in_any_order_wherever_it_is() {
        assert_eq!(
            after(&[0x82, 1, 5, 2, 6, 9], &[0x82, 2, 6, 1, 5]),
            Some(&[9][..])
        );
        assert_eq!(
            after(&[0x91, 0x82, 1, 5, 2, 6], &[0x91, 0x82, 2, 6, 1, 5]),
            Some(&[][..])
        );
        assert_eq!(after(&[0x82, 1, 5, 2, 6], &[0x82, 2, 5, 1, 6]), None);
        let (one, swapped) = ([(1, "a"), (2, "b")], [(1, "b"), (2, "a")]);
        assert!(!same(&BTreeMap::from(one), &BTreeMap::from(swapped)));
        let long: HashMap<String, Vec<u32>> =
            (0..500).map(|n| (n.to_string(), vec![n, n + 1])).collect();
        let again: HashMap<String, Vec<u32>> = long.clone().into_iter().collect();
        assert!(same(&long, &again));
        assert!(same(
            &json!({ "a": [{ "b": 1, "c": null }] }),
            &json!({ "a": [{ "c": null, "b": 1 }] })
        ));
    }

    #[test]
    fn what_follows_is_given_back() {
        let mut bytes = written(&"text of some length, longer than thirty-one bytes");
        let again = bytes.clone();
        bytes.extend(written(&7));
        assert_eq!(after(&bytes, &again), Some(&[7][..]));
        assert_eq!(after(&[], &[7]), None);
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(one: Vec<u8>, other: Vec<u8>) {
            let _ = after(&one, &other);
            let _ = ordered(&one, MAX_DEPTH);
        }
    }

    #[test]
    fn nesting_ends_somewhere() {
        assert!(ordered(&[0x91; 10_000], MAX_DEPTH).is_none());
    }
}
