//! What is refused, and what is written as ever.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use serde_json::{Value, json};

use super::super::{MAX_DEPTH, encode};

fn saved(value: &impl Serialize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    encode(value, &mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes)
}

#[derive(Serialize)]
struct Nothing;

#[derive(Serialize)]
struct Wrapper<T>(T);

#[derive(Serialize)]
enum Kind<T> {
    Newtype(T),
    Tuple(T, u8),
    Struct { inner: T },
}

#[test]
fn some_of_nothing_is_refused_wherever_it_is() {
    assert!(saved(&Some(Some(1))).is_ok());
    assert!(saved(&None::<Option<u8>>).is_ok());
    assert!(saved(&Some(vec![None::<u8>])).is_ok());
    assert!(saved(&Some(Kind::Newtype(None::<u8>))).is_ok());
    assert!(
        saved(&Some(Wrapper(Some(()))))
            .unwrap_err()
            .contains("`Some(())`")
    );
    let error = saved(&Some(None::<u8>)).unwrap_err();
    assert!(
        error.contains("`Some(None)` would come back as `None`"),
        "{error}"
    );
    assert!(
        saved(&Some(Nothing))
            .unwrap_err()
            .contains("`Some(Nothing)`")
    );
    assert!(saved(&Some(Value::Null)).is_err());
    let lost = Some(None::<u8>);
    assert!(saved(&vec![lost]).is_err());
    assert!(saved(&(1, lost)).is_err());
    assert!(saved(&Wrapper(lost)).is_err());
    assert!(saved(&Some(Wrapper(None::<u8>))).is_err());
    assert!(saved(&Kind::Newtype(lost)).is_err());
    assert!(saved(&Kind::Tuple(lost, 1)).is_err());
    assert!(saved(&Kind::Struct { inner: lost }).is_err());
    assert!(saved(&BTreeMap::from([(1, lost)])).is_err());
    assert!(saved(&BTreeMap::from([(lost, 1)])).is_err());
}

#[test]
fn what_is_not_refused_is_written_as_ever() {
    let value = json!({ "a": [1, -2.5, "x", null, { "b": [] }], "c": u64::MAX });
    let all = (
        value,
        Some(Kind::Struct { inner: "y" }),
        i128::MIN,
        'z',
        Wrapper(Some(b"w")),
    );
    assert_eq!(saved(&all), Ok(rmp_serde::to_vec_named(&all).unwrap()));
}

#[test]
fn an_integer_is_written_alike_whatever_its_width() {
    for value in [0, 5, 200, 70_000, i64::MAX] {
        assert_eq!(saved(&value), saved(&i128::from(value)));
        assert_eq!(saved(&value), saved(&value.unsigned_abs()));
        assert_eq!(saved(&value), saved(&u128::from(value.unsigned_abs())));
        assert_eq!(saved(&-value), saved(&-i128::from(value)));
    }
    assert_eq!(saved(&u64::MAX), saved(&i128::from(u64::MAX)));
    for value in [
        i64::MIN.into(),
        i64::MAX.into(),
        i128::MIN,
        i128::MAX,
        u64::MAX.into(),
    ] {
        let bytes = saved(&value).unwrap();
        assert_eq!(rmp_serde::from_slice::<i128>(&bytes).unwrap(), value);
    }
    for value in [u64::MAX.into(), u128::MAX, u128::from(u64::MAX) + 1] {
        let bytes = saved(&value).unwrap();
        assert_eq!(rmp_serde::from_slice::<u128>(&bytes).unwrap(), value);
    }
}

fn nested(levels: usize) -> Value {
    (0..levels).fold(json!(1), |inner, level| {
        if level % 2 == 0 {
            json!([inner])
        } else {
            json!({ "a": inner })
        }
    })
}

#[test]
fn an_inclusive_range_that_may_be_at_its_end_is_refused_wherever_it_is() {
    fn refused(value: &impl Serialize) -> bool {
        saved(value).is_err_and(|error| error.contains("write it as `a..b + 1`"))
    }
    let mut range = 1..=2;
    assert!(saved(&range).is_ok());
    range.next();
    assert!(
        refused(&range),
        "its ends are the same, and it has one more"
    );
    range.next();
    assert!(refused(&range) && refused(&Some(&range)) && refused(&[(1, &range)]));
    assert!(refused(&Wrapper(range)));
    assert!(refused(&('a'..='a')) && refused(&(u128::MAX..=u128::MAX)) && refused(&(0_usize..=0)));
    #[expect(
        clippy::reversed_empty_ranges,
        reason = "it is empty, and comes back so"
    )]
    let empty = 2..=1;
    assert!(saved(&empty).is_ok());
    assert!(
        saved(&(1.0..=1.0)).is_ok() && saved(&("a"..="a")).is_ok(),
        "have no next"
    );
    assert!(saved(&(1..1)).is_ok() && saved(&(1..)).is_ok());
}

#[test]
fn equal_hash_sets_are_written_alike_wherever_they_are() {
    #[derive(Serialize)]
    struct Tags {
        tags: HashSet<String>,
    }
    let texts = || (0..100).map(|n| n.to_string());
    let (one, other): (HashSet<String>, HashSet<String>) = (texts().collect(), texts().collect());
    assert_eq!(saved(&one), saved(&other));
    assert_eq!(saved(&Some([&one])), saved(&Some([&other])));
    assert_eq!(saved(&Tags { tags: one }), saved(&Tags { tags: other }));
    let lists = [vec![3, 1, 2], vec![]];
    assert_eq!(saved(&lists), Ok(rmp_serde::to_vec_named(&lists).unwrap()));
    assert!(saved(&HashSet::from([Some(None::<u8>)])).is_err());
}

#[test]
fn what_is_nested_too_deep_is_refused() {
    assert!(saved(&nested(MAX_DEPTH)).is_ok());
    let error = saved(&nested(MAX_DEPTH + 1)).unwrap_err();
    assert!(
        error.contains("nested more than 255 levels deep"),
        "{error}"
    );
}

#[test]
fn a_variant_with_data_is_a_map_around_it() {
    fn fits(value: &impl Serialize) -> bool {
        saved(value).is_ok()
    }
    let (most, more) = (nested(MAX_DEPTH - 1), nested(MAX_DEPTH));
    assert!(fits(&Kind::Newtype(&most)) && !fits(&Kind::Newtype(&more)));
    let (most, more) = (nested(MAX_DEPTH - 2), nested(MAX_DEPTH - 1));
    assert!(fits(&Kind::Tuple(&most, 1)) && !fits(&Kind::Tuple(&more, 1)));
    assert!(fits(&Kind::Struct { inner: &most }) && !fits(&Kind::Struct { inner: &more }));
}
