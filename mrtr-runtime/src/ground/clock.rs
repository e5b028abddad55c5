//! Where the time comes from.

use std::time::{Duration, SystemTime};

/// A source of time, so that expiry can be tested without waiting.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> SystemTime;
}

/// The system's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> SystemTime {
        SystemTime::now()
    }
}

/// How far another server's clock may be ahead of ours, in seconds.
pub(crate) const CLOCK_SKEW: u64 = 60;

/// Whole seconds since the Unix epoch; zero before it.
pub(crate) fn unix_seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |d: Duration| d.as_secs())
}
