//! Which of serde's shapes survive a checkpoint, and why locals are MessagePack with field names.
//!
//! The table in `docs/locals.md` is what the test prints; the comparison is with CBOR (ciborium) and JSON.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt::{Debug, Write as _},
    net::IpAddr,
    num::NonZeroU8,
    ops::{Bound, Range, RangeInclusive},
    path::PathBuf,
    time::{Duration, SystemTime},
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use super::{MAX_DEPTH, encode, reader};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Unit;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Newtype(u32);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Pair(u32, String);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Offer {
    price: u32,
    #[serde(rename = "cur")]
    currency: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    note: Option<String>,
    #[serde(skip)]
    cached: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
enum External {
    Unit,
    Newtype(u32),
    Tuple(u32, String),
    Struct { a: u32, b: Option<bool> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type")]
enum Internal {
    Unit,
    Newtype(Offer),
    Struct { a: u32, b: Option<bool> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Unit,
    Tuple(u32, String),
    Struct { a: u32 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Number(i64),
    Float(f64),
    Text(String),
    Many(Vec<Self>),
    Struct { a: u32 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Flat {
    id: u32,
    #[serde(flatten)]
    offer: Offer,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Borrowing<'a> {
    text: &'a str,
    bytes: &'a [u8],
}

/// What one codec does to one value.
fn fate<T: PartialEq>(
    value: &T,
    saved: Option<Vec<u8>>,
    load: impl FnOnce(&[u8]) -> Option<T>,
) -> String {
    let Some(bytes) = saved else {
        return "cannot be saved".to_owned();
    };
    match load(&bytes) {
        Some(loaded) if loaded == *value => bytes.len().to_string(),
        Some(_) => "**another value**".to_owned(),
        None => "**cannot be loaded**".to_owned(),
    }
}

fn ours<T: Serialize + DeserializeOwned>(
    value: &T,
) -> (Option<Vec<u8>>, impl FnOnce(&[u8]) -> Option<T>) {
    let mut bytes = Vec::new();
    let saved = encode(value, &mut bytes).is_ok().then_some(bytes);
    (saved, |bytes: &[u8]| {
        T::deserialize(&mut reader(bytes)).ok()
    })
}

/// A table of shapes and fates.
#[derive(Default)]
struct Matrix(String);

impl Matrix {
    fn row<T: Serialize + DeserializeOwned + PartialEq>(
        &mut self,
        shape: &str,
        value: &T,
    ) -> &mut Self {
        let (saved, load) = ours(value);
        let ours = fate(value, saved, load);
        let mut bytes = Vec::new();
        let saved = ciborium::into_writer(value, &mut bytes)
            .is_ok()
            .then_some(bytes);
        let cbor = fate(value, saved, |bytes| ciborium::from_reader(bytes).ok());
        let json = fate(value, serde_json::to_vec(value).ok(), |bytes| {
            serde_json::from_slice(bytes).ok()
        });
        writeln!(self.0, "| {shape} | {ours} | {cbor} | {json} |").unwrap();
        self
    }
}

fn offer() -> Offer {
    Offer {
        price: 40,
        currency: "EUR".to_owned(),
        ..Offer::default()
    }
}

/// A float that is what it is, so that NaN can be compared.
#[derive(Serialize, Deserialize)]
struct Bits(f64);

impl PartialEq for Bits {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

fn matrix() -> String {
    let mut matrix = Matrix::default();
    plain(&mut matrix);
    composed(&mut matrix);
    matrix.0
}

fn plain(matrix: &mut Matrix) {
    matrix
        .row("`u8`", &200_u8)
        .row("`u64`, large", &u64::MAX)
        .row("`i128`, beyond 64 bits", &i128::MIN)
        .row("`u128`, beyond 64 bits", &u128::MAX)
        .row("`f32`", &0.1_f32)
        .row("`f64`", &0.1_f64)
        .row("`f64`, NaN", &Bits(f64::NAN))
        .row("`f64`, infinite", &f64::INFINITY)
        .row("`f64`, -0.0", &Bits(-0.0))
        .row("`char`", &'é')
        .row("`String`", &"12A".to_owned())
        .row("`()`", &())
        .row("unit struct", &Unit)
        .row("newtype struct", &Newtype(5))
        .row("tuple struct", &Pair(5, "a".to_owned()))
        .row(
            "struct, with `rename`, `skip`, `skip_serializing_if`",
            &offer(),
        )
        .row("tuple", &(1_u8, "a".to_owned(), None::<bool>))
        .row("array", &[7_u16; 8])
        .row("`Vec<u8>`", &vec![1_u8, 2, 200])
        .row("`Vec<Vec<()>>`", &vec![vec![(), ()], vec![]])
        .row("`Box<str>`", &Box::<str>::from("a"))
        .row("`Option`, `None`", &None::<u8>)
        .row("`Option<Option>`, `Some(None)`", &Some(None::<u8>))
        .row("`Option<()>`, `Some(())`", &Some(()))
        .row("`Result`", &Err::<u8, String>("no".to_owned()));
}

fn composed(matrix: &mut Matrix) {
    matrix
        .row("enum, unit variant", &External::Unit)
        .row("enum, newtype variant", &External::Newtype(5))
        .row("enum, tuple variant", &External::Tuple(5, "a".to_owned()))
        .row("enum, struct variant", &External::Struct { a: 5, b: None })
        .row("`tag`, unit variant", &Internal::Unit)
        .row("`tag`, newtype variant", &Internal::Newtype(offer()))
        .row(
            "`tag`, struct variant",
            &Internal::Struct {
                a: 5,
                b: Some(true),
            },
        )
        .row("`tag` and `content`, unit variant", &Adjacent::Unit)
        .row(
            "`tag` and `content`, tuple variant",
            &Adjacent::Tuple(5, "a".to_owned()),
        )
        .row(
            "`tag` and `content`, struct variant",
            &Adjacent::Struct { a: 5 },
        )
        .row("`untagged`, integer", &Untagged::Number(5))
        .row("`untagged`, float that is whole", &Untagged::Float(5.0))
        .row(
            "`untagged`, nested",
            &Untagged::Many(vec![
                Untagged::Text("a".to_owned()),
                Untagged::Struct { a: 5 },
            ]),
        )
        .row(
            "`flatten`, a struct and a map",
            &Flat {
                id: 1,
                offer: offer(),
                rest: BTreeMap::from([("x".to_owned(), json!([1, null]))]),
            },
        )
        .row("map, text keys", &BTreeMap::from([("a".to_owned(), 1_u8)]))
        .row("map, integer keys", &HashMap::from([(7_u32, 1_u8)]))
        .row("map, tuple keys", &BTreeMap::from([((1_u8, 2_u8), 3_u8)]))
        .row(
            "map, enum keys",
            &BTreeMap::from([(External::Tuple(1, "a".to_owned()), 3_u8)]),
        )
        .row(
            "map, `Option` keys",
            &BTreeMap::from([(None::<u8>, 0_u8), (Some(1), 1)]),
        )
        .row("set", &BTreeSet::from([3_u8, 1, 2]))
        .row(
            "`serde_json::Value`",
            &json!({ "a": [1, -2, 0.5, null, true, "x", {}], "b": u64::MAX }),
        )
        .row("`serde_json::Value`, whole float", &json!(5.0))
        .row("`Duration`", &Duration::from_millis(1_500))
        .row(
            "`SystemTime`",
            &(SystemTime::UNIX_EPOCH + Duration::from_secs(1_790_000_000)),
        )
        .row("`IpAddr`", &IpAddr::from([127, 0, 0, 1]))
        .row("`PathBuf`", &PathBuf::from("/tmp/a"))
        .row(
            "`Range`",
            &Range {
                start: 1_u8,
                end: 5,
            },
        )
        .row("`RangeInclusive`", &RangeInclusive::new(1_u8, 5))
        .row("`Bound`", &Bound::Excluded(5_u8))
        .row("`NonZeroU8`", &NonZeroU8::MAX)
        .row("`Cow<str>`", &Cow::Borrowed("a"))
        .row(
            "three small locals of the booking",
            &("12A".to_owned(), 40_u32, Some(2_u8)),
        );
}

#[test]
fn the_table_in_the_documentation_is_what_happens() {
    let documented = include_str!("../../../../docs/locals.md");
    for row in matrix().lines() {
        assert!(documented.contains(row), "docs/locals.md lacks\n{row}");
    }
    let rows = documented
        .lines()
        .filter(|line| line.starts_with("| "))
        .count();
    // And a header.
    assert_eq!(rows, matrix().lines().count() + 1);
}

#[test]
fn what_is_borrowed_comes_back_borrowed() {
    let mut bytes = Vec::new();
    let value = Borrowing {
        text: "a",
        bytes: b"",
    };
    encode(&value.text, &mut bytes).unwrap();
    encode(&value.bytes, &mut bytes).unwrap();
    let bytes = Cow::Owned(bytes);
    let mut reader = reader(&bytes);
    let text = <&str>::deserialize(&mut reader).unwrap();
    assert_eq!(<&[u8]>::deserialize(&mut reader).unwrap(), value.bytes);
    assert!(bytes.as_ptr_range().contains(&text.as_ptr()));
}

/// A value of some depth, in one of the ways to nest.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Deep {
    End,
    Newtype(Box<Self>),
    Struct { inner: Box<Self> },
    Many(Vec<Self>),
    Maybe(Option<Box<Self>>),
    Pair(Box<Self>, u8),
}

fn deep(levels: usize, wrap: fn(Deep) -> Deep) -> Deep {
    (0..levels).fold(Deep::End, |inner, _| wrap(inner))
}

#[test]
fn what_is_too_deep_is_refused_when_it_is_saved_and_not_when_it_is_loaded() {
    let ways: [fn(Deep) -> Deep; 5] = [
        |inner| Deep::Newtype(Box::new(inner)),
        |inner| Deep::Struct {
            inner: Box::new(inner),
        },
        |inner| Deep::Many(vec![inner]),
        |inner| Deep::Maybe(Some(Box::new(inner))),
        |inner| Deep::Pair(Box::new(inner), 0),
    ];
    for (way, wrap) in ways.into_iter().enumerate() {
        let mut refused = 0;
        for levels in 1..=3 * MAX_DEPTH {
            let value = deep(levels, wrap);
            let (saved, load) = ours(&value);
            let Some(bytes) = saved else {
                refused += 1;
                continue;
            };
            assert_eq!(load(&bytes), Some(value), "way {way}, {levels} levels");
        }
        assert!(
            (1..=3 * MAX_DEPTH - 100).contains(&refused),
            "way {way}: {refused}"
        );
    }
    let mut value = json!(1);
    for levels in 1..=2 * MAX_DEPTH {
        value = if levels % 2 == 0 {
            json!([value])
        } else {
            json!({ "a": value })
        };
        let (saved, load) = ours(&value);
        if let Some(bytes) = saved {
            assert_eq!(load(&bytes).as_ref(), Some(&value), "{levels}");
        }
    }
}
