//! What can be set about HTTP.

use std::{fmt, time::Duration};

use ::rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, session::local::SessionConfig,
};
use axum::Router;
use tokio_util::sync::CancellationToken;

const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// What can be set about HTTP.
pub(in crate::rmcp) struct Settings {
    pub(super) path: String,
    /// Besides the loopback names.
    pub(super) hosts: Vec<String>,
    /// Besides those of the loopback names.
    pub(super) origins: Vec<String>,
    /// In bytes.
    pub(super) body_limit: usize,
    /// What the author puts around the endpoint.
    pub(super) around: Option<Around>,
}

/// Puts layers and routes around a router.
pub(super) type Around = Box<dyn FnOnce(Router) -> Router + Send + Sync>;

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings")
            .field("path", &self.path)
            .field("hosts", &self.hosts)
            .field("origins", &self.origins)
            .field("body_limit", &self.body_limit)
            .finish_non_exhaustive()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            path: "/mcp".to_owned(),
            hosts: Vec::new(),
            origins: Vec::new(),
            body_limit: 4 * 1024 * 1024,
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
            // Without sessions, older clients could not be asked anything.
            .with_legacy_session_mode(true)
            .with_json_response(true)
            .with_allowed_hosts(hosts.into_iter().chain(self.hosts.iter().cloned()))
            .with_allowed_origins(origins.chain(self.origins.iter().cloned()))
            .enforce_origin_validation()
            .with_max_request_body_bytes(self.body_limit)
            .with_cancellation_token(stop)
    }
}

/// A session must outlive a question that is asked over it: waiting for a user counts as idle.
pub(super) fn session_config(question: Duration) -> SessionConfig {
    let mut config = SessionConfig::default();
    config.keep_alive = config
        .keep_alive
        .map(|idle| idle.max(question.saturating_add(Duration::from_secs(60))));
    config
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_outlives_a_question_asked_over_it() {
        for minutes in [1, 10, 60] {
            let question = Duration::from_secs(60 * minutes);
            assert!(session_config(question).keep_alive.unwrap() > question);
        }
        assert_eq!(
            session_config(Duration::ZERO).keep_alive,
            SessionConfig::default().keep_alive
        );
    }
}
