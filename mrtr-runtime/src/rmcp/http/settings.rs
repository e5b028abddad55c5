//! What can be set about HTTP.

use std::fmt;

use ::rmcp::transport::streamable_http_server::StreamableHttpServerConfig;
use axum::Router;
use tokio_util::sync::CancellationToken;

use super::limits::{ConnectionLimits, RequestLimits, SessionLimits};

const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// What can be set about HTTP.
pub(in crate::rmcp) struct Settings {
    pub(in crate::rmcp) path: String,
    /// Besides the loopback names.
    pub(in crate::rmcp) hosts: Vec<String>,
    /// Besides those of the loopback names.
    pub(in crate::rmcp) origins: Vec<String>,
    pub(in crate::rmcp) limits: RequestLimits,
    pub(in crate::rmcp) connections: ConnectionLimits,
    /// Whether older clients get sessions.
    pub(in crate::rmcp) legacy: bool,
    pub(in crate::rmcp) sessions: SessionLimits,
    /// What the author puts around the endpoint.
    pub(in crate::rmcp) around: Option<Around>,
}

/// Puts layers and routes around a router.
pub(in crate::rmcp) type Around = Box<dyn FnOnce(Router) -> Router + Send + Sync>;

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
            limits: RequestLimits::default(),
            connections: ConnectionLimits::default(),
            legacy: true,
            sessions: SessionLimits::default(),
            around: None,
        }
    }
}

impl Settings {
    pub(in crate::rmcp) fn config(&self, stop: CancellationToken) -> StreamableHttpServerConfig {
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
