//! Places that are borrowed again after a checkpoint: that going there once more does nothing, and leads to the same.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    marker::PhantomData,
    ops::Deref,
    rc::Rc,
    sync::Arc,
};

use crate::ground::probe::Probe;

/// A collection of the standard library's, or of `serde_json`'s: an index into it gives the same element as long as
/// nothing changes it, and indexing does nothing else.
#[diagnostic::on_unimplemented(
    message = "a borrow out of `{Self}` cannot be taken again after a question",
    label = "indexing it may do more than to give an element",
    note = "clone what is needed before the question, or borrow it again after"
)]
pub trait RematerializeIndex {
    /// Requires that `self` may be indexed again.
    fn indexed(&self) {}
}

macro_rules! indexed {
    ($($({$($generics:tt)*})? $collection:ty),+ $(,)?) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($($generics)*)?> RematerializeIndex for $collection {}
    )+};
}

indexed! {
    {T} [T],
    {T, const N: usize} [T; N],
    {T} Vec<T>,
    {T} VecDeque<T>,
    {K, V} BTreeMap<K, V>,
    {K, V, S} HashMap<K, V, S>,
    str,
    String,
    serde_json::Value,
    serde_json::Map<String, serde_json::Value>,
    {T: RematerializeIndex + ?Sized} Box<T>,
    {T: RematerializeIndex + ?Sized} Arc<T>,
    {T: RematerializeIndex + ?Sized} &T,
}

// What a field is reached through, chosen by method lookup as in `reply::finish`. A pointer gives what is behind it,
// which is looked at in its turn; everything else is where it ends.

/// Where a place leads: `Via` tells how.
#[doc(hidden)]
#[derive(Debug)]
pub struct Leads<Via, T>(PhantomData<fn() -> (Via, T)>);

/// To a field of the value itself.
#[doc(hidden)]
#[derive(Debug)]
pub struct Itself;

/// To a field of what a `Deref` gives.
#[doc(hidden)]
#[derive(Debug)]
pub struct Elsewhere;

impl<Via, T> Leads<Via, T> {
    fn new() -> Self {
        Self(PhantomData)
    }

    /// What was found.
    #[must_use]
    pub fn mrtr_leads(self) -> Self {
        self
    }
}

impl<T> Probe<T> {
    /// What is behind pointers has its fields itself.
    pub fn mrtr_leads(self) -> Leads<Itself, T> {
        Leads::new()
    }
}

/// Chosen for pointers of the standard library.
#[doc(hidden)]
pub trait FieldsOfPointer {
    type Behind;
    fn mrtr_fields(&self) -> Probe<Self::Behind> {
        Probe::new()
    }
}
impl<T> FieldsOfPointer for &&Probe<&T> {
    type Behind = T;
}
impl<T> FieldsOfPointer for &&Probe<Box<T>> {
    type Behind = T;
}
impl<T> FieldsOfPointer for &&Probe<Rc<T>> {
    type Behind = T;
}
impl<T> FieldsOfPointer for &&Probe<Arc<T>> {
    type Behind = T;
}

/// Chosen for what else has a `Deref`.
#[doc(hidden)]
pub trait FieldsByDeref {
    type Of;
    fn mrtr_fields(&self) -> Leads<Elsewhere, Self::Of> {
        Leads::new()
    }
}
impl<T: Deref> FieldsByDeref for &Probe<T> {
    type Of = T;
}

/// Chosen for everything else, and for what has been looked at.
#[doc(hidden)]
pub trait FieldsThemselves {
    type Via;
    type Of;
    fn mrtr_fields(&self) -> Leads<Self::Via, Self::Of> {
        Leads::new()
    }
}
impl<T> FieldsThemselves for Probe<T> {
    type Via = Itself;
    type Of = T;
}
impl<Via, T> FieldsThemselves for Leads<Via, T> {
    type Via = Via;
    type Of = T;
}

/// What leads to the same field again, by `Via`.
#[diagnostic::on_unimplemented(
    message = "a borrow through `{Self}` cannot be taken again after a question",
    label = "its `Deref` may do more than to lead to a field",
    note = "clone what is needed before the question, or borrow it again after"
)]
pub trait RematerializeDeref<Via = Elsewhere>: Sized {
    /// Requires it of what a place leads to.
    fn again(_: Leads<Via, Self>) {}
}
#[diagnostic::do_not_recommend]
impl<T> RematerializeDeref<Itself> for T {}
