//! A tool's arguments: their schema, and reading them.

pub(crate) mod known;
pub mod plain;

use std::fmt;

use schemars::{JsonSchema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{
    function::schema,
    protocol::error::{RpcError, ToolError},
};

/// What a client can send as an argument: described by a JSON Schema, read by serde.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a tool argument",
    label = "a client cannot send this",
    note = "an argument's type derives `serde::Deserialize` and `schemars::JsonSchema`; also `serde::Serialize`, if it is used after a question",
    note = "what the server provides is taken by reference: `&T`"
)]
pub trait Argument: Sized {
    /// What generated code makes for a parameter, to describe it and to read it.
    ///
    /// A method of the trait, because rustc tells of the bound of a function where it is defined.
    #[doc(hidden)]
    fn parameter() -> Parameter<Self>;
}

// The bounds are here and not above: a trait's own would each be an error beside the trait's.
#[diagnostic::do_not_recommend]
impl<T: DeserializeOwned + JsonSchema> Argument for T {
    fn parameter() -> Parameter<Self> {
        Parameter {
            read: argument::<T>,
            describe: InputSchema::argument::<T>,
        }
    }
}

/// Reads one argument. An absent one is read as `null`, so that `Option` is optional.
///
/// # Errors
///
/// If the argument is not what `T` expects; the text tells the model how to call again.
pub fn argument<T: DeserializeOwned>(
    arguments: &Map<String, Value>,
    name: &str,
) -> Result<T, ToolError> {
    match arguments.get(name) {
        Some(value) => T::deserialize(value)
            .map_err(|error| ToolError::new(format!("argument `{name}`: {}", reason(&error)))),
        None => T::deserialize(&Value::Null).map_err(|error| {
            ToolError::new(match expectation(&error.to_string()) {
                Some(expected) => format!("argument `{name}` is missing: expected {expected}"),
                None => format!("argument `{name}` is missing"),
            })
        }),
    }
}

/// What arrives as text: an argument of a prompt, a variable of a URI template.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read from text",
    label = "a client sends this as text",
    note = "take a `String`, a number or a `bool`, an `Option` of one, or derive `serde::Deserialize`",
    note = "what the server provides is taken by reference: `&T`"
)]
pub trait TextArgument: Sized {
    /// Reads an argument: as a string if the type takes one, else as the number or `bool` it spells.
    ///
    /// # Errors
    ///
    /// If the text is not what the type expects.
    #[doc(hidden)]
    fn read(arguments: &Map<String, Value>, name: &str) -> Result<Self, ToolError>;

    /// Whether it may be left out.
    #[doc(hidden)]
    fn optional() -> bool;
}

#[diagnostic::do_not_recommend]
impl<T: DeserializeOwned> TextArgument for T {
    fn read(arguments: &Map<String, Value>, name: &str) -> Result<Self, ToolError> {
        let fault = |text: String| {
            ToolError::rpc(
                RpcError::INVALID_PARAMS,
                format!("argument `{name}` {text}"),
            )
        };
        let Some(value) = arguments.get(name) else {
            return Self::deserialize(&Value::Null).map_err(|_| fault("is missing".to_owned()));
        };
        Self::deserialize(value).or_else(|error| {
            let spelled = value
                .as_str()
                .and_then(|text| serde_json::from_str::<Value>(text).ok());
            let error = match spelled {
                Some(spelled) if !spelled.is_string() => match Self::deserialize(&spelled) {
                    Ok(value) => return Ok(value),
                    Err(error) => error,
                },
                _ => error,
            };
            Err(fault(format!("is wrong: {}", reason(&error))))
        })
    }

    fn optional() -> bool {
        optional::<T>()
    }
}

/// One parameter of a tool, as generated code handles it.
///
/// The bound is where it is made: describing and reading then fail with the same words at the same
/// place, and the compiler shows the same error once.
#[doc(hidden)]
pub struct Parameter<T> {
    read: fn(&Map<String, Value>, &str) -> Result<T, ToolError>,
    describe: fn(InputSchema, &str, Option<&str>) -> InputSchema,
}

impl<T> Parameter<T> {
    /// See [`argument`].
    ///
    /// # Errors
    ///
    /// If the argument is not what `T` expects.
    pub fn read(&self, arguments: &Map<String, Value>, name: &str) -> Result<T, ToolError> {
        (self.read)(arguments, name)
    }

