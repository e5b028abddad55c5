//! The answer to the checkpoint a run resumes at.

use std::{
    fmt,
    future::Future,
    pin::Pin,
    task::{Context, Poll, ready},
};

use super::{asking::Answered, point::Point};
use crate::continuation::{
    run::{Halt, Passing, Run},
    said::Said,
};

/// The answer to the checkpoint this run resumes at.
#[doc(hidden)]
pub fn answer<'r, 'de, Q, O>(
    run: &'r mut Run<'de>,
    point: &'r Point<Q, O>,
) -> Answer<'r, 'de, Q, O> {
    Answer {
        run,
        point,
        passing: None,
    }
}

/// The future of [`answer`].
///
/// A type of its own and no `async fn`: that the future of a tool is `Send` is shown anew for each `async fn` in it,
/// whenever the author compiles.
#[doc(hidden)]
#[must_use = "futures do nothing unless they are awaited"]
pub struct Answer<'r, 'de, Q, O> {
    run: &'r mut Run<'de>,
    point: &'r Point<Q, O>,
    passing: Option<Passing<'de>>,
}

impl<Q, O> Future for Answer<'_, '_, Q, O> {
    type Output = Answered<O>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Answered<O>> {
        let this = self.get_mut();
        if this.run.ends_verified() {
            return Poll::Pending;
        }
        match ready!(this.settled(cx)) {
            Ok(output) => {
                this.run.arrived();
                Poll::Ready(Answered(output))
            }
            Err(halt) => {
                this.run.stop(halt);
                Poll::Pending
            }
        }
    }
}

impl<Q, O> Answer<'_, '_, Q, O> {
    fn settled(&mut self, cx: &mut Context<'_>) -> Poll<Result<O, Halt>> {
        if let Some(gate) = self.run.take_gate() {
            // Only valid answers come to the gate. The output is made again behind it, so that it need not be `Send`.
            let requests = self
                .judge()
                .and_then(|_| (self.point.requests)(&self.said()?, self.point.keys));
            match requests {
                Ok(requests) => self.passing = Some(gate.pass(requests)),
                Err(halt) => return Poll::Ready(Err(halt)),
            }
        }
        if let Some(passing) = &mut self.passing
            && !ready!(passing.as_mut().poll(cx))
        {
            return Poll::Ready(Err(Halt::Barred));
        }
        Poll::Ready(self.judge())
    }

    fn judge(&self) -> Result<O, Halt> {
        (self.point.judge)(&self.said()?, self.point.keys, &self.run.received())
    }

    fn said(&self) -> Result<Said<'_>, Halt> {
        self.run.said().ok_or_else(|| Halt::Stale {
            reason: "no question was asked".to_owned(),
        })
    }
}

impl<Q, O> fmt::Debug for Answer<'_, '_, Q, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Answer")
    }
}
