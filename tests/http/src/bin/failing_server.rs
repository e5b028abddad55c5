//! A process whose functions panic: `failing_server` serves one client over its pipes, and `failing_server http` any
//! number on a free port, which it prints.

use std::{env, error::Error};

use mrtr_http_tests::failing::server;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    if env::args().nth(1).as_deref() != Some("http") {
        return Ok(server().serve_stdio().await?);
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let stop = mrtr::rmcp::shutdown_signal();
    Ok(server().serve_listener(listener, stop).await?)
}
