//! Places that are borrowed again after a checkpoint: that going there once more does nothing, and leads to the same.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    ops::Deref,
    rc::Rc,
    sync::Arc,
};

use crate::reply::finish::Probe;

/// A collection of the standard library's, or of `serde_json`'s: an index into it gives the same element as long as
/// nothing changes it, and indexing does nothing else.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a borrow out of `{Self}` cannot be taken again after a checkpoint",
    label = "indexing it may do more than to give an element",
    note = "clone what is needed out of it before the checkpoint, or borrow it after"
)]
pub trait Indexed {
    /// Requires that `self` may be indexed again.
    fn indexed(&self) {}
}

macro_rules! indexed {
    ($($({$($generics:tt)*})? $collection:ty),+ $(,)?) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($($generics)*)?> Indexed for $collection {}
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
    {T: Indexed + ?Sized} Box<T>,
    {T: Indexed + ?Sized} Arc<T>,
    {T: Indexed + ?Sized} &T,
}

// What a field is reached through, chosen by method lookup as in `reply::finish`. Each choice gives what is behind.

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
    fn mrtr_fields(&self) -> Probe<()>
    where
        Self::Of: DerefAgain,
    {
        Probe::new()
    }
}
impl<T: Deref> FieldsByDeref for &Probe<T> {
    type Of = T;
}

/// Chosen for everything else.
#[doc(hidden)]
pub trait FieldsThemselves {
    fn mrtr_fields(&self) -> Probe<()> {
        Probe::new()
    }
}
impl<T> FieldsThemselves for Probe<T> {}

/// Never so.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a borrow through `{Self}` cannot be taken again after a checkpoint",
    label = "its `Deref` may do more than to lead to a field",
    note = "clone what is needed out of it before the checkpoint, or borrow it after"
)]
pub trait DerefAgain {}
