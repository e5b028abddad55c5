//! Lines on standard input that the SDK passes over in silence.
//!
//! A client that has sent one waits for a response that never comes. JSON-RPC 2.0 (section 5) wants it to be told:
//! with the request's id if there is one to be read, and otherwise without.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};

use ::rmcp::model::{ErrorCode, ErrorData, RequestId};
use tokio::{
    io::{AsyncRead, ReadBuf},
    sync::mpsc,
};

use super::scan::{self, MAX_DEPTH};

/// The longest line; rmcp discards longer ones.
const MAX_LINE: usize = 16 * 1024 * 1024;

/// How many JSON values a line may hold.
const MAX_VALUES: usize = 1_000_000;

/// How much is read at once.
const CHUNK: usize = 64 * 1024;

/// How many refusals may wait to be sent. A client that does not read its answers gets no more of them.
const WAITING: usize = 64;

/// The answer to a line that is not passed on.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) id: Option<RequestId>,
    pub(super) error: ErrorData,
}

/// Passes on the lines that can be read as a message, and refuses the others.
#[derive(Debug)]
pub(super) struct Lines<R> {
    reader: R,
    read: Vec<u8>,
    /// The line that is coming in, or as much of it as is looked at.
    line: Vec<u8>,
    too_long: bool,
    /// Lines to be passed on, and how much of them has been.
    passed: Vec<u8>,
    done: usize,
    refusals: mpsc::Sender<Refusal>,
}

impl<R> Lines<R> {
    /// The reader, and where the refusals come out.
    pub(super) fn watch(reader: R) -> (Self, mpsc::Receiver<Refusal>) {
        let (refusals, refused) = mpsc::channel(WAITING);
        let lines = Self {
            reader,
            read: vec![0; CHUNK],
            line: Vec::new(),
            too_long: false,
            passed: Vec::new(),
            done: 0,
            refusals,
        };
        (lines, refused)
    }

    fn take(&mut self, count: usize) {
        let read = std::mem::take(&mut self.read);
        let mut rest = &read[..count];
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            self.keep(&rest[..=end]);
            self.end_line();
            rest = &rest[end + 1..];
        }
        self.keep(rest);
        self.read = read;
    }

    fn keep(&mut self, part: &[u8]) {
        let room = MAX_LINE - self.line.len();
        self.too_long |= part.len() > room;
        self.line.extend_from_slice(&part[..part.len().min(room)]);
    }

    fn end_line(&mut self) {
        match fault(&self.line, self.too_long) {
            None => self.passed.extend_from_slice(&self.line),
            Some(refusal) => drop(self.refusals.try_send(refusal)),
        }
        self.line.clear();
        // One long line must not be paid for until the end.
        self.line.shrink_to(CHUNK);
        self.too_long = false;
    }
}

/// Why a line cannot be read as a message. Blank lines are nothing at all.
fn fault(line: &[u8], too_long: bool) -> Option<Refusal> {
    let text = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    if text.trim_ascii().is_empty() && !too_long {
        return None;
    }
    let extent = scan::extent(text);
    let invalid = |reason| (ErrorCode::INVALID_REQUEST, reason);
    let (code, reason) = if too_long {
        invalid(format!("the line is longer than {MAX_LINE} bytes"))
    } else if !scan::is_json(text) {
        let refusal = Refusal {
            id: None,
            error: ErrorData::new(ErrorCode::PARSE_ERROR, "the line is not JSON", None),
        };
        return Some(refusal);
    } else if extent.depth > MAX_DEPTH {
        invalid(format!(
            "the message is nested more than {MAX_DEPTH} levels deep"
        ))
    } else if extent.values > MAX_VALUES {
        invalid(format!(
            "the message holds more than {MAX_VALUES} JSON values"
        ))
    } else {
        return None;
    };
    let id = scan::head(text).id;
    Some(Refusal {
        id: id.and_then(|id| serde_json::from_value(id).ok()),
        error: ErrorData::new(code, reason, None),
    })
}

