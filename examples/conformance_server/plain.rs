//! The tools that ask nobody, as rmcp routes.

use rmcp::{
    handler::server::{router::tool::ToolRoute, tool::ToolCallContext},
    model::{CallToolResult, ContentBlock, ResourceContents, Tool, object},
};
use serde_json::{Value, json};

use crate::{changes::Change, server::Fixture};

/// A red pixel.
pub(crate) const PNG: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/// No sound, in no time.
const WAV: &str = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

pub(crate) fn routes() -> Vec<ToolRoute<Fixture>> {
    vec![
        route("test_simple_text", "Returns a text.", nothing(), || {
            CallToolResult::success(vec![ContentBlock::text("This is a simple text.")])
        }),
        route("test_image_content", "Returns an image.", nothing(), || {
            CallToolResult::success(vec![image()])
        }),
        route("test_audio_content", "Returns a sound.", nothing(), || {
            CallToolResult::success(vec![ContentBlock::audio(WAV, "audio/wav")])
        }),
        route(
            "test_embedded_resource",
            "Returns a resource.",
            nothing(),
            || CallToolResult::success(vec![resource("test://embedded-resource")]),
        ),
        route(
            "test_multiple_content_types",
            "Returns a text, an image and a resource.",
            nothing(),
            || {
                CallToolResult::success(vec![
                    ContentBlock::text("A text, an image and a resource:"),
                    image(),
                    resource("test://mixed-content-resource"),
                ])
            },
        ),
        route("test_error_handling", "Fails.", nothing(), || {
            CallToolResult::error(vec![ContentBlock::text("This tool always fails.")])
        }),
        route("test_logging_tool", "Logs nothing.", nothing(), || {
            CallToolResult::success(vec![ContentBlock::text("nothing was logged")])
        }),
        route(
            "json_schema_2020_12_tool",
            "Has a schema with what JSON Schema 2020-12 brought.",
            json_schema_2020_12(),
            || CallToolResult::success(vec![ContentBlock::text("called")]),
        ),
        route(
            "test_header_parameter",
            "Takes a parameter that also travels as a header.",
            json!({
                "type": "object",
                "properties": { "region": { "type": "string", "x-mcp-header": "Region" } },
            }),
            || CallToolResult::success(vec![ContentBlock::text("called")]),
        ),
        trigger("test_trigger_tool_change", Change::Tools),
        trigger("test_trigger_prompt_change", Change::Prompts),
    ]
}

/// A tool that announces a change.
fn trigger(name: &'static str, change: Change) -> ToolRoute<Fixture> {
    let tool = Tool::new(name, "Announces a change.", object(nothing()));
    ToolRoute::new_dyn(tool, move |context: ToolCallContext<'_, Fixture>| {
        context.service.changes.announce(change);
        let announced = CallToolResult::success(vec![ContentBlock::text("announced")]);
        Box::pin(async move { Ok(announced.into()) })
    })
}

fn route(
    name: &'static str,
    description: &'static str,
    schema: Value,
    answer: impl Fn() -> CallToolResult + Send + Sync + 'static,
) -> ToolRoute<Fixture> {
    let tool = Tool::new(name, description, object(schema));
    ToolRoute::new_dyn(tool, move |_: ToolCallContext<'_, Fixture>| {
        let result = answer();
        Box::pin(async move { Ok(result.into()) })
    })
}

fn image() -> ContentBlock {
    ContentBlock::image(PNG, "image/png")
}

pub(crate) fn resource(uri: &str) -> ContentBlock {
    ContentBlock::resource(
        ResourceContents::text("The text of an embedded resource.", uri)
            .with_mime_type("text/plain"),
    )
}

fn nothing() -> Value {
    json!({ "type": "object", "properties": {} })
}

fn json_schema_2020_12() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "$defs": { "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": { "street": { "type": "string" }, "city": { "type": "string" } },
        } },
        "properties": {
            "name": { "type": "string" },
            "address": { "$ref": "#/$defs/address" },
            "contactMethod": { "type": "string", "enum": ["phone", "email"] },
            "phone": { "type": "string" },
            "email": { "type": "string" },
        },
        "allOf": [{ "anyOf": [{ "required": ["phone"] }, { "required": ["email"] }] }],
        "if": {
            "properties": { "contactMethod": { "const": "phone" } },
            "required": ["contactMethod"],
        },
        "then": { "required": ["phone"] },
        "else": { "required": ["email"] },
        "additionalProperties": false,
    })
}
