//! `for` loops around a checkpoint: saving what is left of them.

use std::{
    collections::{BTreeMap, BTreeSet, LinkedList, VecDeque},
    ops::{Range, RangeFrom, RangeInclusive},
    sync::Arc,
    vec,
};

use crate::{
    persist::{Persist, Unreadable, Var, Witness, load, save},
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

/// Saves a range.
#[doc(hidden)]
pub fn save_range<'de, R: Steps>(run: &mut Run<'de>, name: &'static str, _: &Witness<R>, range: &R)
where
    Var<R::Bounds>: Persist<'de, R::Bounds>,
{
    save(run, name, &Witness::new(), &range.bounds());
}

/// Takes a range up again.
#[doc(hidden)]
pub fn load_range<'de, R: Steps>(
    run: &mut Run<'de>,
    name: &'static str,
    _: &Witness<R>,
) -> Result<R, Unreadable>
where
    Var<R::Bounds>: Persist<'de, R::Bounds>,
{
    load(run, name, &Witness::new()).map(R::from_bounds)
}

/// Saves the items an iterator has not given yet, by taking them out of it.
#[doc(hidden)]
pub fn save_rest<'de, I: Iterator>(
    run: &mut Run<'de>,
    name: &'static str,
    _: &Witness<I::Item>,
    iterator: &mut I,
) where
    Var<Vec<I::Item>>: Persist<'de, Vec<I::Item>>,
{
    let rest: Vec<I::Item> = iterator.take(MAX_REST + 1).collect();
    if rest.len() > MAX_REST {
        run.cannot_save(
            name,
            format!("more than {MAX_REST} items are still to come"),
        );
        return;
    }
    save(run, name, &Witness::new(), &rest);
}

/// The items that were still to come.
#[doc(hidden)]
pub fn load_rest<'de, T>(
    run: &mut Run<'de>,
    name: &'static str,
    _: &Witness<T>,
) -> Result<vec::IntoIter<T>, Unreadable>
where
    Var<Vec<T>>: Persist<'de, Vec<T>>,
{
    load(run, name, &Witness::<Vec<T>>::new()).map(Vec::into_iter)
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
pub trait Steady {}

impl<T> Steady for [T] {}
impl<T, const N: usize> Steady for [T; N] {}
impl<T> Steady for Vec<T> {}
impl<T> Steady for VecDeque<T> {}
impl<T> Steady for LinkedList<T> {}
impl<T> Steady for BTreeSet<T> {}
impl<K, V> Steady for BTreeMap<K, V> {}
impl<T> Steady for Option<T> {}
impl<T: Steady + ?Sized> Steady for Box<T> {}
impl<T: Steady + ?Sized> Steady for Arc<T> {}
impl<T: Steady + ?Sized> Steady for &T {}

/// Requires that `place` keeps its order.
#[doc(hidden)]
pub fn steady<T: Steady + ?Sized>(_place: &T) {}
