//! Every form that can be sent is one the protocol allows (MCP 2026-07-28, `PrimitiveSchemaDefinition`).

use mrtr::{
    Choice, Form,
    answer::Answer,
    question::{Question, ask_user, choose, choose_many, confirm},
};
use proptest::{collection::vec, option::of, prelude::*};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Debug, Serialize, Deserialize, Choice)]
enum Titled {
    #[choice(title = "The first")]
    First,
    Second,
}

#[derive(Clone, Debug, Serialize, Deserialize, Choice)]
enum Plain {
    First,
    Second,
}

/// Every type of field, with every setting it takes.
#[derive(Clone, Debug, Serialize, Deserialize, Form)]
struct Everything {
    /// About the text.
    #[form(title = "Text", min_length = 1, max_length = 9, default = "x")]
    text: String,
    #[form(format = "email")]
    email: String,
    #[form(format = "uri")]
    uri: Option<String>,
    #[form(format = "date", default = "2026-07-28")]
    date: String,
    #[form(format = "date-time")]
    date_time: String,
    /// About the number.
    #[form(title = "Whole", minimum = -3, maximum = 3, default = 0)]
    whole: i8,
    largest: u64,
    smallest: Option<i64>,
    #[form(minimum = -0.5, maximum = 1e9, default = 2.5)]
    real: f64,
    single: Option<f32>,
    /// About the box.
    #[form(title = "Box", default = true)]
    flag: bool,
    maybe: Option<bool>,
    #[form(default = Titled::First)]
    titled: Titled,
    #[form(default = Plain::Second)]
    plain: Plain,
    /// About several.
    #[form(title = "Some", min_items = 0, max_items = 2, default = [Titled::First])]
    several_titled: Vec<Titled>,
    #[form(min_items = 1)]
    several: Option<Vec<Plain>>,
}

fn form(question: &mut impl Question) -> Value {
    question.suggest_keys(&["it"]);
    let params = question.requests()[0].to_value()["params"].clone();
    assert_eq!(params["mode"], "form");
    assert!(params["message"].is_string());
    params["requestedSchema"].clone()
}

fn asked<T: Answer>() -> Value {
    form(&mut ask_user::<T>("Well?"))
}

/// What is wrong with a form, by the rules of the protocol.
fn fault(schema: &Value) -> Option<String> {
    let members = schema.as_object()?;
    if let Some(other) = members
        .keys()
        .find(|name| !["type", "properties", "required"].contains(&name.as_str()))
    {
        return Some(format!("a form has no {other}"));
    }
    let properties = schema["properties"].as_object();
    let required = schema["required"].as_array();
    let Some(properties) = properties.filter(|_| schema["type"] == "object") else {
        return Some("a form is an object".to_owned());
    };
    let named = |name: &Value| {
        name.as_str()
            .is_some_and(|name| properties.contains_key(name))
    };
    if !required.into_iter().flatten().all(named) {
        return Some("what is required is not there".to_owned());
    }
    properties
        .iter()
        .find_map(|(name, field)| Some(format!("{name}: {}", fault_of_field(field)?)))
}

