//! Forms and choices written as types: what is sent for them, and what is read back.

use std::collections::HashMap;

use mrtr::{
    Choice, Engine, Form, KeyRing, Request, ToolError,
    answer::Answer,
    mrtr_tool,
    question::{Answers, Given, Judgement, Question, ask_user},
};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How to travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "kebab-case")]
enum Class {
    Economy,
    #[choice(title = "Premium, with a meal")]
    PremiumEconomy,
    #[serde(rename = "first")]
    First,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Choice)]
enum Extra {
    Bag,
    Bike,
    r#Seat,
}

/// Who travels, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase")]
struct Trip {
    /// As in the
    /// passport.
    ///
    /// Not sent.
    #[form(title = "Name", min_length = 1, max_length = 40)]
    full_name: String,
    #[form(format = "email")]
    email: Option<String>,
    #[form(minimum = 2, maximum = 120, default = 30)]
    age: u8,
    #[form(minimum = -0.5)]
    budget: f64,
    #[serde(rename = "r")]
    r#return: bool,
    #[form(default = Class::Economy)]
    class: Class,
    /// What to bring.
    #[form(min_items = 0, max_items = 2, default = [Extra::Bag])]
    extras: Vec<Extra>,
    upgrade: Option<Class>,
    points: i64,
    rate: Option<f32>,
    more: Option<Vec<Extra>>,
}

fn schema<T: Answer>() -> Value {
    let mut question = ask_user::<T>("?");
    question.suggest_keys(&["it"]);
    let request = question.requests()[0].to_value();
    request["params"]["requestedSchema"].clone()
}

struct Content(Value);

impl Answers for Content {
    fn given(&self, _: &str) -> Given<'_> {
        Given::Response(&self.0)
    }
}

/// What becomes of content that a user accepted.
fn answered<T: Answer>(content: Value) -> Result<T, String> {
    let mut question = ask_user::<T>("?");
    question.suggest_keys(&["it"]);
    let mut response = json!({ "action": "accept" });
    response["content"] = content;
    match question.judge(&Content(response)) {
        Judgement::Settled(answer) => Ok(answer.expect("accepted")),
        Judgement::Again(open) => Err(open[0].fault.clone().expect("a response was given")),
    }
}

#[test]
fn a_struct_is_a_form_with_a_field_for_each_of_its_own() {
    let classes = json!([
        { "const": "economy", "title": "economy" },
        { "const": "premium-economy", "title": "Premium, with a meal" },
        { "const": "first", "title": "first" },
    ]);
    let extras = json!({ "type": "string", "enum": ["Bag", "Bike", "Seat"] });
    assert_eq!(
        schema::<Trip>(),
        json!({
            "type": "object",
            "properties": {
                "fullName": { "type": "string", "title": "Name", "description": "As in the passport.", "minLength": 1, "maxLength": 40 },
                "email": { "type": "string", "format": "email" },
                "age": { "type": "integer", "minimum": 2, "maximum": 120, "default": 30 },
                "budget": { "type": "number", "minimum": -0.5 },
                "r": { "type": "boolean" },
                "class": { "type": "string", "description": "How to travel.", "oneOf": classes, "default": "economy" },
                "extras": { "type": "array", "description": "What to bring.", "maxItems": 2, "items": extras, "default": ["Bag"] },
                "upgrade": { "type": "string", "description": "How to travel.", "oneOf": classes },
                "points": { "type": "integer" },
                "rate": { "type": "number" },
                "more": { "type": "array", "items": extras },
            },
            "required": ["fullName", "age", "budget", "r", "class", "extras", "points"],
        })
    );
}

/// Asks for a trip.
#[mrtr_tool]
async fn book() -> Result<String, ToolError> {
    Ok(ask_user::<Trip>("Where to?").await?.full_name)
}

#[tokio::test]
async fn fields_are_shown_in_the_order_written() {
    let engine = Engine::builder("trips").keys(KeyRing::ephemeral()).build();
    let call = engine.call(&book, Request::tool_call(json!({}))).await;
    let text = serde_json::to_string(&call.unwrap()).unwrap();
    let names = [
        "fullName", "email", "age", "budget", "r", "class", "extras", "upgrade", "points", "rate",
        "more",
    ];
    let places = names.map(|name| text.find(&format!("\"{name}\":{{")).unwrap());
    assert!(places.is_sorted(), "{text}");
}

