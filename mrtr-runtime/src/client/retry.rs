//! What changes from a request to its retry.

use super::{ANSWERS, REQUEST, RESULT, RetryError, text::Json};

type Members = Vec<(String, Json)>;

pub(super) fn retry(original: Json, result: Json, answers: Json) -> Result<Json, RetryError> {
    let mut request = object(original, REQUEST, "is not an object")?;
    let id = member(&request, "id").ok_or(shape("the request's `id`", "is missing"))?;
    let next = id
        .successor()
        .ok_or(shape("the request's `id`", "is not an integer"))?;
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
                key: Json::plain(&key),
            }),
        })
        .collect::<Result<Members, _>>()?;

    put(&mut params, "inputResponses", Json::Object(responses));
    match round.state {
        Some(state) => put(&mut params, "requestState", state),
        None => params.retain(|(name, _)| name != "requestState"),
    }
    put(&mut request, "id", next);
    put(&mut request, "params", Json::Object(params));
    Ok(Json::Object(request))
}

/// What an `input_required` result asks for.
struct Round {
    /// The keys of `inputRequests`, in order.
    asked: Vec<String>,
    state: Option<Json>,
}

impl Round {
    fn of(result: Json, id: &Json) -> Result<Self, RetryError> {
        let mut result = object(result, RESULT, "is not an object")?;
        if is_response(&result) {
            result = unwrap(result, id)?;
        }
        if let Some(kind) = member(&result, "resultType")
            && *kind != Json::text("input_required")
        {
            return Err(RetryError::Ended {
                instead: format!("its `resultType` is {kind}"),
            });
        }
        let requests = take(&mut result, "inputRequests");
        let state = take(&mut result, "requestState");
        if requests.is_none() && state.is_none() {
            return Err(RetryError::Ended {
                instead: "it has neither `inputRequests` nor `requestState`".to_owned(),
            });
        }
        if !matches!(state, None | Some(Json::Text(_))) {
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
fn is_response(members: &Members) -> bool {
    let has = |name| member(members, name).is_some();
    let bare = ["resultType", "inputRequests", "requestState"];
    has("jsonrpc") || (has("result") && !bare.into_iter().any(has))
}

/// The result in a JSON-RPC response, which has to be the one to this request.
fn unwrap(mut response: Members, id: &Json) -> Result<Members, RetryError> {
    if let Some(error) = take(&mut response, "error") {
        return Err(RetryError::Ended {
            instead: format!("the response is the error {error}"),
        });
    }
    if member(&response, "id") != Some(id) {
        return Err(shape("the response's `id`", "is not the request's"));
    }
    let result = take(&mut response, "result")
        .ok_or(shape("the response", "has neither `result` nor `error`"))?;
    object(result, RESULT, "is not an object")
}

fn object(json: Json, what: &'static str, wants: &'static str) -> Result<Members, RetryError> {
    match json {
        Json::Object(members) => Ok(members),
        _ => Err(shape(what, wants)),
    }
}

fn shape(what: &'static str, wants: &'static str) -> RetryError {
    RetryError::Shape { what, wants }
}

fn member<'a>(members: &'a Members, name: &str) -> Option<&'a Json> {
    members
        .iter()
        .find_map(|(other, value)| (other == name).then_some(value))
}

/// Takes a member out; `null` is none.
fn take(members: &mut Members, name: &str) -> Option<Json> {
    let at = members.iter().position(|(other, _)| other == name)?;
    Some(members.remove(at).1).filter(|value| *value != Json::NULL)
}

/// Sets a member in its place, or at the end.
fn put(members: &mut Members, name: &str, value: Json) {
    match members.iter_mut().find(|(other, _)| other == name) {
        Some((_, old)) => *old = value,
        None => members.push((name.to_owned(), value)),
    }
}
