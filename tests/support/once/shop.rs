//! Tools with effects, and a client that can send anything twice.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use mrtr::{
    Capabilities, Clock, Engine, Principal, Request, Response, RpcError, Tool, prelude::*,
    replay::ReplayStore, seal::Key,
};
use serde_json::{Map, Value, json};
use tokio::sync::Notify;

/// What was done, in order; the point of every test here.
#[derive(Clone, Default)]
pub(crate) struct Till(Arc<TillState>);

#[derive(Default)]
struct TillState {
    effects: Mutex<Vec<String>>,
    held: AtomicBool,
    reached: Notify,
    released: Notify,
}

impl Till {
    pub(crate) fn effects(&self) -> Vec<String> {
        self.0.effects.lock().unwrap().clone()
    }

    fn does(&self, effect: impl Into<String>) {
        self.0.effects.lock().unwrap().push(effect.into());
    }

    /// Makes whoever comes to [`pass`](Self::pass) wait there.
    pub(crate) fn hold(&self) {
        self.0.held.store(true, Ordering::SeqCst);
    }

    /// Waits until somebody waits.
    pub(crate) async fn reached(&self) {
        self.0.reached.notified().await;
    }

    /// Lets go on who waits, and whoever comes later.
    pub(crate) fn release(&self) {
        self.0.held.store(false, Ordering::SeqCst);
        self.0.released.notify_waiters();
    }

    async fn pass(&self) {
        let released = self.0.released.notified();
        if self.0.held.load(Ordering::SeqCst) {
            self.0.reached.notify_one();
            released.await;
        }
    }
}

/// Pays, with an effect before and after each question.
#[mrtr_tool]
pub(crate) async fn pay(till: &Till, amount: u32) -> Result<String, ToolError> {
    till.does("quote");
    let name: String = ask_user("Who pays?").await?;
    till.does(format!("hold {amount} for {name}"));
    till.pass().await;
    let sure = confirm(format!("Charge {amount} to {name}?")).await?;
    till.does(format!("charge {name}: {sure}"));
    till.pass().await;
    checkpoint().await;
    till.does("receipt");
    Ok(format!("{name} has paid {amount}: {sure}"))
}

/// The same, but declared `once`.
#[mrtr_tool(once)]
pub(crate) async fn pay_once(till: &Till, amount: u32) -> Result<String, ToolError> {
    let name: String = ask_user("Who pays?").await?;
    till.does(format!("charge {amount} to {name}"));
    till.pass().await;
    let sure = confirm("Another?").await?;
    till.does("another");
    Ok(format!("{name} has paid: {sure}"))
}

/// The same after a deployment.
pub(crate) mod changed {
    use super::*;

    #[mrtr_tool(version = 2)]
    pub(crate) async fn pay(till: &Till, amount: u32) -> Result<String, ToolError> {
        let name: String = ask_user("Who pays?").await?;
        till.does(format!("changed: hold {amount} for {name}"));
        Ok(name)
    }

    #[mrtr_tool(once, version = 2)]
    pub(crate) async fn pay_once(till: &Till, amount: u32) -> Result<String, ToolError> {
        let name: String = ask_user("Who pays?").await?;
        till.does(format!("changed: charge {amount} to {name}"));
        Ok(name)
    }
}

/// The same with other words.
pub(crate) mod reworded {
    use super::*;

    #[mrtr_tool]
    pub(crate) async fn pay(till: &Till, amount: u32) -> Result<String, ToolError> {
        let name: String = ask_user("Who gives everything away?").await?;
        till.does(format!("reworded: take all from {name}, not {amount}"));
        Ok(name)
    }

    #[mrtr_tool(once)]
    pub(crate) async fn pay_once(till: &Till, amount: u32) -> Result<String, ToolError> {
        let name: String = ask_user("Who gives everything away?").await?;
        till.does(format!("reworded: take all from {name}, not {amount}"));
        Ok(name)
    }
}

