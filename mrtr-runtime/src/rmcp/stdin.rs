//! Standard input, read by a thread that nobody waits for.
//!
//! Tokio's own cannot be given up: a runtime that ends waits until the next line, or the end, of its input. A server
//! that is told to stop would hang until its client closes the pipe.

use std::{
    io::{self, Read as _},
    pin::Pin,
    task::{Context, Poll, ready},
    thread,
};

use tokio::{
    io::{AsyncRead, ReadBuf},
    sync::mpsc,
};

/// How much is read at once.
const CHUNK: usize = 64 * 1024;

/// Standard input.
#[derive(Debug)]
pub(super) struct Stdin {
    chunks: mpsc::Receiver<io::Result<Vec<u8>>>,
    chunk: Vec<u8>,
    /// How much of the chunk has been passed on.
    done: usize,
}

impl Stdin {
    /// Begins to read.
    pub(super) fn open() -> io::Result<Self> {
        let (sender, chunks) = mpsc::channel(1);
        thread::Builder::new()
            .name("stdin".to_owned())
            .spawn(move || read(&sender))?;
        Ok(Self {
            chunks,
            chunk: Vec::new(),
            done: 0,
        })
    }
}

/// Reads until the end, an error, or nobody is interested any more.
fn read(sender: &mpsc::Sender<io::Result<Vec<u8>>>) {
    let mut stdin = io::stdin().lock();
    let mut buffer = vec![0; CHUNK];
    loop {
        let read = match stdin.read(&mut buffer) {
            Ok(0) => return,
            Ok(count) => Ok(buffer[..count].to_vec()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => Err(error),
        };
        let failed = read.is_err();
        if sender.blocking_send(read).is_err() || failed {
            return;
        }
    }
}

impl AsyncRead for Stdin {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.done == self.chunk.len() {
            match ready!(self.chunks.poll_recv(cx)) {
                Some(chunk) => self.chunk = chunk?,
                None => return Poll::Ready(Ok(())),
            }
            self.done = 0;
        }
        let rest = &self.chunk[self.done..];
        let count = rest.len().min(buffer.remaining());
        buffer.put_slice(&rest[..count]);
        self.done += count;
        Poll::Ready(Ok(()))
    }
}
