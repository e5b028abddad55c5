//! Ours: what a server over HTTP does, without a replay store; with `once`, with the one in memory that a server
//! on standard input and output has by itself.

use mrtr::Server;
use mrtr_bench_round::booking::{Airline, ask_often, book_flight};
use rmcp::ServiceExt;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let server = Server::new("airline", "1.0.0")
        .env(Airline)
        .tool(book_flight)
        .tool(ask_often);
    if std::env::args().nth(1).as_deref() == Some("once") {
        server.serve_stdio().await?;
    } else {
        let running = server.build()?.serve(rmcp::transport::stdio()).await?;
        running.waiting().await?;
    }
    Ok(())
}
