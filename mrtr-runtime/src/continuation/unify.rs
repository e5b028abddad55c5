//! Unifies the types of values in all the copies of them that the macro writes.

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

/// A value of the type, as far as the compiler can tell. Generated code never calls it.
#[doc(hidden)]
pub fn some_value<T>(_type: &TypeOf<T>) -> T {
    unreachable!("it is there for its type only")
}

/// Borrows a variable for as long as it is declared itself.
///
/// Generated code declares one before the call of a macro, and has it borrow a variable after it, in code that never
/// runs. If the macro has declared a new variable of that name, it is dropped before this, and the compiler refuses it.
#[doc(hidden)]
pub struct NotBoundByAMacro<'v, T>(PhantomData<fn() -> &'v T>);

impl<'v, T> NotBoundByAMacro<'v, T> {
    pub fn check(_variable: &'v T) -> Self {
        unreachable!("it is there for its lifetime only")
    }
}

impl<T> Drop for NotBoundByAMacro<'_, T> {
    fn drop(&mut self) {}
}

impl<T> fmt::Debug for NotBoundByAMacro<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NotBoundByAMacro")
    }
}

/// Says that `value` is of the type.
#[doc(hidden)]
pub fn unify<T>(_type: &TypeOf<T>, _value: &T) {}

/// `value`, which is of the type.
#[doc(hidden)]
pub fn unified<T>(_type: &TypeOf<T>, value: T) -> T {
    value
}
