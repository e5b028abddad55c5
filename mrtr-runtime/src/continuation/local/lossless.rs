//! A serializer that refuses what would not come back as it was.
//!
//! It writes MessagePack with the names of fields, as `rmp_serde` does, but for three things. `Some` of a value that is
//! written as nothing (`Some(None)`, `Some(())`) is read back as `None`. An inclusive range that has given its last item is
//! written like one that has not. And what is nested too deep is written well, but not read again, nor written on any stack
//! if it is deep enough.
//!
//! A hash set is written in an order that its items give, not its hashes: two equal ones are written alike. Its head tells
//! that it had no order. An integer is written alike whatever its width, also where `rmp_serde` would take 18 bytes.

#[cfg(test)]
mod tests;

use std::any::type_name;

use rmp_serde::encode::Error;
use serde::{
    Serialize, Serializer,
    ser::{
        Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
        SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
    },
};

use super::head;

/// What is known of the inclusive ranges in a value: one that has given its last item is written like one that has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ranges {
    /// Any may have come to its end.
    MayBeOver,
    /// None has, as in a value that has just been read.
    New,
}

/// Appends `value` to `out`, and to `structs` where in `out` the structs begin whose fields were written by name.
///
/// # Errors
///
/// If the value would not come back, and those of its own `Serialize`.
pub(super) fn serialize<T: Serialize + ?Sized>(
    value: &T,
    ranges: Ranges,
    out: &mut Vec<u8>,
    structs: Option<&mut Vec<usize>>,
) -> Result<(), Error> {
    value.serialize(&mut Lossless {
        out,
        structs,
        depth_left: super::MAX_DEPTH,
        in_some: false,
        ranges,
    })
}

/// The serializer.
struct Lossless<'o> {
    out: &'o mut Vec<u8>,
    structs: Option<&'o mut Vec<usize>>,
    /// How many arrays and maps may still be opened around what comes.
    depth_left: usize,
    /// Directly inside a `Some`.
    in_some: bool,
    ranges: Ranges,
}

/// An array or a map that has been opened.
struct Opened<'s, 'o> {
    to: &'s mut Lossless<'o>,
    /// How many levels it takes: a variant with several values is a map around it.
    levels: usize,
    /// Its head cannot be written before its end.
    unknown: Option<Unknown>,
    /// In an inclusive range: its start, once that is known.
    start: Option<Vec<u8>>,
}

/// Something whose length is only known at its end.
struct Unknown {
    /// Where it begins.
    at: usize,
    items: usize,
    put_head: fn(&mut Vec<u8>, usize),
}

impl<'o> Lossless<'o> {
    fn deeper(&mut self, levels: usize) -> Result<(), Error> {
        self.in_some = false;
        self.depth_left = self.depth_left.checked_sub(levels).ok_or_else(|| {
            Error::custom(format_args!(
                "it is nested more than {} levels deep",
                super::MAX_DEPTH
            ))
        })?;
        Ok(())
    }

    fn open(&mut self, levels: usize) -> Result<Opened<'_, 'o>, Error> {
        self.deeper(levels)?;
        Ok(Opened {
            to: self,
            levels,
            unknown: None,
            start: None,
        })
    }

    /// Opens what begins with a head that tells its length, in items.
    fn open_counted(
        &mut self,
        length: Option<usize>,
        put_head: fn(&mut Vec<u8>, usize),
    ) -> Result<Opened<'_, 'o>, Error> {
        let mut opened = self.open(1)?;
        if let Some(length) = length {
            put_head(opened.to.out, length);
        } else {
            opened.unknown = Some(Unknown {
                at: opened.to.out.len(),
                items: 0,
                put_head,
            });
        }
        Ok(opened)
    }

    /// Opens what stands behind the name of its variant.
    fn open_variant(&mut self, variant: &str) -> Result<Opened<'_, 'o>, Error> {
        let opened = self.open(2)?;
        opened.to.put_variant(variant);
        Ok(opened)
    }

    fn put_variant(&mut self, variant: &str) {
        head::put_map(self.out, 1);
        head::put_text(self.out, variant);
    }

    fn put_struct(&mut self, length: usize) {
        if let Some(structs) = &mut self.structs {
            structs.push(self.out.len());
        }
        head::put_map(self.out, length);
    }

    fn nothing(&self, what: &str) -> Result<(), Error> {
        if self.in_some {
            return Err(Error::custom(format_args!(
                "`Some({what})` would come back as `None`; use an enum of its own for it"
            )));
        }
        Ok(())
    }
}

/// Methods that take a number, a text or the like.
macro_rules! put {
    ($($method:ident($value:ident: $ty:ty) $put:expr;)+) => {$(
        fn $method(self, $value: $ty) -> Result<(), Error> {
            $put(self.out, $value.into());
            Ok(())
        }
    )+};
}

