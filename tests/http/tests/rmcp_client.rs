//! rmcp's own client over HTTP, in both revisions.
#![expect(
    deprecated,
    reason = "what may be asked in 2026-07-28, if for the last time"
)]

use mrtr_http_tests::{
    Served, soon,
    tools::{Counter, filled_in, server},
};
use rmcp::{
    ClientHandler, RoleClient,
    model::{
        CallToolRequestParams, ClientCapabilities, ClientConfig, CreateMessageRequestParams,
        CreateMessageResult, ElicitRequestParams, ElicitResult, ElicitationAction, ErrorData,
        Implementation, ListRootsResult, ProtocolVersion, Root, SamplingMessage,
    },
    service::{ClientLifecycleMode, ClientServiceExt, RequestContext, RunningService},
    transport::StreamableHttpClientTransport,
};
use serde_json::json;

/// Answers every question the same way.
#[derive(Clone)]
struct Person {
    action: ElicitationAction,
}

impl ClientHandler for Person {
    fn get_info(&self) -> ClientConfig {
        let capabilities = ClientCapabilities::builder()
            .enable_elicitation()
            .enable_sampling()
            .enable_roots()
            .build();
        ClientConfig::new(capabilities, Implementation::new("person", "1"))
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let content = filled_in(request, &json!({ "name": "Ada", "sure": true }))?;
        let result = ElicitResult::new(self.action.clone());
        Ok(match self.action {
            ElicitationAction::Accept => result.with_content(content),
            _ => result,
        })
    }

    async fn create_message(
        &self,
        _: CreateMessageRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<CreateMessageResult, ErrorData> {
        let message = SamplingMessage::assistant_text("Paris.");
        Ok(CreateMessageResult::new(message, "test-model".to_owned()))
    }

    async fn list_roots(
        &self,
        _: RequestContext<RoleClient>,
    ) -> Result<ListRootsResult, ErrorData> {
        Ok(ListRootsResult::new(vec![Root::new("file:///work")]))
    }
}

fn lifecycles() -> [ClientLifecycleMode; 2] {
    let preferred_versions = vec![ProtocolVersion::V_2026_07_28];
    [
        ClientLifecycleMode::Discover { preferred_versions },
        ClientLifecycleMode::Initialize,
    ]
}

async fn connect(
    served: &Served,
    lifecycle: ClientLifecycleMode,
    action: ElicitationAction,
) -> RunningService<RoleClient, Person> {
    let transport = StreamableHttpClientTransport::from_uri(served.url());
    let client = Person { action }.serve_with_lifecycle(transport, lifecycle);
    soon("the connection", client).await.unwrap()
}

fn greeting() -> CallToolRequestParams {
    let arguments = json!({ "greeting": "Hello" });
    CallToolRequestParams::new("greet").with_arguments(arguments.as_object().unwrap().clone())
}

#[tokio::test]
async fn rmcps_client_drives_a_call_to_its_end() {
    for lifecycle in lifecycles() {
        let started = Counter::default();
        let served = Served::start(server().env(started.clone())).await;
        let client = connect(&served, lifecycle, ElicitationAction::Accept).await;
        let result = soon("the result", client.call_tool(greeting()))
            .await
            .unwrap();
        assert_eq!(result.content[0].as_text().unwrap().text, "Hello, Ada!");
        assert_eq!(started.get(), 1);
        client.cancel().await.unwrap();
        served.stop().await;
    }
}

#[tokio::test]
async fn rmcps_client_declines_and_cancels() {
    for (action, word) in [
        (ElicitationAction::Decline, "declined"),
        (ElicitationAction::Cancel, "cancelled"),
    ] {
        for lifecycle in lifecycles() {
            let served = Served::start(server()).await;
            let client = connect(&served, lifecycle, action.clone()).await;
            let result = soon("the result", client.call_tool(greeting()))
                .await
                .unwrap();
            assert_eq!(result.is_error, Some(true));
            let text = &result.content[0].as_text().unwrap().text;
            assert!(text.contains(word), "{text}");
            client.cancel().await.unwrap();
            served.stop().await;
        }
    }
}

#[tokio::test]
async fn rmcps_client_answers_a_batch_of_all_kinds() {
    for lifecycle in lifecycles() {
        let served = Served::start(server()).await;
        let client = connect(&served, lifecycle, ElicitationAction::Accept).await;
        let call = client.call_tool(CallToolRequestParams::new("gather"));
        let result = soon("the result", call).await.unwrap();
        let text = &result.content[0].as_text().unwrap().text;
        assert_eq!(text, "Ada, Paris., file:///work");
        client.cancel().await.unwrap();
        served.stop().await;
    }
}
