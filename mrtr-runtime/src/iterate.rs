//! `for` loops around a checkpoint: saving what is left of them.

use std::{
    collections::{BTreeMap, BTreeSet, LinkedList, VecDeque},
    ops::{Range, RangeFrom, RangeInclusive},
    sync::Arc,
    vec,
};

use serde::{Deserialize, Serialize};

use crate::{
    persist::{Local, Unreadable, encode, load, save},
    run::Run,
};

/// How many items of a loop may still be to come when the function suspends inside it.
const MAX_REST: usize = 10_000;

/// A range that can be taken up where it was.
#[doc(hidden)]
pub trait Steps: Iterator + Sized {
    /// What is saved of it.
    type Bounds;
    fn bounds(&self) -> Self::Bounds;
    fn from_bounds(bounds: Self::Bounds) -> Self;

    /// See [`Kept::local`](crate::persist::Kept::local). Every range that can be iterated is of plain numbers.
    fn local<'de>() -> Local<'de, Self>
    where
        Self::Bounds: Serialize + Deserialize<'de>,
    {
        Local {
            write: |range, out| encode(&range.bounds(), out),
            read: |from| Self::Bounds::deserialize(from).map(Self::from_bounds),
        }
    }
}

impl<T: Clone> Steps for Range<T>
where
    Self: Iterator,
{
    type Bounds = (T, T);

    fn bounds(&self) -> Self::Bounds {
        (self.start.clone(), self.end.clone())
    }

    fn from_bounds((start, end): Self::Bounds) -> Self {
        start..end
    }
}

impl<T: Clone> Steps for RangeFrom<T>
where
    Self: Iterator,
{
    type Bounds = T;

    fn bounds(&self) -> Self::Bounds {
        self.start.clone()
    }

    fn from_bounds(start: Self::Bounds) -> Self {
        start..
    }
}

impl<T: Clone + PartialOrd> Steps for RangeInclusive<T>
where
    Self: Iterator,
{
    // An inclusive range that has given its last item still has its bounds; the flag tells.
    type Bounds = (T, T, bool);

    fn bounds(&self) -> Self::Bounds {
        (self.start().clone(), self.end().clone(), self.is_empty())
    }

    fn from_bounds((start, end, over): Self::Bounds) -> Self {
        let mut range = start..=end;
        if over {
            while range.next().is_some() {}
        }
        range
    }
}

/// Saves the items an iterator has not given yet, by taking them out of it.
#[doc(hidden)]
pub fn save_rest<'de, T>(
    run: &mut Run<'de>,
    name: &'static str,
    items: &Local<'de, Vec<T>>,
    next: impl FnMut() -> Option<T>,
) {
    let rest: Vec<T> = std::iter::from_fn(next).take(MAX_REST + 1).collect();
    if rest.len() > MAX_REST {
        run.cannot_save(
            name,
            format!("more than {MAX_REST} items are still to come"),
        );
        return;
    }
    save(run, name, items, &rest);
}

/// The items that were still to come.
#[doc(hidden)]
pub fn load_rest<'de, T>(
    run: &mut Run<'de>,
    name: &'static str,
    items: &Local<'de, Vec<T>>,
) -> Result<vec::IntoIter<T>, Unreadable> {
    load(run, name, items).map(Vec::into_iter)
}

/// A collection that gives its items in the same order after it has been saved and loaded.
///
/// Hash maps and sets do not: where a loop over one suspends, the items already seen could not be told
/// from those still to come.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a loop over a borrowed `{Self}` cannot hold a checkpoint",
    label = "its order may change while the user answers",
    note = "collect what is needed into a `Vec` first and loop over that, by value or borrowed"
)]
pub trait Steady {
    /// Requires that `self` keeps its order.
    fn steady(&self) {}
}

macro_rules! steady {
    ($($({$($generics:tt)*})? $collection:ty),+ $(,)?) => {$(
        // Of a list of what could be written instead, most would be no help.
        #[diagnostic::do_not_recommend]
        impl<$($($generics)*)?> Steady for $collection {}
    )+};
}

steady! {
    {T} [T],
    {T, const N: usize} [T; N],
    {T} Vec<T>,
    {T} VecDeque<T>,
    {T} LinkedList<T>,
    {T} BTreeSet<T>,
    {K, V} BTreeMap<K, V>,
    {T} Option<T>,
    {T: Steady + ?Sized} Box<T>,
    {T: Steady + ?Sized} Arc<T>,
    {T: Steady + ?Sized} &T,
    {T} Range<T>,
    {T} RangeFrom<T>,
    {T} RangeInclusive<T>,
}