impl<'s, 'o> Serializer for &'s mut Lossless<'o> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Opened<'s, 'o>;
    type SerializeTuple = Opened<'s, 'o>;
    type SerializeTupleStruct = Opened<'s, 'o>;
    type SerializeTupleVariant = Opened<'s, 'o>;
    type SerializeMap = Opened<'s, 'o>;
    type SerializeStruct = Opened<'s, 'o>;
    type SerializeStructVariant = Opened<'s, 'o>;

    put! {
        serialize_i8(value: i8) head::put_signed;
        serialize_i16(value: i16) head::put_signed;
        serialize_i32(value: i32) head::put_signed;
        serialize_u8(value: u8) head::put_unsigned;
        serialize_u16(value: u16) head::put_unsigned;
        serialize_u32(value: u32) head::put_unsigned;
    }

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        head::put_bool(self.out, value);
        Ok(())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        head::put_signed(self.out, value);
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        head::put_unsigned(self.out, value);
        Ok(())
    }

    fn serialize_i128(self, value: i128) -> Result<(), Error> {
        if let Ok(value) = i64::try_from(value) {
            head::put_signed(self.out, value);
        } else if let Ok(value) = u64::try_from(value) {
            head::put_unsigned(self.out, value);
        } else {
            head::put_bytes(self.out, &value.to_be_bytes());
        }
        Ok(())
    }

    fn serialize_u128(self, value: u128) -> Result<(), Error> {
        match u64::try_from(value) {
            Ok(value) => head::put_unsigned(self.out, value),
            Err(_) => head::put_bytes(self.out, &value.to_be_bytes()),
        }
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        head::put_f32(self.out, value);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        head::put_f64(self.out, value);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        head::put_text(self.out, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        head::put_bytes(self.out, value);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.nothing("None")?;
        head::put_nil(self.out);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.in_some = true;
        value.serialize(&mut *self)?;
        self.in_some = false;
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.nothing("()")?;
        head::put_nil(self.out);
        Ok(())
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<(), Error> {
        self.nothing(name)?;
        head::put_list(self.out, 0);
        Ok(())
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        if name == rmp_serde::MSGPACK_EXT_STRUCT_NAME {
            return rmp_serde::Serializer::new(&mut *self.out)
                .serialize_newtype_struct(name, value);
        }
        // Nothing is written for it but its value.
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.deeper(1)?;
        self.put_variant(variant);
        value.serialize(&mut *self)?;
        self.depth_left += 1;
        Ok(())
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Opened<'s, 'o>, Error> {
        self.open_counted(len, head::put_list)
    }

    fn serialize_tuple(self, len: usize) -> Result<Opened<'s, 'o>, Error> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Opened<'s, 'o>, Error> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Opened<'s, 'o>, Error> {
        let opened = self.open_variant(variant)?;
        head::put_list(opened.to.out, len);
        Ok(opened)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Opened<'s, 'o>, Error> {
        self.open_counted(len, head::put_map)
    }

    fn serialize_struct(self, name: &'static str, len: usize) -> Result<Opened<'s, 'o>, Error> {
        let mut opened = self.open(1)?;
        opened.to.put_struct(len);
        if name == RANGE && opened.to.ranges == Ranges::MayBeOver {
            opened.start = Some(Vec::new());
        }
        Ok(opened)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Opened<'s, 'o>, Error> {
        let opened = self.open_variant(variant)?;
        opened.to.put_struct(len);
        Ok(opened)
    }

    fn collect_seq<I>(self, items: I) -> Result<(), Error>
    where
        I: IntoIterator,
        I::Item: Serialize,
    {
        let items = items.into_iter();
        if unordered::<I>() {
            let mut items: Vec<_> = items.map(|item| (written(&item), item)).collect();
            items.sort_by(|(one, _), (other, _)| one.cmp(other));
            let mut set = self.open_counted(Some(items.len()), head::put_set)?;
            for (_, item) in items {
                set.item(&item)?;
            }
            set.close();
            return Ok(());
        }
        let length = match items.size_hint() {
            (least, Some(most)) if least == most => Some(least),
            _ => None,
        };
        let mut list = self.serialize_seq(length)?;
        for item in items {
            list.item(&item)?;
        }
        list.close();
        Ok(())
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

impl Opened<'_, '_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        if let Some(unknown) = &mut self.unknown {
            unknown.items += 1;
        }
        value.serialize(&mut *self.to)
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        self.range(key, value)?;
        head::put_text(self.to.out, key);
        value.serialize(&mut *self.to)
    }

    fn close(self) {
        self.to.depth_left += self.levels;
        if let Some(Unknown {
            at,
            items,
            put_head,
        }) = self.unknown
        {
            let inside = self.to.out.split_off(at);
            put_head(self.to.out, items);
            let head = self.to.out.len() - at;
            self.to.out.extend(inside);
            for at_struct in self
                .to
                .structs
                .iter_mut()
                .flat_map(|structs| structs.iter_mut())
            {
                if *at_struct >= at {
                    *at_struct += head;
                }
            }
        }
    }
}

/// What is inside an array, or the values of a tuple.
macro_rules! items {
    ($($of:ident::$method:ident;)+) => {$(
        impl $of for Opened<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )+};
}

items! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

/// What is inside a struct.
macro_rules! fields {
    ($($of:ident)+) => {$(
        impl $of for Opened<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )+};
}

fields! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Opened<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.to)
    }

    fn end(self) -> Result<(), Error> {
        self.close();
        Ok(())
    }
}

/// What serde calls an inclusive range.
const RANGE: &str = "RangeInclusive";

impl Opened<'_, '_> {
    /// Looks at the ends of an inclusive range. Whether one whose ends are the same has given its item, nobody can see.
    fn range<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        let Some(start) = &mut self.start else {
            return Ok(());
        };
        if key == "start" {
            *start = written(value);
        } else if key == "end" && *start == written(value) && is_stepped::<T>() {
            return Err(Error::custom(
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
    match serialize(value, Ranges::New, &mut bytes, None) {
        Ok(()) => bytes,
        Err(_) => Vec::new(),
    }
}
