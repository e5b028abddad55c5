//! Functions of ours in an rmcp server of somebody else's.

use std::sync::Arc;

use mrtr::{
    Engine, KeyRing, Principal,
    prelude::*,
    rmcp::{
        axum::{self, Router, extract::Request, middleware},
        get_prompt, read_resource, refuse_custom_request, route,
    },
};
use mrtr_http_tests::{
    Modern, Session, accept,
    tools::{Counter, gather, greet, whoami},
};
use rmcp::{
    RoleServer, ServerHandler,
    handler::server::{router::tool::ToolRouter, tool::ToolCallContext},
    model::{
        CallToolRequestParams, CallToolResponse, CustomRequest, CustomResult, ErrorData,
        GetPromptRequestParams, GetPromptResponse, ReadResourceRequestParams, ReadResourceResponse,
        ServerCapabilities, ServerConfig, Tool,
    },
    service::RequestContext,
    transport::streamable_http_server::{
        StreamableHttpServerConfig, StreamableHttpService, session::local::LocalSessionManager,
    },
};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// Reviews some code.
#[mrtr_prompt]
async fn review() -> Result<String, AskError> {
    let focus: String = ask_user("What should the review look for?").await?;
    Ok(format!("Review this code for {focus}."))
}

/// A page of a book.
#[mrtr_resource(uri = "book://{title}")]
async fn page(title: String) -> Result<String, ToolError> {
    let number: u32 = ask_user("Which page?").await?;
    Ok(format!("page {number} of {title}"))
}

/// The server: rmcp's, written by hand.
#[derive(Clone)]
struct Mine {
    engine: Arc<Engine>,
    tools: Arc<ToolRouter<Mine>>,
}

impl Mine {
    fn new() -> Self {
        let engine = Engine::builder("mine")
            .keys(KeyRing::ephemeral())
            .env(Counter::default());
        let engine = Arc::new(engine.build());
        let tools = ToolRouter::new()
            .with_route(route(greet, Arc::clone(&engine)).unwrap())
            .with_route(route(gather, Arc::clone(&engine)).unwrap())
            .with_route(route(whoami, Arc::clone(&engine)).unwrap());
        let tools = Arc::new(tools);
        Self { engine, tools }
    }
}

impl ServerHandler for Mine {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().build();
        ServerConfig::new(capabilities)
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.tools.get(name).cloned()
    }

    async fn call_tool(
        &self,
        params: CallToolRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let context = ToolCallContext::new(self, params, cx);
        self.tools.call(context).await
    }

    async fn get_prompt(
        &self,
        params: GetPromptRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        get_prompt(&review, &self.engine, params, &cx).await
    }

    async fn read_resource(
        &self,
        params: ReadResourceRequestParams,
        cx: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        read_resource(&page, &self.engine, params, &cx).await
    }

    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        Err(refuse_custom_request(&request))
    }
}

/// Serves it, with a layer of somebody else's that knows who is calling.
async fn serve() -> String {
    let mine = Mine::new();
    let service = StreamableHttpService::new(
        move || Ok(mine.clone()),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default().with_json_response(true),
    );
    let known = middleware::from_fn(async |mut request: Request, next: middleware::Next| {
        if let Some(subject) = request.headers().get("x-subject") {
            let principal = Principal::new("https://login.example", subject.to_str().unwrap());
            request.extensions_mut().insert(principal);
        }
        next.run(request).await
    });
    let router = Router::new().route_service("/mcp", service).layer(known);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/mcp", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    url
}

fn greeting() -> Value {
    json!({ "greeting": "Hello" })
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "reads better where it is called"
)]
fn form(key: &str, value: Value) -> Value {
    json!({ key: accept(&json!({ key: value })) })
}

#[tokio::test]
async fn a_tool_that_was_merged_in_asks_and_goes_on() {
    let client = Modern::new(serve().await);
    let first = client.call("greet", greeting()).await;
    let second = client
        .retry("greet", greeting(), &first, form("name", json!("Ada")))
        .await;
    let last = client
        .retry("greet", greeting(), &second, form("sure", json!(true)))
        .await;
    assert_eq!(last["result"]["content"][0]["text"], "Hello, Ada!");
}