/// A member of a field, and whether its value is one.
type Rule = (&'static str, fn(&Value) -> bool);

const COMMON: [Rule; 2] = [
    ("title", Value::is_string),
    ("description", Value::is_string),
];

fn fault_of_field(field: &Value) -> Option<String> {
    let rules: &[Rule] = match (field["type"].as_str(), field) {
        (Some("string"), field) if field.get("enum").is_some() => {
            &[("enum", texts), ("default", Value::is_string)]
        }
        (Some("string"), field) if field.get("oneOf").is_some() => {
            &[("oneOf", options), ("default", Value::is_string)]
        }
        (Some("string"), _) => &[
            ("minLength", Value::is_u64),
            ("maxLength", Value::is_u64),
            ("format", |v| {
                ["email", "uri", "date", "date-time"]
                    .iter()
                    .any(|format| v == format)
            }),
            ("default", Value::is_string),
        ],
        (Some("integer"), _) => &[("minimum", whole), ("maximum", whole), ("default", whole)],
        (Some("number"), _) => &[
            ("minimum", Value::is_number),
            ("maximum", Value::is_number),
            ("default", Value::is_number),
        ],
        (Some("boolean"), _) => &[("default", Value::is_boolean)],
        (Some("array"), _) => &[
            ("minItems", Value::is_u64),
            ("maxItems", Value::is_u64),
            ("items", |v| match v.get("anyOf") {
                Some(any) => options(any) && v.as_object().is_some_and(|v| v.len() == 1),
                None => {
                    v["type"] == "string"
                        && texts(&v["enum"])
                        && v.as_object().is_some_and(|v| v.len() == 2)
                }
            }),
            ("default", |v| {
                v.as_array()
                    .is_some_and(|all| all.iter().all(Value::is_string))
            }),
        ],
        _ => return Some("no such type".to_owned()),
    };
    field.as_object()?.iter().find_map(|(name, value)| {
        let rule = COMMON.iter().chain(rules).find(|(known, _)| known == name);
        match rule {
            None if name == "type" => None,
            None => Some(format!("no member {name}")),
            Some((_, fits)) => (!fits(value)).then(|| format!("{name} cannot be {value}")),
        }
    })
}

fn whole(value: &Value) -> bool {
    value.is_i64() || value.is_u64()
}

fn texts(value: &Value) -> bool {
    value
        .as_array()
        .is_some_and(|all| !all.is_empty() && all.iter().all(Value::is_string))
}

fn options(value: &Value) -> bool {
    let option = |value: &Value| {
        value["const"].is_string()
            && value["title"].is_string()
            && value.as_object().is_some_and(|v| v.len() == 2)
    };
    value
        .as_array()
        .is_some_and(|all| !all.is_empty() && all.iter().all(option))
}

#[test]
fn every_field_is_one_the_protocol_has() {
    assert_eq!(fault(&asked::<Everything>()), None);
    for schema in [
        asked::<bool>(),
        asked::<String>(),
        asked::<u8>(),
        asked::<u64>(),
        asked::<i64>(),
        asked::<f32>(),
        asked::<f64>(),
        asked::<Titled>(),
        asked::<Plain>(),
        asked::<Vec<Titled>>(),
        asked::<Vec<Plain>>(),
        form(
            &mut confirm("Sure?")
                .default(true)
                .title("Really")
                .describe("It cannot be undone"),
        ),
    ] {
        assert_eq!(fault(&schema), None, "{schema}");
    }
}

#[test]
fn what_the_protocol_does_not_have_is_a_fault() {
    let with = |field: Value| fault(&json!({ "type": "object", "properties": { "a": field } }));
    assert_eq!(with(json!({ "type": "string" })), None);
    for field in [
        json!({ "type": "object", "properties": {} }),
        json!({ "type": "string", "pattern": "a" }),
        json!({ "type": "string", "format": "uuid" }),
        json!({ "type": "integer", "minimum": 0.5 }),
        json!({ "type": ["string", "null"] }),
        json!({ "type": "array", "items": { "type": "integer" } }),
        json!({ "enum": ["a"] }),
    ] {
        assert!(with(field.clone()).is_some(), "{field}");
    }
    assert!(fault(&json!({ "type": "object", "properties": {}, "required": ["a"] })).is_some());
}

fn titled() -> impl Strategy<Value = Vec<(String, String)>> {
    vec((any::<String>(), any::<String>()), 1..6)
}

proptest! {
    #[test]
    fn every_choice_is_one_the_protocol_has(
        options in vec(any::<String>(), 1..6),
        titled in titled(),
        title in of(any::<String>()),
        default in any::<String>(),
        least in 0u32..9,
        most in 0u32..9,
    ) {
        let mut one = choose("Which?", options.clone()).default(options[0].clone());
        let mut other = choose("Which?", titled.clone()).default(default.clone());
        let mut some = choose_many("Which?", options.clone()).at_least(least).default([default]);
        let mut others = choose_many("Which?", titled).at_most(most).default([options[0].clone()]);
        if let Some(title) = title {
            (one, other) = (one.title(title.clone()), other.describe(title.clone()));
            (some, others) = (some.title(title.clone()), others.describe(title));
        }
        for schema in [form(&mut one), form(&mut other), form(&mut some), form(&mut others)] {
            prop_assert_eq!(fault(&schema), None, "{}", schema);
        }
    }
}
