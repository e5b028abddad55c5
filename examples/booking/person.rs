//! The user, typing one line per field.

use std::io::{self, BufRead};

use serde_json::{Map, Value, json};

use crate::{
    form::{Choice, Field, Form, Kind, accept},
    screen::{Screen, Style},
    user::NoAnswer,
};

/// What can be typed instead of a value.
pub(crate) const COMMANDS: &str =
    "!decline says no to a question, !cancel dismisses it, Enter takes [default].";

/// Somebody who types, or the lines of a pipe.
pub(crate) struct Person<R> {
    lines: R,
    /// Whether what is typed has to be shown, because no terminal does.
    echo: bool,
}

/// What a line said.
enum Line {
    Text(String),
    /// This response to the whole question.
    Instead(Value),
}

impl<R: BufRead> Person<R> {
    pub(crate) fn new(lines: R, echo: bool) -> Self {
        Self { lines, echo }
    }

    /// Fills in a form.
    ///
    /// # Errors
    ///
    /// The lines have ended, or cannot be read or shown.
    pub(crate) fn fill_in(&mut self, form: &Form, screen: &mut Screen) -> Result<Value, NoAnswer> {
        let mut content = Map::new();
        for field in &form.fields {
            show_field(field, form.fields.len() == 1, screen)?;
            loop {
                screen.prompt(&hint(field))?;
                let line = match self.line(screen)? {
                    Line::Text(line) => line,
                    Line::Instead(response) => return Ok(response),
                };
                if !line.is_empty() {
                    content.insert(field.name.clone(), field.value_of(&line));
                } else if let Some(default) = &field.default {
                    content.insert(field.name.clone(), default.clone());
                } else if field.required {
                    screen.text(Style::Quiet, 2, "An answer is required. !decline says no.")?;
                    continue;
                }
                break;
            }
        }
        if form.fields.is_empty() {
            screen.prompt("[continue]")?;
            if let Line::Instead(response) = self.line(screen)? {
                return Ok(response);
            }
        }
        Ok(accept(content))
    }

    fn line(&mut self, screen: &mut Screen) -> Result<Line, NoAnswer> {
        loop {
            let mut line = String::new();
            if self.lines.read_line(&mut line)? == 0 {
                screen.gap()?;
                return Err(NoAnswer::Ended(
                    "the input ended before the question was answered".to_owned(),
                ));
            }
            let line = line.trim();
            if self.echo {
                screen.echo(line)?;
            }
            return Ok(match line {
                "!decline" => Line::Instead(json!({ "action": "decline" })),
                "!cancel" => Line::Instead(json!({ "action": "cancel" })),
                command if command.starts_with('!') => {
                    screen.text(Style::Quiet, 2, COMMANDS)?;
                    screen.prompt("")?;
                    continue;
                }
                text => Line::Text(text.to_owned()),
            });
        }
    }
}

/// Shows what a field wants. The only field of a form needs no name: the message has said it.
pub(crate) fn show_field(field: &Field, alone: bool, screen: &mut Screen) -> io::Result<()> {
    if !alone || field.title.is_some() || field.description.is_some() {
        let mark = match (field.required, &field.default) {
            (_, Some(_)) => "",
            (true, None) => " (required)",
            (false, None) => " (optional)",
        };
        let format = match &field.kind {
            Kind::Text { format } => format.as_deref(),
            _ => None,
        };
        let remark = field.description.as_deref().or(format).unwrap_or_default();
        screen.label(&format!("{}{mark}", field.label()), remark)?;
    }
    match &field.kind {
        Kind::OneOf(choices) => screen.text(Style::Plain, 4, &numbered(choices)),
        Kind::SomeOf(choices) => {
            screen.text(Style::Plain, 4, &numbered(choices))?;
            screen.text(Style::Quiet, 4, "several: separate them with commas")
        }
        _ => Ok(()),
    }
}

fn hint(field: &Field) -> String {
    match (&field.kind, &field.default) {
        (Kind::OneOf(choices), Some(default)) => {
            let choice = choices.iter().find(|choice| choice.value == *default);
            format!(
                "[{}]",
                choice.map_or_else(|| field.wording(default), Choice::label)
            )
        }
        (Kind::YesNo, None) => "(yes/no)".to_owned(),
        (Kind::YesNo, Some(default)) => format!("(yes/no) [{}]", field.wording(default)),
        (_, Some(default)) => format!("[{}]", field.wording(default)),
        (_, None) => String::new(),
    }
}

/// The choices with their numbers: side by side while they are short, else one a line.
fn numbered(choices: &[Choice]) -> String {
    let entries: Vec<String> = choices
        .iter()
        .enumerate()
        .map(|(index, choice)| format!("{}\u{a0}{}", index + 1, choice.label()))
        .collect();
    let side_by_side = entries.join("   ");
    if side_by_side.chars().count() <= 76 {
        side_by_side
    } else {
        entries.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(schema: &Value, typed: &'static str) -> Result<Value, NoAnswer> {
        let request = json!({
            "method": "elicitation/create",
            "params": { "message": "Well?", "requestedSchema": schema },
        });
        let form = Form::read(&request).expect("a form");
        Person::new(typed.as_bytes(), true).fill_in(&form, &mut Screen::new(io::sink(), false))
    }

    fn passenger() -> Value {
        json!({
            "properties": {
                "name": { "type": "string" },
                "meal": { "type": "string", "enum": ["veg", "fish"], "default": "veg" },
                "note": { "type": "string" },
            },
            "required": ["name"],
        })
    }

    #[test]
    fn each_field_takes_one_line() {
        let response = answer(&passenger(), "Ada\nfish\naisle, please\n").expect("an answer");
        let content = json!({ "name": "Ada", "meal": "fish", "note": "aisle, please" });
        assert_eq!(response, json!({ "action": "accept", "content": content }));
    }

    #[test]
    fn an_empty_line_takes_the_default_or_leaves_an_optional_field_out() {
        let response = answer(&passenger(), "Ada\n\n\n").expect("an answer");
        let content = json!({ "name": "Ada", "meal": "veg" });
        assert_eq!(response, json!({ "action": "accept", "content": content }));
    }

    #[test]
    fn a_required_field_is_not_left_empty() {
        let response = answer(&passenger(), "\n\nAda\n\n\n").expect("an answer");
        assert_eq!(response["content"]["name"], "Ada");
    }

    #[test]
    fn a_command_answers_the_whole_question_wherever_it_is_typed() {
        let declined = answer(&passenger(), "Ada\n!decline\n").expect("an answer");
        assert_eq!(declined, json!({ "action": "decline" }));
        let cancelled = answer(&passenger(), "!what\n!cancel\n").expect("an answer");
        assert_eq!(cancelled, json!({ "action": "cancel" }));
    }

    #[test]
    fn a_form_without_fields_is_accepted_with_enter() {
        let response = answer(&json!({}), "\n").expect("an answer");
        assert_eq!(response, json!({ "action": "accept", "content": {} }));
    }

    #[test]
    fn the_end_of_the_input_is_not_an_answer() {
        let error = answer(&passenger(), "Ada\n").expect_err("no answer");
        assert!(error.to_string().contains("the input ended"), "{error}");
    }
}
