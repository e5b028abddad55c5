//! The protocol's JSON: only here are its member names known (MCP 2026-07-28, `schema.ts`).

mod counted;
mod screen;
mod sent;

use serde_json::{Map, Value, json};

#[cfg(feature = "rmcp")]
pub(crate) use self::sent::{bound, exact, positive, titled};
pub(crate) use self::{
    counted::{said, typed},
    sent::input_required,
};

use crate::protocol::{
    capability::Capabilities,
    form::FormSchema,
    kind::Kind,
    root::Root,
    sampling::{Completion, SampleContent, SampleMessage, SampleRequest, SampleRole, ToolUse},
};

/// What one input request asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum RequestBody {
    /// `elicitation/create`, mode `form`.
    Form { message: String, schema: FormSchema },
    /// `elicitation/create`, mode `url`.
    Url { message: String, url: String },
    /// `sampling/createMessage`.
    Sample(Box<SampleRequest>),
    /// `roots/list`.
    Roots,
}

impl RequestBody {
    /// Tells the person why the question comes again. A model and a list of roots have nobody to tell.
    pub(crate) fn add_reason(&mut self, reason: &str) {
        match self {
            Self::Form { message, .. } | Self::Url { message, .. } => {
                message.push_str("\n\nThe last answer could not be used: ");
                message.push_str(reason);
                message.push('.');
            }
            Self::Sample(_) | Self::Roots => {}
        }
    }
}

/// What a kind of question needs, for people.
pub(crate) fn capability_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Form => "form elicitation",
        Kind::Url => "URL elicitation",
        Kind::Sampling => "sampling",
        Kind::SamplingTools => "sampling with tools",
        Kind::Roots => "roots",
    }
}

/// The `ClientCapabilities` a kind of question needs.
pub(crate) fn capability(kind: Kind) -> Value {
    match kind {
        Kind::Form => json!({ "elicitation": { "form": {} } }),
        Kind::Url => json!({ "elicitation": { "url": {} } }),
        Kind::Sampling => json!({ "sampling": {} }),
        Kind::SamplingTools => json!({ "sampling": { "tools": {} } }),
        Kind::Roots => json!({ "roots": {} }),
    }
}

impl Capabilities {
    /// Reads a `clientCapabilities` object; `elicitation: {}` means forms.
    ///
    /// What has the wrong type counts as not declared.
    pub fn from_value(value: &Value) -> Self {
        capabilities(value)
    }
}

/// Reads `ClientCapabilities`. A member of the wrong type counts as absent: who cannot say what it
/// can do is not asked.
pub(crate) fn capabilities(value: &Value) -> Capabilities {
    let object = |member| value.get(member).and_then(Value::as_object);
    let has = |of: Option<&Map<String, Value>>, member| {
        of.and_then(|of| of.get(member))
            .is_some_and(Value::is_object)
    };
    let elicitation = object("elicitation");
    let sampling = object("sampling");
    Capabilities {
        // An empty `elicitation` is what clients sent before there were modes: it means forms.
        form: has(elicitation, "form") || elicitation.is_some_and(Map::is_empty),
        url: has(elicitation, "url"),
        sampling: sampling.is_some(),
        sampling_tools: has(sampling, "tools"),
        roots: object("roots").is_some(),
    }
}

/// One entry of `inputRequests`.
pub(crate) fn input_request(body: &RequestBody) -> Value {
    // Text keys, and numbers that are finite: there is nothing that could fail.
    serde_json::to_value(body).unwrap_or_default()
}

/// An elicitation's outcome (MCP `ElicitResult`).
#[derive(Debug, PartialEq)]
pub(crate) enum Elicited<'v> {
    /// Accepted; a URL elicitation has no content, nor has a form with nothing filled in.
    Accepted(Option<&'v Map<String, Value>>),
    /// Refused.
    Declined,
    /// Dismissed.
    Cancelled,
}

/// Reads an `ElicitResult`. Content is looked at only on `accept`.
pub(crate) fn elicited(response: &Value) -> Result<Elicited<'_>, String> {
    let action = response.get("action").and_then(Value::as_str);
    match action {
        Some("accept") => match response.get("content") {
            None | Some(Value::Null) => Ok(Elicited::Accepted(None)),
            Some(Value::Object(content)) => Ok(Elicited::Accepted(Some(content))),
            Some(_) => Err("its content was not a filled-in form".to_owned()),
        },
        Some("decline") => Ok(Elicited::Declined),
        Some("cancel") => Ok(Elicited::Cancelled),
        _ => Err("it did not say whether the user accepted, declined or cancelled".to_owned()),
    }
}

/// Reads a `ListRootsResult`.
pub(crate) fn roots(response: &Value) -> Result<Vec<Root>, String> {
    let list = response
        .get("roots")
        .and_then(Value::as_array)
        .ok_or("it was not a list of roots")?;
    let root = |root: &Value| {
        Some(Root {
            uri: root.get("uri")?.as_str()?.to_owned(),
            name: root.get("name").and_then(Value::as_str).map(str::to_owned),
        })
    };
    list.iter()
        .map(root)
        .collect::<Option<_>>()
        .ok_or_else(|| "one of the roots had no URI".to_owned())
}

