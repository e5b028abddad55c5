//! What a user says, as the client tells it to the server.

use serde_json::{Map, Value, json};

/// The response to `request` that says `value` (MCP 2026-07-28, elicitation, sampling, roots).
///
/// A form takes an object of its fields, or the value of its only one.
pub(super) fn response(request: &Value, value: Value) -> Value {
    match request["method"].as_str() {
        Some("sampling/createMessage") => sampled(value),
        Some("roots/list") if value.is_array() => json!({ "roots": value }),
        Some("elicitation/create") if request["params"]["mode"] == "url" => {
            json!({ "action": "accept" })
        }
        Some("elicitation/create") => {
            json!({ "action": "accept", "content": content(request, value) })
        }
        _ => value,
    }
}

fn content(request: &Value, value: Value) -> Value {
    let Some(fields) = fields(request) else {
        return value;
    };
    let mut names = fields.keys();
    match (names.next(), names.next(), &value) {
        // An object that has the field already is the content itself.
        (Some(name), None, Value::Object(members)) if members.contains_key(name) => value,
        (Some(name), None, _) => json!({ name: value }),
        _ => value,
    }
}

fn sampled(value: Value) -> Value {
    match value {
        Value::String(text) => json!({
            "role": "assistant",
            "content": { "type": "text", "text": text },
            "model": "test",
            "stopReason": "endTurn",
        }),
        other => other,
    }
}

fn fields(request: &Value) -> Option<&Map<String, Value>> {
    request["params"]["requestedSchema"]["properties"].as_object()
}

/// A request on one line, for people: what it is and what it says.
pub(super) fn summary(request: &Value) -> String {
    let params = &request["params"];
    let method = request["method"].as_str().unwrap_or("an unknown request");
    let message = params["message"].as_str();
    let what = match (method, fields(request), params["url"].as_str()) {
        ("elicitation/create", _, Some(url)) => format!("opens {url}"),
        ("elicitation/create", Some(fields), None) => {
            // By name: a JSON value may have lost the order.
            let mut names: Vec<_> = fields.keys().map(|name| format!("`{name}`")).collect();
            names.sort_unstable();
            format!("a form with {}", names.join(", "))
        }
        _ => method.to_owned(),
    };
    match message {
        Some(message) => format!("{message:?} ({what})"),
        None => what,
    }
}
