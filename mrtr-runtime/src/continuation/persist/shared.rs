//! Variables that share what they hold: they could be written and read, but what came back would be a copy.
//!
//! `serde` writes an `Arc<Mutex<u32>>` like a `u32`, and so nothing else would stop it. Such a variable is found in two
//! ways. Where its type is one of the standard library's, alone or in collections of it, that is while the author
//! compiles, by the traits here. Where only a generic type of the author's shows it, that is by `named_in`, when its
//! checkpoint is saved for the first time.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque},
    rc::{self, Rc},
    sync::{self, Arc, Mutex, RwLock, atomic},
};

use super::{Local, Persist};
use crate::function::reply::finish::Probe;

/// A type that shares what it holds, or lets it be changed behind a `&`.
///
/// `Where` tells where in the type that is: each part of a tuple is looked into, and the impls must not overlap.
pub trait Shared<Where> {}

/// The type itself.
#[derive(Debug)]
pub struct Itself;

/// In the part of this number, there at `Where`.
#[derive(Debug)]
pub struct Part<const NUMBER: usize, Where>(Where);

macro_rules! shared {
    ($($({$($generics:tt)*})? $shared:ty),+ $(,)?) => {$(
        impl<$($($generics)*)?> Shared<Itself> for $shared {}
    )+};
}

shared! {
    {T: ?Sized} Rc<T>,
    {T: ?Sized} Arc<T>,
    {T: ?Sized} rc::Weak<T>,
    {T: ?Sized} sync::Weak<T>,
    {T: ?Sized} Cell<T>,
    {T: ?Sized} RefCell<T>,
    {T: ?Sized} Mutex<T>,
    {T: ?Sized} RwLock<T>,
    atomic::AtomicBool,
    atomic::AtomicI8,
    atomic::AtomicI16,
    atomic::AtomicI32,
    atomic::AtomicI64,
    atomic::AtomicIsize,
    atomic::AtomicU8,
    atomic::AtomicU16,
    atomic::AtomicU32,
    atomic::AtomicU64,
    atomic::AtomicUsize,
}

macro_rules! shared_inside {
    ($({$part:ident $(, $($generics:tt)*)?} $outer:ty),+ $(,)?) => {$(
        impl<$part: Shared<Where>, Where $(, $($generics)*)?> Shared<Part<0, Where>> for $outer {}
    )+};
}

shared_inside! {
    {T} Option<T>,
    {T} [T],
    {T, const N: usize} [T; N],
    {T} Vec<T>,
    {T} VecDeque<T>,
    {T} LinkedList<T>,
    {T} BinaryHeap<T>,
    {T} BTreeSet<T>,
    {T, S} HashSet<T, S>,
    {K, V} BTreeMap<K, V>,
    {K, V, S} HashMap<K, V, S>,
    {T, E} Result<T, E>,
}

impl<T: Shared<Where> + ?Sized, Where> Shared<Part<0, Where>> for Box<T> {}
impl<K, V: Shared<Where>, Where> Shared<Part<1, Where>> for BTreeMap<K, V> {}
impl<K, V: Shared<Where>, S, Where> Shared<Part<1, Where>> for HashMap<K, V, S> {}
impl<T, E: Shared<Where>, Where> Shared<Part<1, Where>> for Result<T, E> {}

/// One impl for each part of a tuple.
macro_rules! shared_in_tuple {
    ($($part:ident $number:literal),+) => {
        shared_in_tuple!(@each [$($part),+] $($part $number),+);
    };
    (@each $all:tt $($part:ident $number:literal),+) => {
        $(shared_in_tuple!(@one $all $part $number);)+
    };
    (@one [$($all:ident),+] $part:ident $number:literal) => {
        impl<$($all,)+ Where> Shared<Part<$number, Where>> for ($($all,)+)
        where
            $part: Shared<Where>,
        {
        }
    };
}

shared_in_tuple!(A 0);
shared_in_tuple!(A 0, B 1);
shared_in_tuple!(A 0, B 1, C 2);
shared_in_tuple!(A 0, B 1, C 2, D 3);
shared_in_tuple!(A 0, B 1, C 2, D 3, E 4);
shared_in_tuple!(A 0, B 1, C 2, D 3, E 4, F 5);
shared_in_tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
shared_in_tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);

// The choice is made by method lookup, as in `reply::finish`.

/// Chosen for what is shared somewhere.
#[derive(Debug)]
pub struct Shares;

/// Chosen for everything else.
#[derive(Debug)]
pub struct Owns;

pub trait LooksShared<Where> {
    fn mrtr_shared(&self) -> Shares {
        Shares
    }
}
// A type that cannot travel at all is told of by `Persist`.
impl<'de, T: Shared<Where> + Persist<'de>, Where> LooksShared<Where> for &Probe<T> {}

pub trait LooksOwned {
    fn mrtr_shared(&self) -> Owns {
        Owns
    }
}
impl<T> LooksOwned for Probe<T> {}

