//! `prompts/list` and `prompts/get`.

use ::rmcp::{
    RoleServer,
    model::{
        ErrorData, GetPromptRequestParams, GetPromptResponse, GetPromptResult, Prompt as Listed,
        PromptArgument, PromptMessage as Message, Role as Speaker,
    },
    service::RequestContext,
};

use super::{
    call::{Call, Sent},
    caller::Callers,
    convert,
    limits::Limits,
    line::Line,
    reports::Reports,
};
use crate::{
    engine::{Engine, Response},
    function::prompt::{Prompt, PromptDescriptor, PromptMessage, PromptReply, Role},
    protocol::error::RpcError,
};

/// The prompts of a server.
#[derive(Default)]
pub(super) struct Prompts(Vec<(PromptDescriptor, Box<dyn Prompt>)>);

impl Prompts {
    /// Adds one; `false` if there is one of its name.
    pub(super) fn add(&mut self, descriptor: PromptDescriptor, prompt: Box<dyn Prompt>) -> bool {
        let known = self
            .0
            .iter()
            .any(|(other, _)| other.name == descriptor.name);
        self.0.push((descriptor, prompt));
        !known
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn list(&self) -> Vec<Listed> {
        self.0
            .iter()
            .map(|(descriptor, _)| listed(descriptor))
            .collect()
    }

    pub(super) fn get(&self, name: &str) -> Result<&dyn Prompt, ErrorData> {
        self.0
            .iter()
            .find(|(descriptor, _)| descriptor.name == name)
            .map(|(_, prompt)| &**prompt)
            .ok_or_else(|| {
                convert::error(RpcError::new(
                    RpcError::INVALID_PARAMS,
                    format!("unknown prompt: {name}"),
                ))
            })
    }
}

fn listed(descriptor: &PromptDescriptor) -> Listed {
    let arguments = descriptor.arguments.iter().map(|argument| {
        let mut listed = PromptArgument::new(argument.name);
        listed.description = argument.description.map(str::to_owned);
        listed.required = Some(argument.required);
        listed
    });
    let mut prompt = Listed::new(
        descriptor.name,
        descriptor.description,
        Some(arguments.collect()),
    );
    prompt.title = descriptor.title.map(str::to_owned);
    prompt
}

/// Answers a `prompts/get`.
pub(super) async fn get(
    call: Call<'_, dyn Prompt>,
    params: GetPromptRequestParams,
) -> Result<GetPromptResponse, ErrorData> {
    let sent = Sent {
        arguments: params.arguments,
        input_responses: params.input_responses,
        request_state: params.request_state,
    };
    match call.answer(sent).await? {
        Response::Complete(reply) => Ok(GetPromptResponse::Complete(result(reply))),
        Response::InputRequired(round) => {
            convert::input_required(round).map(GetPromptResponse::InputRequired)
        }
    }
}

fn result(reply: PromptReply) -> GetPromptResult {
    let mut result = GetPromptResult::new(reply.messages.into_iter().map(message).collect());
    result.description = reply.description;
    result
}

fn message(message: PromptMessage) -> Message {
    let role = match message.role {
        Role::User => Speaker::User,
        Role::Assistant => Speaker::Assistant,
    };
    Message::new(role, convert::content(message.content))
}

/// How an rmcp server of your own lists a prompt of ours.
pub fn list_prompt(prompt: &dyn Prompt) -> Listed {
    listed(&prompt.describe())
}

/// Answers a `prompts/get` for a prompt of ours in an rmcp server of your own: from its
/// `ServerHandler::get_prompt`. (rmcp's `PromptRouter` drops what a retry carries.)
///
/// # Errors
///
/// As [`Engine::call`].
pub async fn get_prompt(
    prompt: &dyn Prompt,
    engine: &Engine,
    params: GetPromptRequestParams,
    cx: &RequestContext<RoleServer>,
) -> Result<GetPromptResponse, ErrorData> {
    let line = Line::default();
    let principal = Callers::default().of(&line, cx)?;
    let call = Call {
        engine,
        function: prompt,
        uri: None,
        line: &line,
        cx,
        limits: Limits::default(),
        principal: principal.as_ref(),
        reports: &Reports::of(cx, None),
    };
    get(call, params).await
}
