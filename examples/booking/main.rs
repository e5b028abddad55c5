//! Books a flight in one MCP tool call that asks its user on the way.
//!
//! `cargo run --example booking` plays the conversation in a terminal, `-- --stdio` serves the same
//! tool to any MCP client, and with `--features http` so does `-- --http 127.0.0.1:8000`; `-- --diagram` draws
//! it. The tool is in `tool.rs`; the rest is the airline it books at and the client that shows its questions.

mod airline;
mod form;
mod ledger;
mod options;
mod passenger;
mod person;
mod player;
mod screen;
mod script;
mod tool;
mod travel;
mod user;

use std::{
    env,
    io::{self, IsTerminal},
    path::Path,
    process::ExitCode,
};

use clap::Parser as _;
use mrtr::{KeyRing, Resumable as _, Server, replay::MemoryStore};
use serde_json::json;

use crate::{
    airline::Airline,
    ledger::Ledger,
    options::{Options, Play, Settings, Transport},
    person::Person,
    player::{Stopped, play},
    screen::Screen,
    script::Script,
    tool::book_flight,
    user::{NoAnswer, User},
};

#[tokio::main]
async fn main() -> ExitCode {
    let options = Options::parse();
    if let Some(description) = options.description {
        let machine = book_flight.machine();
        if description.diagram {
            print!("{}", machine.mermaid());
        } else {
            println!("{:#}", json!(machine));
        }
        return ExitCode::SUCCESS;
    }
    if let Some(transport) = options.transport {
        return match serve(transport, options.settings).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => complain(1, &error),
        };
    }
    let Play { flight, answers } = options.play;
    let mut user = match user(answers.as_deref()) {
        Ok(user) => user,
        Err(error) => return complain(2, &error),
    };
    let styled = io::stdout().is_terminal() && env::var_os("NO_COLOR").is_none();
    match play(&flight, &mut user, &mut Screen::new(io::stdout(), styled)).await {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever was reading has seen enough.
        Err(Stopped::NoAnswer(NoAnswer::Io(error)))
            if error.kind() == io::ErrorKind::BrokenPipe =>
        {
            ExitCode::FAILURE
        }
        Err(stopped) => complain(1, &stopped.to_string()),
    }
}

/// The server, before it is known what it serves over.
fn server(settings: Settings) -> Result<Server, String> {
    let keys = if env::var_os("MRTR_KEYS").is_some() {
        KeyRing::from_env("MRTR_KEYS").map_err(|error| error.to_string())?
    } else {
        eprintln!("booking: MRTR_KEYS is not set: pending calls end with this process");
        KeyRing::ephemeral()
    };
    let airline = if settings.ledger {
        Airline::connect().with_ledger(Ledger::aloud())
    } else {
        Airline::connect()
    };
    let mut server = Server::new("airline", env!("CARGO_PKG_VERSION"))
        .keys(keys)
        .env(airline)
        .tool(book_flight)
        .replay(MemoryStore::new())
        .single_use(settings.single_use);
    if let Some(ttl) = settings.ttl {
        server = server.ttl(ttl);
    }
    #[cfg(feature = "http")]
    if let Some(header) = settings.caller {
        server = server.principal(move |parts| {
            let subject = parts.headers.get(&header)?.to_str().ok()?;
            Some(mrtr::Principal::new("booking", subject))
        });
    }
    Ok(server)
}

/// Serves the tool until the client closes standard input, or the process is told to stop.
async fn serve(transport: Transport, settings: Settings) -> Result<(), String> {
    let server = server(settings)?;
    let end = match transport.http {
        None => server.serve_stdio().await,
        #[cfg(feature = "http")]
        Some(address) => {
            let unusable = |error| format!("cannot serve at {address}: {error}");
            let listener = tokio::net::TcpListener::bind(&address)
                .await
                .map_err(unusable)?;
            let address = listener.local_addr().map_err(unusable)?;
            eprintln!("booking: serving at http://{address}/mcp");
            let stop = mrtr::rmcp::shutdown_signal();
            server.serve_listener(listener, stop).await
        }
        #[cfg(not(feature = "http"))]
        Some(address) => {
            return Err(format!(
                "{address} is not served without the feature http: cargo run --example booking --features http"
            ));
        }
    };
    end.map_err(|error| error.to_string())
}

fn user(answers: Option<&Path>) -> Result<User, String> {
    Ok(match answers {
        Some(file) => User::Script(Script::load(file)?),
        None => User::Person(Person::new(io::stdin().lock(), !io::stdin().is_terminal())),
    })
}

fn complain(code: u8, error: &str) -> ExitCode {
    eprintln!("booking: {error}");
    ExitCode::from(code)
}
