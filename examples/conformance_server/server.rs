//! The server: rmcp's, with functions of ours among its tools and prompts.

use std::sync::Arc;

use mrtr::{
    Engine, KeyRing, ServeError,
    rmcp::{get_prompt, list_prompt, refuse_custom_request, route},
};
use rmcp::{
    RoleServer, ServerHandler,
    handler::server::{router::tool::ToolRouter, tool::ToolCallContext},
    model::{
        CallToolRequestParams, CallToolResponse, CompleteRequestParams, CompleteResult,
        CompletionInfo, CustomRequest, CustomResult, ErrorData, GetPromptRequestParams,
        GetPromptResponse, Implementation, ListPromptsResult, ListResourceTemplatesResult,
        ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
        ReadResourceResponse, ServerCapabilities, ServerConfig, SubscribeRequestParams,
        SubscriptionFilter, Tool, UnsubscribeRequestParams,
    },
    service::{RequestContext, SubscriptionContext},
};

#[expect(deprecated, reason = "2025-11-25 has log messages")]
use rmcp::model::SetLevelRequestParams;

use crate::{asking, changes::Changes, older, plain, prompts, resources};

/// The whole fixture. Cheap to clone: every request gets one.
#[derive(Clone)]
pub(crate) struct Fixture {
    engine: Arc<Engine>,
    tools: Arc<ToolRouter<Fixture>>,
    pub(crate) changes: Changes,
}

impl Fixture {
    pub(crate) fn new() -> Result<Self, ServeError> {
        let engine = Arc::new(
            Engine::builder("conformance")
                .keys(KeyRing::ephemeral())
                .build(),
        );
        let mut tools = ToolRouter::new()
            .with_route(route(asking::elicitation, Arc::clone(&engine))?)
            .with_route(route(asking::sampling, Arc::clone(&engine))?)
            .with_route(route(asking::roots, Arc::clone(&engine))?)
            .with_route(route(asking::request_state, Arc::clone(&engine))?)
            .with_route(route(asking::multiple_inputs, Arc::clone(&engine))?)
            .with_route(route(asking::multi_round, Arc::clone(&engine))?)
            .with_route(route(asking::tampered_state, Arc::clone(&engine))?)
            .with_route(route(asking::capabilities, Arc::clone(&engine))?)
            .with_route(route(asking::missing_capability, Arc::clone(&engine))?)
            .with_route(route(asking::streaming_elicitation, Arc::clone(&engine))?)
            .with_route(route(asking::told_sampling, Arc::clone(&engine))?)
            .with_route(route(asking::told_elicitation, Arc::clone(&engine))?)
            .with_route(route(asking::defaults, Arc::clone(&engine))?)
            .with_route(route(asking::open_page, Arc::clone(&engine))?)
            .with_route(route(asking::progress, Arc::clone(&engine))?);
        for route in plain::routes().into_iter().chain(older::routes()) {
            tools.add_route(route);
        }
        Ok(Self {
            engine,
            tools: Arc::new(tools),
            changes: Changes::default(),
        })
    }
}

impl ServerHandler for Fixture {
    #[expect(deprecated, reason = "2025-11-25 has log messages")]
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_tool_list_changed()
            .enable_prompts()
            .enable_prompts_list_changed()
            .enable_resources()
            .enable_resources_subscribe()
            .enable_logging()
            .enable_completions()
            .build();
        ServerConfig::new(capabilities).with_server_info(Implementation::new(
            "conformance",
            env!("CARGO_PKG_VERSION"),
        ))
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.tools.list_all()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.tools.get(name).cloned()
    }

    async fn call_tool(
        &self,
        params: CallToolRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        self.tools
            .call(ToolCallContext::new(self, params, cx))
            .await
    }

    async fn list_prompts(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        let mut prompts = prompts::list();
        prompts.push(list_prompt(&asking::prompt));
        Ok(ListPromptsResult::with_all_items(prompts))
    }

    async fn get_prompt(
        &self,
        params: GetPromptRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        if params.name == list_prompt(&asking::prompt).name {
            return get_prompt(&asking::prompt, &self.engine, params, &cx).await;
        }
        prompts::get(params).map(Into::into)
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::list()))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(ListResourceTemplatesResult::with_all_items(
            resources::templates(),
        ))
    }

    async fn read_resource(
        &self,
        params: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        resources::read(params.uri).map(Into::into)
    }

    async fn complete(
        &self,
        params: CompleteRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CompleteResult, ErrorData> {
        let values = vec![format!("{}ing", params.argument.value)];
        let completion = CompletionInfo::with_all_values(values)
            .map_err(|error| ErrorData::internal_error(error, None))?;
        Ok(CompleteResult::new(completion))
    }

    /// Log messages of every level are sent to everybody.
    #[expect(deprecated, reason = "2025-11-25 has log messages")]
    async fn set_level(
        &self,
        _: SetLevelRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        Ok(())
    }

    /// None of the resources ever changes.
    async fn subscribe(
        &self,
        _: SubscribeRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        Ok(())
    }

    async fn unsubscribe(
        &self,
        _: UnsubscribeRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        Ok(())
    }

    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        Err(refuse_custom_request(&request))
    }

    fn accepted_subscription_filter(
        &self,
        requested: &SubscriptionFilter,
    ) -> Option<SubscriptionFilter> {
        self.changes.begin();
        Some(requested.clone())
    }

    async fn listen(&self, subscription: SubscriptionContext) -> Result<(), ErrorData> {
        self.changes.tell(&subscription).await;
        Ok(())
    }
}