impl<R: AsyncRead + Unpin> AsyncRead for Lines<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        while this.passed.is_empty() {
            let mut read = ReadBuf::new(&mut this.read);
            ready!(Pin::new(&mut this.reader).poll_read(cx, &mut read))?;
            match read.filled().len() {
                0 => return Poll::Ready(Ok(())),
                count => this.take(count),
            }
        }
        let rest = &this.passed[this.done..];
        let count = rest.len().min(buffer.remaining());
        buffer.put_slice(&rest[..count]);
        this.done += count;
        if this.done == this.passed.len() {
            this.passed.clear();
            this.passed.shrink_to(CHUNK);
            this.done = 0;
        }
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tokio::io::AsyncReadExt as _;

    use super::*;

    /// What is passed on of a text, and the codes and ids of what is refused.
    async fn sorted(text: &[u8]) -> (Vec<u8>, Vec<(i32, Value)>) {
        let (mut lines, mut refusals) = Lines::watch(text);
        let mut passed = Vec::new();
        lines.read_to_end(&mut passed).await.unwrap();
        drop(lines);
        let mut refused = Vec::new();
        while let Some(Refusal { id, error }) = refusals.recv().await {
            refused.push((error.code.0, json!(id)));
        }
        (passed, refused)
    }

    #[tokio::test]
    async fn lines_that_are_not_json_are_refused() {
        for text in [
            &b"{\"jsonrpc\":\"2.0\",\n"[..],
            b"hello\n",
            b"{} {}\n",
            b"\"\xff\"\n",
        ] {
            let (passed, refused) = sorted(text).await;
            assert_eq!(refused, [(-32700, Value::Null)], "{}", text.escape_ascii());
            assert!(passed.is_empty());
        }
        let (passed, refused) = sorted(b"{}\n{\n[]\n").await;
        assert_eq!((passed.as_slice(), refused.len()), (&b"{}\n[]\n"[..], 1));
    }

    #[tokio::test]
    async fn everything_else_is_passed_on() {
        for text in [
            &b"{}\n"[..],
            b"{}\r\n",
            b"[1]\n\n  \n5\n",
            b"",
            b"\xef\xbb\xbf{}\n",
        ] {
            let (passed, refused) = sorted(text).await;
            assert!(refused.is_empty(), "{}", text.escape_ascii());
            assert_eq!(passed, text);
        }
        // What has no end is no line.
        assert_eq!(sorted(b"{\"unfinished\":").await, (Vec::new(), Vec::new()));
    }

    fn padded(length: usize) -> String {
        let empty = r#"{"id":7,"method":"ping","pad":""}"#.len() + 1;
        format!(
            "{{\"id\":7,\"method\":\"ping\",\"pad\":\"{}\"}}\n",
            "x".repeat(length - empty)
        )
    }

    #[tokio::test]
    async fn a_line_that_is_too_long_is_refused_by_its_id() {
        let longest = padded(MAX_LINE);
        let (passed, refused) = sorted(longest.as_bytes()).await;
        assert_eq!((passed.len(), refused.len()), (MAX_LINE, 0));
        let text = padded(MAX_LINE + 1) + "{}\n";
        let (passed, refused) = sorted(text.as_bytes()).await;
        assert_eq!(refused, [(-32600, json!(7))]);
        assert_eq!(passed, b"{}\n");
    }

    #[tokio::test]
    async fn a_message_that_is_nested_too_deep_is_refused_by_its_id() {
        let nested = |depth: usize| {
            let (open, close) = ("[".repeat(depth - 1), "]".repeat(depth - 1));
            format!("{{\"method\":\"ping\",\"deep\":{open}{close},\"id\":\"a\"}}\n")
        };
        assert!(sorted(nested(126).as_bytes()).await.1.is_empty());
        for depth in [127, 128, 100_000] {
            let (passed, refused) = sorted(nested(depth).as_bytes()).await;
            assert_eq!(refused, [(-32600, json!("a"))], "{depth}");
            assert!(passed.is_empty());
        }
    }

    #[tokio::test]
    async fn a_message_of_too_many_values_is_refused() {
        let text = format!("{{\"id\":7,\"many\":[{}0]}}\n", "0,".repeat(MAX_VALUES));
        assert_eq!(sorted(text.as_bytes()).await.1, [(-32600, json!(7))]);
    }
}
