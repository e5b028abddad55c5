//! The prompts that ask nobody.

use rmcp::model::{
    ContentBlock, ErrorData, GetPromptRequestParams, GetPromptResult, JsonObject, Prompt,
    PromptArgument, PromptMessage, Role,
};
use serde_json::Value;

use crate::plain::{PNG, resource};

pub(crate) fn list() -> Vec<Prompt> {
    vec![
        prompt("test_simple_prompt", "A text.", &[]),
        prompt(
            "test_prompt_with_arguments",
            "Repeats its arguments.",
            &["arg1", "arg2"],
        ),
        prompt(
            "test_prompt_with_embedded_resource",
            "A resource.",
            &["resourceUri"],
        ),
        prompt("test_prompt_with_image", "An image.", &[]),
    ]
}

/// # Errors
///
/// If there is no such prompt.
pub(crate) fn get(params: GetPromptRequestParams) -> Result<GetPromptResult, ErrorData> {
    let arguments = params.arguments.unwrap_or_default();
    let content = match params.name.as_str() {
        "test_simple_prompt" => ContentBlock::text("This is a simple prompt."),
        "test_prompt_with_arguments" => ContentBlock::text(format!(
            "arg1 is {}, arg2 is {}",
            text(&arguments, "arg1"),
            text(&arguments, "arg2")
        )),
        "test_prompt_with_embedded_resource" => resource(text(&arguments, "resourceUri")),
        "test_prompt_with_image" => ContentBlock::image(PNG, "image/png"),
        name => {
            return Err(ErrorData::invalid_params(
                format!("unknown prompt: {name}"),
                None,
            ));
        }
    };
    Ok(GetPromptResult::new(vec![PromptMessage::new(
        Role::User,
        content,
    )]))
}

fn prompt(name: &str, description: &str, arguments: &[&str]) -> Prompt {
    let arguments = arguments
        .iter()
        .map(|name| {
            PromptArgument::new(*name)
                .with_description("Any text.")
                .with_required(true)
        })
        .collect();
    Prompt::new(name, Some(description), Some(arguments))
}

fn text<'a>(arguments: &'a JsonObject, name: &str) -> &'a str {
    arguments
        .get(name)
        .and_then(Value::as_str)
        .unwrap_or_default()
}