    /// See [`InputSchema::argument`].
    #[must_use]
    pub fn describe(
        &self,
        schema: InputSchema,
        name: &str,
        description: Option<&str>,
    ) -> InputSchema {
        (self.describe)(schema, name, description)
    }
}

impl<T> fmt::Debug for Parameter<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Parameter")
    }
}

/// Whether `T` may be left out.
fn optional<T: DeserializeOwned>() -> bool {
    T::deserialize(&Value::Null).is_ok()
}

/// Splits what serde says into what was found and what was expected.
fn split(message: &str) -> Option<(&str, &str)> {
    let rest = ["invalid type: ", "invalid value: ", "invalid length "]
        .iter()
        .find_map(|prefix| message.strip_prefix(prefix))?;
    // A quoted string that was found may contain the separator; what is expected is Rust's own.
    rest.rsplit_once(", expected ")
}

fn expectation(message: &str) -> Option<&str> {
    split(message).map(|(_, expected)| expected)
}

/// serde's message in the order people read: what is wanted first.
fn reason(error: &serde_json::Error) -> String {
    let message = error.to_string();
    match split(&message) {
        Some((found, expected)) => format!("expected {expected}, found {found}"),
        None => message,
    }
}

/// Builds the JSON Schema of a tool's arguments (MCP `Tool.inputSchema`).
///
/// Types that several arguments share are described once, under `$defs`.
#[derive(Debug)]
pub struct InputSchema {
    generator: SchemaGenerator,
    properties: Map<String, Value>,
    required: Vec<Value>,
}