fn sample(request: &SampleRequest) -> Value {
    let mut params = Map::new();
    let mut set = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            params.insert(name.to_owned(), value);
        }
    };
    set(
        "messages",
        Some(request.messages.iter().map(sample_message).collect()),
    );
    set(
        "systemPrompt",
        request.system_prompt.as_deref().map(Value::from),
    );
    let preferences = &request.preferences;
    let hints: Vec<_> = preferences
        .hints
        .iter()
        .map(|name| json!({ "name": name }))
        .collect();
    let preferences: Map<_, _> = [
        ("hints", (!hints.is_empty()).then(|| hints.into())),
        ("costPriority", preferences.cost.map(Value::from)),
        ("speedPriority", preferences.speed.map(Value::from)),
        (
            "intelligencePriority",
            preferences.intelligence.map(Value::from),
        ),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name.to_owned(), value?)))
    .collect();
    set(
        "modelPreferences",
        (!preferences.is_empty()).then_some(preferences.into()),
    );
    set("temperature", request.temperature.map(Value::from));
    set("maxTokens", Some(request.max_tokens.into()));
    let stop = &request.stop_sequences;
    set(
        "stopSequences",
        (!stop.is_empty()).then(|| stop.clone().into()),
    );
    set("metadata", request.metadata.clone());
    if !request.tools.is_empty() {
        let tool = |tool: &crate::protocol::sampling::SampleTool| json!({ "name": tool.name, "description": tool.description, "inputSchema": tool.input_schema });
        set("tools", Some(request.tools.iter().map(tool).collect()));
        set(
            "toolChoice",
            request.tool_required.then(|| json!({ "mode": "required" })),
        );
    }
    Value::Object(params)
}

fn sample_message(message: &SampleMessage) -> Value {
    let role = match message.role {
        SampleRole::User => "user",
        SampleRole::Assistant => "assistant",
    };
    let content = match &message.content[..] {
        [one] => sample_content(one),
        many => many.iter().map(sample_content).collect(),
    };
    json!({ "role": role, "content": content })
}

fn sample_content(content: &SampleContent) -> Value {
    match content {
        SampleContent::Text(text) => json!({ "type": "text", "text": text }),
        SampleContent::Image { data, mime_type } => {
            json!({ "type": "image", "data": data, "mimeType": mime_type })
        }
        SampleContent::Audio { data, mime_type } => {
            json!({ "type": "audio", "data": data, "mimeType": mime_type })
        }
        SampleContent::ToolUse(ToolUse { id, name, input }) => {
            json!({ "type": "tool_use", "id": id, "name": name, "input": input })
        }
        SampleContent::ToolResult {
            tool_use_id,
            text,
            is_error,
        } => json!({
            "type": "tool_result",
            "toolUseId": tool_use_id,
            "content": [{ "type": "text", "text": text }],
            "isError": is_error,
        }),
    }
}

/// Reads a `CreateMessageResult`.
pub(crate) fn completion(response: &Value) -> Result<Completion, String> {
    let member = |name: &str| response.get(name);
    if member("role").and_then(Value::as_str) != Some("assistant") {
        return Err("it was not a model's message".to_owned());
    }
    let model = member("model")
        .and_then(Value::as_str)
        .ok_or("it did not name the model")?;
    let blocks = match member("content") {
        Some(Value::Array(blocks)) => &blocks[..],
        Some(block @ Value::Object(_)) => std::slice::from_ref(block),
        _ => return Err("it had no content".to_owned()),
    };
    let mut text = None::<String>;
    let mut tool_uses = Vec::new();
    for block in blocks {
        let part = |name: &str| block.get(name).and_then(Value::as_str);
        match part("type") {
            Some("text") => text
                .get_or_insert_default()
                .push_str(part("text").ok_or("its text was missing")?),
            Some("tool_use") => tool_uses.push(ToolUse {
                id: part("id").ok_or("its tool use had no id")?.to_owned(),
                name: part("name").ok_or("its tool use had no name")?.to_owned(),
                input: block
                    .get("input")
                    .filter(|input| input.is_object())
                    .cloned()
                    .ok_or("its tool use had no input")?,
            }),
            // Nothing that was asked for comes as an image or in a kind of block yet to be invented.
            _ => {}
        }
    }
    if text.is_none() && tool_uses.is_empty() {
        return Err("it had no text".to_owned());
    }
    Ok(Completion {
        text: text.unwrap_or_default(),
        model: model.to_owned(),
        stop_reason: member("stopReason")
            .and_then(Value::as_str)
            .map(str::to_owned),
        tool_uses,
    })
}

#[cfg(test)]
mod tests;
