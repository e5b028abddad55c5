//! Ties the types of values in all the copies of them that the macro writes.

use std::{fmt, marker::PhantomData};

/// The type of a value that several branches make.
///
/// It holds nothing. The first copy of the function has all the branches and fixes `T`; a copy that has some of
/// them takes it from here.
#[doc(hidden)]
pub struct TypeOf<T>(PhantomData<fn() -> T>);

impl<T> TypeOf<T> {
    #[expect(clippy::new_without_default, reason = "only generated code makes one")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T> fmt::Debug for TypeOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TypeOf")
    }
}

/// Says that `value` is of the type.
#[doc(hidden)]
pub fn tie<T>(_type: &TypeOf<T>, _value: &T) {}

/// `value`, which is of the type.
#[doc(hidden)]
pub fn tied<T>(_type: &TypeOf<T>, value: T) -> T {
    value
}
