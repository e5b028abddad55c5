//! Polls futures as a runtime with many threads may: each time on another one.

use std::{
    future::Future,
    panic::resume_unwind,
    pin::Pin,
    task::{Context, Poll},
    thread,
};

use tokio::runtime::Handle;

/// Polls once, on a thread that has never run anything: what the future leaves on it is gone the next time. If the test has a tokio runtime, the future has it too.
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
