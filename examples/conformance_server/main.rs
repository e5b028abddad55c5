//! The server that the official conformance suite expects, to run the suite against.
//!
//! It is an rmcp server written by hand, as a program may be that has no use for `mrtr::Server`:
//! the functions that ask are written with `#[mrtr_tool]` and stand among its other tools, see
//! `server.rs`. `tests/conformance/run` starts it and runs the suite.
//!
//! `cargo run --example conformance_server --features http -- --http 127.0.0.1:8000`

mod asking;
mod changes;
mod older;
mod plain;
mod prompts;
mod resources;
mod server;

use std::{env, process::ExitCode, sync::Arc};

use mrtr::rmcp::axum::{self, Router};
use rmcp::{
    ServiceExt,
    transport::streamable_http_server::{
        StreamableHttpServerConfig, StreamableHttpService, session::local::LocalSessionManager,
    },
};
use tokio::net::TcpListener;

use crate::server::Fixture;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let served = match arguments[..] {
        ["--http", address] => over_http(address).await,
        ["--stdio"] => Box::pin(over_stdio()).await,
        _ => {
            eprintln!("usage: conformance_server --http ADDRESS | --stdio");
            return ExitCode::from(2);
        }
    };
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("conformance_server: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The suite speaks HTTP only, but other clients are tested with these tools as well.
async fn over_stdio() -> Result<(), Box<dyn std::error::Error>> {
    let running = Box::pin(Fixture::new()?.serve(rmcp::transport::stdio())).await?;
    running.waiting().await?;
    Ok(())
}

async fn over_http(address: &str) -> Result<(), Box<dyn std::error::Error>> {
    let fixture = Fixture::new()?;
    let service = StreamableHttpService::new(
        move || Ok(fixture.clone()),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default(),
    );
    let listener = TcpListener::bind(address).await?;
    eprintln!("serving at http://{}/mcp", listener.local_addr()?);
    axum::serve(listener, Router::new().route_service("/mcp", service)).await?;
    Ok(())
}
