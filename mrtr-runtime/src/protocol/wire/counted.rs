//! As much of a response as counts.
//!
//! Two requests with the same answer are the same request, whatever a client writes beside it: `_meta`, properties that
//! nobody has asked for, the content of what was declined.

use serde_json::{Map, Value};

use super::{Elicited, RequestBody, elicited};
use crate::protocol::form::{FieldKind, schema::MAX_TEXT};

impl RequestBody {
    /// What `response` says to this.
    pub(crate) fn counted(&self, response: &Value) -> Value {
        let asked = |name: &str| match self {
            Self::Form { schema, .. } => schema.fields.iter().any(|field| field.name == name),
            _ => false,
        };
        match self {
            Self::Form { .. } | Self::Url { .. } => {
                elicited_said(response, asked).unwrap_or_default()
            }
            Self::Sample(_) | Self::Roots => without_meta(response),
        }
    }

    /// Announces how long a text may be: as long as its author lets it, but no more than this many characters.
    pub(crate) fn limit_text(&mut self, characters: usize) {
        let Self::Form { schema, .. } = self else {
            return;
        };
        let limit = u32::try_from(characters).unwrap_or(u32::MAX);
        for field in &mut schema.fields {
            if let FieldKind::String { max_length, .. } = &mut field.kind {
                *max_length = Some(limit.min(max_length.unwrap_or(MAX_TEXT)));
            }
        }
    }
}

/// What `response` says, if all of it was asked for.
pub(crate) fn said(response: &Value) -> Value {
    elicited_said(response, |_| true).unwrap_or_else(|| without_meta(response))
}

/// `None` if it is no response to an elicitation.
fn elicited_said(response: &Value, asked: impl Fn(&str) -> bool) -> Option<Value> {
    Some(match elicited(response).ok()? {
        Elicited::Accepted(content) => {
            let members = content.into_iter().flatten();
            // Null is how some clients write what was left out.
            let said = members.filter(|(name, value)| asked(name) && !value.is_null());
            said.map(|(name, value)| (name.clone(), value.clone()))
                .collect::<Map<_, _>>()
                .into()
        }
        Elicited::Declined => "declined".into(),
        Elicited::Cancelled => "cancelled".into(),
    })
}

fn without_meta(response: &Value) -> Value {
    match response {
        Value::Array(items) => items.iter().map(without_meta).collect(),
        Value::Object(members) => {
            let members = members.iter().filter(|(name, _)| *name != "_meta");
            members
                .map(|(name, value)| (name.clone(), without_meta(value)))
                .collect::<Map<_, _>>()
                .into()
        }
        plain => plain.clone(),
    }
}

/// How many bytes of text an accepted form has.
pub(crate) fn typed(response: &Value) -> usize {
    let Ok(Elicited::Accepted(Some(content))) = elicited(response) else {
        return 0;
    };
    content
        .values()
        .filter_map(Value::as_str)
        .map(str::len)
        .sum()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::protocol::form::{FieldSchema, FormSchema};

    fn form() -> RequestBody {
        RequestBody::Form {
            message: String::new(),
            schema: FormSchema::new(vec![FieldSchema::new("sure", FieldKind::Boolean)]),
        }
    }

    fn yes(beside: Value) -> Value {
        let mut yes = json!({ "action": "accept", "content": { "sure": true } });
        for (name, value) in beside.as_object().unwrap() {
            if name == "content" {
                yes["content"]
                    .as_object_mut()
                    .unwrap()
                    .extend(value.as_object().unwrap().clone());
            } else {
                yes[name] = value.clone();
            }
        }
        yes
    }

    #[test]
    fn what_stands_beside_an_answer_does_not_count_and_the_answer_does() {
        let counted = |response| form().counted(&response);
        let plain = counted(yes(json!({})));
        for beside in [
            json!({ "_meta": { "trace": 1 } }),
            json!({ "other": 1 }),
            json!({ "content": { "other": 1 } }),
            json!({ "content": { "other": null } }),
        ] {
            assert_eq!(counted(yes(beside)), plain);
        }
        let no = counted(yes(json!({ "content": { "sure": false } })));
        let declined = counted(yes(json!({ "action": "decline" })));
        assert_eq!(declined, counted(json!({ "action": "decline" })));
        let cancelled = counted(yes(json!({ "action": "cancel" })));
        let all = [
            plain,
            no,
            declined,
            cancelled,
            counted(json!({ "action": "accept" })),
        ];
        for (i, a) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|b| a != b), "{a}");
        }
        assert_ne!(json!("declined"), all[0]);
    }

    #[test]
    fn of_a_completion_and_of_roots_all_counts_but_meta() {
        let roots = |meta: Value| json!({ "roots": [{ "uri": "file:///a", "_meta": meta }], "_meta": meta });
        let counted = RequestBody::Roots.counted(&roots(json!({ "trace": 1 })));
        assert_eq!(
            counted,
            RequestBody::Roots.counted(&roots(json!({ "trace": 2 })))
        );
        assert_eq!(counted, json!({ "roots": [{ "uri": "file:///a" }] }));
    }
}
