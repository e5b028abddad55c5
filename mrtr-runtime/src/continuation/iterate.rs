//! `for` loops around a checkpoint: saving what is left of them.

use std::{
    collections::{BTreeMap, BTreeSet, LinkedList, VecDeque},
    fmt,
    ops::{Range, RangeFrom, RangeInclusive},
    sync::Arc,
    vec,
};

use serde::{Deserialize, Serialize};

use crate::continuation::{
    local::{Local, encode, read},
    persist::load,
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

    /// See [`Persist::local`](crate::continuation::persist::Persist::local). Every range that can be iterated is of plain numbers.
    fn local<'de>() -> Local<'de, Self>
    where
        Self::Bounds: Serialize + Deserialize<'de>,
    {
        Local {
            read: |from, again| read(from, again).map(Self::from_bounds),
        }
    }

    /// See [`Persist::save`](crate::continuation::persist::Persist::save).
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

/// What was taken out of a loop's iterator to be saved.
///
/// It stays in the loop: a flow that is called need not ask, and then the loop goes on. The iterator stands beside it
/// and comes as `next`, so that what is no iterator fails at the author's expression and nowhere else.
#[doc(hidden)]
pub struct Taken<T> {
    items: vec::IntoIter<T>,
    /// The iterator has come to its end; asked again it might begin anew.
    over: bool,
}

/// Nothing so far.
#[doc(hidden)]
pub fn nothing_taken<T>() -> Taken<T> {
    Taken {
        items: Vec::new().into_iter(),
        over: false,
    }
}

impl<T> Taken<T> {
    /// The next item.
    pub fn next(&mut self, next: impl FnOnce() -> Option<T>) -> Option<T> {
        let taken = self.items.next();
        if taken.is_some() || self.over {
            return taken;
        }
        let item = next();
        self.over = item.is_none();
        item
    }
}

impl<T: Serialize> Taken<T> {
    fn save(&mut self, run: &mut Run<'_>, name: &'static str, mut next: impl FnMut() -> Option<T>) {
        let items: Vec<T> = std::iter::from_fn(|| self.next(&mut next))
            .take(MAX_REST + 1)
            .collect();
        if items.len() > MAX_REST {
            run.cannot_save(
                name,
                format!("more than {MAX_REST} items are still to come"),
            );
        } else {
            run.write_local(name, |out| encode(&items, out));
        }
        self.items = items.into_iter();
    }
}

impl<T> fmt::Debug for Taken<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Taken")
    }
}

/// The type of a loop's items, where what is left of the loop has to travel: one that can be serialised, and
/// deserialised from the opened state, as [`Persist`](crate::continuation::persist::Persist).
#[diagnostic::on_unimplemented(
    message = "this loop asks, so its items of type `{Self}` must implement `Serialize` and `Deserialize`",
    label = "the items still to come are saved in the state",
    note = "loop over `&list` or `list.iter()`, where `.enumerate()`, `.rev()`, `.skip(n)`, `.take(n)` and `.step_by(n)` may follow: then only the position is saved",
    note = "or loop over data: add `.cloned()`, or collect what is needed into a `Vec` before the loop; for a type of yours derive `serde::Serialize` and `serde::Deserialize`"
)]
pub trait PersistItem<'de>: Sized {
    /// See [`Persist::local`](crate::continuation::persist::Persist::local).
    #[doc(hidden)]
    fn items() -> Local<'de, Vec<Self>>;

    /// Writes what is left of the loop.
    #[doc(hidden)]
    fn save_items(
        run: &mut Run<'de>,
        name: &'static str,
        items: &Local<'de, Vec<Self>>,
        taken: &mut Taken<Self>,
        next: impl FnMut() -> Option<Self>,
    );
}

#[diagnostic::do_not_recommend]
impl<'de, T: Serialize + Deserialize<'de>> PersistItem<'de> for T {
    fn items() -> Local<'de, Vec<Self>> {
        Local { read }
    }

    fn save_items(
        run: &mut Run<'de>,
        name: &'static str,
        _: &Local<'de, Vec<Self>>,
        taken: &mut Taken<Self>,
        next: impl FnMut() -> Option<Self>,
    ) {
        taken.save(run, name, next);
    }
}

/// The items that were still to come. `None` ends the run.
#[doc(hidden)]
pub fn load_rest<'de, T>(
    run: &mut Run<'de>,
    name: &'static str,
    items: &Local<'de, Vec<T>>,
) -> Option<Taken<T>> {
    load(run, name, items).map(|items| Taken {
        items: items.into_iter(),
        over: true,
    })
}

/// A collection that gives its items in the same order after it has been saved and loaded.
///
/// Hash maps and sets do not: where a loop over one suspends, the items already seen could not be told
/// from those still to come.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a loop over a borrowed `{Self}` cannot contain a question",
    label = "the order of its items may change while the user answers",
    note = "collect what is needed into a `Vec` first and loop over that, by value or borrowed"
)]
pub trait StableOrder {
    /// Requires that `self` keeps its order.
    fn stable_order(&self) {}
}

macro_rules! steady {
    ($($({$($generics:tt)*})? $collection:ty),+ $(,)?) => {$(
        // Of a list of what could be written instead, most would be no help.
        #[diagnostic::do_not_recommend]
        impl<$($($generics)*)?> StableOrder for $collection {}
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
    {T: StableOrder + ?Sized} Box<T>,
    {T: StableOrder + ?Sized} Arc<T>,
    {T: StableOrder + ?Sized} &T,
    {T} Range<T>,
    {T} RangeFrom<T>,
    {T} RangeInclusive<T>,
}
