//! What can be set about HTTP.

use std::{fmt, time::Duration};

use ::rmcp::transport::streamable_http_server::StreamableHttpServerConfig;
use axum::Router;
use tokio_util::sync::CancellationToken;

use super::{connections, sessions};

const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// What can be set about HTTP.
pub(in crate::rmcp) struct Settings {
    pub(super) path: String,
    /// Besides the loopback names.
    pub(super) hosts: Vec<String>,
    /// Besides those of the loopback names.
    pub(super) origins: Vec<String>,
    pub(super) limits: Limits,
    pub(super) connections: connections::Limits,
    /// Whether older clients get sessions.
    pub(super) legacy: bool,
    pub(super) sessions: sessions::Limits,
    /// What the author puts around the endpoint.
    pub(super) around: Option<Around>,
}

/// How much a client may send.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The longest body, in bytes.
    pub(super) body: usize,
    /// How long it may take to come.
    pub(super) body_time: Duration,
    /// How many JSON values it may hold.
    pub(super) values: usize,
    /// How much memory all requests may take, by estimate.
    pub(super) in_flight: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1024 * 1024,
            body_time: Duration::from_secs(30),
            values: 100_000,
            in_flight: 256 * 1024 * 1024,
        }
    }
}

/// Puts layers and routes around a router.
pub(super) type Around = Box<dyn FnOnce(Router) -> Router + Send + Sync>;

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings")
            .field("path", &self.path)
            .field("hosts", &self.hosts)
            .field("origins", &self.origins)
            .field("limits", &self.limits)
            .field("connections", &self.connections)
            .field("legacy", &self.legacy)
            .field("sessions", &self.sessions)
            .finish_non_exhaustive()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            path: "/mcp".to_owned(),
            hosts: Vec::new(),
            origins: Vec::new(),
            limits: Limits::default(),
            connections: connections::Limits::default(),
            legacy: true,
            sessions: sessions::Limits::default(),
            around: None,
        }
    }
}

impl Settings {
    pub(super) fn config(&self, stop: CancellationToken) -> StreamableHttpServerConfig {
        let hosts = LOOPBACK.map(str::to_owned);
        let origins = ["http", "https"]
            .iter()
            .flat_map(|scheme| LOOPBACK.map(|host| format!("{scheme}://{host}:*")));
        StreamableHttpServerConfig::default()
            // Without sessions, older clients cannot be asked anything.
            .with_legacy_session_mode(self.legacy)
            .with_json_response(true)
            .with_allowed_hosts(hosts.into_iter().chain(self.hosts.iter().cloned()))
            .with_allowed_origins(origins.chain(self.origins.iter().cloned()))
            .enforce_origin_validation()
            .with_max_request_body_bytes(self.limits.body)
            .with_cancellation_token(stop)
    }
}
