//! How much a client of an earlier revision may be asked.

use std::time::Duration;

/// How long a call may go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// How long the user may take for one question.
    pub(super) question: Duration,
    /// How many rounds a call may have.
    pub(super) rounds: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            question: Duration::from_secs(600),
            rounds: 1_000,
        }
    }
}
