//! Everything that is logged, by the thread that logs it: a test has one of its own.

use std::{
    cell::RefCell,
    io::{self, Write},
    sync::Once,
};

use tracing_subscriber::{filter::LevelFilter, fmt::format::FmtSpan};

/// Begins to listen, at every level. To be called before anything is logged on any thread: what is
/// first met where nobody listens may stay unheard for good.
pub(crate) fn listen() {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        tracing_subscriber::fmt()
            .with_max_level(LevelFilter::TRACE)
            .with_span_events(FmtSpan::FULL)
            .with_ansi(false)
            .with_writer(|| Heard)
            .init();
    });
}

/// What this thread has logged so far.
pub(crate) fn logged() -> String {
    HEARD.with_borrow(|heard| String::from_utf8_lossy(heard).into_owned())
}

thread_local! {
    static HEARD: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

struct Heard;

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        HEARD.with_borrow_mut(|heard| heard.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
