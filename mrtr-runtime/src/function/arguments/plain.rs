//! Arguments that are read again in every round.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use serde_json::Value;

/// An argument that is the same whenever it is read, and that nobody can change behind a `&`: it need not travel.
///
/// Which arguments these are is seen from how their types are spelled, so a type of that name has to be the one.
#[diagnostic::on_unimplemented(
    message = "an argument's `{Self}` is not the type that is usually called so",
    label = "it would be read again in every round, as numbers, texts and lists of the standard library are",
    note = "for a type of yours, give it another name or write its path (`self::String`): then it is read once, and saved in the state"
)]
pub trait PlainArgument {
    /// Requires it.
    #[doc(hidden)]
    fn plain() {}
}

macro_rules! plain {
    ($($({$($generics:tt)*})? $ty:ty),+ $(,)?) => {$(
        // Of a list of what could be written instead, most would be no help.
        #[diagnostic::do_not_recommend]
        impl<$($($generics)*)?> PlainArgument for $ty {}
    )+};
}

plain! {
    bool, char, str, String, Value, f32, f64,
    i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize,
    {T: PlainArgument} Option<T>,
    {T: PlainArgument} Vec<T>,
    {T: PlainArgument + ?Sized} Box<T>,
    {T: PlainArgument} VecDeque<T>,
    {T: PlainArgument} BTreeSet<T>,
    {T: PlainArgument} HashSet<T>,
    {K: PlainArgument, V: PlainArgument} BTreeMap<K, V>,
    {K: PlainArgument, V: PlainArgument} HashMap<K, V>,
    {T: PlainArgument, E: PlainArgument} Result<T, E>,
    {T: PlainArgument, const N: usize} [T; N],
    (),
}

macro_rules! plain_tuples {
    ($first:ident $($rest:ident)*) => {
        plain! { {$first: PlainArgument, $($rest: PlainArgument),*} ($first, $($rest,)*) }
        plain_tuples! { $($rest)* }
    };
    () => {};
}

plain_tuples! { A B C D E F G H I J K L M N O P }
