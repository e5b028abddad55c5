//! How an HTTP server ends.

use std::{future::Future, io, time::Duration};

use axum::Router;
use tokio::{net::TcpListener, sync::oneshot, time::timeout};

use super::endpoint::Endpoint;

/// How long running rounds may take to finish.
const GRACE: Duration = Duration::from_secs(30);

/// How long connections may take to close after that.
const CLOSING: Duration = Duration::from_secs(5);

/// Serves until `stop` is ready; then takes no more connections, lets the rounds finish that are
/// running, ends the sessions and closes what is left.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    endpoint: Endpoint,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (told, mut stopping) = oneshot::channel();
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        // The receiver is only gone when the server is.
        let _ = told.send(());
    };
    let served = axum::serve(listener, router).with_graceful_shutdown(stop);
    let mut served = std::pin::pin!(served.into_future());
    tokio::select! {
        biased;
        _ = &mut stopping => {}
        ended = &mut served => return ended,
    }
    let finished = async {
        if timeout(GRACE, endpoint.idle()).await.is_err() {
            tracing::warn!("some calls did not finish in time");
        }
        endpoint.stop();
    };
    // The sockets are served by tasks of their own, but those of sessions only end when told.
    tokio::select! {
        biased;
        ended = &mut served => return ended,
        () = finished => {}
    }
    match timeout(CLOSING, served).await {
        Ok(ended) => ended,
        Err(_) => Ok(()),
    }
}

/// Waits until the process is told to stop: by SIGINT or SIGTERM; where there are no signals, by Ctrl-C.
pub async fn shutdown_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // Without a handler, the signal ends the process, which is what it asks for.
        if let (Ok(mut interrupt), Ok(mut terminate)) = (
            signal(SignalKind::interrupt()),
            signal(SignalKind::terminate()),
        ) {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        std::future::pending::<()>().await;
    }
    #[cfg(not(unix))]
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
