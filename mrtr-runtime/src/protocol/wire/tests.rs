use super::{
    sent::{Form, Property},
    *,
};
use crate::{
    engine::InputRequests,
    protocol::form::{Field, FieldKind, FieldSchema, Format, Offer, Options},
};

fn body_json(body: RequestBody) -> Value {
    input_request(&body)
}

fn property(field: &FieldSchema) -> Value {
    serde_json::to_value(Property(field)).unwrap()
}

fn form(schema: &FormSchema) -> Value {
    serde_json::to_value(Form(schema)).unwrap()
}

fn property_of<T: Field>(dress: impl FnOnce(FieldSchema) -> FieldSchema) -> Value {
    property(&dress(FieldSchema::new("f", T::kind())))
}

#[test]
fn a_form_is_an_elicitation_in_form_mode_with_its_fields_in_order() {
    let schema = FormSchema::new(vec![
        FieldSchema::new("zip", String::kind()),
        FieldSchema {
            required: false,
            ..FieldSchema::new("age", u8::kind())
        },
        FieldSchema::new("member", bool::kind()),
    ]);
    let body = RequestBody::Form {
        message: "Who?".to_owned(),
        schema,
    };
    assert_eq!(
        serde_json::to_string(&body).unwrap(),
        r#"{"method":"elicitation/create","params":{"mode":"form","message":"Who?","requestedSchema":{"type":"object","properties":{"zip":{"type":"string"},"age":{"type":"integer","minimum":0,"maximum":255},"member":{"type":"boolean"}},"required":["zip","member"]}}}"#
    );
}

#[test]
fn a_form_of_optional_fields_has_no_required_list() {
    let schema = FormSchema::new(vec![FieldSchema {
        required: false,
        ..FieldSchema::new("a", bool::kind())
    }]);
    assert_eq!(
        form(&schema),
        json!({ "type": "object", "properties": { "a": { "type": "boolean" } } })
    );
}

#[test]
fn a_url_elicitation_has_its_mode_and_no_elicitation_id() {
    let json = body_json(RequestBody::Url {
        message: "Pay".to_owned(),
        url: "https://e.com/".to_owned(),
    });
    let params = json!({ "mode": "url", "message": "Pay", "url": "https://e.com/" });
    assert_eq!(
        json,
        json!({ "method": "elicitation/create", "params": params })
    );
}

#[test]
fn roots_are_asked_for_with_empty_params() {
    assert_eq!(
        body_json(RequestBody::Roots),
        json!({ "method": "roots/list", "params": {} })
    );
}

#[test]
fn a_small_sampling_request_has_only_what_was_set() {
    let request = SampleRequest::new(100).user("What is the capital of France?");
    assert_eq!(
        body_json(RequestBody::Sample(Box::new(request))),
        json!({ "method": "sampling/createMessage", "params": {
            "messages": [{ "role": "user", "content": { "type": "text", "text": "What is the capital of France?" } }],
            "maxTokens": 100,
        } })
    );
}

#[test]
fn a_full_sampling_request_has_every_member_of_the_protocol() {
    use crate::protocol::sampling::SampleTool;
    let call = ToolUse {
        id: "1".to_owned(),
        name: "add".to_owned(),
        input: json!({ "a": 1 }),
    };
    let image = SampleContent::Image {
        data: "aGk=".to_owned(),
        mime_type: "image/png".to_owned(),
    };
    let sound = SampleContent::Audio {
        data: "aGk=".to_owned(),
        mime_type: "audio/wav".to_owned(),
    };
    let result = SampleContent::ToolResult {
        tool_use_id: "1".to_owned(),
        text: "2".to_owned(),
        is_error: false,
    };
    let request = SampleRequest::new(9)
        .message(SampleRole::User, vec![image, sound])
        .message(SampleRole::Assistant, vec![SampleContent::ToolUse(call)])
        .message(SampleRole::User, vec![result])
        .system_prompt("s")
        .temperature(0.5)
        .stop_sequence("x")
        .model_hint("sonnet")
        .cost_priority(0.25)
        .speed_priority(7.0)
        .intelligence_priority(f64::NAN)
        .metadata(json!({ "m": 1 }))
        .tool(SampleTool {
            name: "add".to_owned(),
            description: "d".to_owned(),
            input_schema: json!({ "type": "object" }),
        })
        .tool_required();
    assert_eq!(
        sample(&request),
        json!({
            "messages": [
                { "role": "user", "content": [
                    { "type": "image", "data": "aGk=", "mimeType": "image/png" },
                    { "type": "audio", "data": "aGk=", "mimeType": "audio/wav" },
                ] },
                { "role": "assistant", "content": { "type": "tool_use", "id": "1", "name": "add", "input": { "a": 1 } } },
                { "role": "user", "content": {
                    "type": "tool_result", "toolUseId": "1", "content": [{ "type": "text", "text": "2" }], "isError": false,
                } },
            ],
            "systemPrompt": "s",
            "modelPreferences": { "hints": [{ "name": "sonnet" }], "costPriority": 0.25, "speedPriority": 1.0 },
            "temperature": 0.5,
            "maxTokens": 9,
            "stopSequences": ["x"],
            "metadata": { "m": 1 },
            "tools": [{ "name": "add", "description": "d", "inputSchema": { "type": "object" } }],
            "toolChoice": { "mode": "required" },
        })
    );
}

