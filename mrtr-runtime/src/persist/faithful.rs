//! A serializer that refuses what would not come back as it was.
//!
//! Passes everything on to another serializer, but for three things. `Some` of a value that is written as nothing
//! (`Some(None)`, `Some(())`) is read back as `None`. An inclusive range that has given its last item is written like one
//! that has not. And what is nested too deep is written well, but not read again, nor written on any stack if it is deep
//! enough.
//!
//! A hash set is written in an order that its items give, not its hashes: two equal ones are written alike.

use std::any::type_name;

use serde::{
    Serialize, Serializer,
    ser::{
        Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

/// Where a value stands in what is written.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// How many arrays and maps may still be opened around what comes.
    depth_left: usize,
    /// Directly inside a `Some`.
    in_some: bool,
    ranges: Ranges,
}

/// What is known of the inclusive ranges in a value: one that has given its last item is written like one that has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ranges {
    /// Any may have come to its end.
    MayBeOver,
    /// None has, as in a value that has just been read.
    New,
}

impl Place {
    fn plain(self) -> Self {
        Self {
            in_some: false,
            ..self
        }
    }

    fn deeper<E: Error>(self) -> Result<Self, E> {
        match self.depth_left.checked_sub(1) {
            Some(depth_left) => Ok(Self {
                depth_left,
                in_some: false,
                ..self
            }),
            None => Err(E::custom(format_args!(
                "it is nested more than {} levels deep",
                super::MAX_DEPTH
            ))),
        }
    }

    fn nothing<E: Error>(self, what: &str) -> Result<(), E> {
        if self.in_some {
            return Err(E::custom(format_args!(
                "`Some({what})` would come back as `None`; use an enum of its own for it"
            )));
        }
        Ok(())
    }
}

/// A value, written by way of [`Faithful`].
struct At<'v, T: ?Sized>(&'v T, Place);

impl<T: Serialize + ?Sized> Serialize for At<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(value, place) = self;
        value.serialize(Faithful {
            inner: serializer,
            place: *place,
            start: None,
        })
    }
}

/// Writes `value` with `serializer`.
///
/// # Errors
///
/// Those of the serializer, and if the value would not come back.
pub(super) fn serialize<T: Serialize + ?Sized, S: Serializer>(
    value: &T,
    ranges: Ranges,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let place = Place {
        depth_left: super::MAX_DEPTH,
        in_some: false,
        ranges,
    };
    At(value, place).serialize(serializer)
}

/// The serializer, and what it writes arrays and maps with.
struct Faithful<S> {
    inner: S,
    place: Place,
    /// In an inclusive range: its start, once that is known.
    start: Option<Vec<u8>>,
}

impl<S> Faithful<S> {
    /// `inner` for what is inside an array or a map.
    fn opened<C, E: Error>(self, open: impl FnOnce(S) -> Result<C, E>) -> Result<Faithful<C>, E> {
        let place = self.place.deeper()?;
        open(self.inner).map(|inner| Faithful {
            inner,
            place,
            start: None,
        })
    }
}

/// Methods that take a number, a text or the like.
macro_rules! pass_on {
    ($($method:ident($value:ty);)+) => {$(
        fn $method(self, value: $value) -> Result<S::Ok, S::Error> {
            self.inner.$method(value)
        }
    )+};
}

impl<S: Serializer> Serializer for Faithful<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Faithful<S::SerializeSeq>;
    type SerializeTuple = Faithful<S::SerializeTuple>;
    type SerializeTupleStruct = Faithful<S::SerializeTupleStruct>;
    type SerializeTupleVariant = Faithful<S::SerializeTupleVariant>;
    type SerializeMap = Faithful<S::SerializeMap>;
    type SerializeStruct = Faithful<S::SerializeStruct>;
    type SerializeStructVariant = Faithful<S::SerializeStructVariant>;

    pass_on! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_i128(i128);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_u128(u128);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        self.place.nothing("None")?;
        self.inner.serialize_none()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        let place = Place {
            in_some: true,
            ..self.place
        };
        self.inner.serialize_some(&At(value, place))
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        self.place.nothing("()")?;
        self.inner.serialize_unit()
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<S::Ok, S::Error> {
        self.place.nothing(name)?;
        self.inner.serialize_unit_struct(name)
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.inner.serialize_unit_variant(name, index, variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        // Nothing is written for it but its value.
        self.inner
            .serialize_newtype_struct(name, &At(value, self.place))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let place = self.place.deeper()?;
        self.inner
            .serialize_newtype_variant(name, index, variant, &At(value, place))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        self.opened(|inner| inner.serialize_seq(len))
    }

    fn serialize_tuple(self, len: usize) -> Result<Self::SerializeTuple, S::Error> {
        self.opened(|inner| inner.serialize_tuple(len))
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        self.opened(|inner| inner.serialize_tuple_struct(name, len))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        let mut opened =
            self.opened(|inner| inner.serialize_tuple_variant(name, index, variant, len))?;
        opened.place = opened.place.deeper()?; // the variant is a map around it
        Ok(opened)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        self.opened(|inner| inner.serialize_map(len))
    }

    fn serialize_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        let mut opened = self.opened(|inner| inner.serialize_struct(name, len))?;
        if name == RANGE && opened.place.ranges == Ranges::MayBeOver {
            opened.start = Some(Vec::new());
        }
        Ok(opened)
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let mut opened =
            self.opened(|inner| inner.serialize_struct_variant(name, index, variant, len))?;
        opened.place = opened.place.deeper()?;
        Ok(opened)
    }

    fn collect_seq<I>(self, items: I) -> Result<S::Ok, S::Error>
    where
        I: IntoIterator,
        I::Item: Serialize,
    {
        let items = items.into_iter();
        let length = match items.size_hint() {
            (least, Some(most)) if least == most => Some(least),
            _ => None,
        };
        let mut seq = self.serialize_seq(length)?;
        if unordered::<I>() {
            let mut items: Vec<_> = items.map(|item| (written(&item), item)).collect();
            items.sort_by(|(one, _), (other, _)| one.cmp(other));
            for (_, item) in items {
                seq.serialize_element(&item)?;
            }
        } else {
            for item in items {
                seq.serialize_element(&item)?;
            }
        }
        seq.end()
    }

    fn collect_str<T: std::fmt::Display + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.inner.collect_str(value)
    }

    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }
}

