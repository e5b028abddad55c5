//! `resources/list`, `resources/templates/list` and `resources/read`.

use ::rmcp::{
    RoleServer,
    model::{
        ErrorCode, ErrorData, ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult,
        Resource as Listed, ResourceTemplate,
    },
    service::RequestContext,
};
use serde_json::{Map, Value, json};

use super::{
    call::{Call, Sent},
    caller::Callers,
    convert,
    error::ServeError,
    limits::Limits,
    line::Line,
    reports::Reports,
};
use crate::{
    engine::{Engine, Response},
    function::resource::{Resource, ResourceDescriptor, template::UriTemplate},
    protocol::error::RpcError,
};

/// The resources of a server.
#[derive(Default)]
pub(super) struct Resources(Vec<Entry>);

struct Entry {
    descriptor: ResourceDescriptor,
    template: UriTemplate,
    resource: Box<dyn Resource>,
}

impl Resources {
    /// Adds one.
    ///
    /// # Errors
    ///
    /// If there is one of its URI, or the URI is no template.
    pub(super) fn add(
        &mut self,
        descriptor: ResourceDescriptor,
        resource: Box<dyn Resource>,
    ) -> Result<(), ServeError> {
        let uri = descriptor.uri.to_owned();
        let mut known = self.0.iter();
        if known.any(|entry| entry.descriptor.uri == descriptor.uri) {
            return Err(ServeError::DuplicateResource { uri });
        }
        let Ok(template) = descriptor.template() else {
            return Err(ServeError::UriTemplate { uri });
        };
        self.0.push(Entry {
            descriptor,
            template,
            resource,
        });
        Ok(())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn list(&self) -> Vec<Listed> {
        let fixed = self
            .0
            .iter()
            .filter(|entry| !entry.descriptor.is_template());
        fixed.map(|entry| listed(&entry.descriptor)).collect()
    }

    pub(super) fn templates(&self) -> Vec<ResourceTemplate> {
        let templates = self.0.iter().filter(|entry| entry.descriptor.is_template());
        templates
            .map(|entry| listed_template(&entry.descriptor))
            .collect()
    }

    /// The resource at `uri`, and what the URI gives to its variables. A fixed URI wins over a template.
    pub(super) fn find(&self, uri: &str) -> Result<(&dyn Resource, Map<String, Value>), ErrorData> {
        let mut entries: Vec<&Entry> = self.0.iter().collect();
        entries.sort_by_key(|entry| entry.descriptor.is_template());
        entries
            .into_iter()
            .find_map(|entry| Some((&*entry.resource, entry.template.matches(uri)?)))
            .ok_or_else(|| not_found(uri))
    }
}

fn not_found(uri: &str) -> ErrorData {
    let message = format!("there is no resource at {uri}");
    ErrorData::new(
        ErrorCode(RpcError::INVALID_PARAMS),
        message,
        Some(json!({ "uri": uri })),
    )
}

fn listed(descriptor: &ResourceDescriptor) -> Listed {
    let mut listed = Listed::new(descriptor.uri, descriptor.name);
    listed.title = descriptor.title.map(str::to_owned);
    listed.description = descriptor.description.map(str::to_owned);
    listed.mime_type = descriptor.mime_type.map(str::to_owned);
    listed
}

fn listed_template(descriptor: &ResourceDescriptor) -> ResourceTemplate {
    let mut listed = ResourceTemplate::new(descriptor.uri, descriptor.name);
    listed.title = descriptor.title.map(str::to_owned);
    listed.description = descriptor.description.map(str::to_owned);
    listed.mime_type = descriptor.mime_type.map(str::to_owned);
    listed
}

/// Answers a `resources/read`.
pub(super) async fn read(
    call: Call<'_, dyn Resource>,
    params: ReadResourceRequestParams,
    variables: Map<String, Value>,
) -> Result<ReadResourceResponse, ErrorData> {
    let call = Call {
        uri: Some(&params.uri),
        ..call
    };
    let sent = Sent {
        arguments: Some(variables),
        input_responses: params.input_responses,
        request_state: params.request_state,
    };
    match call.answer(sent).await? {
        Response::Complete(reply) => Ok(ReadResourceResponse::Complete(ReadResourceResult::new(
            reply.contents.into_iter().map(convert::contents).collect(),
        ))),
        Response::InputRequired(round) => {
            convert::input_required(round).map(ReadResourceResponse::InputRequired)
        }
    }
}

/// Answers a `resources/read` for a resource of ours in an rmcp server of your own: from its
/// `ServerHandler::read_resource`.
///
/// # Errors
///
/// As [`Engine::call`], and if `params.uri` is not the resource's.
pub async fn read_resource(
    resource: &dyn Resource,
    engine: &Engine,
    params: ReadResourceRequestParams,
    cx: &RequestContext<RoleServer>,
) -> Result<ReadResourceResponse, ErrorData> {
    let variables = resource
        .describe()
        .template()
        .ok()
        .and_then(|template| template.matches(&params.uri))
        .ok_or_else(|| not_found(&params.uri))?;
    let line = Line::default();
    let principal = Callers::default().of(&line, cx)?;
    let call = Call {
        engine,
        function: resource,
        uri: None,
        line: &line,
        cx,
        limits: Limits::default(),
        principal: principal.as_ref(),
        reports: &Reports::of(cx, None),
    };
    read(call, params, variables).await
}
