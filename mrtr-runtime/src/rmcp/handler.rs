//! What rmcp calls.

use std::{
    collections::BTreeMap,
    fmt,
    future::Future,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

#[expect(deprecated, reason = "revisions before 2026-07-28 have log messages")]
use ::rmcp::model::{SetLevelRequestMethod, SetLevelRequestParams};
use ::rmcp::{
    RoleServer, ServerHandler,
    handler::server::{router::tool::ToolRoute, tool::ToolCallContext},
    model::{
        CallToolRequestParams, CallToolResponse, CustomRequest, CustomResult, ErrorCode, ErrorData,
        GetPromptRequestParams, GetPromptResponse, InitializeRequestParams, InitializeResult,
        ListPromptsResult, ListResourceTemplatesResult, ListResourcesResult, ListToolsResult,
        PaginatedRequestParams, ReadResourceRequestParams, ReadResourceResponse, ServerConfig,
        SubscribeRequestMethod, SubscribeRequestParams, SubscriptionFilter, Tool as Listed,
        UnsubscribeRequestMethod, UnsubscribeRequestParams,
    },
    service::{RequestContext, SubscriptionContext},
};
use serde_json::Value;

use super::{
    call::{Call, Sent},
    caller::Callers,
    checks::suits,
    convert,
    error::ServeError,
    limits::Limits,
    line::Line,
    prompts,
    reports::{self, Reports},
    resources,
    revision::speaks_mrtr,
    updates::{Opening, Subscriptions, Updates},
};
use crate::{
    engine::Engine,
    function::tool::Tool,
    ground::principal::Principal,
    protocol::{error::RpcError, log::LogLevel},
};

/// The tools of a [`Server`](super::Server) as an rmcp `ServerHandler`, for transports that
/// [`Server`](super::Server) does not serve itself. Cheap to clone; a clone is for another connection.
pub struct Handler {
    shared: Arc<Shared>,
    line: Line,
    /// What the client of this connection has subscribed to.
    subscriptions: OnceLock<Subscriptions>,
    opening: Opening,
    /// From which level on it wants log messages, if it is of an older revision.
    log_level: Mutex<LogLevel>,
}

/// What a client of an older revision gets that has not said what it wants.
const LOG_LEVEL: LogLevel = LogLevel::Info;

impl Clone for Handler {
    fn clone(&self) -> Self {
        Self::of(Arc::clone(&self.shared), self.line.clone())
    }
}

/// Made once and used by every connection.
pub(super) struct Shared {
    pub(super) prompts: prompts::Prompts,
    pub(super) resources: resources::Resources,
    pub(super) engine: Engine,
    pub(super) tools: BTreeMap<&'static str, Box<dyn Tool>>,
    pub(super) list: Vec<Listed>,
    pub(super) config: ServerConfig,
    pub(super) limits: Limits,
    pub(super) callers: Callers,
    pub(super) updates: Option<Updates>,
}

impl Handler {
    pub(super) fn new(shared: Shared) -> Self {
        Self::of(Arc::new(shared), Line::default())
    }

    fn of(shared: Arc<Shared>, line: Line) -> Self {
        Self {
            shared,
            line,
            subscriptions: OnceLock::new(),
            opening: Opening::default(),
            log_level: Mutex::new(LOG_LEVEL),
        }
    }

    pub(super) fn on(self, line: Line) -> Self {
        Self { line, ..self }
    }

    #[cfg(feature = "http")]
    pub(super) fn line(&self) -> &Line {
        &self.line
    }

    fn call<'a, R: ?Sized>(
        &'a self,
        function: &'a R,
        cx: &'a RequestContext<RoleServer>,
        principal: Option<&'a Principal>,
        reports: &'a Reports,
    ) -> Call<'a, R> {
        Call {
            engine: &self.shared.engine,
            function,
            uri: None,
            line: &self.line,
            cx,
            limits: self.shared.limits,
            principal,
            reports,
        }
    }

    fn reports(&self, cx: &RequestContext<RoleServer>) -> Reports {
        let level = self.log_level.lock();
        Reports::of(cx, Some(*level.unwrap_or_else(PoisonError::into_inner)))
    }
}

impl fmt::Debug for Handler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handler")
            .field("tools", &self.shared.tools.keys())
            .finish_non_exhaustive()
    }
}

/// Calls are in a box each: rmcp moves the task of a request several times before it runs.
impl ServerHandler for Handler {
    fn get_info(&self) -> ServerConfig {
        self.shared.config.clone()
    }

