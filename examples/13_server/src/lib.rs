//! The server without its process: what the test and `main` share.

mod callers;
mod transfer;

use axum::{middleware, routing::get};
use mrtr::{Server, replay::MemoryStore};

pub use self::transfer::Accounts;

/// Everything but the keys, and the address.
pub fn server(accounts: Accounts) -> Server {
    Server::new("bank", env!("CARGO_PKG_VERSION"))
        .title("A bank")
        .env(accounts)
        .tool(transfer::transfer)
        .replay(MemoryStore::default())
        .on_reject(|rejection| {
            // For a counter: `Expired` is ordinary, `Unopened` in numbers is not.
            eprintln!(
                "a state of `{}` was refused: {:?}",
                rejection.function, rejection.reason
            );
        })
        // Who is not known does not come to any tool.
        .principal(|parts| parts.extensions.get().cloned())
        .map_router(|mcp| {
            mcp.layer(middleware::from_fn(callers::identify))
                .route("/health", get(async || "well"))
        })
}
