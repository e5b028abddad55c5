//! How a live local travels: the codec, and the words for a local that cannot travel.

mod fault;
mod head;
mod kept;
mod lasting;
mod loading;
mod lossless;
pub(crate) mod same;
#[doc(hidden)]
pub mod shared;
#[cfg(test)]
mod tests;

use std::{any::type_name, fmt};

use serde::{Deserialize, Serialize};

use self::lossless::Ranges;
pub(crate) use self::{fault::fault, kept::Rewritten, lasting::Lasting, loading::Loading};
use crate::continuation::run::Run;

/// A local variable's type that can travel: one that can be serialised, and deserialised from the opened state.
///
/// Required of every variable that is used after a checkpoint; derive `serde::Serialize` and `serde::Deserialize`
/// for a type of yours. `&'static str`, `&str` and `&[u8]` travel as well, other references do not.
///
/// `Deserialize<'de>` and not `DeserializeOwned`, so that a `&str` comes back as a borrow of the
/// opened state.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be kept across a checkpoint",
    label = "used after a checkpoint, so it has to travel to the client and back",
    note = "keep data instead: derive `serde::Serialize` and `serde::Deserialize` for its type, or clone the data out of a borrow before the checkpoint",
    note = "for a guard, a connection or a closure: end its use before the checkpoint and create it again after"
)]
pub trait Persist<'de>: Sized {
    /// What generated code makes for a variable before it has a value, at the place where its name stands.
    ///
    /// A method of the trait, because rustc tells of the bound of a function where it is defined.
    #[doc(hidden)]
    fn local() -> Local<'de, Self>;

    /// Writes a live local into the frame that is being saved.
    #[doc(hidden)]
    fn save(run: &mut Run<'de>, name: &'static str, local: &Local<'de, Self>, value: &Self);

    /// The same for what `a..=b` has made. Whether it has come to its end does not show in what is written of it.
    #[doc(hidden)]
    fn save_range(
        run: &mut Run<'de>,
        name: &'static str,
        local: &Local<'de, Self>,
        value: &Self,
        is_empty: fn(&Self) -> bool,
    );
}

#[diagnostic::do_not_recommend]
impl<'de, T: Serialize + Deserialize<'de>> Persist<'de> for T {
    fn local() -> Local<'de, Self> {
        Local { read }
    }

    fn save(run: &mut Run<'de>, name: &'static str, _: &Local<'de, Self>, value: &Self) {
        run.write_local(name, |out| encode(value, out));
    }

    fn save_range(
        run: &mut Run<'de>,
        name: &'static str,
        local: &Local<'de, Self>,
        value: &Self,
        is_empty: fn(&Self) -> bool,
    ) {
        if is_empty(value) {
            Self::save(run, name, local, value);
        } else {
            run.write_local(name, |out| encode_as(value, Ranges::New, out, None));
        }
    }
}

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

fn encode_as<T: Serialize + ?Sized>(
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

/// Reads the next live local of the frame that is being resumed. `None` ends the run.
#[doc(hidden)]
pub fn load<'de, T>(run: &mut Run<'de>, name: &'static str, local: &Local<'de, T>) -> Option<T> {
    run.read_local(name, local)
}
