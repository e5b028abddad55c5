//! One process of a fleet: `fleet_server LOG` serves the tool `errand` on a free port, which it
//! prints, and writes everything it does to LOG. `MRTR_KEYS` holds the keys of the fleet.

use std::{
    env,
    error::Error,
    fs::{File, OpenOptions},
    io::Write,
    process,
};

use mrtr::prelude::*;
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};

/// What the whole fleet does, one line for each effect.
struct Log(File);

impl Log {
    /// One write, so that lines of several processes do not mix.
    fn note(&self, name: &str, effect: &str) -> Result<(), std::io::Error> {
        let line = format!("{name} {effect} {}\n", process::id());
        (&self.0).write_all(line.as_bytes())
    }
}

/// Runs an errand, with an effect in each round.
#[mrtr_tool]
async fn errand(log: &Log, name: String) -> Result<String, ToolError> {
    log.note(&name, "begin")?;
    let colour: String = ask_user("Which colour?").await?;
    log.note(&name, "colour")?;
    let size: u32 = ask_user("Which size?").await?;
    log.note(&name, "size")?;
    let sure = confirm(format!("{colour}, size {size}?")).await?;
    log.note(&name, "end")?;
    Ok(format!("{name}: {colour} {size} {sure}"))
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let log = env::args().nth(1).ok_or("usage: fleet_server LOG")?;
    let log = OpenOptions::new().append(true).create(true).open(log)?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let mut stop = signal(SignalKind::terminate())?;
    Server::new("fleet", "1.0.0")
        .keys(KeyRing::from_env("MRTR_KEYS")?)
        .env(Log(log))
        .tool(errand)
        .serve_listener(listener, async move {
            stop.recv().await;
        })
        .await?;
    Ok(())
}
