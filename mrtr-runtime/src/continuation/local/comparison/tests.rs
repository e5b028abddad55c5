//! Values that are saved as one type and loaded as another of the same name.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    fmt::Debug,
};

use proptest::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use super::{
    super::{encode, read, reader},
    *,
};

/// What becomes of `saved` where it is a `New` now: the reason against it.
fn fate<New: Serialize + DeserializeOwned>(saved: &impl Serialize) -> Result<(), String> {
    let mut bytes = Vec::new();
    encode(saved, &mut bytes).unwrap();
    bytes.push(0xc3); // another local
    let mut again = Rewritten::default();
    read::<New>(&mut reader(&bytes), Some(&mut again))?;
    let mut differs = |bytes: Vec<u8>| {
        let mut other = Rewritten::default();
        read::<New>(&mut reader(&bytes), Some(&mut other)).is_err()
            || same::after(&again.bytes, &other.bytes).is_none()
    };
    let rest = after(&bytes, &again, &mut differs).map_err(|lost| lost.to_string())?;
    assert_eq!(rest, [0xc3]);
    Ok(())
}

#[track_caller]
fn kept<New: Serialize + DeserializeOwned>(saved: &(impl Serialize + Debug)) {
    assert_eq!(fate::<New>(saved), Ok(()), "{saved:?}");
}

#[track_caller]
fn lost<New: Serialize + DeserializeOwned>(saved: &(impl Serialize + Debug)) {
    assert!(fate::<New>(saved).is_err(), "{saved:?}");
}

const CHANGED: &str = "it does not come back as it was saved";

#[test]
fn an_integer_may_be_of_any_width_that_holds_it() {
    kept::<u64>(&5_u8);
    kept::<u8>(&5_u64);
    kept::<i64>(&u32::MAX);
    kept::<i16>(&-300_i64);
    kept::<i128>(&-5_i8);
    kept::<i128>(&u64::MAX);
    kept::<u128>(&u64::MAX);
    kept::<i128>(&i128::MIN);
    kept::<u128>(&u128::MAX);
    kept::<i64>(&-5_i128);
    kept::<u8>(&200_u128);
    lost::<u64>(&i128::MAX);
    lost::<u8>(&300_u16);
    lost::<u64>(&-1_i64);
    lost::<Vec<u8>>(&u128::MAX);
}

#[test]
fn an_integer_is_never_a_float_and_the_other_way_round() {
    assert_eq!(
        fate::<f64>(&9_007_199_254_740_993_i64),
        Err(CHANGED.to_owned())
    );
    lost::<f64>(&5_u8);
    lost::<f32>(&5_u64);
    lost::<u8>(&5.0_f64);
    lost::<bool>(&1_u8);
    lost::<u8>(&true);
}

#[test]
fn a_float_may_be_of_the_other_width_if_it_is_the_same() {
    kept::<f64>(&0.1_f32);
    kept::<f32>(&0.5_f64);
    kept::<f32>(&-0.0_f64);
    kept::<f64>(&f32::NAN);
    kept::<f32>(&f64::NAN);
    kept::<f64>(&f64::NAN);
    kept::<f64>(&f32::INFINITY);
    lost::<f32>(&0.1_f64);
    lost::<f32>(&1e300_f64);
}

#[test]
fn a_set_is_no_list() {
    let texts = || ["TP1", "LH22", "b", "aa"].map(str::to_owned);
    let numbers = [-1_i64, 300, 2, 70_000, -200];
    kept::<HashSet<String>>(&HashSet::from(texts()));
    kept::<BTreeSet<String>>(&HashSet::from(texts()));
    kept::<BTreeSet<i64>>(&HashSet::from(numbers));
    kept::<HashSet<u128>>(&HashSet::from([1_u8, 2, 3]));
    kept::<Vec<i64>>(&HashSet::from(numbers));
    lost::<HashSet<u8>>(&vec![1, 2, 3]);
    lost::<HashSet<u8>>(&BTreeSet::from([1, 2, 3]));
    lost::<HashSet<u8>>(&vec![1, 1]);
    lost::<BTreeSet<u8>>(&vec![1, 1]);
    lost::<BTreeSet<u8>>(&vec![2, 1]);
    lost::<BTreeSet<String>>(&texts().to_vec());
    kept::<HashSet<Small>>(&HashSet::from(["a", "b"]));
    lost::<HashSet<Small>>(&HashSet::from(["a", "A"]));
    lost::<HashSet<Small>>(&HashSet::from(["a", "B"]));
    kept::<BTreeSet<u8>>(&vec![1, 2]);
    kept::<HashSet<u8>>(&vec![1]);
    kept::<HashSet<u8>>(&Vec::<u8>::new());
    kept::<Vec<u8>>(&BTreeSet::from([1, 2, 3]));
    kept::<std::collections::VecDeque<u8>>(&vec![2, 1, 2]);
    kept::<[u8; 2]>(&(2_u8, 1_u8));
}

