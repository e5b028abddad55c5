//! How a live local travels: the codec, and the words for a local that cannot travel.

mod fault;

use std::{any::type_name, fmt, marker::PhantomData};

use serde::{Deserialize, Serialize};

pub(crate) use self::fault::fault;
use crate::run::Run;

/// Ties the type of one binding in all the copies of it that the macro writes.
///
/// It holds nothing. The first copy of the function fixes `T` as in any other function; the
/// copies that resume take it from here, so nobody has to write a type down.
#[doc(hidden)]
pub struct Witness<T>(PhantomData<fn() -> T>);

impl<T> Witness<T> {
    #[expect(clippy::new_without_default, reason = "only generated code makes one")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// The name of `T`, which is part of a checkpoint's fingerprint.
    pub fn type_name(&self) -> &'static str {
        type_name::<T>()
    }
}

impl<T> fmt::Debug for Witness<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Witness")
    }
}

/// A local of type `T`, as the subject of [`Persist`]'s error message.
#[doc(hidden)]
#[derive(Debug)]
pub struct Var<T>(PhantomData<T>);

/// A local that can travel: one that can be serialised, and deserialised from the opened state.
///
/// `Deserialize<'de>` and not `DeserializeOwned`, so that a `&str` comes back as a borrow of the
/// opened state.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a `{T}` cannot be kept across a checkpoint",
    label = "this value is used after a checkpoint, so it has to travel to the client and back",
    note = "keep data instead: derive `serde::Serialize` and `serde::Deserialize` for its type, or clone the data out of a borrow before the checkpoint",
    note = "for a guard, a connection or a closure: end its use before the checkpoint and create it again after"
)]
pub trait Persist<'de, T> {
    #[doc(hidden)]
    fn write(value: &T, out: &mut Vec<u8>) -> Result<(), rmp_serde::encode::Error>;
    #[doc(hidden)]
    fn read(from: &mut Reader<'de>) -> Result<T, rmp_serde::decode::Error>;
}

#[diagnostic::do_not_recommend]
impl<'de, T: Serialize + Deserialize<'de>> Persist<'de, T> for Var<T> {
    fn write(value: &T, out: &mut Vec<u8>) -> Result<(), rmp_serde::encode::Error> {
        encode(value, out)
    }

    fn read(from: &mut Reader<'de>) -> Result<T, rmp_serde::decode::Error> {
        T::deserialize(from)
    }
}

/// Reads the locals of one frame, one after the other.
pub(crate) type Reader<'de> =
    rmp_serde::Deserializer<rmp_serde::decode::ReadRefReader<'de, std::borrow::Cow<'de, [u8]>>>;

/// Nesting a local may have. Deeper data is refused when it is saved, so it cannot fail on the way back.
pub(crate) const MAX_DEPTH: usize = 256;

pub(crate) fn reader<'de>(locals: &'de std::borrow::Cow<'de, [u8]>) -> Reader<'de> {
    let mut reader = rmp_serde::Deserializer::from_read_ref(locals);
    reader.set_max_depth(MAX_DEPTH);
    reader
}

/// Appends `value` to `out`: MessagePack with field names, because serde's untagged, flattened and
/// skipped shapes need a format that describes itself.
pub(crate) fn encode<T: Serialize + ?Sized>(
    value: &T,
    out: &mut Vec<u8>,
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
    value.serialize(&mut rmp_serde::Serializer::new(out).with_struct_map())
}

const EMPTY_ARRAY: u8 = 0x90;
const EMPTY_BYTES: [u8; 2] = [0xc4, 0x00];

/// Writes a live local into the frame that is being saved.
#[doc(hidden)]
pub fn save<'de, T>(run: &mut Run<'de>, name: &'static str, _witness: &Witness<T>, value: &T)
where
    Var<T>: Persist<'de, T>,
{
    run.write_local(name, |out| Var::<T>::write(value, out));
}

/// Reads the next live local of the frame that is being resumed.
#[doc(hidden)]
pub fn load<'de, T>(
    run: &mut Run<'de>,
    name: &'static str,
    _witness: &Witness<T>,
) -> Result<T, Unreadable>
where
    Var<T>: Persist<'de, T>,
{
    run.read_local(name, Var::<T>::read, |value, out| {
        Var::<T>::write(value, out)
    })
}

/// A local did not come back.
#[doc(hidden)]
#[derive(Debug)]
pub struct Unreadable {
    pub(crate) local: &'static str,
    pub(crate) reason: String,
}
