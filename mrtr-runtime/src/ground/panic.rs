//! Code of an author's that panics ends its own call, and nothing else.

use std::{
    any::Any,
    fmt,
    future::{Future, poll_fn},
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
};

/// What is known of a panic.
///
/// A message made at run time may hold a value, so it is dropped. One that is part of the program cannot, and is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Panicked(Option<&'static str>);

/// Runs `code`, and stops here what unwinds out of it.
///
/// Whatever `code` was changing may be half changed afterwards: what it shares with others it has to leave whole, as on
/// any thread that unwinds.
pub(crate) fn contain<T>(code: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(code)).map_err(Panicked::with)
}

/// Runs `future`, and stops here what unwinds out of it, also when it is dropped before its end.
///
/// It is pinned by whoever calls this: an `async fn` that takes a future holds it twice.
pub(crate) async fn contained<F: Future>(
    future: Pin<&mut Option<F>>,
) -> Result<F::Output, Panicked> {
    let mut running = Running(future);
    let ended = poll_fn(|cx| {
        let Some(future) = running.0.as_mut().as_pin_mut() else {
            unreachable!("it is there until it has ended")
        };
        match contain(|| future.poll(cx)) {
            Ok(polled) => polled.map(Ok),
            Err(panicked) => Err(panicked).into(),
        }
    })
    .await;
    match (ended, running.end()) {
        (Ok(_), Err(panicked)) => Err(panicked),
        (ended, _) => ended,
    }
}

/// A future that is dropped here and nowhere else.
struct Running<'f, F>(Pin<&'f mut Option<F>>);

impl<F> Running<'_, F> {
    fn end(&mut self) -> Result<(), Panicked> {
        contain(|| self.0.set(None))
    }
}

impl<F> Drop for Running<'_, F> {
    fn drop(&mut self) {
        if let Err(panicked) = self.end() {
            tracing::error!(panic = %panicked, "the code of a call that was cancelled has panicked");
        }
    }
}

impl Panicked {
    fn with(payload: Box<dyn Any + Send>) -> Self {
        let message = payload.downcast_ref::<&'static str>().copied();
        // A payload may be any type, and its `drop` any code.
        if let Err(another) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
            std::mem::forget(another);
        }
        Self(message)
    }
}

impl fmt::Display for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.unwrap_or("(not shown, since it may hold values)"))
    }
}

#[cfg(test)]
mod tests {
    use std::{
        future::{pending, ready},
        panic::panic_any,
        pin::pin,
        task::{Context, Poll, Waker},
    };

    use super::*;

    struct PanicsWhenDropped;

    impl Drop for PanicsWhenDropped {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }

    /// Polls once.
    fn ended<F: Future>(future: F) -> Option<Result<F::Output, Panicked>> {
        let future = pin!(Some(future));
        let contained = pin!(contained(future));
        match contained.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(ended) => Some(ended),
            Poll::Pending => None,
        }
    }

    #[test]
    fn a_message_is_kept_if_it_is_part_of_the_program() {
        let secret = 4711;
        assert_eq!(contain(|| 7), Ok(7));
        assert_eq!(
            contain(|| panic!("a bug")),
            Err::<(), _>(Panicked(Some("a bug")))
        );
        for message in [
            contain(|| panic!("{secret}")),
            contain(|| panic_any(secret)),
            contain(|| panic_any(PanicsWhenDropped)),
        ] {
            assert_eq!(
                message.unwrap_err().to_string(),
                "(not shown, since it may hold values)"
            );
        }
    }

    #[test]
    fn a_future_ends_once_whatever_becomes_of_it() {
        assert_eq!(ended(ready(7)), Some(Ok(7)));
        assert_eq!(ended(pending::<u8>()), None);
        let panics = async { panic!("polled") };
        assert_eq!(ended(panics), Some(Err::<(), _>(Panicked(Some("polled")))));
        let guard = PanicsWhenDropped;
        let held = poll_fn(move |_| {
            let _held = &guard;
            Poll::Ready(7)
        });
        assert_eq!(ended(held), Some(Err(Panicked(Some("dropped")))));
        let waits = async {
            let _held = PanicsWhenDropped;
            pending::<u8>().await
        };
        assert_eq!(ended(waits), None);
    }
}