#[test]
fn a_choice_alone_is_a_field_named_by_the_key() {
    let schema = schema::<Class>();
    assert_eq!(schema["required"], json!(["it"]));
    assert_eq!(
        schema["properties"]["it"]["oneOf"][1]["const"],
        "premium-economy"
    );
    assert_eq!(
        answered::<Class>(json!({ "it": "first" })),
        Ok(Class::First)
    );
    assert_eq!(
        answered::<Vec<Extra>>(json!({ "it": ["Seat", "Bag"] })),
        Ok(vec![Extra::Seat, Extra::Bag])
    );
    assert_eq!(
        answered::<Class>(json!({ "it": "First" })),
        Err("\"it\" must be one of the options".to_owned())
    );
}

fn trip() -> Trip {
    Trip {
        full_name: "Ann".to_owned(),
        email: None,
        age: 30,
        budget: 0.0,
        r#return: true,
        class: Class::PremiumEconomy,
        extras: vec![Extra::Bike],
        upgrade: Some(Class::First),
        points: -1,
        rate: None,
        more: None,
    }
}

#[test]
fn rules_on_fields_are_rules_for_answers() {
    let wrong = |member: &str, value: Value| {
        let mut content = serde_json::to_value(trip()).unwrap();
        content[member] = value;
        answered::<Trip>(content).unwrap_err()
    };
    assert_eq!(
        wrong("fullName", json!("")),
        "\"Name\" must have at least 1 character"
    );
    assert_eq!(
        wrong("email", json!("ann")),
        "\"email\" must be an email address"
    );
    assert_eq!(wrong("age", json!(1)), "\"age\" must be at least 2");
    assert_eq!(
        wrong("budget", json!(-1)),
        "\"budget\" must be at least -0.5"
    );
    assert_eq!(wrong("r", json!("yes")), "\"r\" must be yes or no");
    assert_eq!(
        wrong("class", json!("business")),
        "\"class\" must be one of the options"
    );
    assert_eq!(
        wrong("extras", json!(["Bag", "Bike", "Seat"])),
        "\"extras\" must have at most 2 options"
    );
    assert_eq!(
        answered::<Trip>(serde_json::to_value(trip()).unwrap()),
        Ok(trip())
    );
}

#[test]
fn a_form_can_be_filled_in_beforehand_with_a_value() {
    let question = ask_user::<Trip>("?").default(trip());
    let bytes = serde_json::to_value(&question).unwrap();
    let question: mrtr::question::AskUser<Trip> = serde_json::from_value(bytes).unwrap();
    let properties =
        question.requests()[0].to_value()["params"]["requestedSchema"]["properties"].clone();
    let defaults: HashMap<_, _> = properties
        .as_object()
        .unwrap()
        .iter()
        .filter_map(|(name, property)| Some((name.as_str(), property.get("default")?.clone())))
        .collect();
    let expected = json!({
        "fullName": "Ann", "age": 30, "budget": 0.0, "r": true, "class": "premium-economy", "extras": ["Bike"],
        "upgrade": "first", "points": -1,
    });
    assert_eq!(serde_json::to_value(defaults).unwrap(), expected);
}

#[test]
fn a_form_of_one_field_keeps_its_own_name() {
    #[derive(Debug, PartialEq, Serialize, Deserialize, Form)]
    struct Login {
        name: String,
    }
    assert_eq!(schema::<Login>()["required"], json!(["name"]));
    assert_eq!(
        answered::<Login>(json!({ "name": "ann" })),
        Ok(Login {
            name: "ann".to_owned()
        })
    );
}

mod elsewhere {
    //! Nothing of the prelude is needed where a derive is used.

    #![allow(dead_code, non_camel_case_types)]

    struct Option;
    struct String;
    struct Vec;
    struct Some;
    struct None;

    pub(super) mod reexports {
        pub(crate) use mrtr as asking;
    }

    #[derive(mrtr::Choice)]
    #[choice(crate = reexports::asking)]
    pub(super) enum Pick {
        One,
    }

    #[derive(mrtr::Form)]
    #[form(crate = self::reexports::asking)]
    pub(super) struct Small {
        #[form(default = "x")]
        pub(super) text: std::string::String,
        pub(super) maybe: std::option::Option<Pick>,
    }
}

#[test]
fn derives_need_nothing_in_scope_and_follow_a_given_path() {
    assert_eq!(
        schema::<elsewhere::Small>()["properties"],
        json!({ "text": { "type": "string", "default": "x" }, "maybe": { "type": "string", "enum": ["One"] } })
    );
    let small = answered::<elsewhere::Small>(json!({ "text": "y", "maybe": "One" }))
        .ok()
        .unwrap();
    assert_eq!(small.text, "y");
    assert!(small.maybe.is_some());
}