#[tokio::test]
async fn rmcps_router_does_not_turn_a_refused_state_into_a_result() {
    let client = Modern::new(serve().await);
    let mut first = client.call("greet", greeting()).await;
    let state = format!("{}x", first["result"]["requestState"].as_str().unwrap());
    first["result"]["requestState"] = state.into();
    let refused = client.retry("greet", greeting(), &first, json!({})).await;
    assert_eq!(refused["error"]["code"], -32602);
    assert_eq!(
        refused["error"]["message"],
        "Invalid or expired requestState"
    );
}

#[tokio::test]
async fn a_malformed_member_is_invalid_params() {
    let client = Modern::new(serve().await);
    let params = json!({ "name": "greet", "arguments": greeting(), "requestState": 5 });
    let (_, refused) = client.request("tools/call", params).await;
    assert_eq!(refused["error"]["code"], -32602);
    let (_, unknown) = client.request("no/such", json!({})).await;
    assert_eq!(unknown["error"]["code"], -32601);
}

#[tokio::test]
async fn a_prompt_and_a_resource_ask_and_go_on() {
    let client = Modern::new(serve().await);
    for (method, mut params, answers, text) in [
        (
            "prompts/get",
            json!({ "name": "review" }),
            form("focus", json!("style")),
            "Review this code for style.",
        ),
        (
            "resources/read",
            json!({ "uri": "book://Emma" }),
            form("number", json!(7)),
            "page 7 of Emma",
        ),
    ] {
        let (_, first) = client.request(method, params.clone()).await;
        assert_eq!(first["result"]["resultType"], "input_required", "{first}");
        params["requestState"] = first["result"]["requestState"].clone();
        params["inputResponses"] = answers;
        let (_, last) = client.request(method, params).await;
        assert_eq!(last["result"]["resultType"], "complete", "{last}");
        assert!(last["result"].to_string().contains(text), "{last}");
    }
}

#[tokio::test]
async fn a_call_belongs_to_whom_the_layer_in_front_has_found() {
    let url = serve().await;
    let ada = Modern::new(&url).header("x-subject", "ada");
    let first = ada.call("whoami", json!({})).await;
    let yes = form("confirm", json!(true));
    for stranger in [
        Modern::new(&url),
        Modern::new(&url).header("x-subject", "eve"),
    ] {
        let refused = stranger
            .retry("whoami", json!({}), &first, yes.clone())
            .await;
        assert_eq!(refused["error"]["code"], -32602);
    }
    let last = ada.retry("whoami", json!({}), &first, yes).await;
    assert_eq!(last["result"]["content"][0]["text"], "ada and ada");
}

#[tokio::test]
async fn an_older_client_is_asked_live_here_too() {
    let session = Session::open(&serve().await, json!({ "elicitation": {} })).await;
    let mut events = session.call(7, "greet", greeting()).await;
    for (key, value) in [("name", json!("Ada")), ("sure", json!(true))] {
        let question = events.message().await;
        session
            .answer(&question, accept(&json!({ key: value })))
            .await;
    }
    let last = events.message().await;
    assert_eq!(last["result"]["content"][0]["text"], "Hello, Ada!");
}

#[test]
fn a_tool_that_cannot_run_here_is_refused_at_the_start() {
    /// Does it once.
    #[mrtr_tool(once)]
    async fn pay() -> Result<&'static str, ToolError> {
        let paid = confirm("Pay?").await?;
        Ok(if paid { "paid" } else { "not paid" })
    }

    let poor = Arc::new(Engine::builder("mine").build());
    let refusal = route::<Mine>(greet, Arc::clone(&poor))
        .err()
        .unwrap()
        .to_string();
    assert!(
        refusal.starts_with("`greet` needs a value of type `"),
        "{refusal}"
    );
    let refusal = route::<Mine>(pay, poor).err().unwrap().to_string();
    assert!(
        refusal.starts_with("tool `pay` is declared `once`"),
        "{refusal}"
    );

    let store = mrtr::replay::MemoryStore::new();
    let rich = Engine::builder("mine")
        .env(Counter::default())
        .replay(store);
    let rich = Arc::new(rich.build());
    assert!(route::<Mine>(greet, Arc::clone(&rich)).is_ok());
    assert!(route::<Mine>(pay, rich).is_ok());
}