/// A text that comes back in small letters.
#[derive(PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String")]
struct Small(String);

impl From<String> for Small {
    fn from(text: String) -> Self {
        Self(text.to_lowercase())
    }
}

#[test]
fn a_map_is_compared_by_its_keys() {
    let numbers = (0..200_u32).map(|n| (n.to_string(), n));
    kept::<HashMap<String, u32>>(&numbers.clone().collect::<HashMap<_, _>>());
    kept::<BTreeMap<String, u64>>(&numbers.clone().collect::<HashMap<_, _>>());
    kept::<HashMap<String, u16>>(&numbers.clone().collect::<BTreeMap<_, _>>());
    kept::<BTreeMap<u128, u128>>(&HashMap::from([(1_u8, 2_u8), (200, 3)]));
    assert_eq!(
        fate::<HashMap<String, f32>>(&numbers.clone().collect::<HashMap<_, _>>()),
        Err("`[]` does not come back as it was saved".to_owned())
    );
    lost::<BTreeMap<String, f64>>(&numbers.collect::<BTreeMap<_, _>>());
}

/// A map whose keys come back in small letters.
#[derive(Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, u8>", into = "BTreeMap<String, u8>")]
#[derive(Clone)]
struct Lowercase(BTreeMap<String, u8>);

impl From<BTreeMap<String, u8>> for Lowercase {
    fn from(map: BTreeMap<String, u8>) -> Self {
        Self(
            map.into_iter()
                .map(|(key, value)| (key.to_lowercase(), value))
                .collect(),
        )
    }
}

impl From<Lowercase> for BTreeMap<String, u8> {
    fn from(map: Lowercase) -> Self {
        map.0
    }
}

#[test]
fn a_key_of_a_map_is_a_value_and_has_no_other_name() {
    kept::<Lowercase>(&BTreeMap::from([("lis", 1)]));
    let reason = fate::<Lowercase>(&BTreeMap::from([("LIS", 1)]));
    assert_eq!(reason, Err(CHANGED.to_owned()));
    lost::<Lowercase>(&BTreeMap::from([("LIS", 0)]));
}

/// What the types below were when they were saved.
#[derive(Debug, Serialize)]
struct Offer<N = Option<u8>> {
    price: u32,
    note: N,
}

fn offer<N>(note: N) -> Offer<N> {
    Offer { price: 40, note }
}

/// Types of the same name as [`Offer`], each with an edit.
mod edited {
    use serde::{Deserialize, Serialize};

