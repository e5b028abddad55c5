//! The connections of an HTTP server: how many there are, and how they end.

use std::{future::Future, io, pin::pin, sync::Arc, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::{sleep, timeout},
};

use tokio_util::sync::CancellationToken;

use super::{endpoint::Endpoint, limits::ConnectionLimits};
use crate::rmcp::line::GRACE;

/// How long connections may take to close after that.
const CLOSING: Duration = Duration::from_secs(5);

/// Serves until `stop` is ready; then takes no more connections, ends what waits for a user, lets the rounds finish
/// that are running, ends the sessions and closes what is left.
pub(in crate::rmcp) async fn serve(
    listener: TcpListener,
    router: Router,
    endpoint: Endpoint,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let open = Open::new(limits.count);
    tokio::select! {
        biased;
        () = stop => {}
        () = take(listener, router, limits.header_time, &open) => {}
    }
    tracing::info!("stopping");
    open.stopping.cancel();
    let mut closed = pin!(open.closed());
    let finished = async {
        endpoint.end_questions();
        if timeout(GRACE, endpoint.idle()).await.is_err() {
            tracing::warn!("some calls did not finish in time");
        }
        endpoint.stop();
    };
    // The sockets are served by tasks of their own, but those of sessions only end when told.
    tokio::select! {
        biased;
        () = &mut closed => return,
        () = finished => {}
    }
    drop(timeout(CLOSING, closed).await);
}

/// The connections that are open.
struct Open {
    /// A place for each, and for each that may come.
    places: Arc<Semaphore>,
    count: u32,
    /// Tells them to close after the response they are at.
    stopping: CancellationToken,
}

impl Open {
    fn new(count: usize) -> Self {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        Self {
            places: Arc::new(Semaphore::new(count as usize)),
            count,
            stopping: CancellationToken::new(),
        }
    }

    /// Waits until none is.
    async fn closed(&self) {
        drop(self.places.acquire_many(self.count).await);
    }
}

/// Takes connections for ever.
async fn take(listener: TcpListener, router: Router, header_time: Duration, open: &Open) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(header_time);
    let service = TowerToHyperService::new(router);
    loop {
        // An error means that they have come to an end, which they never do.
        let place = Arc::clone(&open.places).acquire_owned().await;
        let stream = TokioIo::new(accept(&listener).await);
        let connection = http
            .serve_connection(stream, service.clone())
            .with_upgrades();
        let stopping = open.stopping.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // A client that breaks off, or takes too long, is nothing to report.
            tokio::select! {
                ended = connection.as_mut() => drop(ended),
                () = stopping.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    drop(connection.await);
                }
            }
            drop(place);
        });
    }
}

async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return stream,
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                // Most often there are no more descriptors, and some will come free.
                tracing::error!(%error, "no connection can be taken");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

fn is_of_the_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
