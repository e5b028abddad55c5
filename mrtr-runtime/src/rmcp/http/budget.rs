//! How much memory the requests take that are being answered.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use crate::rmcp::scan::Extent;

/// What one byte of a request is counted as: it is there as text, and as the strings that are read from it.
const BYTE: usize = 3;

/// What one JSON value of a request is counted as.
const VALUE: usize = 256;

/// An estimate of the memory that requests take, in bytes, and its bound.
#[derive(Debug)]
pub(super) struct Budget {
    limit: usize,
    taken: AtomicUsize,
}

impl Budget {
    pub(super) fn new(limit: usize) -> Arc<Self> {
        Arc::new(Self {
            limit,
            taken: AtomicUsize::new(0),
        })
    }
}

/// One request's part. It is given back when the request is dropped with all that came of it.
#[derive(Debug)]
pub(super) struct Part {
    budget: Arc<Budget>,
    taken: usize,
}

/// There is not so much left.
#[derive(Debug)]
pub(super) struct Spent;

impl Part {
    pub(super) fn of(budget: &Arc<Budget>) -> Self {
        Self {
            budget: Arc::clone(budget),
            taken: 0,
        }
    }

    /// So many bytes have come in.
    pub(super) fn bytes(&mut self, count: usize) -> Result<(), Spent> {
        self.take(count.saturating_mul(BYTE))
    }

    /// So much will be built of them.
    pub(super) fn values(&mut self, extent: Extent) -> Result<(), Spent> {
        self.take(extent.values.saturating_mul(VALUE))
    }

    fn take(&mut self, more: usize) -> Result<(), Spent> {
        let sum = |taken: usize| {
            let sum = taken.checked_add(more)?;
            (sum <= self.budget.limit).then_some(sum)
        };
        let order = Ordering::Relaxed; // a number and nothing behind it
        match self.budget.taken.fetch_update(order, order, sum) {
            Ok(_) => {
                self.taken += more;
                Ok(())
            }
            Err(_) => Err(Spent),
        }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.budget.taken.fetch_sub(self.taken, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let budget = Budget::new(10 * BYTE);
        let mut first = Part::of(&budget);
        first.bytes(6).unwrap();
        let mut second = Part::of(&budget);
        second.bytes(4).unwrap();
        assert!(second.bytes(1).is_err());
        drop(first);
        second.bytes(6).unwrap();
        assert!(second.bytes(usize::MAX).is_err());
        drop(second);
        assert_eq!(budget.taken.load(Ordering::Relaxed), 0);
    }
}
