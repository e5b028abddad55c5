//! The server that the official conformance suite expects, to run the suite against.
//!
//! It is an rmcp server written by hand, as a program may be that has no use for `mrtr::Server`:
//! the functions that ask are written with `#[mrtr_tool]` and stand among its other tools, see
//! `server.rs`. `tests/conformance/run` starts it and runs the suite.
//!
//! `cargo run --example conformance_server --features http -- --http 127.0.0.1:8000`

mod asking;
mod changes;
mod plain;
mod prompts;
mod resources;
mod server;

use std::{env, process::ExitCode, sync::Arc};

use mrtr::rmcp::axum::{self, Router};
use rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, StreamableHttpService, session::local::LocalSessionManager,
};
use tokio::net::TcpListener;

use crate::server::Fixture;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [option, address] = &arguments[..] else {
        eprintln!("usage: conformance_server --http ADDRESS");
        return ExitCode::from(2);
    };
    if option != "--http" {
        eprintln!("usage: conformance_server --http ADDRESS");
        return ExitCode::from(2);
    }
    match serve(address).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("conformance_server: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(address: &str) -> Result<(), Box<dyn std::error::Error>> {
    let fixture = Fixture::new();
    let service = StreamableHttpService::new(
        move || Ok(fixture.clone()),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default().with_json_response(true),
    );
    let listener = TcpListener::bind(address).await?;
    eprintln!("serving at http://{}/mcp", listener.local_addr()?);
    axum::serve(listener, Router::new().route_service("/mcp", service)).await?;
    Ok(())
}
