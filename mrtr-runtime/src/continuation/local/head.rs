//! What values begin with in MessagePack: their kind, and how much of them follows.
//!
//! A hash set is a list whose length takes more bytes than it has to. Every reader takes it for a list; here it tells what
//! had an order from what had none.

use std::mem::size_of;

use rmp::{Marker, encode};

/// What a value begins with. Of a number it is all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Head {
    Nil,
    Bool(bool),
    Int(i128),
    Float(f64),
    /// So many bytes follow.
    Text(usize),
    /// So many bytes follow.
    Bytes(usize),
    /// So many bytes follow, the type's among them.
    Extension(usize),
    /// So many values follow.
    List(usize),
    /// So many values follow, in no order.
    Set(usize),
    /// So many pairs of values follow.
    Map(usize),
}

impl Head {
    /// The first one in `bytes`, and how long it is. `None`: there is none.
    pub(super) fn first(bytes: &[u8]) -> Option<(Self, usize)> {
        let (marker, rest) = bytes.split_first()?;
        let low = usize::from(*marker);
        let (head, length) = match marker {
            0x00..=0x7f => (Self::Int((*marker).into()), 0),
            0x80..=0x8f => (Self::Map(low & 0x0f), 0),
            0x90..=0x9f => (Self::List(low & 0x0f), 0),
            0xa0..=0xbf => (Self::Text(low & 0x1f), 0),
            0xc0 => (Self::Nil, 0),
            0xc1 => return None,
            0xc2 | 0xc3 => (Self::Bool(*marker == 0xc3), 0),
            0xc4..=0xc6 => length(rest, marker - 0xc4, Self::Bytes)?,
            0xc7..=0xc9 => length(rest, marker - 0xc7, |length| Self::Extension(length + 1))?,
            0xca => (Self::Float(f32::from_be_bytes(start(rest)?).into()), 4),
            0xcb => (Self::Float(f64::from_be_bytes(start(rest)?)), 8),
            0xcc => (Self::Int(u8::from_be_bytes(start(rest)?).into()), 1),
            0xcd => (Self::Int(u16::from_be_bytes(start(rest)?).into()), 2),
            0xce => (Self::Int(u32::from_be_bytes(start(rest)?).into()), 4),
            0xcf => (Self::Int(u64::from_be_bytes(start(rest)?).into()), 8),
            0xd0 => (Self::Int(i8::from_be_bytes(start(rest)?).into()), 1),
            0xd1 => (Self::Int(i16::from_be_bytes(start(rest)?).into()), 2),
            0xd2 => (Self::Int(i32::from_be_bytes(start(rest)?).into()), 4),
            0xd3 => (Self::Int(i64::from_be_bytes(start(rest)?).into()), 8),
            0xd4..=0xd8 => (Self::Extension((1 << (low - 0xd4)) + 1), 0),
            0xd9..=0xdb => length(rest, marker - 0xd9, Self::Text)?,
            0xdc => length(rest, 1, |length| list(length, 16))?,
            0xdd => length(rest, 2, |length| list(length, 1 << 16))?,
            0xde | 0xdf => length(rest, marker - 0xdd, Self::Map)?,
            0xe0..=0xff => (Self::Int(i8::from_be_bytes([*marker]).into()), 0),
        };
        Some((head, 1 + length))
    }

    /// How many values and how many bytes follow that belong to it.
    pub(super) fn holds(self) -> (usize, usize) {
        match self {
            Self::Nil | Self::Bool(_) | Self::Int(_) | Self::Float(_) => (0, 0),
            Self::Text(bytes) | Self::Bytes(bytes) | Self::Extension(bytes) => (0, bytes),
            Self::List(items) | Self::Set(items) => (items, 0),
            Self::Map(entries) => (entries.saturating_mul(2), 0),
        }
    }
}

/// A list's head that could tell a length of `least` and more.
fn list(length: usize, least: usize) -> Head {
    if length < least {
        Head::Set(length)
    } else {
        Head::List(length)
    }
}

/// The head whose length comes first in `bytes`, in 1, 2 or 4 of them, and how many those are.
fn length(bytes: &[u8], width: u8, head: impl Fn(usize) -> Head) -> Option<(Head, usize)> {
    let width = 1 << width;
    let length = bytes
        .get(..width)?
        .iter()
        .fold(0_usize, |length, byte| (length << 8) | usize::from(*byte));
    Some((head(length), width))
}

fn start<const N: usize>(bytes: &[u8]) -> Option<[u8; N]> {
    bytes.first_chunk().copied()
}

pub(super) fn put_nil(out: &mut Vec<u8>) {
    written(encode::write_nil(out));
}

pub(super) fn put_bool(out: &mut Vec<u8>, value: bool) {
    written(encode::write_bool(out, value));
}

/// In as few bytes as it can be.
pub(super) fn put_unsigned(out: &mut Vec<u8>, value: u64) {
    written(encode::write_uint(out, value));
}

