//! The values of constants that a question is made with.
//!
//! Generated code looks a method up on a [`Constant`]: it finds [`ConstantKnown`] for values that cannot change while
//! the program runs, and [`ConstantUnknown`] for all others, such as a static that locks.

use std::fmt::Debug;

/// A constant or a static of the author's.
#[doc(hidden)]
#[derive(Debug)]
pub struct Constant<'c, T: ?Sized>(pub &'c T);

/// What has one text as long as the program runs, and another where its value is another.
pub trait Known: Debug {}

macro_rules! known {
    ($($ty:ty),+) => { $(impl Known for $ty {})+ };
}

known!(bool, char, str, String, f32, f64);
known!(
    u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
);
known!(std::time::Duration);

impl<T: Known + ?Sized> Known for &T {}
impl<T: Known> Known for [T] {}
impl<T: Known, const N: usize> Known for [T; N] {}
impl<T: Known> Known for Option<T> {}
impl<A: Known, B: Known> Known for (A, B) {}
impl<A: Known, B: Known, C: Known> Known for (A, B, C) {}

#[doc(hidden)]
pub trait ConstantKnown {
    /// The value.
    fn mrtr_text(&self) -> String;
}

impl<T: Known + ?Sized> ConstantKnown for &&Constant<'_, T> {
    fn mrtr_text(&self) -> String {
        format!("{:?}", self.0)
    }
}

#[doc(hidden)]
pub trait ConstantCopied {
    /// The value, as its author shows it: what can be copied has no lock and nothing lazy in it.
    fn mrtr_text(&self) -> String;
}

impl<T: Copy + Debug> ConstantCopied for &Constant<'_, T> {
    fn mrtr_text(&self) -> String {
        format!("{:?}", self.0)
    }
}

#[doc(hidden)]
pub trait ConstantUnknown {
    /// Nothing.
    fn mrtr_text(&self) -> String;
}

impl<T: ?Sized> ConstantUnknown for Constant<'_, T> {
    fn mrtr_text(&self) -> String {
        String::new()
    }
}

#[doc(hidden)]
pub trait ConstantText {
    /// The text, if it is one.
    fn mrtr_message(&self) -> Option<String>;
}

/// A constant that a message is made of without any code of the author's.
pub trait Text {
    /// The text.
    fn text(&self) -> &str;
}

impl Text for str {
    fn text(&self) -> &str {
        self
    }
}

impl Text for String {
    fn text(&self) -> &str {
        self
    }
}

impl<T: Text + ?Sized> Text for &T {
    fn text(&self) -> &str {
        T::text(self)
    }
}

impl<T: Text + ?Sized> ConstantText for &Constant<'_, T> {
    fn mrtr_message(&self) -> Option<String> {
        Some(self.0.text().to_owned())
    }
}

#[doc(hidden)]
pub trait ConstantNoText {
    /// Nothing.
    fn mrtr_message(&self) -> Option<String>;
}

impl<T: ?Sized> ConstantNoText for Constant<'_, T> {
    fn mrtr_message(&self) -> Option<String> {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, atomic::AtomicU8};

    use super::*;

    #[derive(Clone, Copy, Debug)]
    #[expect(dead_code, reason = "it is shown")]
    struct Own(u8);

    #[test]
    #[expect(clippy::needless_borrow, reason = "as generated code looks it up")]
    fn only_what_never_changes_is_told() {
        assert_eq!((&&&Constant(&5_u8)).mrtr_text(), "5");
        assert_eq!((&&&Constant("a")).mrtr_text(), "\"a\"");
        assert_eq!(
            (&&&Constant(&[Some(("a", 1.5))])).mrtr_text(),
            "[Some((\"a\", 1.5))]"
        );
        assert_eq!((&&&Constant(&Own(5))).mrtr_text(), "Own(5)");
        assert_eq!((&&&Constant(&AtomicU8::new(5))).mrtr_text(), "");
        assert_eq!((&&&Constant(&Mutex::new(5))).mrtr_text(), "");
        assert_eq!((&&&Constant(&"a")).mrtr_message().as_deref(), Some("a"));
        assert_eq!((&&&Constant(&'a')).mrtr_message(), None);
    }
}