fn any_class() -> impl Strategy<Value = Class> {
    prop_oneof![
        Just(Class::Economy),
        Just(Class::PremiumEconomy),
        Just(Class::First)
    ]
}

fn any_extras(most: usize) -> impl Strategy<Value = Vec<Extra>> {
    proptest::sample::subsequence(vec![Extra::Bag, Extra::Bike, Extra::Seat], 0..=most)
}

prop_compose! {
    fn any_trip()(
        full_name in "\\PC{1,40}",
        email in prop::option::of("[a-z]{1,8}@[a-z]{1,8}\\.[a-z]{2,3}"),
        age in 2..=120_u8,
        budget in -0.5..=f64::MAX,
        r#return: bool,
        class in any_class(),
        extras in any_extras(2),
        upgrade in prop::option::of(any_class()),
        points: i64,
        rate in prop::option::of(f32::MIN..=f32::MAX),
        more in prop::option::of(any_extras(3)),
    ) -> Trip {
        Trip { full_name, email, age, budget, r#return, class, extras, upgrade, points, rate, more }
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop_oneof![
            Just("economy"),
            Just("first"),
            Just("Bag"),
            Just("a@b.cd"),
            Just("")
        ]
        .prop_map(Value::from),
        "\\PC{0,50}".prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            prop::collection::hash_map("it|age", inner, 0..2)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// Whether a value obeys a property of the schema that was sent, told without our own checks.
fn obeys(property: &Value, value: &Value) -> bool {
    let number = |name: &str| property.get(name).and_then(Value::as_f64);
    let within = |n: f64, low: &str, high: &str| {
        number(low).is_none_or(|low| n >= low) && number(high).is_none_or(|high| n <= high)
    };
    let offered = |list: &Value, value: &Value| {
        let options = ["enum", "oneOf", "anyOf"]
            .iter()
            .find_map(|name| list.get(name)?.as_array());
        options.is_none_or(|options| {
            options
                .iter()
                .any(|option| option.get("const").unwrap_or(option) == value)
        })
    };
    match property["type"].as_str().unwrap() {
        "boolean" => value.is_boolean(),
        "integer" => value
            .as_f64()
            .is_some_and(|n| n.fract() == 0.0 && within(n, "minimum", "maximum")),
        "number" => value
            .as_f64()
            .is_some_and(|n| within(n, "minimum", "maximum")),
        "string" => value.as_str().is_some_and(|text| {
            let length = f64::from(u32::try_from(text.chars().count()).unwrap());
            within(length, "minLength", "maxLength")
                && offered(property, value)
                && (property.get("format").is_none() || text.contains('@'))
        }),
        "array" => value.as_array().is_some_and(|items| {
            let length = f64::from(u32::try_from(items.len()).unwrap());
            within(length, "minItems", "maxItems")
                && items.iter().all(|item| offered(&property["items"], item))
        }),
        other => panic!("a type MCP does not have: {other}"),
    }
}

proptest! {
    #[test]
    fn every_value_of_a_form_rendered_as_an_answer_comes_back_equal(trip in any_trip()) {
        // As it goes over the wire; an optional field that is not set is sent as null here.
        let content: Value = serde_json::from_str(&serde_json::to_string(&trip).unwrap()).unwrap();
        prop_assert_eq!(answered::<Trip>(content.clone()), Ok(trip.clone()));
        let sparse = content.as_object().unwrap().clone().into_iter().filter(|(_, value)| !value.is_null()).collect();
        prop_assert_eq!(answered::<Trip>(Value::Object(sparse)), Ok(trip));
    }

    #[test]
    fn content_outside_the_schema_never_yields_a_value(trip in any_trip(), member in 0..11_usize, value in any_json()) {
        let schema = schema::<Trip>();
        let (name, property) = schema["properties"].as_object().unwrap().iter().nth(member).unwrap();
        let required = schema["required"].as_array().unwrap().contains(&json!(name));
        let mut content = serde_json::to_value(trip).unwrap();
        content[name] = value.clone();
        let answer = answered::<Trip>(content);
        let left_out = value.is_null() && !required;
        if !left_out && !obeys(property, &value) {
            prop_assert!(answer.is_err(), "{} took {}", name, value);
        }
        // What was read obeys the schema as well when it is written again.
        if let Ok(trip) = answer {
            let again = &serde_json::to_value(trip).unwrap()[name];
            prop_assert!(again.is_null() && left_out || obeys(property, again), "{} gave {}", name, again);
        }
    }
}
