//! Between our types and rmcp's model of the wire.

use std::{borrow::Cow, sync::Arc};

use ::rmcp::{
    RoleServer,
    model::{
        CallToolResponse, CallToolResult, ClientCapabilities, ContentBlock, ElicitRequest,
        ErrorCode, ErrorData, InputRequest, InputRequests, InputRequiredResult, Resource,
        ResourceContents as Contents, Tool, ToolAnnotations,
    },
    service::RequestContext,
};
use serde::Deserialize;

use super::elicit;
use crate::{
    engine::{Body, InputRequired, Response},
    function::{
        reply::{Content, Reply, ResourceContents},
        tool::{Annotations, Descriptor},
    },
    protocol::{capability::Capabilities, error::RpcError},
};

/// An entry of `tools/list`.
pub(super) fn tool(descriptor: &Descriptor) -> Tool {
    let mut tool = Tool::new_with_raw(
        descriptor.name,
        descriptor.description.map(Cow::Borrowed),
        Arc::new(descriptor.input_schema.clone()),
    );
    tool.title = descriptor.title.map(str::to_owned);
    tool.output_schema = descriptor.output_schema.clone().map(Arc::new);
    let Annotations {
        read_only,
        destructive,
        idempotent,
        open_world,
    } = descriptor.annotations;
    if descriptor.annotations != Annotations::default() {
        tool.annotations = Some(ToolAnnotations::from_raw(
            None,
            read_only,
            destructive,
            idempotent,
            open_world,
        ));
    }
    tool
}

/// A finished call. `resultType` is `complete`; rmcp leaves it out for older clients only.
pub(super) fn reply(reply: Reply) -> CallToolResult {
    let mut result = CallToolResult::success(reply.content.into_iter().map(content).collect());
    result.structured_content = reply.structured;
    result.is_error = Some(reply.is_error);
    result
}

/// What is in a resource.
pub(super) fn contents(contents: ResourceContents) -> Contents {
    match contents {
        ResourceContents::Text {
            uri,
            mime_type,
            text,
        } => Contents::TextResourceContents {
            uri,
            mime_type,
            text,
            meta: None,
        },
        ResourceContents::Blob {
            uri,
            mime_type,
            blob,
        } => Contents::BlobResourceContents {
            uri,
            mime_type,
            blob,
            meta: None,
        },
    }
}

pub(super) fn content(content: Content) -> ContentBlock {
    match content {
        Content::Text { text } => ContentBlock::text(text),
        Content::Image { data, mime_type } => ContentBlock::image(data, mime_type),
        Content::Audio { data, mime_type } => ContentBlock::audio(data, mime_type),
        Content::Resource { resource } => ContentBlock::resource(contents(resource)),
        Content::ResourceLink {
            uri,
            name,
            description,
            mime_type,
        } => {
            let mut resource = Resource::new(uri, name);
            resource.description = description;
            resource.mime_type = mime_type;
            ContentBlock::resource_link(resource)
        }
    }
}

/// What `tools/call` gives.
pub(super) fn tool_response(response: Response) -> Result<CallToolResponse, ErrorData> {
    match response {
        Response::Complete(done) => Ok(CallToolResponse::Complete(reply(done))),
        Response::InputRequired(round) => {
            input_required(round).map(CallToolResponse::InputRequired)
        }
    }
}

pub(super) fn error(error: RpcError) -> ErrorData {
    ErrorData::new(ErrorCode(error.code), error.message, error.data)
}

/// Where a request says what its client can do.
const CLIENT_CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";

/// What this client declared: with the request, or when it was initialized.
pub(super) fn capabilities(cx: &RequestContext<RoleServer>) -> Capabilities {
    match cx.meta.get(CLIENT_CAPABILITIES) {
        Some(declared) => Capabilities::from_value(declared),
        None => cx
            .client_capabilities()
            .map_or_else(Capabilities::none, |declared| declared_in(&declared)),
    }
}

/// As [`Capabilities::from_value`] reads them.
fn declared_in(declared: &ClientCapabilities) -> Capabilities {
    let elicitation = declared.elicitation.as_ref();
    let sampling = declared.sampling.as_ref();
    let url = elicitation.is_some_and(|modes| modes.url.is_some());
    Capabilities {
        form: elicitation.is_some_and(|modes| modes.form.is_some() || !url),
        url,
        sampling: sampling.is_some(),
        sampling_tools: sampling.is_some_and(|sampling| sampling.tools.is_some()),
        roots: declared.roots.is_some(),
    }
}

