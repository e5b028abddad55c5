//! How one live local is written, read, and found to be the same again.

mod comparison;
mod fault;
mod head;
mod lasting;
mod loading;
pub(crate) mod lossless;
pub(crate) mod same;
#[cfg(test)]
mod tests;

use std::{any::type_name, fmt};

use serde::{Deserialize, Serialize};

pub(crate) use self::{
    comparison::Rewritten, fault::fault, lasting::Lasting, loading::Loading, lossless::Ranges,
};

/// Reads a value, and writes it to `again` if that is wanted.
pub(crate) fn read<'de, T: Serialize + Deserialize<'de>>(
    from: &mut Reader<'de>,
    again: Option<&mut Rewritten>,
) -> Result<T, String> {
    let value = T::deserialize(from).map_err(|error| fault(&error))?;
    if let Some(Rewritten { bytes, structs }) = again {
        encode_as(&value, Ranges::New, bytes, Some(structs)).map_err(|error| error.to_string())?;
    }
    Ok(value)
}

/// Ties the type of one binding in all the copies of it that the macro writes, and knows how it travels.
///
/// The first copy of the function fixes `T` as in any other function; the copies that resume take
/// it from here, so nobody has to write a type down. That `T` can travel is required wherever this is
/// made or saved, always at the variable, so that it is shown once.
///
/// Covariant in `T`: what one round of a loop borrows must not have to live until the next.
#[doc(hidden)]
pub struct Local<'de, T> {
    /// Reads the value, and writes it again where the second argument asks for it.
    pub(crate) read: fn(&mut Reader<'de>, Option<&mut Rewritten>) -> Result<T, String>,
}

impl<T> Local<'_, T> {
    /// The name of `T`, which is part of a checkpoint's fingerprint.
    pub fn type_name(&self) -> &'static str {
        type_name::<T>()
    }
}

impl<T> fmt::Debug for Local<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Local")
    }
}

/// Reads the locals of one frame, one after the other.
#[doc(hidden)]
pub type Reader<'de> = rmp_serde::Deserializer<rmp_serde::decode::ReadRefReader<'de, [u8]>>;

/// How deep arrays and maps may be nested in a local. Deeper ones are refused when they are saved: reading
/// them back would fail, or take too much of the stack.
pub(crate) const MAX_DEPTH: usize = 255;

pub(crate) fn reader(locals: &[u8]) -> Reader<'_> {
    let mut reader = rmp_serde::Deserializer::from_read_ref(locals);
    // It stops one level early.
    reader.set_max_depth(MAX_DEPTH + 1);
    reader
}

/// Appends `value` to `out`: MessagePack with field names, because serde's untagged, flattened and
/// skipped shapes need a format that describes itself.
pub(crate) fn encode<T: Serialize + ?Sized>(
    value: &T,
    out: &mut Vec<u8>,
) -> Result<(), rmp_serde::encode::Error> {
    encode_as(value, Ranges::MayBeOver, out, None)
}

pub(crate) fn encode_as<T: Serialize + ?Sized>(
    value: &T,
    ranges: Ranges,
    out: &mut Vec<u8>,
    structs: Option<&mut Vec<usize>>,
) -> Result<(), rmp_serde::encode::Error> {
    // serde writes a byte slice as a sequence of numbers but reads it back only from bytes.
    if type_name::<T>() == type_name::<&[u8]>() {
        let start = out.len();
        value.serialize(
            &mut rmp_serde::Serializer::new(&mut *out)
                .with_bytes(rmp_serde::config::BytesMode::ForceIterables),
        )?;
        // An empty slice has no element to be recognised by.
        if out[start..] == [EMPTY_ARRAY] {
            out.truncate(start);
            out.extend_from_slice(&EMPTY_BYTES);
        }
        return Ok(());
    }
    lossless::serialize(value, ranges, out, structs)
}

const EMPTY_ARRAY: u8 = 0x90;
const EMPTY_BYTES: [u8; 2] = [0xc4, 0x00];
