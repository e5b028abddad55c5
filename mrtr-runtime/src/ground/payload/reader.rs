//! Reads a payload piece by piece.

use std::borrow::Cow;

use serde_json::Value;

use super::{
    frame::{FRAME_LEN, Frame},
    settled::read_value,
};

/// The fewest bytes of a settled response: an empty key, a value of one byte.
const SETTLED_LEN: usize = 2;

/// What is left to read. Every method takes something off the front, or fails.
pub(super) struct Reader<'a> {
    pub(super) rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    pub(super) fn nonzero(&mut self) -> Option<u8> {
        self.byte().filter(|byte| *byte != 0)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (array, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(*array)
    }

    fn varint(&mut self) -> Option<u64> {
        let mut value = 0_u64;
        for shift in (0..u64::BITS).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if bits << shift >> shift != bits {
                return None;
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                // A last byte of zero would be a longer spelling of the same number.
                return (byte != 0 || shift == 0).then_some(value);
            }
        }
        None
    }

    pub(super) fn varint_u32(&mut self) -> Option<u32> {
        u32::try_from(self.varint()?).ok()
    }

    pub(super) fn issued(&mut self, late: bool) -> Option<u64> {
        if !late {
            return self.array().map(|bytes| u32::from_le_bytes(bytes).into());
        }
        let issued = u64::from_le_bytes(self.array()?);
        (issued > u32::MAX.into()).then_some(issued)
    }

    pub(super) fn bytes(&mut self) -> Option<&'a [u8]> {
        let len = usize::try_from(self.varint()?).ok()?;
        let (bytes, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(bytes)
    }

    /// A count of things that have at least `len` bytes each.
    fn count(&mut self, len: usize) -> Option<usize> {
        let count = usize::try_from(self.varint()?).ok()?;
        (count <= self.rest.len() / len).then_some(count)
    }

    /// A digest that is not zero, which would have a shorter spelling.
    pub(super) fn digest(&mut self) -> Option<u32> {
        self.array()
            .map(u32::from_le_bytes)
            .filter(|digest| *digest != 0)
    }

    pub(super) fn members(&mut self) -> Option<Vec<u32>> {
        let count = self.count(size_of::<u32>()).filter(|count| *count != 0)?;
        (0..count)
            .map(|_| self.array().map(u32::from_le_bytes))
            .collect()
    }

    pub(super) fn settled(&mut self) -> Option<Vec<(String, Value)>> {
        let count = self.count(SETTLED_LEN).filter(|count| *count != 0)?;
        let mut settled = Vec::with_capacity(count);
        for _ in 0..count {
            let key = std::str::from_utf8(self.bytes()?).ok()?.to_owned();
            settled.push((key, self.value()?));
        }
        Some(settled)
    }

    fn value(&mut self) -> Option<Value> {
        let (value, rest) = read_value(self.rest)?;
        self.rest = rest;
        Some(value)
    }

    pub(super) fn frame_count(&mut self) -> Option<usize> {
        self.count(FRAME_LEN).filter(|count| *count != 1)
    }

    pub(super) fn frames(mut self, count: usize) -> Option<Vec<Frame<'a>>> {
        let mut frames = Vec::with_capacity(count);
        for left in (0..count).rev() {
            let fingerprint = u64::from_le_bytes(self.array()?);
            let locals = if left == 0 {
                std::mem::take(&mut self.rest)
            } else {
                self.bytes()?
            };
            frames.push(Frame {
                fingerprint,
                locals: Cow::Borrowed(locals),
            });
        }
        self.rest.is_empty().then_some(frames)
    }
}
