//! A server for production.
//!
//! ```text
//! MRTR_KEYS=$(openssl rand -hex 32) cargo run -p mrtr-example-server -- 127.0.0.1:8080
//! ```
//!
//! With the feature `redis`, `REDIS_URL` names the store that several processes share. Without it one process
//! remembers for itself.

use std::{env, error::Error};

use mrtr::{KeyRing, Server};
use mrtr_example_server::{Accounts, server};
use tracing_subscriber::{filter::Targets, fmt, prelude::*};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    // What rmcp says below an error holds the requests, and with them answers, states, sessions and credentials.
    tracing_subscriber::registry()
        .with(fmt::layer().with_writer(std::io::stderr))
        .with("info,rmcp=error".parse::<Targets>()?)
        .init();
    let address = env::args()
        .nth(1)
        .unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let server: Server = server(Accounts::default()).keys(KeyRing::from_env("MRTR_KEYS")?);
    #[cfg(feature = "redis")]
    let server = match env::var("REDIS_URL") {
        Ok(url) => server.replay(mrtr::replay::RedisStore::open(&url)?),
        Err(_) => server,
    };
    // Until SIGINT or SIGTERM. Calls that wait for a user lose nothing, unless the client is older than MCP 2026-07-28.
    server.serve_http(address).await?;
    Ok(())
}
