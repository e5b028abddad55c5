//! What changes from a request to its retry.

use serde_json::{Value, json};

use super::RetryError;

const REQUEST: &str = "the request";
const RESULT: &str = "the result";
const ANSWERS: &str = "the answers";

/// A JSON value: a [`Value`], or what the command `mrtr retry` keeps of a text.
pub trait Json: Sized + Clone + PartialEq {
    /// Whether this is `null`.
    fn is_null(&self) -> bool;

    /// Whether this is a number without fraction or exponent.
    fn is_integer(&self) -> bool;

    /// A string's text, escaped where it is not Unicode.
    fn as_text(&self) -> Option<&str>;

    /// An object's members, in order.
    fn into_members(self) -> Option<Members<Self>>;

    /// An object with these members.
    fn of_members(members: Members<Self>) -> Self;

    /// The next integer, unless it is too large.
    fn successor(&self) -> Option<Self>;

    /// The text that errors quote.
    fn printed(&self) -> String;

    /// A member's name as people read it.
    fn plain(name: &str) -> String;
}

impl Json for Value {
    fn is_null(&self) -> bool {
        self.is_null()
    }

    fn is_integer(&self) -> bool {
        self.is_number() && !self.is_f64()
    }

    fn as_text(&self) -> Option<&str> {
        self.as_str()
    }

    fn into_members(self) -> Option<Members<Self>> {
        match self {
            Self::Object(members) => Some(members.into_iter().collect()),
            _ => None,
        }
    }

    fn of_members(members: Members<Self>) -> Self {
        members.into_iter().collect()
    }

    fn successor(&self) -> Option<Self> {
        let unsigned = self.as_u64().and_then(|id| id.checked_add(1));
        let signed = || self.as_i64().and_then(|id| id.checked_add(1));
        unsigned
            .map(Self::from)
            .or_else(|| signed().map(Self::from))
    }

    fn printed(&self) -> String {
        match self {
            Self::Array(items) => {
                let items: Vec<_> = items.iter().map(Json::printed).collect();
                format!("[{}]", items.join(", "))
            }
            Self::Object(members) => {
                let members: Vec<_> = members
                    .iter()
                    .map(|(name, value)| format!("{}: {}", json!(name), value.printed()))
                    .collect();
                format!("{{{}}}", members.join(", "))
            }
            scalar => scalar.to_string(),
        }
    }

    fn plain(name: &str) -> String {
        name.to_owned()
    }
}

type Members<J> = Vec<(String, J)>;

/// What [`retry_request`](super::retry_request) does, for any kind of JSON value.
///
/// # Errors
///
/// As [`retry_request`](super::retry_request).
pub fn retry<J: Json>(original: J, result: J, answers: J) -> Result<J, RetryError> {
    let mut request = object(original, REQUEST, "is not an object")?;
    let id = member(&request, "id").ok_or(shape("the request's `id`", "is missing"))?;
    if !id.is_integer() {
        return Err(shape("the request's `id`", "is not an integer"));
    }
    let next = id.successor();
    let params =
        member(&request, "params").ok_or(shape("the request's `params`", "are missing"))?;
    let mut params = object(
        params.clone(),
        "the request's `params`",
        "are not an object",
    )?;

    let round = Round::of(result, id)?;
    let answers = object(answers, ANSWERS, "are not an object")?;
    let responses = round
        .asked
        .into_iter()
        .map(|key| match member(&answers, &key) {
            Some(answer) => Ok((key, answer.clone())),
            None => Err(RetryError::Missing {
                key: J::plain(&key),
            }),
        })
        .collect::<Result<Members<J>, _>>()?;

    put(&mut params, "inputResponses", J::of_members(responses));
    match round.state {
        Some(state) => put(&mut params, "requestState", state),
        None => params.retain(|(name, _)| name != "requestState"),
    }
    put(&mut request, "id", next.ok_or(RetryError::IdTooLarge)?);
    put(&mut request, "params", J::of_members(params));
    Ok(J::of_members(request))
}

/// What an `input_required` result asks for.
struct Round<J> {
    /// The keys of `inputRequests`, in order.
    asked: Vec<String>,
    state: Option<J>,
}

impl<J: Json> Round<J> {
    fn of(result: J, id: &J) -> Result<Self, RetryError> {
        let mut result = object(result, RESULT, "is not an object")?;
        if is_response(&result) {
            result = unwrap(result, id)?;
        }
        if let Some(kind) = member(&result, "resultType")
            && kind.as_text() != Some("input_required")
        {
            return Err(RetryError::Ended {
                instead: format!("its `resultType` is {}", kind.printed()),
            });
        }
        let requests = take(&mut result, "inputRequests");
        let state = take(&mut result, "requestState");
        if requests.is_none() && state.is_none() {
            return Err(RetryError::Ended {
                instead: "it has neither `inputRequests` nor `requestState`".to_owned(),
            });
        }
        if state
            .as_ref()
            .is_some_and(|state| state.as_text().is_none())
        {
            return Err(shape("the result's `requestState`", "is not a string"));
        }
        let asked = match requests {
            None => Vec::new(),
            Some(requests) => object(
                requests,
                "the result's `inputRequests`",
                "are not an object",
            )?
            .into_iter()
            .map(|(key, _)| key)
            .collect(),
        };
        Ok(Self { asked, state })
    }
}

/// Whether these are the members of a JSON-RPC response, and not those of the result in it.
fn is_response<J: Json>(members: &Members<J>) -> bool {
    let has = |name| member(members, name).is_some();
    let bare = ["resultType", "inputRequests", "requestState"];
    has("jsonrpc") || (has("result") && !bare.into_iter().any(has))
}

/// The result in a JSON-RPC response, which has to be the one to this request.
fn unwrap<J: Json>(mut response: Members<J>, id: &J) -> Result<Members<J>, RetryError> {
    if let Some(error) = take(&mut response, "error") {
        return Err(RetryError::Ended {
            instead: format!("the response is the error {}", error.printed()),
        });
    }
    if member(&response, "id") != Some(id) {
        return Err(shape("the response's `id`", "is not the request's"));
    }
    let result = take(&mut response, "result")
        .ok_or(shape("the response", "has neither `result` nor `error`"))?;
    object(result, RESULT, "is not an object")
}

fn object<J: Json>(
    json: J,
    what: &'static str,
    wants: &'static str,
) -> Result<Members<J>, RetryError> {
    json.into_members().ok_or(shape(what, wants))
}

fn shape(what: &'static str, wants: &'static str) -> RetryError {
    RetryError::Shape { what, wants }
}

fn member<'a, J>(members: &'a Members<J>, name: &str) -> Option<&'a J> {
    members
        .iter()
        .find_map(|(other, value)| (other == name).then_some(value))
}

/// Takes a member out; `null` is none.
fn take<J: Json>(members: &mut Members<J>, name: &str) -> Option<J> {
    let at = members.iter().position(|(other, _)| other == name)?;
    Some(members.remove(at).1).filter(|value| !value.is_null())
}

/// Sets a member in its place, or at the end.
fn put<J>(members: &mut Members<J>, name: &str, value: J) {
    match members.iter_mut().find(|(other, _)| other == name) {
        Some((_, old)) => *old = value,
        None => members.push((name.to_owned(), value)),
    }
}
