//! A value that stands for a type, so that methods can be chosen by what the type implements.

use std::{fmt, marker::PhantomData};

/// Stands for a type while a trait is chosen for it.
pub struct Probe<T>(PhantomData<fn() -> T>);

impl<T> Probe<T> {
    /// For a type that is spelled.
    #[expect(clippy::new_without_default, reason = "only the macros make one")]
    pub fn new() -> Self {
        Self(PhantomData)
    }

    /// For the type of a value.
    pub fn of(_: &T) -> Self {
        Self::new()
    }
}

impl<T> fmt::Debug for Probe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Probe")
    }
}