impl InputSchema {
    /// The schema of a tool without arguments.
    #[expect(
        clippy::new_without_default,
        reason = "a builder is begun, not defaulted"
    )]
    pub fn new() -> Self {
        Self {
            generator: schema::settings().for_deserialize().into_generator(),
            properties: Map::new(),
            required: Vec::new(),
        }
    }

    /// Adds an argument; the description replaces the one of its type.
    #[must_use]
    pub fn argument<T: DeserializeOwned + JsonSchema>(
        mut self,
        name: &str,
        description: Option<&str>,
    ) -> Self {
        let mut schema = self.generator.subschema_for::<T>();
        // The generator transforms whole schemas and definitions only.
        schema::drop_number_formats(&mut schema);
        if let Some(description) = description {
            schema.insert("description".to_owned(), description.into());
        }
        self.properties.insert(name.to_owned(), schema.to_value());
        if !optional::<T>() {
            self.required.push(name.into());
        }
        self
    }

    /// The schema: an object that may have further members.
    pub fn finish(mut self) -> Map<String, Value> {
        let mut schema = Map::new();
        schema.insert("type".to_owned(), "object".into());
        schema.insert("properties".to_owned(), Value::Object(self.properties));
        if !self.required.is_empty() {
            schema.insert("required".to_owned(), Value::Array(self.required));
        }
        let definitions = self.generator.take_definitions(true);
        if !definitions.is_empty() {
            schema.insert("$defs".to_owned(), Value::Object(definitions));
        }
        schema
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::HashMap, fmt::Debug};

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize, JsonSchema)]
    #[serde(rename_all = "lowercase")]
    enum Class {
        Economy,
        Business,
    }

    /// Who flies.
    #[derive(Debug, PartialEq, Deserialize, JsonSchema)]
    struct Passenger {
        name: String,
        class: Class,
        #[serde(default)]
        bags: u32,
    }

    fn read<T: DeserializeOwned>(arguments: &Value, name: &str) -> Result<T, String> {
        argument(arguments.as_object().unwrap(), name).map_err(|error| error.to_string())
    }

    fn refusal<T: DeserializeOwned + Debug>(arguments: &Value, name: &str) -> String {
        read::<T>(arguments, name).unwrap_err()
    }

    #[test]
    fn arguments_are_read_by_name() {
        let arguments = json!({
            "flight": "TP123", "seats": 2, "who": { "name": "Ada", "class": "business" },
        });
        assert_eq!(read::<String>(&arguments, "flight"), Ok("TP123".to_owned()));
        assert_eq!(read::<u8>(&arguments, "seats"), Ok(2));
        assert_eq!(
            read::<Passenger>(&arguments, "who"),
            Ok(Passenger {
                name: "Ada".to_owned(),
                class: Class::Business,
                bags: 0,
            })
        );
        assert_eq!(read::<Option<u8>>(&arguments, "seats"), Ok(Some(2)));
    }

    #[test]
    fn what_reads_from_null_may_be_left_out() {
        assert_eq!(read::<Option<String>>(&json!({}), "flight"), Ok(None));
        assert_eq!(
            read::<Option<String>>(&json!({ "flight": null }), "flight"),
            Ok(None)
        );
        assert_eq!(read::<()>(&json!({}), "flight"), Ok(()));
        assert_eq!(read::<Value>(&json!({}), "flight"), Ok(Value::Null));
    }

    #[test]
    fn a_missing_argument_is_named_with_what_it_should_be() {
        assert_eq!(
            refusal::<String>(&json!({ "fligth": "TP123" }), "flight"),
            "argument `flight` is missing: expected a string"
        );
        assert_eq!(
            refusal::<u8>(&json!({}), "seats"),
            "argument `seats` is missing: expected u8"
        );
        assert!(refusal::<Class>(&json!({}), "class").starts_with("argument `class` is missing"));
    }

    #[test]
    fn a_wrong_argument_is_named_with_what_it_should_be() {
        assert_eq!(
            refusal::<String>(&json!({ "flight": 5 }), "flight"),
            "argument `flight`: expected a string, found integer `5`"
        );
        assert_eq!(
            refusal::<String>(&json!({ "flight": null }), "flight"),
            "argument `flight`: expected a string, found null"
        );
        assert_eq!(
            refusal::<u8>(&json!({ "seats": 256 }), "seats"),
            "argument `seats`: expected u8, found integer `256`"
        );
        assert_eq!(
            refusal::<u8>(&json!({ "seats": "2, expected 3" }), "seats"),
            "argument `seats`: expected u8, found string \"2, expected 3\""
        );
        assert_eq!(
            refusal::<Class>(&json!({ "class": "first" }), "class"),
            "argument `class`: unknown variant `first`, expected `economy` or `business`"
        );
        assert_eq!(
            refusal::<Passenger>(&json!({ "who": { "name": "Ada" } }), "who"),
            "argument `who`: missing field `class`"
        );
    }

    #[test]
    fn a_tool_without_arguments_takes_an_empty_object() {
        assert_eq!(
            Value::Object(InputSchema::new().finish()),
            json!({ "type": "object", "properties": {} })
        );
    }

    #[test]
    fn only_what_cannot_be_left_out_is_required() {
        let schema = InputSchema::new()
            .argument::<String>("flight", Some("Flight number, for example TP123."))
            .argument::<Option<bool>>("window", None)
            .argument::<Option<u8>>("bags", None)
            .argument::<Value>("extra", Some("Anything else."))
            .argument::<HashMap<String, bool>>("wishes", None)
            .finish();
        assert_eq!(
            Value::Object(schema),
            json!({
                "type": "object",
                "properties": {
                    "flight": { "type": "string", "description": "Flight number, for example TP123." },
                    "window": { "type": ["boolean", "null"] },
                    "bags": { "type": ["integer", "null"], "minimum": 0, "maximum": 255 },
                    "extra": { "description": "Anything else." },
                    "wishes": { "type": "object", "additionalProperties": { "type": "boolean" } },
                },
                "required": ["flight", "wishes"],
            })
        );
    }

    #[test]
    fn types_that_arguments_share_are_described_once() {
        let schema = InputSchema::new()
            .argument::<Passenger>("first", Some("Sits at the window."))
            .argument::<Vec<Passenger>>("others", None)
            .finish();
        assert_eq!(
            schema["properties"],
            json!({
                "first": { "$ref": "#/$defs/Passenger", "description": "Sits at the window." },
                "others": { "type": "array", "items": { "$ref": "#/$defs/Passenger" } },
            })
        );
        assert_eq!(schema["$defs"]["Passenger"]["description"], "Who flies.");
        assert_eq!(
            schema["$defs"]["Passenger"]["properties"]["bags"],
            json!({ "type": "integer", "minimum": 0, "default": 0 })
        );
        assert_eq!(
            schema["$defs"]["Class"]["enum"],
            json!(["economy", "business"])
        );
    }
}
