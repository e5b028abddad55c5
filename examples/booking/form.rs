//! One question as a form: what `inputRequests` says, made ready for a person.

use serde_json::{Map, Value};

/// A form-mode elicitation.
#[derive(Debug)]
pub(crate) struct Form {
    pub(crate) message: String,
    /// In the order to ask them.
    pub(crate) fields: Vec<Field>,
}

/// One property of the requested schema.
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) title: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) required: bool,
    pub(crate) default: Option<Value>,
    pub(crate) kind: Kind,
}

/// What a field takes.
#[derive(Debug, PartialEq)]
pub(crate) enum Kind {
    YesNo,
    Number,
    Text { format: Option<String> },
    OneOf(Vec<Choice>),
    SomeOf(Vec<Choice>),
}

/// One of the values offered.
#[derive(Debug, PartialEq)]
pub(crate) struct Choice {
    pub(crate) value: Value,
    /// What a person reads instead of the value.
    pub(crate) title: Option<String>,
}

impl Form {
    /// Reads one entry of `inputRequests`.
    ///
    /// # Errors
    ///
    /// The request is not a form.
    pub(crate) fn read(request: &Value) -> Result<Self, String> {
        let method = request["method"].as_str().unwrap_or_default();
        let params = &request["params"];
        let mode = params["mode"].as_str().unwrap_or("form");
        if (method, mode) != ("elicitation/create", "form") {
            return Err(format!(
                "this player shows forms only, not {method} in mode {mode}"
            ));
        }
        let schema = &params["requestedSchema"];
        let required: Vec<&str> = strings(&schema["required"]).collect();
        let empty = Map::new();
        let properties = schema["properties"].as_object().unwrap_or(&empty);
        let mut fields: Vec<Field> = properties
            .iter()
            .map(|(name, property)| Field::read(name, property, required.contains(&name.as_str())))
            .collect();
        // A JSON object may have lost its order on the way; the list of required names has not.
        fields.sort_by_key(|field| {
            required
                .iter()
                .position(|name| *name == field.name)
                .unwrap_or(required.len())
        });
        Ok(Self {
            message: params["message"].as_str().unwrap_or_default().to_owned(),
            fields,
        })
    }

    /// The response to this form for an answer from a script: `{"action": …}` as it is, another
    /// object as the content, anything else as the value of the first field.
    pub(crate) fn respond(&self, answer: Value) -> Value {
        match answer {
            Value::Object(object) if object.contains_key("action") => Value::Object(object),
            Value::Object(content) => accept(content),
            value => {
                let name = self
                    .fields
                    .first()
                    .map_or_else(String::new, |field| field.name.clone());
                accept(Map::from_iter([(name, value)]))
            }
        }
    }
}

