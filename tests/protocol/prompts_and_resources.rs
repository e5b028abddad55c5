//! Prompts and resources that ask, for clients of both revisions.

use mrtr::{ResourceReply, prelude::*, reply::ResourceContents, rmcp::Updates};
use serde_json::{Value, json};

use crate::lines::{Client, accept};

/// Who may read what.
struct Library(&'static str);

/// Reviews some code.
#[mrtr_prompt(title = "Review")]
async fn review(
    /// What to look at.
    language: String,
    /// How many points at most.
    points: Option<u8>,
) -> Result<Vec<PromptMessage>, AskError> {
    let focus: String = ask_user("What should the review look for?").await?;
    let points = points.map_or_else(String::new, |points| format!(" in {points} points"));
    Ok(vec![
        PromptMessage::user(format!("Review this {language} code for {focus}{points}.")),
        PromptMessage::assistant("Gladly."),
    ])
}

/// Somebody's notes, wherever they are.
#[mrtr_resource(uri = "notes://{+path}.txt", allow_parents)]
async fn notes(path: String) -> Result<String, ToolError> {
    let name: String = ask_user("Whose notes?").await?;
    if name.is_empty() {
        return Err(ToolError::new("nobody has notes"));
    }
    Ok(format!("{path} of {name}"))
}

/// A page that has to be unlocked.
#[mrtr_resource(uri = "docs://{section}/{page}", mime_type = "text/markdown")]
async fn read_page(library: &Library, section: String, page: u32) -> Result<String, ToolError> {
    if !confirm(format!("Unlock page {page} of {section}?")).await? {
        return Err(ToolError::rpc(-32602, "the page stays locked"));
    }
    Ok(format!("{} {section} {page}", library.0))
}

/// The index.
#[mrtr_resource(uri = "docs://index")]
async fn list_pages() -> ResourceReply {
    let contents = ResourceContents::blob("docs://index", "application/octet-stream", b"abc");
    ResourceReply::new(vec![contents])
}

fn server() -> Server {
    Server::new("docs", "1")
        .env(Library("From"))
        .prompt(review)
        .resource(read_page)
        .resource(list_pages)
        .resource(notes)
}

fn retry(mut params: Value, round: &Value, answers: Value) -> Value {
    params["inputResponses"] = answers;
    params["requestState"] = round["requestState"].clone();
    params
}

const CAN: fn() -> Value = || json!({ "elicitation": {} });

#[tokio::test]
async fn a_prompt_asks_before_it_is_given() {
    let mut client = Client::new(server());
    let params = json!({ "name": "review", "arguments": { "language": "Rust", "points": "3" } });
    let round = client
        .request(1, "prompts/get", params.clone(), CAN())
        .await["result"]
        .take();
    assert_eq!(round["resultType"], "input_required");
    let again = retry(
        params,
        &round,
        json!({ "focus": accept(&json!({ "focus": "races" })) }),
    );
    let done = client.request(2, "prompts/get", again, CAN()).await["result"].take();
    assert_eq!(done["resultType"], "complete");
    assert_eq!(done["messages"][0]["role"], "user");
    assert_eq!(
        done["messages"][0]["content"]["text"],
        "Review this Rust code for races in 3 points."
    );
    assert_eq!(done["messages"][1]["role"], "assistant");
    client.hang_up().await;
}

#[tokio::test]
async fn a_refused_prompt_is_an_error_and_a_wrong_argument_names_itself() {
    let mut client = Client::new(server());
    let params = json!({ "name": "review", "arguments": { "language": "Rust" } });
    let round = client
        .request(1, "prompts/get", params.clone(), CAN())
        .await["result"]
        .take();
    let no = retry(
        params.clone(),
        &round,
        json!({ "focus": { "action": "decline" } }),
    );
    let error = client.request(2, "prompts/get", no, CAN()).await["error"].take();
    assert_eq!(
        error,
        json!({ "code": -32602, "message": "the user declined to answer" })
    );
    let tampered = json!({ "name": "review", "arguments": { "language": "Go" }, "requestState": round["requestState"] });
    let error = client.request(3, "prompts/get", tampered, CAN()).await["error"].take();
    assert_eq!(
        error,
        json!({ "code": -32602, "message": "Invalid or expired requestState" })
    );
    let many = json!({ "name": "review", "arguments": { "language": "Rust", "points": "many" } });
    let error = client.request(4, "prompts/get", many, CAN()).await["error"].take();
    assert_eq!(error["code"], -32602);
    assert!(
        error["message"].as_str().unwrap().contains("`points`"),
        "{error}"
    );
    let unknown = client
        .request(5, "prompts/get", json!({ "name": "other" }), CAN())
        .await["error"]
        .take();
    assert_eq!(unknown["code"], -32602);
    client.hang_up().await;
}

#[tokio::test]
async fn a_resource_tells_a_refusal_from_a_fault() {
    let mut client = Client::new(server());
    let params = json!({ "uri": "notes://a.txt" });
    let mut id = 0;
    for (answer, code, message) in [
        (
            json!({ "action": "cancel" }),
            -32602,
            "the user cancelled the question",
        ),
        (accept(&json!({ "name": "" })), -32603, "nobody has notes"),
    ] {
        id += 2;
        let round = client
            .request(id, "resources/read", params.clone(), CAN())
            .await["result"]
            .take();
        let again = retry(params.clone(), &round, json!({ "name": answer }));
        let error = client.request(id + 1, "resources/read", again, CAN()).await["error"].take();
        assert_eq!(error, json!({ "code": code, "message": message }));
    }
    client.hang_up().await;
}

#[tokio::test]
async fn contents_have_the_uri_that_was_asked_for() {
    let mut client = Client::new(server());
    for (id, uri, text) in [
        (1, "notes://%61.txt.txt", "a.txt of Ada"),
        (3, "notes://../b%2ftxt.txt", "../b/txt of Ada"),
    ] {
        let params = json!({ "uri": uri });
        let round = client
            .request(id, "resources/read", params.clone(), CAN())
            .await["result"]
            .take();
        let name = json!({ "name": accept(&json!({ "name": "Ada" })) });
        let again = retry(params, &round, name);
        let done = client.request(id + 1, "resources/read", again, CAN()).await["result"].take();
        assert_eq!(
            done["contents"],
            json!([{ "uri": uri, "mimeType": "text/plain", "text": text }]),
            "{done}"
        );
    }
    client.hang_up().await;
}

#[tokio::test]
async fn a_resource_asks_before_it_is_read() {
    let mut client = Client::new(server());
    let params = json!({ "uri": "docs://intro/7" });
    let round = client
        .request(1, "resources/read", params.clone(), CAN())
        .await["result"]
        .take();
    assert_eq!(
        round["inputRequests"]["confirm"]["params"]["message"],
        "Unlock page 7 of intro?"
    );
    let yes = json!({ "confirm": accept(&json!({ "confirm": true })) });
    let done = client
        .request(
            2,
            "resources/read",
            retry(params, &round, yes.clone()),
            CAN(),
        )
        .await["result"]
        .take();
    assert_eq!(
        done["contents"],
        json!([{ "uri": "docs://intro/7", "mimeType": "text/markdown", "text": "From intro 7" }])
    );
    // The state of one page does not open another.
    let other = retry(json!({ "uri": "docs://intro/8" }), &round, yes);
    let error = client.request(3, "resources/read", other, CAN()).await["error"].take();
    assert_eq!(error["message"], "Invalid or expired requestState");
    client.hang_up().await;
}

#[tokio::test]
async fn a_fixed_resource_wins_over_a_template_and_others_are_not_found() {
    let mut client = Client::new(server());
    let index = client
        .request(1, "resources/read", json!({ "uri": "docs://index" }), CAN())
        .await["result"]
        .take();
    assert_eq!(index["contents"][0]["blob"], "YWJj");
    let missing = client
        .request(2, "resources/read", json!({ "uri": "docs://a/b/c" }), CAN())
        .await["error"]
        .take();
    assert_eq!(missing["code"], -32602);
    assert_eq!(missing["data"]["uri"], "docs://a/b/c");
    client.hang_up().await;
}

#[tokio::test]
async fn they_are_listed() {
    let mut client = Client::new(server());
    let prompts = client.request(1, "prompts/list", json!({}), CAN()).await["result"].take();
    assert_eq!(
        prompts["prompts"],
        json!([{ "name": "review", "title": "Review", "description": "Reviews some code.", "arguments": [
            { "name": "language", "description": "What to look at.", "required": true },
            { "name": "points", "description": "How many points at most.", "required": false },
        ] }])
    );
    let resources = client.request(2, "resources/list", json!({}), CAN()).await["result"].take();
    assert_eq!(
        resources["resources"],
        json!([{ "uri": "docs://index", "name": "list_pages", "description": "The index." }])
    );
    let templates = client
        .request(3, "resources/templates/list", json!({}), CAN())
        .await["result"]
        .take();
    let listed = templates["resourceTemplates"].as_array().unwrap().len();
    assert_eq!(listed, 2);
    assert_eq!(
        templates["resourceTemplates"][0]["uriTemplate"],
        "docs://{section}/{page}"
    );
    assert_eq!(
        templates["resourceTemplates"][0]["mimeType"],
        "text/markdown"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn older_clients_are_asked_live() {
    let mut client = Client::legacy(server(), CAN()).await;
    let read = json!({ "jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": { "uri": "docs://intro/7" } });
    client.send(&read).await;
    let question = client.receive().await;
    assert_eq!(question["method"], "elicitation/create");
    let answer = json!({ "jsonrpc": "2.0", "id": question["id"], "result": { "action": "accept", "content": { "confirm": true } } });
    client.send(&answer).await;
    assert_eq!(
        client.receive().await["result"]["contents"][0]["text"],
        "From intro 7"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn an_older_client_is_told_of_the_resources_it_has_subscribed_to() {
    let updates = Updates::new();
    let mut client = Client::legacy(server().updates(&updates), json!({})).await;
    let ask = |id: u32, method: &str, uri: &str| json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": { "uri": uri } });
    client
        .send(&ask(1, "resources/subscribe", "docs://index"))
        .await;
    assert_eq!(client.receive().await["result"], json!({}));
    client
        .send(&ask(2, "resources/subscribe", "docs://a/b/c"))
        .await;
    assert_eq!(client.receive().await["error"]["code"], -32602);
    updates.changed("docs://manual/7");
    updates.changed("docs://index");
    let told = client.receive().await;
    assert_eq!(
        (&told["method"], &told["params"]["uri"]),
        (
            &json!("notifications/resources/updated"),
            &json!("docs://index")
        )
    );
    client
        .send(&ask(3, "resources/unsubscribe", "docs://index"))
        .await;
    assert_eq!(client.receive().await["result"], json!({}));
    updates.changed("docs://index");
    client
        .send(&ask(4, "resources/subscribe", "docs://manual/7"))
        .await;
    assert_eq!(client.receive().await["id"], 4);
    updates.changed("docs://manual/7");
    assert_eq!(client.receive().await["params"]["uri"], "docs://manual/7");
    client.hang_up().await;
}

#[tokio::test]
async fn a_client_that_listens_is_told_of_what_it_named() {
    let updates = Updates::new();
    let mut client = Client::new(server().updates(&updates));
    let wanted = json!({ "notifications": {
        "resourceSubscriptions": ["docs://index", "no://such"],
        "toolsListChanged": true,
    } });
    client
        .ask(7, "subscriptions/listen", wanted, json!({}))
        .await;
    let accepted = client.receive().await;
    assert_eq!(
        accepted["method"],
        "notifications/subscriptions/acknowledged"
    );
    assert_eq!(
        accepted["params"]["notifications"],
        json!({ "resourceSubscriptions": ["docs://index"], "toolsListChanged": true })
    );
    updates.changed("docs://manual/7");
    updates.prompts_changed();
    updates.changed("docs://index");
    updates.tools_changed();
    assert_eq!(client.receive().await["params"]["uri"], "docs://index");
    assert_eq!(
        client.receive().await["method"],
        "notifications/tools/list_changed"
    );
    client.hang_up().await;
}

#[tokio::test]
async fn nothing_passes_by_a_client_whose_subscription_is_acknowledged() {
    let updates = Updates::new();
    let mut client = Client::new(server().updates(&updates));
    // A task gets its turn as soon as the acknowledgment is there, which is before the one that listens gets its own.
    let told = tokio::spawn(async move {
        let wanted = json!({ "notifications": { "toolsListChanged": true } });
        client
            .ask(7, "subscriptions/listen", wanted, json!({}))
            .await;
        client.receive().await;
        updates.tools_changed();
        let told = client.receive().await;
        client.hang_up().await;
        told
    });
    assert_eq!(
        told.await.unwrap()["method"],
        "notifications/tools/list_changed"
    );
}

#[tokio::test]
async fn an_older_client_is_told_which_lists_have_changed() {
    let updates = Updates::new();
    let mut client = Client::legacy(server().updates(&updates), json!({})).await;
    updates.tools_changed();
    updates.prompts_changed();
    updates.resources_changed();
    for list in ["tools", "prompts", "resources"] {
        let told = client.receive().await;
        assert_eq!(told["method"], format!("notifications/{list}/list_changed"));
    }
    client.hang_up().await;
}

#[tokio::test]
async fn without_updates_there_is_nothing_to_subscribe_to() {
    let mut client = Client::legacy(server(), json!({})).await;
    let params = json!({ "uri": "docs://index" });
    client
        .send(&json!({ "jsonrpc": "2.0", "id": 1, "method": "resources/subscribe", "params": params }))
        .await;
    assert_eq!(client.receive().await["error"]["code"], -32601);
    client.hang_up().await;
}