/// An `InputRequiredResult`, which must fit into rmcp's model of elicitation schemas.
pub(super) fn input_required(round: InputRequired) -> Result<InputRequiredResult, ErrorData> {
    let mut requests = InputRequests::new();
    for (key, request) in round.input_requests.into_entries() {
        let request = input_request(&request).map_err(|error| {
            let message = format!("the question `{key}` cannot be sent: {error}");
            ErrorData::internal_error(message, None)
        })?;
        requests.insert(key, request);
    }
    // An empty object would be as good, but some clients take it for a round with questions.
    let requests = Some(requests).filter(|requests| !requests.is_empty());
    Ok(InputRequiredResult::new(
        requests,
        Some(round.request_state),
    ))
}

fn input_request(request: &Body) -> Result<InputRequest, serde_json::Error> {
    match request {
        Body::Made(made) => match elicit::params(made) {
            Some(params) => Ok(InputRequest::Elicitation(ElicitRequest::new(params))),
            None => read(&serde_json::to_string(made)?),
        },
        Body::Read(text) => read(text.get()),
    }
}

/// Chooses by the method, where rmcp's own untagged choice would hide the reason of a failure.
fn read(request: &str) -> Result<InputRequest, serde_json::Error> {
    #[derive(Deserialize)]
    struct Method {
        method: String,
    }
    let Method { method } = serde_json::from_str(request)?;
    match &*method {
        "sampling/createMessage" => serde_json::from_str(request).map(InputRequest::CreateMessage),
        "roots/list" => serde_json::from_str(request).map(InputRequest::ListRoots),
        _ => serde_json::from_str(request).map(InputRequest::Elicitation),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json, to_value};

    use super::*;
    use crate::protocol::{
        form::{FieldKind, FieldSchema, FormSchema, Format, Offer},
        kind::Kind,
        sampling::SampleRequest,
        wire::{self, RequestBody},
    };

    fn round(key: &str, request: &Value) -> InputRequired {
        InputRequired {
            input_requests: serde_json::from_value(json!({ key: request })).unwrap(),
            request_state: "state".to_owned(),
        }
    }

    fn form(properties: &Value) -> Value {
        json!({
            "method": "elicitation/create",
            "params": {
                "mode": "form",
                "message": "Which one?",
                "requestedSchema": { "type": "object", "properties": properties, "required": ["it"] },
            },
        })
    }

    #[test]
    fn every_form_survives_rmcps_model() {
        let fields = [
            json!({ "type": "boolean" }),
            json!({ "type": "boolean", "title": "Sure?", "description": "Really.", "default": false }),
            json!({ "type": "string" }),
            json!({ "type": "string", "minLength": 1, "maxLength": 20, "default": "Ada" }),
            json!({ "type": "string", "format": "email", "title": "Mail", "description": "Yours." }),
            json!({ "type": "string", "format": "uri" }),
            json!({ "type": "string", "format": "date" }),
            json!({ "type": "string", "format": "date-time" }),
            json!({ "type": "integer", "minimum": 1, "maximum": 9, "default": 2 }),
            json!({ "type": "number", "minimum": 0.5, "maximum": 1.5, "default": 1.25 }),
            json!({ "type": "string", "enum": ["4A", "4B"], "default": "4A" }),
            json!({ "type": "string", "oneOf": [
                { "const": "4A", "title": "Window" },
                { "const": "4B", "title": "Aisle" },
            ] }),
            json!({ "type": "array", "items": { "type": "string", "enum": ["meat", "fish"] } }),
            json!({ "type": "array", "minItems": 1, "maxItems": 2, "items": { "anyOf": [
                { "const": "meat", "title": "Meat" },
                { "const": "fish", "title": "Fish" },
            ] } }),
        ];
        for field in fields {
            let request = form(&json!({ "it": field }));
            let sent = to_value(input_required(round("it", &request)).unwrap()).unwrap();
            assert_eq!(sent["inputRequests"]["it"], request);
            assert_eq!(sent["resultType"], "input_required");
            assert_eq!(sent["requestState"], "state");
        }
    }

    // rmcp makes a value of what it sends.
    #[cfg(feature = "preserve_order")]
    #[test]
    fn the_fields_of_a_form_keep_their_order_however_they_come_here() {
        let field = |name: &'static str| FieldSchema::new(name, FieldKind::Boolean);
        let made = RequestBody::Form {
            message: "Which?".to_owned(),
            schema: FormSchema::new(vec![field("zip"), field("age"), field("member")]),
        };
        let properties = r#""properties":{"zip":{"type":"boolean"},"age":{"type":"boolean"},"member":{"type":"boolean"}}"#;
        let text = serde_json::to_string(&made).unwrap();
        let read = serde_json::from_str(&text).unwrap();
        for body in [Body::Made(made), Body::Read(read)] {
            let sent = serde_json::to_string(&input_request(&body).unwrap()).unwrap();
            assert!(sent.contains(properties), "{sent}");
        }
    }

    #[test]
    fn whatever_can_be_asked_survives_rmcps_model() {
        let text = |min_length, max_length, format| FieldKind::String {
            min_length,
            max_length,
            format,
        };
        let offers = || {
            vec![
                Offer {
                    value: "4A".into(),
                    title: None,
                },
                Offer {
                    value: "4B".into(),
                    title: Some("Aisle".into()),
                },
            ]
        };
        let kinds = [
            FieldKind::Boolean,
            text(0, None, None),
            text(1, Some(u32::MAX), Some(Format::Email)),
            text(0, None, Some(Format::Uri)),
            text(0, None, Some(Format::Date)),
            text(0, None, Some(Format::DateTime)),
            FieldKind::Integer {
                minimum: 1,
                maximum: 9,
            },
            FieldKind::Integer {
                minimum: 0,
                maximum: u64::MAX.into(),
            },
            FieldKind::Integer {
                minimum: i64::MIN.into(),
                maximum: i64::MAX.into(),
            },
            FieldKind::Number {
                minimum: f64::MIN,
                maximum: f64::MAX,
            },
            FieldKind::One(offers()),
            FieldKind::Many {
                options: offers(),
                min_items: 1,
                max_items: Some(2),
            },
        ];
        let fields = kinds.into_iter().zip('a'..).map(|(kind, name)| {
            let mut field = FieldSchema::new(name.to_string(), kind);
            field.required = name != 'b';
            field
        });
        let schema = FormSchema::new(fields.collect());
        let bodies = [
            (
                Kind::Form,
                RequestBody::Form {
                    message: "Which?".to_owned(),
                    schema,
                },
            ),
            (
                Kind::Form,
                RequestBody::Form {
                    message: "Well?".to_owned(),
                    schema: FormSchema::default(),
                },
            ),
            (
                Kind::Sampling,
                RequestBody::Sample(Box::new(SampleRequest::new(5).user("Hello."))),
            ),
            (Kind::Roots, RequestBody::Roots),
        ];
        for (kind, body) in bodies {
            let is_form = kind == Kind::Form;
            let mut request = wire::input_request(&body);
            assert_eq!(elicit::params(&body).is_some(), is_form);
            if let Some(params) = elicit::params(&body) {
                // As text, because the order of the fields counts.
                assert_eq!(
                    to_value(params).unwrap().to_string(),
                    request["params"].to_string()
                );
            }
            let sent = to_value(input_required(round("it", &request)).unwrap()).unwrap();
            if kind == Kind::Roots {
                request.as_object_mut().unwrap().remove("params");
            }
            assert_eq!(sent["inputRequests"]["it"], request);
        }
    }

    #[test]
    fn a_form_keeps_the_order_of_what_is_required() {
        let request = json!({
            "method": "elicitation/create",
            "params": {
                "mode": "form",
                "message": "Who?",
                "requestedSchema": {
                    "type": "object",
                    "properties": { "name": { "type": "string" }, "age": { "type": "integer" } },
                    "required": ["name", "age"],
                },
            },
        });
        let sent = to_value(input_required(round("who", &request)).unwrap()).unwrap();
        assert_eq!(sent["inputRequests"]["who"], request);
    }

    #[test]
    fn sampling_survives_rmcps_model() {
        let requests = [
            json!({ "messages": [{
                "role": "user",
                "content": { "type": "text", "text": "What is the capital of France?" },
            }], "maxTokens": 100 }),
            json!({
                "messages": [
                    { "role": "user", "content": { "type": "text", "text": "Hello." } },
                    { "role": "assistant", "content": { "type": "text", "text": "Hello!" } },
                ],
                "systemPrompt": "Be brief.",
                "temperature": 0.5,
                "stopSequences": ["."],
                "modelPreferences": { "hints": [{ "name": "small" }], "speedPriority": 1.0 },
                "maxTokens": 50,
            }),
        ];
        for params in requests {
            let request = json!({ "method": "sampling/createMessage", "params": params });
            let sent = to_value(input_required(round("it", &request)).unwrap()).unwrap();
            assert_eq!(sent["inputRequests"]["it"], request);
        }
    }

    #[test]
    fn roots_survive_rmcps_model() {
        for request in [
            json!({ "method": "roots/list" }),
            json!({ "method": "roots/list", "params": {} }),
        ] {
            let sent = to_value(input_required(round("it", &request)).unwrap()).unwrap();
            assert_eq!(sent["inputRequests"]["it"]["method"], "roots/list");
        }
    }

    #[test]
    fn a_url_gains_nothing_but_an_empty_id() {
        let mut request = json!({
            "method": "elicitation/create",
            "params": { "mode": "url", "message": "Pay here.", "url": "https://pay.example/1" },
        });
        let sent = to_value(input_required(round("pay", &request)).unwrap()).unwrap();
        // rmcp cannot leave it out; MCP 2026-07-28 does not know it and clients ignore it.
        request["params"]["elicitationId"] = "".into();
        assert_eq!(sent["inputRequests"]["pay"], request);
    }

    #[test]
    fn capabilities_are_the_same_here_and_there() {
        for elicitation in [
            json!(null),
            json!({}),
            json!({ "form": {} }),
            json!({ "url": {} }),
            json!({ "form": {}, "url": {} }),
        ] {
            for sampling in [json!(null), json!({}), json!({ "tools": {} })] {
                for roots in [json!(null), json!({}), json!({ "listChanged": true })] {
                    let mut declared = json!({
                        "elicitation": elicitation, "sampling": sampling, "roots": roots,
                    });
                    let members = declared.as_object_mut().unwrap();
                    members.retain(|_, value| !value.is_null());
                    let theirs = serde_json::from_value(declared.clone()).unwrap();
                    let ours = Capabilities::from_value(&declared);
                    assert_eq!(declared_in(&theirs), ours, "{declared}");
                }
            }
        }
    }

    #[test]
    fn several_questions_travel_together() {
        let requests = Map::from_iter([
            (
                "user_name".to_owned(),
                form(&json!({ "it": { "type": "string" } })),
            ),
            (
                "client_roots".to_owned(),
                json!({ "method": "roots/list", "params": {} }),
            ),
        ]);
        let round = InputRequired {
            input_requests: serde_json::from_value(requests.into()).unwrap(),
            request_state: "state".to_owned(),
        };
        let sent = input_required(round).unwrap();
        let keys: Vec<_> = sent.input_requests.unwrap().into_keys().collect();
        assert_eq!(keys, ["client_roots", "user_name"]);
    }

    #[test]
    fn a_round_without_questions_has_only_a_state() {
        let round = InputRequired {
            input_requests: crate::engine::InputRequests::default(),
            request_state: "state".to_owned(),
        };
        assert_eq!(
            to_value(input_required(round).unwrap()).unwrap(),
            json!({ "resultType": "input_required", "requestState": "state" })
        );
    }

    #[test]
    fn a_question_that_rmcp_cannot_send_is_named() {
        let nested = form(&json!({ "it": { "type": "object" } }));
        let error = input_required(round("seat", &nested)).unwrap_err();
        assert_eq!(error.code, ErrorCode::INTERNAL_ERROR);
        assert!(
            error
                .message
                .starts_with("the question `seat` cannot be sent"),
            "{}",
            error.message
        );
    }

    #[test]
    fn a_reply_has_the_same_json_here_and_there() {
        let link = serde_json::from_value::<Content>(json!({
            "type": "resource_link", "uri": "file:///a", "name": "a",
            "description": "A file.", "mimeType": "text/plain",
        }))
        .unwrap();
        let replies = [
            Reply::default(),
            Reply::text("done"),
            Reply::error("no"),
            Reply::structured(&json!({ "seat": "4A" })).unwrap(),
            Reply::structured(&json!([1, null])).unwrap(),
            Reply::structured(&()).unwrap(),
            Reply::new(vec![
                Content::image([1, 2], "image/png"),
                Content::audio([3], "audio/wav"),
                Content::resource(ResourceContents::text("file:///a", "text/plain", "a")),
                Content::resource(ResourceContents::blob("file:///b", "image/png", [4])),
                link,
            ]),
        ];
        for ours in replies {
            let mut expected = ours.to_json();
            expected["resultType"] = "complete".into();
            assert_eq!(to_value(reply(ours)).unwrap(), expected);
        }
    }

    #[test]
    fn an_error_keeps_code_message_and_data() {
        let mut ours = RpcError::new(-32021, "no elicitation");
        ours.data = Some(json!({ "requiredCapabilities": { "elicitation": {} } }));
        assert_eq!(
            to_value(error(ours)).unwrap(),
            json!({
                "code": -32021,
                "message": "no elicitation",
                "data": { "requiredCapabilities": { "elicitation": {} } },
            })
        );
    }
}