#[test]
fn texts_show_their_lengths_format_and_labels() {
    assert_eq!(
        property_of::<String>(|f| f
            .title("T")
            .describe("D")
            .min_length(1)
            .max_length(9)
            .format(Format::DateTime)
            .default(Some("x".into()))),
        json!({ "type": "string", "title": "T", "description": "D", "minLength": 1, "maxLength": 9, "format": "date-time", "default": "x" })
    );
}

#[test]
fn numbers_show_bounds_unless_a_client_would_change_them_or_they_are_only_the_types() {
    assert_eq!(property_of::<i64>(|f| f), json!({ "type": "integer" }));
    assert_eq!(
        property_of::<u64>(|f| f),
        json!({ "type": "integer", "minimum": 0 })
    );
    assert_eq!(
        property_of::<i8>(|f| f.at_least(1)),
        json!({ "type": "integer", "minimum": 1, "maximum": 127 })
    );
    assert_eq!(
        property_of::<i64>(|f| f.at_most(1 << 53)),
        json!({ "type": "integer" })
    );
    assert_eq!(property_of::<f64>(|f| f), json!({ "type": "number" }));
    assert_eq!(
        property_of::<f32>(|f| f.at_least_number(0.5)),
        json!({ "type": "number", "minimum": 0.5 })
    );
    assert_eq!(
        property_of::<f64>(|f| f.at_most_number(18.0))["maximum"].to_string(),
        "18"
    );
}

#[test]
fn selections_take_the_titled_form_only_where_there_is_a_title() {
    let one = |options: Vec<Offer>| property(&FieldSchema::new("f", FieldKind::One(options)));
    let many = |options: Vec<Offer>| {
        property(&FieldSchema::new(
            "f",
            FieldKind::Many {
                options,
                min_items: 1,
                max_items: Some(2),
            },
        ))
    };
    let plain = ["a", "b"].into_offers();
    let mut mixed = [("a", "A")].into_offers();
    mixed.push("b".into());
    let titled = json!([{ "const": "a", "title": "A" }, { "const": "b", "title": "b" }]);
    assert_eq!(
        one(plain.clone()),
        json!({ "type": "string", "enum": ["a", "b"] })
    );
    assert_eq!(
        one(mixed.clone()),
        json!({ "type": "string", "oneOf": titled })
    );
    assert_eq!(
        many(plain),
        json!({ "type": "array", "minItems": 1, "maxItems": 2, "items": { "type": "string", "enum": ["a", "b"] } })
    );
    assert_eq!(
        many(mixed),
        json!({ "type": "array", "minItems": 1, "maxItems": 2, "items": { "anyOf": titled } })
    );
}

#[test]
fn a_reason_is_added_for_a_person_and_for_nobody_else() {
    let mut body = RequestBody::Form {
        message: "Age?".to_owned(),
        schema: FormSchema::default(),
    };
    body.add_reason("\"age\" must be at least 18");
    let RequestBody::Form { message, .. } = body else {
        panic!("still a form")
    };
    assert_eq!(
        message,
        "Age?\n\nThe last answer could not be used: \"age\" must be at least 18."
    );
    let mut roots = RequestBody::Roots;
    roots.add_reason("it was not a list of roots");
    assert_eq!(roots, RequestBody::Roots);
}