/// The response of a user who filled in the form.
pub(crate) fn accept(content: Map<String, Value>) -> Value {
    let members = [
        ("action", "accept".into()),
        ("content", Value::Object(content)),
    ];
    members
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

impl Field {
    fn read(name: &str, property: &Value, required: bool) -> Self {
        let text = |member: &str| property[member].as_str().map(str::to_owned);
        let kind = match property["type"].as_str().unwrap_or("string") {
            "boolean" => Kind::YesNo,
            "integer" | "number" => Kind::Number,
            "array" => Kind::SomeOf(choices(&property["items"])),
            _ => match choices(property) {
                none if none.is_empty() => Kind::Text {
                    format: text("format"),
                },
                choices => Kind::OneOf(choices),
            },
        };
        Self {
            name: name.to_owned(),
            title: text("title"),
            description: text("description"),
            required,
            default: property.get("default").cloned(),
            kind,
        }
    }

    /// What to call the field on screen: its title, or its name made readable.
    pub(crate) fn label(&self) -> String {
        self.title.clone().unwrap_or_else(|| {
            let name = self.name.replace('_', " ");
            let mut chars = name.chars();
            chars
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .chain(chars)
                .collect()
        })
    }

    /// The value a person means by a line. The server judges it, so what fits nothing here goes out
    /// as the text it is, and the server asks again.
    pub(crate) fn value_of(&self, line: &str) -> Value {
        match &self.kind {
            Kind::YesNo => match line.to_lowercase().as_str() {
                "y" | "yes" | "true" => Value::Bool(true),
                "n" | "no" | "false" => Value::Bool(false),
                _ => line.into(),
            },
            Kind::Number => serde_json::from_str(line)
                .ok()
                .filter(Value::is_number)
                .unwrap_or_else(|| line.into()),
            Kind::Text { .. } => line.into(),
            Kind::OneOf(choices) => chosen(choices, line),
            Kind::SomeOf(choices) => line
                .split(',')
                .map(str::trim)
                .filter(|part| !part.is_empty())
                .map(|part| chosen(choices, part))
                .collect(),
        }
    }

    /// How a person would write a value of this field.
    pub(crate) fn wording(&self, value: &Value) -> String {
        match (&self.kind, value) {
            (_, Value::Bool(true)) => "yes".to_owned(),
            (_, Value::Bool(false)) => "no".to_owned(),
            (Kind::SomeOf(_), Value::Array(values)) => {
                values.iter().map(plain).collect::<Vec<_>>().join(", ")
            }
            (_, value) => plain(value),
        }
    }
}

impl Choice {
    /// The title, or the value where there is none.
    pub(crate) fn label(&self) -> String {
        self.title.clone().unwrap_or_else(|| plain(&self.value))
    }
}

/// The choice meant by its value, its title or its number, in this order.
fn chosen(choices: &[Choice], line: &str) -> Value {
    let by_value = choices.iter().find(|choice| plain(&choice.value) == line);
    let by_title = || {
        choices
            .iter()
            .find(|choice| choice.label().eq_ignore_ascii_case(line))
    };
    let by_number = || choices.get(line.parse::<usize>().ok()?.checked_sub(1)?);
    let choice = by_value.or_else(by_title).or_else(by_number);
    choice.map_or_else(|| line.into(), |choice| choice.value.clone())
}

/// The choices a schema lists: `oneOf`/`anyOf` with titles, or a bare `enum`.
fn choices(schema: &Value) -> Vec<Choice> {
    let titled = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
    let titled = titled.into_iter().flatten().map(|one| Choice {
        value: one["const"].clone(),
        title: one["title"]
            .as_str()
            .filter(|title| one["const"] != *title)
            .map(str::to_owned),
    });
    let names: Vec<&str> = strings(&schema["enumNames"]).collect();
    let bare = schema["enum"].as_array().into_iter().flatten().enumerate();
    let bare = bare.map(|(index, value)| Choice {
        value: value.clone(),
        title: names
            .get(index)
            .filter(|name| *value != **name)
            .map(|name| (*name).to_owned()),
    });
    titled.chain(bare).collect()
}

fn strings(value: &Value) -> impl Iterator<Item = &str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

/// A value without the quotes of a JSON string.
fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn form(schema: &Value) -> Form {
        let request = json!({
            "method": "elicitation/create",
            "params": { "message": "Well?", "requestedSchema": schema },
        });
        Form::read(&request).expect("a form")
    }

    fn field(property: &Value) -> Field {
        Field::read("it", property, true)
    }

    #[test]
    fn required_fields_come_first_and_in_the_order_of_the_author() {
        let form = form(&json!({
            "type": "object",
            "properties": { "a": {}, "b": {}, "c": {} },
            "required": ["c", "b"],
        }));
        let names: Vec<&str> = form
            .fields
            .iter()
            .map(|field| field.name.as_str())
            .collect();
        assert_eq!(names, ["c", "b", "a"]);
        assert!(form.fields[0].required);
        assert!(!form.fields[2].required);
    }

    #[test]
    fn only_forms_are_shown() {
        for request in [
            json!({ "method": "sampling/createMessage", "params": {} }),
            json!({ "method": "elicitation/create", "params": { "mode": "url" } }),
            json!({}),
            json!(null),
        ] {
            let error = Form::read(&request).expect_err("not a form");
            assert!(error.starts_with("this player shows forms only"), "{error}");
        }
        let form = json!({ "method": "elicitation/create", "params": { "mode": "form" } });
        assert!(Form::read(&form).is_ok());
    }

    #[test]
    fn yes_and_no_are_understood_and_other_words_are_left_to_the_server() {
        let field = field(&json!({ "type": "boolean" }));
        assert_eq!(field.value_of("Y"), json!(true));
        assert_eq!(field.value_of("no"), json!(false));
        assert_eq!(field.value_of("perhaps"), json!("perhaps"));
    }

    #[test]
    fn numbers_are_numbers_and_other_words_are_left_to_the_server() {
        let field = field(&json!({ "type": "integer" }));
        assert_eq!(field.value_of("42"), json!(42));
        assert_eq!(field.value_of("-1.5"), json!(-1.5));
        for text in ["two", "true", "[1]", "\"1\""] {
            assert_eq!(field.value_of(text), json!(text));
        }
    }

    #[test]
    fn a_choice_is_meant_by_its_value_its_title_or_its_number() {
        let meal = field(&json!({ "type": "string", "oneOf": [
            { "const": "veg", "title": "Vegetarian" },
            { "const": "fish", "title": "Fish of the day" },
        ] }));
        for line in ["fish", "fish of the day", "2"] {
            assert_eq!(meal.value_of(line), json!("fish"));
        }
        for line in ["0", "3", "meat"] {
            assert_eq!(meal.value_of(line), json!(line));
        }
    }

    #[test]
    fn a_value_that_looks_like_a_number_wins_over_the_number() {
        let row = field(&json!({ "type": "string", "enum": ["2", "1"] }));
        assert_eq!(row.value_of("2"), json!("2"));
        let seat = field(&json!({ "type": "string", "enum": ["12A", "14C"] }));
        assert_eq!(seat.value_of("2"), json!("14C"));
    }

    #[test]
    fn a_field_without_a_title_is_called_by_its_name() {
        let called = |name, property| Field::read(name, &property, true).label();
        assert_eq!(called("frequent_flyer", json!({})), "Frequent flyer");
        assert_eq!(called("name", json!({ "title": "full name" })), "full name");
        assert_eq!(called("", json!({})), "");
    }

    #[test]
    fn several_choices_are_separated_by_commas() {
        let extras =
            field(&json!({ "type": "array", "items": { "enum": ["bag", "wifi", "bike"] } }));
        assert_eq!(extras.value_of("1, bike"), json!(["bag", "bike"]));
        assert_eq!(extras.value_of(","), json!([]));
        assert_eq!(extras.wording(&json!(["bag", "bike"])), "bag, bike");
    }

    #[test]
    fn a_script_may_give_a_value_an_object_or_a_whole_response() {
        let form = form(&json!({ "properties": { "seat": {} }, "required": ["seat"] }));
        let content = json!({ "action": "accept", "content": { "seat": "12A" } });
        assert_eq!(form.respond(json!("12A")), content);
        assert_eq!(form.respond(json!({ "seat": "12A" })), content);
        assert_eq!(
            form.respond(json!({ "action": "decline" })),
            json!({ "action": "decline" })
        );
    }
}