/// A value that is all the variable's own, so that a copy of it is as good. `Found` is the choice made for it.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be kept across a checkpoint: what it shares would come back as a copy",
    label = "used after a checkpoint, so it would travel as a copy, and a change would go to the copy",
    note = "what the server shares comes from the environment: take it as a `&T` parameter, and use or clone that again after the question",
    note = "to keep the data itself, clone it out of there before the question"
)]
pub trait Unshared<Found = Shares>: Sized {
    /// Required where a variable is declared; never run.
    fn unshared(_: Found, _: Probe<Self>) {}
}

#[diagnostic::do_not_recommend]
impl<T> Unshared<Owns> for T {}

/// The type of a variable.
pub fn type_of_local<T>(_: &Local<'_, T>) -> Probe<T> {
    Probe::new()
}

/// The type of a loop's items.
pub fn type_of_items<T>(_: &Local<'_, Vec<T>>) -> Probe<T> {
    Probe::new()
}

/// Types that share what they hold, or let it be changed behind a `&`, by the beginning of their full names.
const NAMES: &[&str] = &[
    "alloc::rc::",
    "alloc::sync::",
    "core::cell::",
    "core::sync::",
    "std::sync::",
    "arc_swap::",
    "crossbeam_utils::atomic::",
    "dashmap::",
    "lock_api::",
    "once_cell::",
    "portable_atomic::",
    "tokio::sync::",
    "triomphe::",
];

/// Only named in a type: no value of what it is of.
const MARKER: &str = "core::marker::PhantomData<";

/// Why a variable with such a thing in it is not saved.
pub(crate) fn reason(what: &str) -> String {
    format!(
        "its type has `{what}` in it, and what that shares would come back as a copy; take it from the environment as a \
         `&T` parameter again after the question, or keep the data behind it instead"
    )
}

/// The first shared type that is named in the full name of a type, as people write it: `Arc`.
pub(crate) fn named_in(ty: &str) -> Option<&str> {
    let mut rest = ty;
    while let Some(at) = rest.find(is_part_of_path) {
        rest = &rest[at..];
        if let Some(marked) = rest.strip_prefix(MARKER) {
            rest = &marked[end_of_arguments(marked)..];
            continue;
        }
        let length = rest.find(|letter| !is_part_of_path(letter));
        let (path, after) = rest.split_at(length.unwrap_or(rest.len()));
        if NAMES.iter().any(|name| path.starts_with(name)) {
            return path.rsplit("::").next();
        }
        rest = after;
    }
    None
}

fn is_part_of_path(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == ':'
}

/// Where the `>` of an opened `<` is.
fn end_of_arguments(text: &str) -> usize {
    let mut open = 1_usize;
    let end = text.char_indices().find(|(at, letter)| {
        match letter {
            '<' => open += 1,
            // The arrow of a function's type closes nothing.
            '>' if !text[..*at].ends_with('-') => open -= 1,
            _ => {}
        }
        open == 0
    });
    end.map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use std::{any::type_name, marker::PhantomData};

    use super::*;

    struct Wrapper<T>(PhantomData<T>);

    mod alloc {
        pub(super) mod rc {
            pub(in super::super) struct Rc;
        }
    }

    fn named<T>() -> Option<&'static str> {
        named_in(type_name::<T>())
    }

    #[test]
    fn what_is_shared_is_found_wherever_a_name_shows_it() {
        assert_eq!(named::<Arc<u8>>(), Some("Arc"));
        assert_eq!(named::<Wrapper<Arc<u8>>>(), Some("Arc"));
        assert_eq!(named::<Vec<(u8, Wrapper<Rc<str>>)>>(), Some("Rc"));
        assert_eq!(named::<[Wrapper<rc::Weak<u8>>; 2]>(), Some("Weak"));
        assert_eq!(named::<Wrapper<sync::Weak<u8>>>(), Some("Weak"));
        assert_eq!(named::<Wrapper<Mutex<u8>>>(), Some("Mutex"));
        assert_eq!(named::<Wrapper<RwLock<u8>>>(), Some("RwLock"));
        assert_eq!(named::<Wrapper<Cell<u8>>>(), Some("Cell"));
        assert_eq!(named::<Wrapper<RefCell<u8>>>(), Some("RefCell"));
        assert_eq!(
            named::<Wrapper<std::cell::OnceCell<u8>>>(),
            Some("OnceCell")
        );
        assert_eq!(named::<Wrapper<sync::OnceLock<u8>>>(), Some("OnceLock"));
        assert!(named::<Wrapper<atomic::AtomicU32>>().is_some());
        assert_eq!(named::<&Wrapper<&Rc<u8>>>(), Some("Rc"));
    }

    #[test]
    fn what_is_only_called_so_is_not() {
        assert_eq!(named::<Wrapper<String>>(), None);
        assert_eq!(named::<alloc::rc::Rc>(), None);
        assert_eq!(named::<std::collections::HashMap<String, Box<str>>>(), None);
        assert_eq!(named::<PhantomData<Arc<u8>>>(), None);
        assert_eq!(named::<PhantomData<fn(Arc<u8>) -> Vec<Arc<u8>>>>(), None);
        assert_eq!(named::<(PhantomData<Vec<Arc<u8>>>, Rc<u8>)>(), Some("Rc"));
        assert_eq!(named_in("core::marker::PhantomData<Arc"), None);
        assert_eq!(named_in(""), None);
    }
}