/// In as few bytes as it can be.
pub(super) fn put_signed(out: &mut Vec<u8>, value: i64) {
    written(encode::write_sint(out, value));
}

pub(super) fn put_f32(out: &mut Vec<u8>, value: f32) {
    written(encode::write_f32(out, value));
}

pub(super) fn put_f64(out: &mut Vec<u8>, value: f64) {
    written(encode::write_f64(out, value));
}

pub(super) fn put_text(out: &mut Vec<u8>, text: &str) {
    written(encode::write_str(out, text));
}

pub(super) fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    written(encode::write_bin(out, bytes));
}

pub(super) fn put_list(out: &mut Vec<u8>, length: usize) {
    written(encode::write_array_len(out, counted(length)));
}

/// What has less than two items is in order, and what has 65,536 has no longer head.
pub(super) fn put_set(out: &mut Vec<u8>, length: usize) {
    match u16::try_from(length) {
        Ok(0 | 1) | Err(_) => put_list(out, length),
        Ok(short @ 2..=15) => {
            out.push(Marker::Array16.to_u8());
            out.extend(short.to_be_bytes());
        }
        Ok(short) => {
            out.push(Marker::Array32.to_u8());
            out.extend(u32::from(short).to_be_bytes());
        }
    }
}

pub(super) fn put_map(out: &mut Vec<u8>, length: usize) {
    written(encode::write_map_len(out, counted(length)));
}

/// Nothing that is longer fits into a state.
fn counted(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// A `Vec` takes all that is written to it.
fn written<T, E>(result: Result<T, E>) {
    debug_assert!(result.is_ok());
}

const _: () = assert!(size_of::<usize>() >= 4, "a length of a value is a `usize`");

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn put_by(put: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut out = Vec::new();
        put(&mut out);
        out
    }

    fn first(bytes: &[u8]) -> Head {
        Head::first(bytes).unwrap().0
    }

    #[test]
    fn a_set_is_a_list_with_a_longer_head() {
        for length in [0, 1, 2, 15, 16, 17, 255, 65_535, 65_536, 100_000] {
            let (list, set) = (
                put_by(|out| put_list(out, length)),
                put_by(|out| put_set(out, length)),
            );
            assert_eq!(first(&list), Head::List(length));
            let no_order = (2..=65_535).contains(&length);
            assert_eq!(first(&set) == Head::Set(length), no_order, "{length}");
            assert_eq!(first(&set).holds(), (length, 0));
        }
        let set = [vec![0xdc, 0, 2], vec![1, 2]].concat();
        assert_eq!(rmp_serde::from_slice::<Vec<u8>>(&set).unwrap(), [1, 2]);
        let set = [vec![0xdd, 0, 0, 0, 16], vec![1; 16]].concat();
        assert_eq!(rmp_serde::from_slice::<Vec<u8>>(&set).unwrap(), [1; 16]);
    }

    #[test]
    fn lengths_of_every_width_are_read_as_they_are_put() {
        for length in [0, 1, 15, 16, 31, 32, 255, 256, 65_535, 65_536] {
            let text = put_by(|out| put_text(out, &"a".repeat(length)));
            assert_eq!(text, rmp_serde::to_vec(&"a".repeat(length)).unwrap());
            assert_eq!(first(&text), Head::Text(length));
            assert_eq!(
                first(&put_by(|out| put_bytes(out, &vec![0; length]))),
                Head::Bytes(length)
            );
            assert_eq!(
                first(&put_by(|out| put_map(out, length))),
                Head::Map(length)
            );
        }
        assert_eq!(
            Head::first(&[0xc7, 3, 1, 0, 0, 0]),
            Some((Head::Extension(4), 2))
        );
        assert_eq!(Head::first(&[0xd8, 1]), Some((Head::Extension(17), 1)));
    }

    proptest! {
        #[test]
        fn numbers_are_read_as_they_are_put(signed: i64, unsigned: u64, shift in 0..64_u32, float: f64) {
            let (signed, unsigned) = (signed >> shift, unsigned >> shift);
            let bytes = put_by(|out| put_signed(out, signed));
            prop_assert_eq!(&bytes, &rmp_serde::to_vec(&signed).unwrap());
            prop_assert_eq!(first(&bytes), Head::Int(signed.into()));
            let bytes = put_by(|out| put_unsigned(out, unsigned));
            prop_assert_eq!(&bytes, &rmp_serde::to_vec(&unsigned).unwrap());
            prop_assert_eq!(first(&bytes), Head::Int(unsigned.into()));
            prop_assert_eq!(first(&put_by(|out| put_f64(out, float))), Head::Float(float));
        }

        #[test]
        fn no_bytes_make_it_panic(bytes: Vec<u8>) {
            let _ = Head::first(&bytes);
        }
    }
}