/// What is inside an array, or the values of a tuple.
macro_rules! elements {
    ($($of:ident::$method:ident;)+) => {$(
        impl<C: $of> $of for Faithful<C> {
            type Ok = C::Ok;
            type Error = C::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
                self.inner.$method(&At(value, self.place.plain()))
            }

            fn end(self) -> Result<C::Ok, C::Error> {
                self.inner.end()
            }
        }
    )+};
}

elements! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

/// What is inside a struct.
macro_rules! fields {
    ($($of:ident)+) => {$(
        impl<C: $of> $of for Faithful<C> {
            type Ok = C::Ok;
            type Error = C::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), C::Error> {
                self.range(key, value)?;
                self.inner.serialize_field(key, &At(value, self.place.plain()))
            }

            fn skip_field(&mut self, key: &'static str) -> Result<(), C::Error> {
                self.inner.skip_field(key)
            }

            fn end(self) -> Result<C::Ok, C::Error> {
                self.inner.end()
            }
        }
    )+};
}

fields! { SerializeStruct SerializeStructVariant }

/// What serde calls an inclusive range.
const RANGE: &str = "RangeInclusive";

impl<C> Faithful<C> {
    /// Looks at the ends of an inclusive range. Whether one whose ends are the same has given its item, nobody can see.
    fn range<T: Serialize + ?Sized, E: Error>(&mut self, key: &str, value: &T) -> Result<(), E> {
        let Some(start) = &mut self.start else {
            return Ok(());
        };
        if key == "start" {
            *start = written(value);
        } else if key == "end" && *start == written(value) && is_stepped::<T>() {
            return Err(E::custom(
                "an inclusive range that may have come to its end would begin again; write it as `a..b + 1`, or keep \
                 its two numbers",
            ));
        }
        Ok(())
    }
}

/// Whether an inclusive range of `T` can be iterated, and so come to its end.
fn is_stepped<T: ?Sized>() -> bool {
    let name = type_name::<T>().trim_start_matches('&');
    let is_number = |kinds: &[char]| {
        name.strip_prefix(kinds)
            .is_some_and(|width| width == "size" || width.parse::<u8>().is_ok())
    };
    is_number(&['i', 'u']) || name == "char" || name.starts_with("core::net::ip_addr::")
}

/// Whether the items that `I` gives come in the order of their hashes.
fn unordered<I>() -> bool {
    let mut name = type_name::<I>().trim_start_matches('&');
    while let Some((adapter, inside)) = name.split_once('<')
        && adapter.starts_with("core::iter::")
    {
        name = inside.trim_start_matches('&');
    }
    name.starts_with("std::collections::hash::") || name.starts_with("hashbrown::")
}

/// `value` alone. Nothing where it cannot be written: that is found where it is.
fn written<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut serializer = rmp_serde::Serializer::new(&mut bytes).with_struct_map();
    match serialize(value, Ranges::New, &mut serializer) {
        Ok(()) => bytes,
        Err(_) => Vec::new(),
    }
}

impl<C: SerializeMap> SerializeMap for Faithful<C> {
    type Ok = C::Ok;
    type Error = C::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), C::Error> {
        self.inner.serialize_key(&At(key, self.place.plain()))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
        self.inner.serialize_value(&At(value, self.place.plain()))
    }

    fn end(self) -> Result<C::Ok, C::Error> {
        self.inner.end()
    }
}

#[cfg(test)]
mod tests {
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
        assert!(
            refused(&('a'..='a')) && refused(&(u128::MAX..=u128::MAX)) && refused(&(0_usize..=0))
        );
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
        let (one, other): (HashSet<String>, HashSet<String>) =
            (texts().collect(), texts().collect());
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
}