/// Asks for two things at once.
#[mrtr_tool]
pub(crate) async fn pair(till: &Till) -> Result<String, ToolError> {
    let (left, right) = ask_all((ask_user::<u8>("Left?"), ask_user::<u8>("Right?"))).await?;
    till.does(format!("{left} {right}"));
    Ok(format!("{left} and {right}"))
}

/// Asks a person and a model, and does with what there is.
#[mrtr_tool]
pub(crate) async fn compare(till: &Till) -> Result<String, ToolError> {
    let (left, right) = ask_each((ask_user::<u8>("Left?"), sample("Right?"))).await;
    let left = left.map_or_else(|error| error.to_string(), |left| left.to_string());
    let right = right.map_or_else(|error| error.to_string(), |right| right.text);
    till.does(format!("{left}; {right}"));
    Ok(format!("{left}; {right}"))
}

/// Fails after the question, in the way it is told to.
#[mrtr_tool]
pub(crate) async fn fail(till: &Till, how: String) -> Result<String, ToolError> {
    let _: bool = confirm("Go on?").await?;
    till.does(how.clone());
    match how.as_str() {
        "text" => Err(ToolError::new("no money")),
        "rpc" => Err(ToolError::rpc(-32_000, "no bank")),
        _ => panic!("no luck"),
    }
}

/// Tells its own keys before and after each question, as for services that refuse to do a thing twice.
#[mrtr_tool]
pub(crate) async fn keyed(cx: &Cx, till: &Till) -> Result<String, ToolError> {
    till.does(keys(cx));
    let _ = confirm("Pay?").await?;
    till.does(keys(cx));
    let _ = confirm("Mail?").await?;
    till.does(keys(cx));
    Ok(keys(cx))
}

fn keys(cx: &Cx) -> String {
    let [paying, mailing] = ["pay", "mail"].map(|label| cx.idempotency_key(label));
    format!("{} {paying} {mailing}", cx.flow_id())
}

/// Carries a long text past two questions.
#[mrtr_tool]
pub(crate) async fn carry(till: &Till, length: usize) -> Result<String, ToolError> {
    let text = "x".repeat(length);
    let seats: u8 = ask_user("How many seats?").await?;
    till.does(format!("{seats} seats"));
    let sure = confirm("Sure?").await?;
    till.does(format!("sure {sure}"));
    Ok(format!("{} {seats} {sure}", text.len()))
}

/// Takes half an hour to come to its question, which is longer than a store remembers short ones.
#[mrtr_tool(once)]
pub(crate) async fn ponder(till: &Till, clock: &Hands) -> Result<String, ToolError> {
    clock.turn(30 * 60);
    let sure = confirm("Sure?").await?;
    till.does(format!("sure {sure}"));
    Ok("done".to_owned())
}

/// A secret; another one for each number.
pub(crate) fn key(number: u8) -> Key {
    Key::from_bytes([number; 32])
}

/// Servers that share keys, and maybe a store; each request goes to a new one.
#[derive(Clone)]
pub(crate) struct Shop {
    pub(crate) till: Till,
    pub(crate) store: Option<Arc<dyn ReplayStore>>,
    pub(crate) clock: Hands,
    pub(crate) principal: Option<Principal>,
    pub(crate) single_use: bool,
    pub(crate) park: bool,
    /// How long a question may stay unanswered, in seconds.
    pub(crate) ttl: u64,
    pub(crate) keys: KeyRing,
    /// What its client declares.
    pub(crate) capabilities: Capabilities,
}

impl Shop {
    pub(crate) fn new(store: Arc<dyn ReplayStore>) -> Self {
        Self {
            store: Some(store),
            ..Self::without_store()
        }
    }

    pub(crate) fn without_store() -> Self {
        Self {
            till: Till::default(),
            store: None,
            clock: Hands::default(),
            principal: None,
            single_use: false,
            park: false,
            ttl: 15 * 60,
            keys: KeyRing::new(key(7)),
            capabilities: Capabilities::all(),
        }
    }