    #[expect(
        clippy::unnecessary_wraps,
        reason = "it is an `Option` that is missing"
    )]
    fn five() -> Option<u8> {
        Some(5)
    }

    #[expect(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde gives it so"
    )]
    fn is_five(note: &Option<u8>) -> bool {
        *note == Some(5)
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct Reordered {
        note: Option<u8>,
        price: u64,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct Added {
        price: u32,
        note: Option<u8>,
        #[serde(default)]
        tax: u32,
        hint: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct Removed {
        price: u32,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct Renamed {
        price: u32,
        remark: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct RenamedWithDefault {
        price: u32,
        #[serde(default = "five")]
        remark: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct RenamedAndHidden {
        price: u32,
        #[serde(default = "five", skip_serializing_if = "is_five")]
        remark: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct Aliased {
        price: u32,
        #[serde(alias = "note")]
        remark: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct SkippedIf {
        price: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct SkippedIfEmpty {
        price: u32,
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        note: Vec<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct Skipped {
        price: u32,
        #[serde(skip)]
        #[expect(dead_code, reason = "only whether it is saved matters")]
        note: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct NotRead {
        price: u32,
        #[serde(skip_deserializing)]
        note: Option<u8>,
    }

    #[derive(Serialize, Deserialize)]
    pub(super) struct NotWritten {
        price: u32,
        #[serde(skip_serializing)]
        #[expect(dead_code, reason = "only whether it is saved matters")]
        note: Option<u8>,
    }
}

#[test]
fn a_struct_may_have_more_fields_and_in_another_order() {
    for note in [None, Some(0), Some(7)] {
        kept::<edited::Reordered>(&offer(note));
        kept::<edited::Added>(&offer(note));
    }
}

#[test]
fn what_nothing_reads_is_missed() {
    let gone = Err("`note` was saved and is not there any more".to_owned());
    for note in [None, Some(0), Some(5), Some(7)] {
        assert_eq!(fate::<edited::Removed>(&offer(note)), gone, "{note:?}");
        assert_eq!(fate::<edited::Renamed>(&offer(note)), gone, "{note:?}");
        assert_eq!(
            fate::<edited::RenamedWithDefault>(&offer(note)),
            gone,
            "{note:?}"
        );
        assert_eq!(
            fate::<edited::RenamedAndHidden>(&offer(note)),
            gone,
            "{note:?}"
        );
        assert_eq!(fate::<edited::Skipped>(&offer(note)), gone, "{note:?}");
    }
    lost::<edited::NotRead>(&offer(Some(7)));
    lost::<edited::NotWritten>(&offer(Some(7)));
    let inside = fate::<(u8, Vec<edited::Removed>)>(&(1_u8, [offer(Some(1))]));
    assert_eq!(
        inside,
        Err("`[][].note` was saved and is not there any more".to_owned())
    );
}

#[test]
fn what_was_read_may_have_another_name_or_not_be_written_for_being_empty() {
    for note in [None, Some(0), Some(7)] {
        kept::<edited::Aliased>(&offer(note));
        kept::<edited::SkippedIf>(&offer(note));
        kept::<Vec<edited::Aliased>>(&[offer(note), offer(Some(1))]);
    }
    kept::<edited::SkippedIfEmpty>(&offer(Vec::<u8>::new()));
    kept::<edited::SkippedIfEmpty>(&offer(vec![1_u8]));
    lost::<edited::SkippedIfEmpty>(&offer(None::<u8>));
    let many: Vec<_> = (0..30).map(|_| offer(None::<u8>)).collect();
    kept::<Vec<edited::SkippedIf>>(&many);
}

#[derive(Serialize, Deserialize)]
struct AllByDefault {
    #[serde(default)]
    anything: u8,
}

#[test]
fn no_key_of_a_map_is_told_where_a_struct_has_taken_its_place() {
    let reason = fate::<edited::Renamed>(&BTreeMap::from([("price", 40), ("note", 1)]));
    assert!(reason.is_err());
    let reason = fate::<AllByDefault>(&BTreeMap::from([("Alice", 1)]));
    assert_eq!(reason, Err(CHANGED.to_owned()));
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum NumberFirst {
    Number(i64),
    Float(f64),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum FloatFirst {
    Float(f64),
    Number(i64),
}

#[derive(Debug, Serialize)]
enum Colour {
    Red,
    Mixed { of: u8, with: u8 },
}

#[derive(Serialize, Deserialize)]
enum MoreColours {
    Blue,
    Red,
    Mixed {
        of: u8,
        with: u8,
        #[serde(default)]
        much: bool,
    },
}

#[derive(Serialize, Deserialize)]
enum OtherColours {
    Blue,
    #[serde(other)]
    Unknown,
}

#[derive(Serialize, Deserialize)]
enum LessMixed {
    Red,
    Mixed { of: u8 },
}

#[test]
fn a_variant_stays_the_same() {
    kept::<MoreColours>(&Colour::Red);
    kept::<MoreColours>(&Colour::Mixed { of: 1, with: 2 });
    lost::<OtherColours>(&Colour::Red);
    kept::<OtherColours>(&"Blue");
    assert_eq!(
        fate::<LessMixed>(&Colour::Mixed { of: 1, with: 2 }),
        Err("`[].with` was saved and is not there any more".to_owned())
    );
    kept::<NumberFirst>(&NumberFirst::Number(5));
    lost::<FloatFirst>(&NumberFirst::Number(5));
    kept::<FloatFirst>(&NumberFirst::Float(5.0));
}

#[derive(Debug, Serialize, Deserialize)]
struct Flat<N> {
    id: u8,
    #[serde(flatten)]
    more: N,
}

#[test]
fn flattened_fields_are_compared_too() {
    let saved = Flat {
        id: 1,
        more: offer(Some(7)),
    };
    kept::<Flat<edited::Reordered>>(&saved);
    kept::<Flat<edited::Added>>(&saved);
    kept::<Flat<BTreeMap<String, Value>>>(&saved);
    lost::<Flat<edited::Removed>>(&saved);
    lost::<Flat<edited::Renamed>>(&saved);
}

#[test]
fn texts_bytes_and_nothing_are_what_they_were() {
    kept::<String>(&'é');
    kept::<Box<str>>(&"a");
    kept::<Option<u8>>(&());
    kept::<u8>(&Some(3));
    kept::<Option<u8>>(&3);
    lost::<char>(&"ab");
    lost::<Vec<u8>>(&"ab");
    lost::<String>(&3);
}

#[test]
fn bytes_that_are_no_value_have_lost_everything() {
    let again = Rewritten {
        bytes: vec![0x91, 1],
        structs: Vec::new(),
    };
    for saved in [&[][..], &[0x91], &[0x92, 1], &[0xc1], &[0x91; 1000]] {
        assert!(after(saved, &again, &mut |_| true).is_err(), "{saved:?}");
    }
}

/// Any value, with its maps in some order.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-z]{0,40}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::hash_map("[a-z]{1,3}", inner, 0..20)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn a_value_is_kept_by_itself_and_by_none_but_itself(one in any_value(), other in any_value()) {
        let rewritten = |value: &Value| {
            let mut again = Rewritten::default();
            encode(value, &mut again.bytes).unwrap();
            again
        };
        let (saved, again) = (rewritten(&one), rewritten(&other));
        prop_assert!(after(&saved.bytes, &saved, &mut |_| false).is_ok());
        let is_kept = after(&saved.bytes, &again, &mut |_| false).is_ok();
        prop_assert_eq!(is_kept, holds(&one, &other));
    }

    #[test]
    fn maps_of_any_size_are_kept_in_any_order(map: HashMap<String, Vec<u16>>) {
        prop_assert_eq!(fate::<BTreeMap<String, Vec<u32>>>(&map), Ok(()));
        prop_assert_eq!(fate::<HashMap<String, Vec<u128>>>(&map), Ok(()));
    }

    #[test]
    fn sets_of_any_size_are_kept_in_any_order(set: HashSet<(i32, String)>) {
        prop_assert_eq!(fate::<BTreeSet<(i32, String)>>(&set), Ok(()));
        prop_assert_eq!(fate::<HashSet<(i64, String)>>(&set), Ok(()));
    }

    #[test]
    fn no_bytes_make_it_panic(saved: Vec<u8>, bytes: Vec<u8>, structs: Vec<usize>) {
        let again = Rewritten { bytes, structs };
        let _ = after(&saved, &again, &mut |_| true);
    }
}

/// The same for JSON values: maps may have more entries.
fn holds(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| holds(one, other))
        }
        (Value::Object(one), Value::Object(other)) => one
            .iter()
            .all(|(key, value)| other.get(key).is_some_and(|other| holds(value, other))),
        _ => one == other,
    }
}

#[test]
fn what_holds_a_value_is_told_from_what_does_not() {
    assert!(holds(&json!({ "a": [1] }), &json!({ "a": [1], "b": 2 })));
    assert!(!holds(&json!({ "a": [1] }), &json!({ "a": [1, 2] })));
}
