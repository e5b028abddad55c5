//! Who answers: a person at the keyboard or at the other end of a pipe, or a script.

use std::{
    fmt,
    io::{self, StdinLock},
};

use serde_json::Value;

use crate::{
    form::Form,
    person::{Person, show_field},
    screen::{Screen, Style},
    script::Script,
};

/// Where the answers come from.
pub(crate) enum User {
    Person(Person<StdinLock<'static>>),
    Script(Script),
}

/// Why a question has no answer.
#[derive(Debug)]
pub(crate) enum NoAnswer {
    /// There is none left.
    Ended(String),
    Io(io::Error),
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended(why) => f.write_str(why),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for NoAnswer {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl User {
    /// Shows a question and gets the response to it.
    ///
    /// # Errors
    ///
    /// There is no answer to be had.
    pub(crate) fn respond(
        &mut self,
        key: &str,
        form: &Form,
        screen: &mut Screen,
    ) -> Result<Value, NoAnswer> {
        screen.text(Style::Strong, 2, &form.message)?;
        screen.gap()?;
        match self {
            Self::Person(person) => person.fill_in(form, screen),
            Self::Script(script) => {
                let response = form.respond(script.next(key).map_err(NoAnswer::Ended)?);
                show_response(form, &response, screen)?;
                Ok(response)
            }
        }
    }
}

/// Shows a scripted response as if it had been typed.
fn show_response(form: &Form, response: &Value, screen: &mut Screen) -> io::Result<()> {
    if response["action"] != "accept" {
        screen.prompt("")?;
        return screen.echo(&format!(
            "!{}",
            response["action"].as_str().unwrap_or_default()
        ));
    }
    for field in &form.fields {
        show_field(field, form.fields.len() == 1, screen)?;
        screen.prompt("")?;
        let value = response["content"].get(&field.name);
        screen.echo(&value.map_or_else(String::new, |value| field.wording(value)))?;
    }
    Ok(())
}
