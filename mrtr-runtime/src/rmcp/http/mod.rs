//! A [`Server`] over streamable HTTP.
//!
//! Requests of MCP 2026-07-28 belong to no session: any process with the same keys can take the
//! next round of a call. Older clients get a session, because they can only be asked over one;
//! it lives in this process.

mod endpoint;
mod refusal;
mod sessions;
mod settings;
mod shutdown;

use std::{future::Future, net::SocketAddr, sync::Arc};

use axum::{Router, http::request::Parts, routing::any};
use tokio::net::{TcpListener, ToSocketAddrs};

use self::endpoint::Endpoint;
pub(super) use self::settings::Settings;
pub use self::shutdown::shutdown_signal;
use super::{ServeError, Server};
use crate::principal::Principal;

impl Server {
    /// Finds out who is calling, from the request's method, URI, headers and extensions. What one
    /// principal was asked cannot be answered by another.
    ///
    /// Verifying a credential that needs more time is for a layer in front of the router; this
    /// hook then takes the result out of `parts.extensions`.
    ///
    /// # Security
    ///
    /// A request for which the hook yields nothing is refused with HTTP 401, whatever it asks for.
    /// Standard input and output have no parts: there the hook is not asked, and calls have no
    /// principal.
    ///
    /// ```
    /// # extern crate mrtr_runtime as mrtr;
    /// use mrtr::{Principal, rmcp::Server};
    ///
    /// let server = Server::new("airline", "1.0.0").principal(|parts| {
    ///     let subject = parts.headers.get("x-verified-subject")?.to_str().ok()?;
    ///     Some(Principal::new("https://login.example", subject))
    /// });
    /// ```
    pub fn principal(
        mut self,
        hook: impl Fn(&Parts) -> Option<Principal> + Send + Sync + 'static,
    ) -> Self {
        self.callers.hook = Some(Arc::new(hook));
        self
    }

    /// Where the server is found; `/mcp` if not set.
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.http.path = path.into();
        self
    }

    /// A `Host` this server is reached by, besides the loopback names: `example.com`, for any
    /// port, or `example.com:8080`.
    ///
    /// # Security
    ///
    /// Requests to other hosts are refused, so that a web page cannot reach a local server by a
    /// name of its own (DNS rebinding).
    pub fn allow_host(mut self, host: impl Into<String>) -> Self {
        self.http.hosts.push(host.into());
        self
    }

    /// An `Origin` whose pages may call this server, besides those of the loopback names:
    /// `https://app.example.com:443`, or `https://app.example.com:*` for any port.
    ///
    /// # Security
    ///
    /// A request without an `Origin` passes: it does not come from a web page.
    pub fn allow_origin(mut self, origin: impl Into<String>) -> Self {
        self.http.origins.push(origin.into());
        self
    }

    /// The longest request body, in bytes; 4 MiB if not set. A longer one gets HTTP 413.
    pub fn body_limit(mut self, bytes: usize) -> Self {
        self.http.body_limit = bytes;
        self
    }

    /// Puts layers and further routes around the endpoint, whoever serves it: authentication, a health
    /// check, metadata for OAuth. A second call goes around the first.
    ///
    /// ```
    /// use axum::{Router, routing::get};
    /// # extern crate mrtr_runtime as mrtr;
    /// use mrtr::rmcp::Server;
    ///
    /// let server = Server::new("airline", "1.0.0")
    ///     .map_router(|mcp| mcp.route("/health", get(async || "well")));
    /// ```
    pub fn map_router(
        mut self,
        map: impl FnOnce(Router) -> Router + Send + Sync + 'static,
    ) -> Self {
        let inner = self.http.around.take();
        self.http.around = Some(Box::new(move |router| {
            map(match inner {
                Some(inner) => inner(router),
                None => router,
            })
        }));
        self
    }

    /// An axum router that serves this server at [`path`](Self::path), to be merged into another
    /// or served alone.
    ///
    /// A server of your own that stops gracefully waits for the listening streams of older clients'
    /// sessions, which do not end by themselves: [`serve_listener`](Self::serve_listener) ends them, and
    /// [`map_router`](Self::map_router) lets it serve all of your routes.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build).
    pub fn router(self) -> Result<Router, ServeError> {
        self.endpoint().map(|(_, router)| router)
    }

    /// Serves over HTTP until the process is told to stop by SIGINT or SIGTERM. Rounds that are
    /// running then are finished first; calls that wait for a user lose nothing, unless the
    /// client is older than MCP 2026-07-28.
    ///
    /// ```no_run
    /// # use mrtr_runtime::rmcp::{ServeError, Server};
    /// # async fn run(server: Server) -> Result<(), ServeError> {
    /// server.serve_http("127.0.0.1:8080").await
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build), and if the address is not to be had.
    ///
    /// # Security
    ///
    /// An address that others can reach needs [`allow_host`](Self::allow_host), and
    /// [`principal`](Self::principal) or something in front of it that knows who is calling.
    pub async fn serve_http(self, address: impl ToSocketAddrs) -> Result<(), ServeError> {
        let listener = TcpListener::bind(address).await.map_err(connection)?;
        self.serve_listener(listener, shutdown_signal()).await
    }

    /// Serves over HTTP on a socket that listens already, until `stop` is ready.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build), and if the socket fails.
    pub async fn serve_listener(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let address = listener.local_addr().map_err(connection)?;
        self.http.warn_about(address);
        let path = self.http.path.clone();
        let (endpoint, router) = self.endpoint()?;
        tracing::info!("serving MCP at http://{address}{path}");
        shutdown::serve(listener, router, endpoint, stop)
            .await
            .map_err(connection)
    }

    fn endpoint(mut self) -> Result<(Endpoint, Router), ServeError> {
        let mut settings = std::mem::take(&mut self.http);
        let around = settings.around.take();
        if !self.remembers() {
            tracing::warn!(
                "there is no replay store: an answer that a client sends twice counts twice; add one with `.replay(..)`"
            );
        }
        let (callers, question) = (self.callers.clone(), self.limits.question);
        let endpoint = Endpoint::new(self.build()?, callers, question, &settings);
        let serve = endpoint.clone();
        let router = Router::new().route(
            &settings.path,
            any(move |request| async move { serve.handle(request).await }),
        );
        let router = match around {
            Some(around) => around(router),
            None => router,
        };
        Ok((endpoint, router))
    }
}

impl Settings {
    fn warn_about(&self, address: SocketAddr) {
        if !address.ip().is_loopback() && self.hosts.is_empty() {
            tracing::warn!(
                %address,
                "others can reach this address, but requests to names other than those of the loopback are refused: add them with `.allow_host(..)`"
            );
        }
    }
}

fn connection(error: std::io::Error) -> ServeError {
    ServeError::Connection(Box::new(error))
}
