//! Polls futures as a runtime with many threads may: each time on another one.

use std::{
    future::{Future, poll_fn},
    panic::resume_unwind,
    pin::{Pin, pin},
    task::{Context, Poll},
    thread,
};

use tokio::runtime::Handle;

/// Runs `future` on threads that have never run anything: what it leaves on one of them is gone.
pub(super) async fn elsewhere<F>(future: F) -> F::Output
where
    F: Future<Output: Send> + Send,
{
    let mut future = pin!(future);
    poll_fn(|cx| poll(future.as_mut(), cx)).await
}

/// Polls once, on a new thread. If the test has a tokio runtime, the future has it too.
pub(super) fn poll<F>(future: Pin<&mut F>, cx: &Context<'_>) -> Poll<F::Output>
where
    F: Future<Output: Send> + Send,
{
    let (runtime, waker) = (Handle::try_current().ok(), cx.waker());
    let there = || {
        let _entered = runtime.as_ref().map(Handle::enter);
        future.poll(&mut Context::from_waker(waker))
    };
    let polled = thread::scope(|scope| scope.spawn(there).join());
    polled.unwrap_or_else(|panic| resume_unwind(panic))
}
