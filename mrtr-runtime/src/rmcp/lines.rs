//! Lines on standard input that are not JSON.
//!
//! rmcp passes over them in silence, and a client that has sent one waits for a response that never
//! comes. JSON-RPC 2.0 (section 5) wants it to be told: an error without an id.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use serde::de::IgnoredAny;
use tokio::{
    io::{AsyncRead, ReadBuf},
    sync::Notify,
};

/// The longest line that is looked at; rmcp discards lines as long as that.
const MAX_LINE: usize = 16 * 1024 * 1024;

/// Passes on what it reads, and tells of lines that are not JSON.
#[derive(Debug)]
pub(super) struct Lines<R> {
    reader: R,
    line: Vec<u8>,
    malformed: Arc<Notify>,
}

impl<R> Lines<R> {
    /// The reader, and who is told.
    pub(super) fn watch(reader: R) -> (Self, Arc<Notify>) {
        let malformed = Arc::new(Notify::new());
        let lines = Self {
            reader,
            line: Vec::new(),
            malformed: Arc::clone(&malformed),
        };
        (lines, malformed)
    }

    fn look_at(&mut self, mut read: &[u8]) {
        while let Some(end) = read.iter().position(|byte| *byte == b'\n') {
            self.keep(&read[..end]);
            if is_malformed(&self.line) {
                self.malformed.notify_one();
            }
            self.line.clear();
            read = &read[end + 1..];
        }
        self.keep(read);
    }

    fn keep(&mut self, part: &[u8]) {
        let room = MAX_LINE.saturating_sub(self.line.len());
        self.line.extend_from_slice(&part[..part.len().min(room)]);
    }
}

/// Whether a whole line is something else than JSON. Blank lines are nothing at all.
fn is_malformed(line: &[u8]) -> bool {
    if line.len() >= MAX_LINE || line.trim_ascii().is_empty() {
        return false;
    }
    str::from_utf8(line).is_err() || serde_json::from_slice::<IgnoredAny>(line).is_err()
}

impl<R: AsyncRead + Unpin> AsyncRead for Lines<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.reader).poll_read(cx, buffer);
        if let Poll::Ready(Ok(())) = &polled {
            self.look_at(&buffer.filled()[before..]);
        }
        polled
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::io::AsyncReadExt as _;

    use super::*;

    async fn malformed(text: &[u8]) -> bool {
        let (mut lines, told) = Lines::watch(text);
        let mut passed = Vec::new();
        lines.read_to_end(&mut passed).await.unwrap();
        assert_eq!(passed, text);
        let mut told = std::pin::pin!(told.notified());
        poll_fn(|cx| Poll::Ready(told.as_mut().poll(cx).is_ready())).await
    }

    #[tokio::test]
    async fn lines_that_are_not_json_are_told_of() {
        for text in [
            &b"{\"jsonrpc\":\"2.0\",\n"[..],
            b"hello\n",
            b"{}\n{\n{}\n",
            b"{} {}\n",
            b"\"\xff\"\n",
        ] {
            assert!(malformed(text).await, "{}", text.escape_ascii());
        }
    }

    #[tokio::test]
    async fn everything_else_is_none_of_our_business() {
        for text in [
            &b"{}\n"[..],
            b"{}\r\n",
            b"[1]\n\n  \n5\n",
            b"",
            b"{\"unfinished\":",
        ] {
            assert!(!malformed(text).await, "{}", text.escape_ascii());
        }
    }
}
