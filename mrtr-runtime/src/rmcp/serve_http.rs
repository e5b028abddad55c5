//! What of a [`Server`] is about HTTP.

use std::{future::Future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, http::request::Parts, routing::any};
use tokio::net::{TcpListener, ToSocketAddrs};

use super::{
    ServeError, Server,
    caller::Hook,
    http::{connections, endpoint::Endpoint, settings::Settings},
    shutdown_signal,
};
use crate::ground::principal::Principal;

impl Server {
    /// Finds out who is calling, from the request's method, URI, headers and extensions. What one
    /// principal was asked cannot be answered by another.
    ///
    /// Verifying a credential that needs more time is for a layer in front of the router; this
    /// hook then takes the result out of `parts.extensions`.
    ///
    /// # Security
    ///
    /// A request for which the hook yields nothing is refused with HTTP 401, whatever it asks for, and so is one
    /// for which it yields a principal without a name: an empty header must not become a caller that many share.
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
        self.callers.hook = Some(Hook(Arc::new(hook)));
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

    /// The longest request body, in bytes; 1 MiB if not set. A longer one gets HTTP 413.
    pub fn body_limit(mut self, bytes: usize) -> Self {
        self.http.limits.body = bytes;
        self
    }

    /// How long a client may take to send the body of a request, 30 seconds if not set. After that it gets HTTP 408.
    pub fn body_timeout(mut self, time: Duration) -> Self {
        self.http.limits.body_time = time;
        self
    }

    /// How many JSON values a request may hold, keys and the members of the message itself included; 100,000 if not set.
    /// One with more gets HTTP 413, before anything is built of it.
    ///
    /// # Security
    ///
    /// A JSON value takes up to a hundred times the memory of its text.
    pub fn max_values(mut self, values: usize) -> Self {
        self.http.limits.values = values;
        self
    }

    /// How much memory all requests together may take that are being answered, or wait for the user of an older
    /// client; 256 MiB if not set. What does not fit in gets HTTP 503.
    ///
    /// It is an estimate from their text: 3 bytes for each byte, and 256 for each JSON value.
    pub fn in_flight_limit(mut self, bytes: usize) -> Self {
        self.http.limits.in_flight = bytes;
        self
    }

    /// How many connections there may be, 800 if not set: further ones wait until one is closed. Each takes a
    /// descriptor, so it should be well below how many the process may have. Of a [`router`](Self::router) in a
    /// server of your own, it is that server's to say.
    pub fn max_connections(mut self, connections: usize) -> Self {
        self.http.connections.count = connections;
        self
    }

    /// How long a client may take until the headers of its request have come, from the moment it connects or the
    /// last response has gone out; 30 seconds if not set. After that the connection is closed. Of a
    /// [`router`](Self::router) in a server of your own, it is that server's to say.
    pub fn header_timeout(mut self, time: Duration) -> Self {
        self.http.connections.header_time = time;
        self
    }

    /// Whether clients from before MCP 2026-07-28 get sessions, and can be asked over them; they do if nothing else
    /// is said. Without, they can call what asks nothing, and the server keeps nothing for anybody.
    pub fn legacy(mut self, legacy: bool) -> Self {
        self.http.legacy = legacy;
        self
    }

    /// How many sessions of older clients there may be, 10,000 if not set: one more gets HTTP 503.
    pub fn max_sessions(mut self, sessions: usize) -> Self {
        self.http.sessions.count = sessions;
        self
    }

    /// How long the session of an older client lives that nobody uses, five minutes if not set. While a call is
    /// running, or waits for its user, or the client listens, the session is in use; if nobody listens, for an hour at
    /// most. One in which nothing was ever called lives a minute.
    pub fn session_timeout(mut self, idle: Duration) -> Self {
        self.http.sessions.idle = idle;
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
    /// running then are finished first, for 30 seconds at most; calls that wait for a user lose nothing, unless the
    /// client is older than MCP 2026-07-28: those end at once, with an error that says so.
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
    /// As [`build`](Self::build), and if the socket does not listen.
    pub async fn serve_listener(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let address = listener.local_addr().map_err(connection)?;
        self.http.warn_about(address);
        let (path, limits) = (self.http.path.clone(), self.http.connections);
        let (endpoint, router) = self.endpoint()?;
        tracing::info!("serving MCP at http://{address}{path}");
        connections::serve(listener, router, endpoint, limits, stop).await;
        Ok(())
    }

    fn endpoint(mut self) -> Result<(Endpoint, Router), ServeError> {
        let mut settings = std::mem::take(&mut self.http);
        let around = settings.around.take();
        if !self.remembers() {
            tracing::warn!(
                "there is no replay store: an answer that a client sends twice counts twice; add one with `.replay(..)`"
            );
        }
        let callers = self.callers.clone();
        let endpoint = Endpoint::new(self.build()?, callers, &settings);
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
