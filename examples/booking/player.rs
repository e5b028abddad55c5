//! Plays a call: the program is client and server, the user is whoever answers.

use std::{fmt, io, sync::Arc};

use mrtr::{Capabilities, Engine, Env, InputRequired, KeyRing, Reply, Request, Response, RpcError};
use serde_json::{Map, Value, json};

use crate::{
    airline::Airline,
    form::Form,
    person::COMMANDS,
    screen::{Screen, Style},
    tool::book_flight,
    travel::what_travels,
    user::{NoAnswer, User},
};

/// How many characters of a state are shown.
const GLIMPSE: usize = 24;

/// Why the call has no result.
#[derive(Debug)]
pub(crate) enum Stopped {
    NoAnswer(NoAnswer),
    /// The server asked something this client cannot show.
    Unknown(String),
    Refused(RpcError),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAnswer(why) => write!(f, "{why}; the call was left unfinished"),
            Self::Unknown(what) => f.write_str(what),
            Self::Refused(error) => write!(f, "the server refused the call: {error}"),
        }
    }
}

impl From<NoAnswer> for Stopped {
    fn from(why: NoAnswer) -> Self {
        Self::NoAnswer(why)
    }
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::NoAnswer(error.into())
    }
}

/// Calls `book_flight` for `flight` and lets the user answer until it has a result.
///
/// # Errors
///
/// The answers ended, or the server refused the call.
pub(crate) async fn play(
    flight: &str,
    user: &mut User,
    screen: &mut Screen,
) -> Result<(), Stopped> {
    let airline = Arc::new(Airline::connect());
    let keys = KeyRing::ephemeral();
    let arguments = json!({ "flight": flight });
    introduce(&arguments, screen)?;

    let mut answers: Option<Map<String, Value>> = None;
    let mut state: Option<String> = None;
    for round in 1.. {
        let mut request = Request::tool_call(arguments.clone());
        request.input_responses = answers.take().map(Value::Object);
        request.request_state = state.take().map(Value::String);
        request.capabilities = Capabilities::from_value(&json!({ "elicitation": { "form": {} } }));
        let engine = replica(&keys, &airline);
        let asked = match engine
            .call(&book_flight, request.clone())
            .await
            .map_err(Stopped::Refused)?
        {
            Response::InputRequired(asked) => asked,
            Response::Complete(reply) => {
                screen.heading(&format!("Round {round}: the result"))?;
                show_reply(&reply, screen)?;
                show_ledger(&airline, flight, round, screen)?;
                return Ok(());
            }
        };
        screen.heading(&format!("Round {round}"))?;
        let given = respond(&asked, user, screen)?;
        show_travel(&engine, &request, &asked, screen).await?;
        airline.time_passes(flight);
        if let Some(price) = airline.price_now(flight) {
            screen.pair(
                "meanwhile",
                &format!("the airline asks {price} EUR for {flight}"),
            )?;
        }
        answers = Some(given);
        state = Some(asked.request_state);
    }
    Ok(())
}

/// A server that has seen nothing of this call: all it shares with the ones before is the keys and
/// the airline.
fn replica(keys: &KeyRing, airline: &Arc<Airline>) -> Engine {
    let mut env = Env::new();
    env.insert_shared(Arc::clone(airline));
    Engine::builder("airline")
        .keys(keys.clone())
        .environment(env)
        .build()
}

fn respond(
    asked: &InputRequired,
    user: &mut User,
    screen: &mut Screen,
) -> Result<Map<String, Value>, Stopped> {
    let mut answers = Map::new();
    for (key, request) in asked.input_requests.iter() {
        let form = Form::read(&request).map_err(Stopped::Unknown)?;
        answers.insert(key.to_owned(), user.respond(key, &form, screen)?);
    }
    Ok(answers)
}

fn introduce(arguments: &Value, screen: &mut Screen) -> io::Result<()> {
    screen.text(Style::Strong, 0, "Booking a flight in one tool call")?;
    screen.gap()?;
    screen.text(
        Style::Plain,
        0,
        "You are the user; this program is the client and the server. Every round is answered by a \
         new server that remembers nothing: where the tool was, and what it knew, travels through \
         the client, sealed in requestState.",
    )?;
    screen.gap()?;
    screen.text(Style::Quiet, 0, COMMANDS)?;
    screen.gap()?;
    screen.pair("tools/call", &format!("book_flight {arguments}"))
}

async fn show_travel(
    engine: &Engine,
    request: &Request,
    asked: &InputRequired,
    screen: &mut Screen,
) -> io::Result<()> {
    let state = &asked.request_state;
    let glimpse: String = state.chars().take(GLIMPSE).collect();
    screen.gap()?;
    screen.pair(
        "requestState",
        &format!("{} characters, unreadable: {glimpse}…", state.len()),
    )?;
    match what_travels(engine, &book_flight, request, state).await {
        Ok(locals) if locals.is_empty() => screen.pair("saved in it", "no locals"),
        Ok(locals) => screen.pair("saved in it", &locals),
        Err(why) => screen.pair("saved in it", &why),
    }
}

fn show_reply(reply: &Reply, screen: &mut Screen) -> io::Result<()> {
    let reply = reply.to_json();
    if let Some(ticket) = reply["structuredContent"]["ticket"].as_object() {
        for (name, value) in ticket {
            let value = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            screen.pair(&name.replace('_', " "), &value)?;
        }
        return Ok(());
    }
    let texts = reply["content"].as_array().into_iter().flatten();
    for text in texts.filter_map(|block| block["text"].as_str()) {
        screen.pair(
            if reply["isError"] == true {
                "error"
            } else {
                "result"
            },
            text,
        )?;
    }
    Ok(())
}

fn show_ledger(
    airline: &Airline,
    flight: &str,
    rounds: u32,
    screen: &mut Screen,
) -> io::Result<()> {
    let ledger = airline.ledger();
    screen.heading("The airline's ledger")?;
    for entry in ledger.entries() {
        screen.text(Style::Plain, 2, &entry.to_string())?;
    }
    if ledger.entries().is_empty() {
        screen.text(Style::Quiet, 2, "empty")?;
    }
    screen.gap()?;
    let tally = format!(
        "{}, {}, {}.",
        counted(rounds, "round"),
        counted(ledger.quotes(), "quote"),
        counted(ledger.charges(), "charge")
    );
    screen.text(Style::Strong, 2, &tally)?;
    if let Some(price) = airline.price_now(flight) {
        screen.text(
            Style::Quiet,
            2,
            &format!("By now {flight} costs {price} EUR."),
        )?;
    }
    Ok(())
}

fn counted(number: u32, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