#[test]
fn a_round_has_its_requests_and_its_state_and_a_state_only_round_just_the_state() {
    let text = |requests: Option<&InputRequests>| {
        let mut text = Vec::new();
        input_required(requests, "s", &mut serde_json::Serializer::new(&mut text)).unwrap();
        String::from_utf8(text).unwrap()
    };
    let requests = serde_json::from_str(r#"{"b":1,"a":2}"#).unwrap();
    assert_eq!(
        text(Some(&requests)),
        r#"{"resultType":"input_required","inputRequests":{"b":1,"a":2},"requestState":"s"}"#
    );
    assert_eq!(
        text(None),
        r#"{"resultType":"input_required","requestState":"s"}"#
    );
}

#[test]
fn capabilities_are_what_was_declared_per_kind_and_mode() {
    let none = Capabilities::none();
    let forms = Capabilities { form: true, ..none };
    let urls = Capabilities { url: true, ..none };
    let samples = Capabilities {
        sampling: true,
        ..none
    };
    for (declared, expected) in [
        (json!({}), none),
        (json!({ "elicitation": {} }), forms),
        (json!({ "elicitation": { "form": {} } }), forms),
        (json!({ "elicitation": { "url": {} } }), urls),
        (
            json!({ "elicitation": { "form": {}, "url": {} } }),
            Capabilities {
                form: true,
                url: true,
                ..none
            },
        ),
        (json!({ "sampling": {} }), samples),
        (
            json!({ "sampling": { "tools": {} } }),
            Capabilities {
                sampling_tools: true,
                ..samples
            },
        ),
        (
            json!({ "roots": { "listChanged": true } }),
            Capabilities {
                roots: true,
                ..none
            },
        ),
        // Malformed.
        (json!(null), none),
        (json!([]), none),
        (json!("elicitation"), none),
        (json!({ "elicitation": null }), none),
        (
            json!({ "elicitation": true, "sampling": [], "roots": "yes" }),
            none,
        ),
        (json!({ "elicitation": { "form": true } }), none),
        (json!({ "elicitation": { "url": null } }), none),
        (json!({ "sampling": { "tools": true } }), samples),
        (json!({ "tools": {} }), none),
    ] {
        assert_eq!(capabilities(&declared), expected, "{declared}");
    }
}

#[test]
fn what_a_kind_requires_is_what_declares_it() {
    for kind in [
        Kind::Form,
        Kind::Url,
        Kind::Sampling,
        Kind::SamplingTools,
        Kind::Roots,
    ] {
        assert!(capabilities(&capability(kind)).supports(kind), "{kind:?}");
        assert!(!Capabilities::none().supports(kind), "{kind:?}");
        assert!(!capability_name(kind).is_empty());
    }
    assert!(!capabilities(&capability(Kind::Url)).supports(Kind::Form));
    assert!(!capabilities(&capability(Kind::Sampling)).supports(Kind::SamplingTools));
}

#[test]
fn an_elicitation_result_has_an_action_and_content_only_where_accepted() {
    let content = json!({ "a": 1 });
    assert_eq!(
        elicited(&json!({ "action": "accept", "content": content })),
        Ok(Elicited::Accepted(content.as_object()))
    );
    assert_eq!(
        elicited(&json!({ "action": "accept" })),
        Ok(Elicited::Accepted(None))
    );
    assert_eq!(
        elicited(&json!({ "action": "accept", "content": null })),
        Ok(Elicited::Accepted(None))
    );
    assert_eq!(
        elicited(&json!({ "action": "decline", "content": { "a": 1 } })),
        Ok(Elicited::Declined)
    );
    assert_eq!(
        elicited(&json!({ "action": "cancel", "content": 7, "_meta": {} })),
        Ok(Elicited::Cancelled)
    );
}

#[test]
fn what_is_no_elicitation_result_is_refused() {
    for wrong in [
        json!(12345),
        json!(null),
        json!([]),
        json!("accept"),
        json!({}),
        json!({ "name": "Ann" }),
        json!({ "action": "Accept", "content": {} }),
        json!({ "action": ["accept"] }),
        json!({ "action": "accept", "content": 7 }),
        json!({ "action": "accept", "content": [] }),
        json!({ "action": "accept", "content": "x" }),
        json!({ "method": "elicitation/create", "result": { "action": "accept", "content": {} } }),
        json!({ "role": "assistant", "content": { "type": "text", "text": "hi" }, "model": "m" }),
        json!({ "roots": [] }),
    ] {
        assert!(elicited(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_completion_is_the_text_and_the_tool_uses_of_a_models_message() {
    let text = json!({ "type": "text", "text": "Paris" });
    let answer = completion(
        &json!({ "role": "assistant", "content": text, "model": "m", "stopReason": "endTurn" }),
    )
    .unwrap();
    assert_eq!(
        (
            answer.text.as_str(),
            answer.model.as_str(),
            answer.stop_reason.as_deref()
        ),
        ("Paris", "m", Some("endTurn"))
    );
    let call = json!({ "type": "tool_use", "id": "1", "name": "add", "input": {} });
    let new = json!({ "type": "hologram" });
    let answer = completion(
        &json!({ "role": "assistant", "content": [text, call, new, text], "model": "m" }),
    )
    .unwrap();
    assert_eq!(answer.text, "ParisParis");
    assert_eq!(
        answer.tool_uses,
        [ToolUse {
            id: "1".to_owned(),
            name: "add".to_owned(),
            input: json!({})
        }]
    );
}

#[test]
fn what_is_no_completion_is_refused() {
    let text = json!({ "type": "text", "text": "hi" });
    for wrong in [
        json!(12345),
        json!(null),
        json!([]),
        json!({ "action": "accept", "content": {} }),
        json!({ "role": "user", "content": text, "model": "m" }),
        json!({ "role": "assistant", "content": text }),
        json!({ "role": "assistant", "content": text, "model": 3 }),
        json!({ "role": "assistant", "model": "m" }),
        json!({ "role": "assistant", "content": "hi", "model": "m" }),
        json!({ "role": "assistant", "content": [], "model": "m" }),
        json!({ "role": "assistant", "content": { "type": "text" }, "model": "m" }),
        json!({ "role": "assistant", "content": { "type": "image", "data": "" }, "model": "m" }),
        json!({ "role": "assistant", "content": { "type": "tool_use", "id": "1", "name": "x", "input": 3 }, "model": "m" }),
    ] {
        assert!(completion(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn roots_are_uris_with_or_without_names() {
    let list = json!({ "roots": [{ "uri": "file:///a", "name": "A" }, { "uri": "file:///b" }] });
    let expected = [("file:///a", Some("A")), ("file:///b", None)].map(|(uri, name)| Root {
        uri: uri.to_owned(),
        name: name.map(str::to_owned),
    });
    assert_eq!(roots(&list).unwrap(), expected);
    assert_eq!(roots(&json!({ "roots": [] })).unwrap(), []);
    for wrong in [
        json!(1),
        json!([]),
        json!({}),
        json!({ "roots": {} }),
        json!({ "roots": [{}] }),
        json!({ "roots": [{ "uri": 1 }] }),
        json!({ "action": "accept" }),
    ] {
        assert!(roots(&wrong).is_err(), "{wrong}");
    }
}

/// Whether another implementation of the protocol reads what we write, and means the same by it.
#[cfg(feature = "rmcp")]
mod read_by_rmcp {
    use rmcp::model::{InputRequest as Theirs, InputRequiredResult};

    use super::*;

    #[track_caller]
    fn reads(ours: &Value) {
        let theirs: Theirs = serde_json::from_value(ours.clone()).unwrap();
        assert_eq!(&serde_json::to_value(theirs).unwrap(), ours);
    }

    #[test]
    fn every_kind_of_field_is_read() {
        let offers = || ["a", "b"].into_offers();
        let titled = || [("a", "A"), ("b", "B")].into_offers();
        let many = |options| FieldKind::Many {
            options,
            min_items: 1,
            max_items: Some(2),
        };
        let text = String::kind;
        let default =
            |field: FieldSchema, value: Value| field.title("T").describe("D").default(Some(value));
        for field in [
            default(FieldSchema::new("f", bool::kind()), json!(true)),
            default(
                FieldSchema::new("f", text()).min_length(1).max_length(9),
                json!("x"),
            ),
            FieldSchema::new("f", text()).format(Format::Email),
            FieldSchema::new("f", text()).format(Format::Uri),
            FieldSchema::new("f", text()).format(Format::Date),
            FieldSchema::new("f", text()).format(Format::DateTime),
            default(FieldSchema::new("f", u8::kind()), json!(3)),
            FieldSchema::new("f", i64::kind()),
            FieldSchema::new("f", u64::kind()),
            default(
                FieldSchema::new("f", f64::kind())
                    .at_least_number(-0.5)
                    .at_most_number(1.5),
                json!(0.5),
            ),
            default(FieldSchema::new("f", FieldKind::One(offers())), json!("a")),
            default(FieldSchema::new("f", FieldKind::One(titled())), json!("a")),
            default(FieldSchema::new("f", many(offers())), json!(["a"])),
            default(FieldSchema::new("f", many(titled())), json!(["a"])),
        ] {
            let schema = FormSchema::new(vec![field]);
            reads(&body_json(RequestBody::Form {
                message: "?".to_owned(),
                schema,
            }));
        }
    }

    #[test]
    fn every_kind_of_request_is_read() {
        // Theirs writes back the `elicitationId` of an older revision, so only the reading counts.
        let page = body_json(RequestBody::Url {
            message: "Pay".to_owned(),
            url: "https://e.com/".to_owned(),
        });
        assert!(serde_json::from_value::<Theirs>(page).is_ok());
        let request = SampleRequest::new(9)
            .user("Hi")
            .system_prompt("s")
            .temperature(0.5)
            .model_hint("sonnet")
            .stop_sequence("x");
        reads(&body_json(RequestBody::Sample(Box::new(request))));
        assert!(serde_json::from_value::<Theirs>(body_json(RequestBody::Roots)).is_ok());
    }

    #[test]
    fn a_round_is_read() {
        let requests = Map::from_iter([("roots".to_owned(), body_json(RequestBody::Roots))]);
        for requests in [Some(&requests), None] {
            let round = input_required(requests, "s", serde_json::value::Serializer).unwrap();
            assert!(serde_json::from_value::<InputRequiredResult>(round).is_ok());
        }
    }
}
