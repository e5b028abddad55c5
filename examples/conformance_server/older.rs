//! What only revisions before 2026-07-28 have, by hand: log messages, and choices whose titles stand apart.

use std::time::Duration;

#[expect(deprecated, reason = "2025-11-25 has log messages")]
use rmcp::model::{LoggingLevel, LoggingMessageNotificationParam};
use rmcp::{
    RoleServer,
    handler::server::{router::tool::ToolRoute, tool::ToolCallContext},
    model::{CallToolResult, ContentBlock, CustomRequest, ErrorData, ServerRequest, Tool, object},
    service::{PeerRequestOptions, RequestContext},
};
use serde_json::{Value, json};

use crate::server::Fixture;

/// How long the client may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn routes() -> [ToolRoute<Fixture>; 2] {
    [
        ToolRoute::new_dyn(
            tool("test_tool_with_logging", "Tells what it does."),
            |context: ToolCallContext<'_, Fixture>| {
                Box::pin(async move { Ok(logging(&context.request_context).await?.into()) })
            },
        ),
        ToolRoute::new_dyn(
            tool(
                "test_elicitation_sep1330_enums",
                "Has something chosen in five ways.",
            ),
            |context: ToolCallContext<'_, Fixture>| {
                Box::pin(async move { Ok(enums(&context.request_context).await?.into()) })
            },
        ),
    ]
}

fn tool(name: &'static str, description: &'static str) -> Tool {
    let schema = json!({ "type": "object", "properties": {} });
    Tool::new(name, description, object(schema))
}

#[expect(deprecated, reason = "2025-11-25 has log messages")]
async fn logging(cx: &RequestContext<RoleServer>) -> Result<CallToolResult, ErrorData> {
    for text in [
        "Tool execution started",
        "Tool processing data",
        "Tool execution completed",
    ] {
        let message = LoggingMessageNotificationParam::new(LoggingLevel::Info, text.into());
        let sent = cx.peer.notify_logging_message(message).await;
        sent.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
    }
    Ok(CallToolResult::success(vec![ContentBlock::text("done")]))
}

/// A form of ours has no `enumNames`: they are gone from the protocol.
async fn enums(cx: &RequestContext<RoleServer>) -> Result<CallToolResult, ErrorData> {
    let options = json!(["option1", "option2", "option3"]);
    let titled = json!([
        { "const": "value1", "title": "First Option" },
        { "const": "value2", "title": "Second Option" },
    ]);
    let params = json!({
        "message": "Please choose.",
        "requestedSchema": { "type": "object", "properties": {
            "untitledSingle": { "type": "string", "enum": options },
            "titledSingle": { "type": "string", "oneOf": titled },
            "legacyEnum": {
                "type": "string",
                "enum": ["opt1", "opt2"],
                "enumNames": ["Option One", "Option Two"],
            },
            "untitledMulti": { "type": "array", "items": { "type": "string", "enum": options } },
            "titledMulti": { "type": "array", "items": { "anyOf": titled } },
        } },
    });
    let answer = ask(cx, "elicitation/create", params).await?;
    let text = format!("Elicitation completed: {answer}");
    Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
}

async fn ask(
    cx: &RequestContext<RoleServer>,
    method: &str,
    params: Value,
) -> Result<Value, ErrorData> {
    let failed = |error: String| ErrorData::internal_error(error, None);
    let request = ServerRequest::CustomRequest(CustomRequest::new(method, Some(params)));
    let options = PeerRequestOptions::with_timeout(PATIENCE);
    let asked = cx.peer.send_request_with_option(request, options).await;
    let asked = asked.map_err(|error| failed(error.to_string()))?;
    let answer = asked.await_response().await;
    let answer = answer.map_err(|error| failed(error.to_string()))?;
    serde_json::to_value(answer).map_err(|error| failed(error.to_string()))
}
