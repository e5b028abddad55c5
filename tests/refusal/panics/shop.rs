//! A tool, a prompt and a resource that panic where they are told to, and effects that are counted.

use std::{
    fmt,
    sync::{
        Arc, Once,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
};

use mrtr::{
    Capabilities, Engine, EngineBuilder, Env, Outcome, Request, Response, Resumable, RpcError,
    prelude::*, replay::MemoryStore,
};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use crate::capture;

/// Where the code panics.
pub(crate) type Where = &'static str;

/// What nobody may read in a log or an answer.
pub(crate) const SECRET: &str = "SECRET-4711";

/// What has been done, before the question and after it.
#[derive(Default)]
pub(crate) struct Effects {
    pub(crate) before: AtomicUsize,
    pub(crate) after: AtomicUsize,
}

impl Effects {
    pub(crate) fn get(&self) -> (usize, usize) {
        (self.before.load(SeqCst), self.after.load(SeqCst))
    }
}

/// A value whose code panics in one of its traits.
#[derive(Clone, PartialEq)]
struct Fragile(String);

impl Fragile {
    fn panics(&self, place: Where) {
        assert!(self.0 != place, "{SECRET}");
    }
}

impl Serialize for Fragile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.panics("Serialize");
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Fragile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fragile = Self(String::deserialize(deserializer)?);
        fragile.panics("Deserialize");
        Ok(fragile)
    }
}

impl fmt::Display for Fragile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.panics("Display");
        f.write_str(&self.0)
    }
}

/// Panics when it is dropped.
#[derive(Serialize, Deserialize)]
struct Sharp(bool);

impl Drop for Sharp {
    fn drop(&mut self) {
        assert!(!self.0 || std::thread::panicking(), "{SECRET}");
    }
}

/// An argument that cannot be read.
#[derive(Serialize, JsonSchema)]
struct Place(String);

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let place = String::deserialize(deserializer)?;
        assert!(place != "an argument", "{SECRET}");
        Ok(Self(place))
    }
}

/// What comes out at the end.
#[derive(Serialize)]
struct Sold {
    what: Last,
}

struct Last(String);

impl Serialize for Last {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        assert!(self.0 != "the reply", "{SECRET}");
        serializer.serialize_str(&self.0)
    }
}

#[mrtr_flow]
async fn inner(place: String) -> Result<String, AskError> {
    let word: String = ask_user("A word?").await?;
    assert!(place != "the flow", "{SECRET}");
    Ok(word)
}

/// Panics where it is told to.
#[mrtr_tool]
pub(crate) async fn sell(effects: &Effects, place: Place) -> Result<Json<Sold>, ToolError> {
    let place = place.0;
    effects.before.fetch_add(1, SeqCst);
    assert!(place != "the beginning", "{SECRET}");
    {
        let sharp = Sharp(place == "Drop");
        let _: String = ask_user(format!("Sure, {}?", Fragile(place.clone())))
            .key("sure")
            .await?;
        drop(sharp);
    }
    let fragile = Fragile(place.clone());
    let word = call(inner(place.clone())).await?;
    effects.after.fetch_add(1, SeqCst);
    assert!(place != "the end", "a message of the program");
    Ok(Json(Sold {
        what: Last(if word == place { fragile.0 } else { place }),
    }))
}

/// The same as a prompt.
#[mrtr_prompt(name = "sell")]
pub(crate) async fn tell(effects: &Effects, place: String) -> Result<String, ToolError> {
    effects.before.fetch_add(1, SeqCst);
    assert!(place != "the beginning", "{SECRET}");
    let sure: String = ask_user("Sure?").await?;
    effects.after.fetch_add(1, SeqCst);
    assert!(place != "the end", "{SECRET}");
    Ok(sure)
}

/// The same as a resource.
#[mrtr_resource(uri = "shop://{place}")]
pub(crate) async fn look(effects: &Effects, place: String) -> Result<String, ToolError> {
    effects.before.fetch_add(1, SeqCst);
    assert!(place != "the beginning", "{SECRET}");
    let sure: String = ask_user("Sure?").await?;
    effects.after.fetch_add(1, SeqCst);
    assert!(place != "the end", "{SECRET}");
    Ok(sure)
}

/// Engines with a store, and what their functions have done.
pub(crate) struct Rig {
    pub(crate) engine: Engine,
    pub(crate) effects: Arc<Effects>,
}

impl Rig {
    pub(crate) fn new() -> Self {
        Self::with(|engine| engine.replay(MemoryStore::new()))
    }

    /// With these settings.
    pub(crate) fn with(settings: impl FnOnce(EngineBuilder) -> EngineBuilder) -> Self {
        capture::listen();
        silence();
        let effects = Arc::new(Effects::default());
        let mut env = Env::new();
        env.insert_shared(Arc::clone(&effects));
        Self {
            engine: settings(Engine::builder("shop").environment(env)).build(),
            effects,
        }
    }

    /// Calls `function` until it ends; the answer to each question is `place`. Gives the last request as well.
    pub(crate) async fn call<R: Resumable>(
        &self,
        function: &R,
        place: Where,
    ) -> (Request, Result<Value, RpcError>) {
        let first = Request::tool_call(json!({ "place": place }));
        let mut request = first.clone();
        loop {
            let round = match self.engine.call(function, request.clone()).await {
                Ok(Response::InputRequired(round)) => round,
                Ok(Response::Complete(reply)) => return (request, Ok(reply.to_json())),
                Err(error) => return (request, Err(error)),
            };
            let answers = round.input_requests.iter().map(|(key, request)| {
                let fields = request["params"]["requestedSchema"]["properties"].as_object();
                let field = fields
                    .and_then(|fields| fields.keys().next())
                    .expect("a field");
                (
                    key.to_owned(),
                    json!({ "action": "accept", "content": { field: place } }),
                )
            });
            request = first.clone();
            request.input_responses = Some(Value::Object(answers.collect()));
            request.request_state = Some(round.request_state.into());
            request.capabilities = Capabilities::all();
        }
    }
}

/// The panics of these tests are wanted; those of the tests themselves have to be seen.
fn silence() {
    static SILENT: Once = Once::new();
    SILENT.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let wanted = info
                .payload()
                .downcast_ref::<String>()
                .is_some_and(|text| text == SECRET);
            if !wanted {
                before(info);
            }
        }));
    });
}