    /// From here on a client of an older revision is told what changes.
    async fn initialize(
        &self,
        params: InitializeRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<InitializeResult, ErrorData> {
        cx.peer.set_peer_info(params.clone());
        let initialized = self.negotiate_initialize(&params)?;
        if let Some(updates) = &self.shared.updates {
            self.subscriptions.get_or_init(|| updates.watch(cx.peer));
        }
        Ok(initialized)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.shared.list.clone()))
    }

    // rmcp compares headers to it on HTTP.
    fn get_tool(&self, name: &str) -> Option<Listed> {
        self.shared
            .list
            .iter()
            .find(|tool| tool.name == name)
            .cloned()
    }

    fn call_tool(
        &self,
        params: CallToolRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> impl Future<Output = Result<CallToolResponse, ErrorData>> + Send {
        Box::pin(async move {
            let _running = self.line.begin();
            let tool = self
                .shared
                .tools
                .get(&*params.name)
                .ok_or_else(|| unknown(&params.name))?;
            let sent = Sent {
                arguments: params.arguments,
                input_responses: params.input_responses,
                request_state: params.request_state,
            };
            let principal = self.shared.callers.of(&self.line, &cx)?;
            self.call(&**tool, &cx, principal.as_ref(), &self.reports(&cx))
                .answer(sent)
                .await
                .and_then(convert::tool_response)
        })
    }

    async fn list_prompts(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        Ok(ListPromptsResult::with_all_items(
            self.shared.prompts.list(),
        ))
    }

    fn get_prompt(
        &self,
        params: GetPromptRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> impl Future<Output = Result<GetPromptResponse, ErrorData>> + Send {
        Box::pin(async move {
            let _running = self.line.begin();
            let prompt = self.shared.prompts.get(&params.name)?;
            let principal = self.shared.callers.of(&self.line, &cx)?;
            let reports = self.reports(&cx);
            let call = self.call(prompt, &cx, principal.as_ref(), &reports);
            prompts::get(call, params).await
        })
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(
            self.shared.resources.list(),
        ))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(ListResourceTemplatesResult::with_all_items(
            self.shared.resources.templates(),
        ))
    }

    fn read_resource(
        &self,
        params: ReadResourceRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> impl Future<Output = Result<ReadResourceResponse, ErrorData>> + Send {
        Box::pin(async move {
            let _running = self.line.begin();
            let (resource, variables) = self.shared.resources.find(&params.uri)?;
            let principal = self.shared.callers.of(&self.line, &cx)?;
            let reports = self.reports(&cx);
            let call = self.call(resource, &cx, principal.as_ref(), &reports);
            resources::read(call, params, variables).await
        })
    }

    fn accepted_subscription_filter(
        &self,
        requested: &SubscriptionFilter,
    ) -> Option<SubscriptionFilter> {
        self.opening.begin(self.shared.updates.as_ref()?);
        let wanted = requested.resource_subscriptions.iter().flatten();
        let known = wanted.filter(|uri| self.shared.resources.find(uri).is_ok());
        let known = SubscriptionFilter::builder()
            .resource_subscriptions(known)
            .build();
        // Of the lists, whatever the server has.
        let mut accepted = requested.clone();
        accepted.resource_subscriptions = known.resource_subscriptions;
        Some(accepted)
    }

    async fn listen(&self, subscription: SubscriptionContext) -> Result<(), ErrorData> {
        if let Some(updates) = &self.shared.updates {
            updates.tell(&subscription, &self.opening, &self.line).await;
        }
        Ok(())
    }

    async fn subscribe(
        &self,
        params: SubscribeRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let Some(updates) = &self.shared.updates else {
            return Err(ErrorData::method_not_found::<SubscribeRequestMethod>());
        };
        self.shared.resources.find(&params.uri)?;
        self.subscriptions
            .get_or_init(|| updates.watch(cx.peer))
            .add(params.uri)
    }

    async fn unsubscribe(
        &self,
        params: UnsubscribeRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        if self.shared.updates.is_none() {
            return Err(ErrorData::method_not_found::<UnsubscribeRequestMethod>());
        }
        if let Some(subscriptions) = self.subscriptions.get() {
            subscriptions.remove(&params.uri);
        }
        Ok(())
    }

    #[expect(deprecated, reason = "revisions before 2026-07-28 have log messages")]
    async fn set_level(
        &self,
        params: SetLevelRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        // The newer ones say it in each request.
        if speaks_mrtr(&cx) {
            return Err(ErrorData::method_not_found::<SetLevelRequestMethod>());
        }
        let level = self.log_level.lock();
        *level.unwrap_or_else(PoisonError::into_inner) = reports::level(params.level);
        Ok(())
    }

    async fn on_custom_request(
        &self,
        request: CustomRequest,
        cx: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        // rmcp does not know the method with a level it does not know.
        if request.method == "logging/setLevel" && !speaks_mrtr(&cx) {
            let unknown = "`level` is no log level";
            return Err(ErrorData::invalid_params(unknown, None));
        }
        Err(refuse_custom_request(&request))
    }
}

/// The error for a request that rmcp does not know, for the `ServerHandler::on_custom_request` of an
/// rmcp server of your own.
///
/// rmcp takes a call with a malformed member, such as a `requestState` that is a number, for a
/// method it does not know, and its own answer would be "method not found". This one is "invalid
/// params", with the reason; other methods are not found as before.
pub fn refuse_custom_request(request: &CustomRequest) -> ErrorData {
    match request.method.as_str() {
        "tools/call" | "prompts/get" | "resources/read" => {
            convert::error(fault(request.params.as_ref()))
        }
        method => ErrorData::new(ErrorCode::METHOD_NOT_FOUND, method.to_owned(), None),
    }
}

fn unknown(name: &str) -> ErrorData {
    convert::error(RpcError::new(
        RpcError::INVALID_PARAMS,
        format!("unknown tool: {name}"),
    ))
}

/// What is wrong with the parameters of a call.
fn fault(params: Option<&Value>) -> RpcError {
    let member = |name| {
        params
            .and_then(|params| params.get(name))
            .filter(|value| !value.is_null())
    };
    if member("requestState").is_some_and(|state| !state.is_string()) {
        return RpcError::invalid_state();
    }
    let message = if !["name", "uri"]
        .iter()
        .any(|name| member(name).is_some_and(Value::is_string))
    {
        "`params.name` is missing or not a string"
    } else if member("arguments").is_some_and(|arguments| !arguments.is_object()) {
        "arguments must be an object"
    } else if member("inputResponses").is_some_and(|responses| !responses.is_object()) {
        "inputResponses must be an object"
    } else {
        "the parameters of the call are malformed"
    };
    RpcError::new(RpcError::INVALID_PARAMS, message)
}

/// A tool as a route for rmcp's `ToolRouter`, to stand beside tools of another kind.
///
/// Over HTTP, the call belongs to the [`Principal`](crate::ground::principal::Principal) that a layer of yours has put
/// into the request's extensions, and to nobody if there is none.
///
/// # Errors
///
/// If the engine does not have what the tool takes by reference, or the tool is declared `once` and there is no
/// replay store.
///
/// # Security
///
/// The sessions of older clients are rmcp's here, and whoever knows a session's id can answer the questions that are
/// asked over it. Only [`Server`](super::Server) knows whose they are.
///
/// ```
/// use std::sync::Arc;
///
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::{Engine, Tool, rmcp::ServeError};
/// use rmcp::handler::server::router::tool::ToolRouter;
///
/// struct MyServer;
///
/// fn router(tool: impl Tool, engine: Arc<Engine>) -> Result<ToolRouter<MyServer>, ServeError> {
///     Ok(ToolRouter::new().with_route(mrtr_runtime::rmcp::route(tool, engine)?))
/// }
/// ```
pub fn route<S: Send + Sync + 'static>(
    tool: impl Tool,
    engine: Arc<Engine>,
) -> Result<ToolRoute<S>, ServeError> {
    let descriptor = tool.describe();
    suits(&engine, &descriptor)?;
    let listed = convert::tool(&descriptor);
    let tool = Arc::new(tool);
    let route = ToolRoute::new_dyn(listed, move |context: ToolCallContext<'_, S>| {
        let (tool, engine) = (Arc::clone(&tool), Arc::clone(&engine));
        Box::pin(async move {
            let sent = Sent {
                arguments: context.arguments,
                input_responses: context.input_responses,
                request_state: context.request_state,
            };
            let (line, cx) = (Line::default(), context.request_context);
            let principal = Callers::default().of(&line, &cx)?;
            Call {
                engine: &engine,
                function: &*tool,
                uri: None,
                line: &line,
                cx: &cx,
                limits: Limits::default(),
                principal: principal.as_ref(),
                reports: &Reports::of(&cx, None),
            }
            .answer(sent)
            .await
            .and_then(convert::tool_response)
        })
    });
    Ok(route)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_malformed_call_is_told_what_is_wrong() {
        let cases = [
            (
                json!({ "name": "a", "requestState": 5 }),
                "Invalid or expired requestState",
            ),
            (
                json!({ "name": "a", "inputResponses": [] }),
                "inputResponses must be an object",
            ),
            (
                json!({ "name": "a", "arguments": "b" }),
                "arguments must be an object",
            ),
            (
                json!({ "arguments": {} }),
                "`params.name` is missing or not a string",
            ),
            (
                json!({ "name": 5 }),
                "`params.name` is missing or not a string",
            ),
            (json!([]), "`params.name` is missing or not a string"),
        ];
        for (params, message) in cases {
            let error = fault(Some(&params));
            assert_eq!(
                (error.code, error.message.as_str()),
                (-32602, message),
                "{params}"
            );
        }
        assert_eq!(
            fault(None).message,
            "`params.name` is missing or not a string"
        );
    }

    #[test]
    fn null_counts_as_absent() {
        let params =
            json!({ "name": "a", "arguments": null, "inputResponses": null, "requestState": null });
        assert_eq!(
            fault(Some(&params)).message,
            "the parameters of the call are malformed"
        );
    }
}
