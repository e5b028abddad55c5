//! How much clients may send, and how many may be connected.

use std::time::Duration;

/// How much a client may send.
#[derive(Clone, Copy, Debug)]
pub(in crate::rmcp) struct RequestLimits {
    /// The longest body, in bytes.
    pub(in crate::rmcp) body: usize,
    /// How long it may take to come.
    pub(in crate::rmcp) body_time: Duration,
    /// How many JSON values it may hold.
    pub(in crate::rmcp) values: usize,
    /// How much memory all requests may take, by estimate.
    pub(in crate::rmcp) in_flight: usize,
}

impl Default for RequestLimits {
    fn default() -> Self {
        Self {
            body: 1024 * 1024,
            body_time: Duration::from_secs(30),
            values: 100_000,
            in_flight: 256 * 1024 * 1024,
        }
    }
}

/// What can be set about connections.
#[derive(Clone, Copy, Debug)]
pub(in crate::rmcp) struct ConnectionLimits {
    /// How many there may be.
    pub(in crate::rmcp) count: usize,
    /// How long a client may take until its headers have come.
    pub(in crate::rmcp) header_time: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            // Below 1,024, which is how many descriptors many systems give to a process.
            count: 800,
            header_time: Duration::from_secs(30),
        }
    }
}

/// What can be set about sessions.
#[derive(Clone, Copy, Debug)]
pub(in crate::rmcp) struct SessionLimits {
    /// How many there may be.
    pub(in crate::rmcp) count: usize,
    /// How long one lives that nobody uses.
    pub(in crate::rmcp) idle: Duration,
}

impl Default for SessionLimits {
    fn default() -> Self {
        Self {
            count: 10_000,
            idle: Duration::from_secs(300),
        }
    }
}
