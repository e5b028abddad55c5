//! rmcp's own client.

use rmcp::{
    ClientHandler, RoleClient,
    model::{
        CallToolRequestParams, CallToolResponse, ClientCapabilities, ClientConfig,
        ElicitRequestParams, ElicitResult, ElicitationAction, ErrorData, Implementation,
        ProtocolVersion,
    },
    service::{ClientLifecycleMode, ClientServiceExt, RequestContext, RunningService},
};
use serde_json::{Value, json};
use tokio::io::{duplex, split};

use crate::{lines::soon, shared::filled_in, tools::server};

/// Answers every question the same way.
#[derive(Clone)]
struct Person(Value);

impl ClientHandler for Person {
    fn get_info(&self) -> ClientConfig {
        let capabilities = ClientCapabilities::builder().enable_elicitation().build();
        ClientConfig::new(capabilities, Implementation::new("person", "1"))
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let content = filled_in(request, &self.0)?;
        Ok(ElicitResult::new(ElicitationAction::Accept).with_content(content))
    }
}

fn greeting() -> CallToolRequestParams {
    let arguments = json!({ "greeting": "Hello" });
    CallToolRequestParams::new("greet").with_arguments(arguments.as_object().unwrap().clone())
}

fn person() -> Person {
    Person(json!({ "name": "Ada", "sure": true }))
}

async fn connect(lifecycle: ClientLifecycleMode) -> RunningService<RoleClient, Person> {
    let (here, there) = duplex(64 * 1024);
    tokio::spawn(server().serve(split(there)));
    person()
        .serve_with_lifecycle(split(here), lifecycle)
        .await
        .unwrap()
}

fn discover(version: ProtocolVersion) -> ClientLifecycleMode {
    ClientLifecycleMode::Discover {
        preferred_versions: vec![version],
    }
}

#[tokio::test]
async fn rmcps_client_drives_a_call_to_its_end() {
    let client = connect(discover(ProtocolVersion::V_2026_07_28)).await;
    let result = soon("the result", client.call_tool(greeting()))
        .await
        .unwrap();
    assert_eq!(result.content[0].as_text().unwrap().text, "Hello, Ada!");
    client.cancel().await.unwrap();
}

#[tokio::test]
async fn rmcps_client_can_take_the_rounds_one_by_one() {
    let client = connect(discover(ProtocolVersion::V_2026_07_28)).await;
    let response = soon("a round", client.call_tool_once(greeting()))
        .await
        .unwrap();
    let CallToolResponse::InputRequired(round) = response else {
        panic!("{response:?}")
    };
    assert!(round.input_requests.unwrap().contains_key("name"));
    let retry = greeting()
        .with_input_responses([("name".to_owned(), json!({ "action": "decline" }))].into())
        .with_request_state(round.request_state.unwrap());
    let response = soon("a round", client.call_tool_once(retry)).await.unwrap();
    let CallToolResponse::Complete(result) = response else {
        panic!("{response:?}")
    };
    assert_eq!(result.is_error, Some(true));
    client.cancel().await.unwrap();
}

#[tokio::test]
async fn rmcps_client_of_an_older_revision_is_asked_live() {
    let lifecycles = [
        ClientLifecycleMode::Initialize,
        discover(ProtocolVersion::V_2025_11_25),
    ];
    for lifecycle in lifecycles {
        let client = connect(lifecycle).await;
        let result = soon("the result", client.call_tool(greeting()))
            .await
            .unwrap();
        assert_eq!(result.content[0].as_text().unwrap().text, "Hello, Ada!");
        client.cancel().await.unwrap();
    }
}
