//! `for` loops around a checkpoint: saving what is left of them.

use std::{
    collections::{BTreeMap, BTreeSet, LinkedList, VecDeque},
    fmt,
    ops::{Range, RangeFrom, RangeInclusive},
    sync::Arc,
    vec,
};

use serde::{Deserialize, Serialize};

use crate::{
    persist::{Local, Unreadable, encode, load, read},
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
            read: |from, again| read(from, again).map(Self::from_bounds),
        }
    }

    /// See [`Kept::save`](crate::persist::Kept::save).
    fn save<'de>(&self, run: &mut Run<'de>, name: &'static str, _: &Local<'de, Self>)
    where
        Self::Bounds: Serialize,
    {
        run.write_local(name, |out| encode(&self.bounds(), out));
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

/// The items of a loop that are still to come.
///
/// Saving takes them out of the iterator. They stay in the loop: a flow that is called need not ask, and then the
/// loop goes on.
#[doc(hidden)]
pub struct Rest<I, T> {
    // Not `I::Item`: whether a future that holds a projection is `Send` is more than rustc can tell.
    taken: vec::IntoIter<T>,
    /// `None` once it has come to its end: asked again it might begin anew.
    iterator: Option<I>,
}

/// A loop over what `iterator` gives. (No bound: that it is an iterator is required where it is asked.)
#[doc(hidden)]
pub fn rest<I, T>(iterator: I) -> Rest<I, T> {
    Rest {
        taken: Vec::new().into_iter(),
        iterator: Some(iterator),
    }
}

impl<I: Iterator<Item = T>, T> Iterator for Rest<I, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.taken.next().or_else(|| {
            let next = self.iterator.as_mut()?.next();
            if next.is_none() {
                self.iterator = None;
            }
            next
        })
    }
}

impl<I: Iterator<Item = T>, T: Serialize> Rest<I, T> {
    pub(crate) fn save(&mut self, run: &mut Run<'_>, name: &'static str) {
        let taken: Vec<T> = self.by_ref().take(MAX_REST + 1).collect();
        if taken.len() > MAX_REST {
            run.cannot_save(
                name,
                format!("more than {MAX_REST} items are still to come"),
            );
        } else {
            run.write_local(name, |out| encode(&taken, out));
        }
        self.taken = taken.into_iter();
    }
}

impl<I, T> fmt::Debug for Rest<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rest")
    }
}

/// The items that were still to come.
#[doc(hidden)]
pub fn load_rest<'de, T>(
    run: &mut Run<'de>,
    name: &'static str,
    items: &Local<'de, Vec<T>>,
) -> Result<Rest<vec::IntoIter<T>, T>, Unreadable> {
    load(run, name, items).map(|taken: Vec<T>| rest(taken.into_iter()))
}

/// A collection that gives its items in the same order after it has been saved and loaded.
///
/// Hash maps and sets do not: where a loop over one suspends, the items already seen could not be told
/// from those still to come.
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
