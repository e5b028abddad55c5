//! Polls a machine until it ends or stops.

use std::{future::poll_fn, task::Poll};

use crate::{
    continuation::run::{Halt, Run, Slot},
    function::tool::{Resumable, Scope},
    protocol::error::ToolError,
};

/// Runs `function` to its end, or to the point where it left word in `slot`; its future is dropped there.
pub(crate) async fn drive<'de, R: Resumable + ?Sized>(
    function: &R,
    scope: &Scope<'de>,
    mut run: Run<'de>,
    slot: &Slot,
) -> Result<Result<R::Reply, ToolError>, Halt> {
    let mut machine = function.run(scope, &mut run);
    poll_fn(|cx| {
        let polled = machine.as_mut().poll(cx);
        match (slot.take(), polled) {
            (Some(halt), _) => Poll::Ready(Err(halt)),
            (None, Poll::Ready(ended)) => Poll::Ready(Ok(ended)),
            (None, Poll::Pending) => Poll::Pending,
        }
    })
    .await
}
