//! A server on a port of its own.

use std::{net::SocketAddr, time::Duration};

use mrtr::{ServeError, Server};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle, time::timeout};

/// No test waits longer than this for what does not come.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Waits for `future`, but not for ever.
///
/// # Panics
///
/// If it takes too long.
pub async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    timeout(PATIENCE, future)
        .await
        .unwrap_or_else(|_| panic!("waited in vain for {what}"))
}

/// A server that serves until it is told to stop, or dropped.
#[derive(Debug)]
pub struct Served {
    /// Where it listens.
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<Result<(), ServeError>>,
}

impl Served {
    /// Serves on a free port of the loopback. It takes connections when this returns.
    ///
    /// # Panics
    ///
    /// If there is no free port.
    pub async fn start(server: Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(server.serve_listener(listener, async move {
            // Dropped or told: both mean that nobody needs it any more.
            drop(stopped.await);
        }));
        Self {
            address,
            stop,
            ended,
        }
    }

    /// Where MCP is served.
    pub fn url(&self) -> String {
        format!("http://{}/mcp", self.address)
    }

    /// Tells the server to stop and waits until it has.
    ///
    /// # Panics
    ///
    /// If it does not, or fails.
    pub async fn stop(self) {
        // The receiver is only gone if the server is.
        let _ = self.stop.send(());
        soon("the server's end", self.ended)
            .await
            .expect("no panic")
            .expect("no error");
    }
}
