//! What a run has to pass before the author's code goes on.

use std::{future::Future, pin::Pin};

use crate::protocol::input::InputRequest;

/// Stands between a valid answer and the code that goes on with it.
pub(crate) trait Gate {
    /// Whether the run that has the answers to `requests` may go on. The gate keeps the reason if it may not.
    fn pass(&self, requests: Vec<InputRequest>) -> Passing<'_>;
}

pub(crate) type Passing<'g> = Pin<Box<dyn Future<Output = bool> + Send + 'g>>;
