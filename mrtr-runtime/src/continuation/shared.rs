//! Variables that share what they hold: they could be written and read, but what came back would be a copy.
//!
//! `serde` writes an `Arc<Mutex<u32>>` like a `u32`, and so nothing else would stop it. Such a variable is found in two
//! ways. Where its type is one of the standard library's, alone or in collections of it, that is while the author
//! compiles, by the traits here. Where only a generic type of the author's shows it, that is by `sharing::named_in`, when its
//! checkpoint is saved for the first time.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque},
    rc::{self, Rc},
    sync::{self, Arc, Mutex, RwLock, atomic},
};

use super::{local::Local, persist::Persist};
use crate::ground::probe::Probe;

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
    message = "`{Self}` cannot be saved at a question: what it shares would come back as a copy",
    label = "used after a question, so it would be saved as a copy, and a change would go to the copy",
    note = "a value that the server shares comes from the environment: take it as a `&T` parameter, and use or clone it again after the question",
    note = "to save the data itself, clone the data out before the question"
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