    pub(crate) fn engine(&self) -> Engine {
        let engine = Engine::builder("shop")
            .keys(self.keys.clone())
            .env(self.till.clone())
            .env(self.clock.clone())
            .clock(self.clock.clone())
            .ttl(Duration::from_secs(self.ttl))
            .single_use(self.single_use)
            .park_long_states(self.park);
        match &self.store {
            Some(store) => engine.shared_replay(store.clone()).build(),
            None => engine.build(),
        }
    }

    pub(crate) async fn send(&self, tool: &dyn Tool, sent: &Sent) -> Result<Response, RpcError> {
        let mut request = Request::tool_call(sent.arguments.clone());
        request.principal = self.principal.clone();
        request.capabilities = self.capabilities;
        request.request_state = sent.state.clone().map(Value::String);
        request.input_responses = sent.answers.clone();
        self.engine().call(tool, request).await
    }

    /// Begins a call and gives the question's state.
    pub(crate) async fn begin(&self, tool: &dyn Tool, arguments: Value) -> Sent {
        let first = Sent::first(arguments);
        let asked = self.send(tool, &first).await;
        first.next(&asked)
    }

    /// Begins a call for 40, and answers its question for a name.
    pub(crate) async fn named(&self, tool: &dyn Tool, name: &str) -> Sent {
        let asked = self.begin(tool, json!({ "amount": 40 })).await;
        asked.with("name", name)
    }
}

/// One request.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) arguments: Value,
    pub(crate) state: Option<String>,
    pub(crate) answers: Option<Value>,
}

impl Sent {
    /// The first request of a call.
    pub(crate) fn first(arguments: Value) -> Self {
        Self {
            arguments,
            state: None,
            answers: None,
        }
    }

    /// The next request of the call, still without answers.
    pub(crate) fn next(&self, response: &Result<Response, RpcError>) -> Self {
        let Ok(Response::InputRequired(round)) = response else {
            panic!("not a question: {response:?}")
        };
        Self {
            arguments: self.arguments.clone(),
            state: Some(round.request_state.clone()),
            answers: None,
        }
    }

    /// With this answer.
    pub(crate) fn with(&self, key: &str, value: impl Into<Value>) -> Self {
        let mut answers = match self.answers.clone() {
            Some(Value::Object(answers)) => answers,
            _ => Map::new(),
        };
        let content = json!({ key: value.into() });
        answers.insert(
            key.to_owned(),
            json!({ "action": "accept", "content": content }),
        );
        Self {
            answers: Some(answers.into()),
            ..self.clone()
        }
    }
}

/// What a client sees, for comparing.
pub(crate) fn seen(response: &Result<Response, RpcError>) -> Value {
    match response {
        Ok(response) => response.to_json(),
        Err(error) => {
            json!({ "error": error.code, "message": error.message, "data": error.data })
        }
    }
}

/// The text of a result.
pub(crate) fn text(response: &Result<Response, RpcError>) -> String {
    seen(response)["content"][0]["text"]
        .as_str()
        .unwrap_or_else(|| panic!("no result: {response:?}"))
        .to_owned()
}

pub(crate) fn is_refused(response: &Result<Response, RpcError>, words: &str) -> bool {
    let seen = seen(response);
    seen["isError"] == true && text(response).contains(words)
}

/// A clock that is turned by hand.
#[derive(Clone)]
pub(crate) struct Hands(Arc<Mutex<std::time::SystemTime>>);

impl Default for Hands {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(std::time::SystemTime::now())))
    }
}

impl Hands {
    pub(crate) fn turn(&self, seconds: u64) {
        *self.0.lock().unwrap() += std::time::Duration::from_secs(seconds);
    }
}

impl Clock for Hands {
    fn now(&self) -> std::time::SystemTime {
        *self.0.lock().unwrap()
    }
}
