//! A clock that stands still until a test puts it forward.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime},
};

use crate::ground::clock::Clock;

/// A clock that stands still until it is put forward; clones show the same time.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::{Clock, testing::TestClock};
/// use std::time::Duration;
///
/// let clock = TestClock::new();
/// let before = clock.now();
/// clock.advance(Duration::from_secs(60));
/// assert_eq!(clock.now(), before + Duration::from_secs(60));
/// ```
#[derive(Clone, Debug)]
pub struct TestClock(Arc<Mutex<SystemTime>>);

impl TestClock {
    /// A clock that shows the present.
    #[must_use]
    pub fn new() -> Self {
        Self::at(SystemTime::now())
    }

    /// A clock that shows this time.
    #[must_use]
    pub fn at(time: SystemTime) -> Self {
        Self(Arc::new(Mutex::new(time)))
    }

    /// Puts the clock forward.
    pub fn advance(&self, by: Duration) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += by;
    }
}

impl Default for TestClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for TestClock {
    fn now(&self) -> SystemTime {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Another clock, put forward.
pub(super) struct Ahead {
    pub(super) of: Arc<dyn Clock>,
    pub(super) by: Duration,
}

impl Clock for Ahead {
    fn now(&self) -> SystemTime {
        self.of.now() + self.by
    }
}
