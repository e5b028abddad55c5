//! The tools that ask. Names of tools, keys and fields are the suite's.

use mrtr::{prelude::*, question::SampleRequest};
use serde::{Deserialize, Serialize};

/// Who somebody is.
#[derive(Form, Serialize, Deserialize)]
struct Name {
    name: String,
}

/// A yes or a no.
#[derive(Form, Serialize, Deserialize)]
struct Consent {
    ok: bool,
}

/// What somebody likes.
#[derive(Form, Serialize, Deserialize)]
struct Colour {
    color: String,
}

/// Asks for a name and greets.
#[mrtr_tool(name = "test_input_required_result_elicitation")]
pub(crate) async fn elicitation() -> Result<String, ToolError> {
    let user_name: Name = ask_user("What is your name?").await?;
    Ok(format!("Hello, {}!", user_name.name))
}

/// Asks the client's model.
#[mrtr_tool(name = "test_input_required_result_sampling")]
pub(crate) async fn sampling() -> Result<String, ToolError> {
    let question = SampleRequest::new(100).user("What is the capital of France?");
    let capital_question = sample(question).await?;
    Ok(capital_question.text)
}

/// Asks for the client's directories.
#[mrtr_tool(name = "test_input_required_result_list_roots")]
pub(crate) async fn roots() -> Result<String, ToolError> {
    let client_roots = list_roots().await?;
    let names: Vec<_> = client_roots
        .into_iter()
        .map(|root| root.name.unwrap_or(root.uri))
        .collect();
    Ok(names.join(", "))
}

/// Asks for consent, and needs its state to go on.
#[mrtr_tool(name = "test_input_required_result_request_state")]
pub(crate) async fn request_state() -> Result<String, ToolError> {
    let kept = "state-ok".to_owned();
    let confirm: Consent = ask_user("Please confirm").await?;
    Ok(if confirm.ok {
        kept
    } else {
        "refused".to_owned()
    })
}

/// Asks the user, the model and the client in one round.
#[mrtr_tool(name = "test_input_required_result_multiple_inputs")]
pub(crate) async fn multiple_inputs() -> Result<String, ToolError> {
    let (user_name, greeting, client_roots) = ask_all((
        ask_user::<Name>("What is your name?"),
        sample(SampleRequest::new(50).user("Generate a greeting")),
        list_roots(),
    ))
    .await?;
    Ok(format!(
        "{} {} ({} roots)",
        greeting.text,
        user_name.name,
        client_roots.len()
    ))
}

/// Asks in two rounds.
#[mrtr_tool(name = "test_input_required_result_multi_round")]
pub(crate) async fn multi_round() -> Result<String, ToolError> {
    let step1: Name = ask_user("Step 1: What is your name?").await?;
    let step2: Colour = ask_user("Step 2: What is your favorite color?").await?;
    Ok(format!("{} likes {}", step1.name, step2.color))
}

/// Asks for consent; its state will be tampered with.
#[mrtr_tool(name = "test_input_required_result_tampered_state")]
pub(crate) async fn tampered_state() -> Result<String, ToolError> {
    let confirm: Consent = ask_user("Please confirm").await?;
    Ok(format!("confirmed: {}", confirm.ok))
}

/// Asks the user if the client can, and its model otherwise.
#[mrtr_tool(name = "test_input_required_result_capabilities")]
pub(crate) async fn capabilities(cx: &Cx) -> Result<String, ToolError> {
    if cx.can_ask(Kind::Form) {
        let user_name: Name = ask_user("What is your name?").await?;
        return Ok(format!("Hello, {}!", user_name.name));
    }
    let greeting = sample(SampleRequest::new(50).user("Generate a greeting")).await?;
    Ok(greeting.text)
}

/// Needs a client that has a model.
#[mrtr_tool(name = "test_missing_capability")]
pub(crate) async fn missing_capability() -> Result<String, ToolError> {
    let greeting = sample(SampleRequest::new(50).user("Generate a greeting")).await?;
    Ok(greeting.text)
}

/// Asks the user.
#[mrtr_tool(name = "test_streaming_elicitation")]
pub(crate) async fn streaming_elicitation() -> Result<String, ToolError> {
    let user_name: Name = ask_user("What is your name?").await?;
    Ok(format!("Hello, {}!", user_name.name))
}

/// Asks the client's model what it is told to ask.
#[mrtr_tool(name = "test_sampling")]
pub(crate) async fn told_sampling(prompt: String) -> Result<String, ToolError> {
    let answer = sample(SampleRequest::new(100).user(prompt)).await?;
    Ok(format!("LLM response: {}", answer.text))
}

/// Where somebody is reached.
#[derive(Form, Serialize, Deserialize)]
struct Contact {
    /// User's response
    username: String,
    /// User's email address
    email: String,
}

/// Asks the user what it is told to ask.
#[mrtr_tool(name = "test_elicitation")]
pub(crate) async fn told_elicitation(message: String) -> Result<String, ToolError> {
    let contact: Contact = ask_user(message).await?;
    Ok(format!(
        "User response: {} {}",
        contact.username, contact.email
    ))
}

/// How somebody is.
#[derive(Choice, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Status {
    Active,
    Inactive,
    Pending,
}

/// Somebody, with what most people are.
#[derive(Form, Serialize, Deserialize)]
struct Defaults {
    #[form(default = "John Doe")]
    name: String,
    #[form(default = 30)]
    age: u8,
    #[form(default = 95.5)]
    score: f64,
    #[form(default = Status::Active)]
    status: Status,
    #[form(default = true)]
    verified: bool,
}

/// Asks with a default for every kind of field.
#[mrtr_tool(name = "test_elicitation_sep1034_defaults")]
pub(crate) async fn defaults() -> Result<String, ToolError> {
    let person: Defaults = ask_user("Please check.").await?;
    Ok(format!(
        "Elicitation completed: {}, {}, {}, {}",
        person.name, person.age, person.score, person.verified
    ))
}

/// Tells how far it has come.
#[mrtr_tool(name = "test_tool_with_progress")]
pub(crate) async fn progress(cx: &Cx) -> &'static str {
    for done in [0, 50, 100] {
        cx.progress(Progress::new(done).of(100));
        tokio::task::yield_now().await;
    }
    "done"
}

/// Sends the user to a page. The suite does not know it, but real clients are tested with it.
#[mrtr_tool]
pub(crate) async fn open_page() -> Result<&'static str, ToolError> {
    open_url("Please have a look.", "https://pay.example/1").await?;
    Ok("opened")
}

/// What somebody has in mind.
#[derive(Form, Serialize, Deserialize)]
struct Context {
    context: String,
}

/// Asks what the prompt is for.
#[mrtr_prompt(name = "test_input_required_result_prompt")]
pub(crate) async fn prompt() -> Result<Vec<PromptMessage>, AskError> {
    let user_context: Context = ask_user("What context should the prompt use?").await?;
    Ok(vec![PromptMessage::user(format!(
        "Use this context: {}",
        user_context.context
    ))])
}
