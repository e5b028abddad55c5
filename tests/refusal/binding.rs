//! What a state is bound to: it opens for the call, the caller and the server it was made for.

use std::sync::{Arc, Mutex};

use mrtr::{
    __private::{Run, RunFuture, Scope, Sealed},
    Engine, InputRequired, KeyRing, Method, Outcome, Reply, Request, Response, Resumable, RpcError,
    prelude::*,
    seal::Key,
};
use mrtr_runtime::ground::principal::Principal;
use serde_json::{Value, json};

use crate::rig::{Log, Rig, accept, answer, assert_invalid, call, greet, greeting, keys, keys_of};

/// Counts something.
#[mrtr_tool]
async fn count(log: &Log, number: f64, name: String) -> Result<String, ToolError> {
    let sure = confirm("Sure?").await?;
    log.add("counted");
    Ok(format!("{number} {name} {sure}"))
}

/// The same as `greet`, under another name.
#[mrtr_tool(name = "greet_again")]
async fn greet_again(log: &Log, greeting: Option<String>) -> Result<String, ToolError> {
    log.add("start");
    let name: String = ask_user("Who?").await?;
    log.add(format!("name {name}"));
    Ok(format!("{greeting:?}, {name}"))
}

fn ada() -> Value {
    json!({ "name": accept("name", "Ada") })
}

/// Asks on one engine and answers on another; whether that one went on, and what it told its log.
async fn crossing(from: &Rig, to: Rig) -> Result<InputRequired, RpcError> {
    let asked = from.asked(&greet, greeting()).await;
    to.log.take();
    let retry = answer(greeting(), &asked, ada());
    let crossed = to.engine.call(&greet, retry).await;
    match crossed {
        Ok(Response::InputRequired(asked)) => {
            assert_eq!(to.log.take(), ["name Ada"]);
            Ok(asked)
        }
        Ok(Response::Complete(_)) => panic!("the call ended"),
        Err(error) => {
            assert!(to.log.take().is_empty());
            Err(error)
        }
    }
}

#[tokio::test]
async fn servers_that_share_name_and_keys_share_the_rounds_of_a_call() {
    let asked = crossing(&Rig::new(), Rig::new()).await.unwrap();
    assert_eq!(keys_of(&asked), ["sure"]);
}

#[tokio::test]
async fn a_server_of_another_name_refuses() {
    let log = Arc::new(Log::default());
    let mut env = mrtr::Env::new();
    env.insert_shared(Arc::clone(&log));
    let railway = Engine::builder("railway")
        .keys(keys(1))
        .environment(env)
        .build();
    let railway = Rig {
        engine: railway,
        log,
    };
    assert_invalid(&crossing(&Rig::new(), railway).await.unwrap_err());
}

#[tokio::test]
async fn a_server_with_another_key_refuses_and_one_that_also_accepts_it_does_not() {
    let other = Rig::with(|engine| engine.keys(keys(2)));
    assert_invalid(&crossing(&Rig::new(), other).await.unwrap_err());
    let both = keys(2).also_accept(Key::from_bytes([1; 32]));
    let rotated = Rig::with(|engine| engine.keys(both));
    crossing(&Rig::new(), rotated).await.unwrap();
    let ephemeral = Rig::with(|engine| engine.keys(KeyRing::ephemeral()));
    assert_invalid(&crossing(&Rig::new(), ephemeral).await.unwrap_err());
}

#[tokio::test]
async fn another_tool_with_the_same_arguments_refuses() {
    let rig = Rig::new();
    let asked = rig.asked(&greet, greeting()).await;
    rig.log.take();
    let error = rig
        .refused(&greet_again, answer(greeting(), &asked, ada()))
        .await;
    assert_invalid(&error);
    assert!(rig.log.take().is_empty());
    let own = rig.asked(&greet_again, greeting()).await;
    rig.ended(&greet_again, answer(greeting(), &own, ada()))
        .await
        .unwrap();
}

/// `greet` as it would be under `prompts/get`: the same function, frames and fingerprints.
struct Greeting;

struct Message(Reply);

impl Outcome for Message {
    const METHOD: Method = Method::PromptsGet;

    fn to_json(&self) -> Value {
        self.0.to_json()
    }

    fn from_json(value: Value) -> Option<Self> {
        Reply::from_json(value).map(Message)
    }

    fn refused(text: String) -> Result<Self, RpcError> {
        Err(RpcError::new(RpcError::INVALID_PARAMS, text))
    }

    fn failed(text: String) -> Result<Self, RpcError> {
        Err(RpcError::new(RpcError::INTERNAL, text))
    }
}

impl Sealed for Greeting {}

impl Resumable for Greeting {
    type Reply = Message;

    fn name(&self) -> &'static str {
        greet.name()
    }

    fn run<'r, 'de: 'r>(
        &self,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> RunFuture<'r, Message> {
        Box::pin(async move { greet.run(scope, run).await.map(Message) })
    }
}

#[tokio::test]
async fn another_method_refuses_although_the_function_is_the_same() {
    let rig = Rig::new();
    let tool = rig.asked(&greet, greeting()).await;
    let prompt = rig.asked(&Greeting, greeting()).await;
    rig.log.take();
    assert_invalid(
        &rig.refused(&Greeting, answer(greeting(), &tool, ada()))
            .await,
    );
    assert_invalid(
        &rig.refused(&greet, answer(greeting(), &prompt, ada()))
            .await,
    );
    assert!(rig.log.take().is_empty());
    rig.asked(&Greeting, answer(greeting(), &prompt, ada()))
        .await;
    rig.asked(&greet, answer(greeting(), &tool, ada())).await;
    assert_eq!(rig.log.take(), ["name Ada", "name Ada"]);
}

/// Arguments as a client wrote them.
fn written(arguments: &str) -> Request {
    call(serde_json::from_str(arguments).unwrap())
}

#[tokio::test]
async fn the_same_arguments_written_differently_are_the_same() {
    let rig = Rig::new();
    let asked = rig
        .asked(&count, written(r#"{"number": 1, "name": "Ada"}"#))
        .await;
    for same in [
        r#"{"name":"Ada","number":1}"#,
        r#"{"number": 1.0, "name": "Ada"}"#,
        r#"{"number": 10e-1, "name": "Ada"}"#,
        r#"{"number": 1, "name": "\u0041d\u0061"}"#,
    ] {
        let yes = json!({ "sure": accept("sure", true) });
        let end = rig.ended(&count, answer(written(same), &asked, yes)).await;
        assert_eq!(end, Ok("1 Ada true".to_owned()), "{same}");
    }
}

#[tokio::test]
async fn other_arguments_refuse() {
    let rig = Rig::new();
    let asked = rig
        .asked(&count, written(r#"{"number": 1, "name": "Ada"}"#))
        .await;
    for other in [
        r#"{"number": 2, "name": "Ada"}"#,
        r#"{"number": 1.0000001, "name": "Ada"}"#,
        r#"{"number": -1, "name": "Ada"}"#,
        r#"{"number": 1, "name": "ada"}"#,
        r#"{"number": 1, "name": "Ada "}"#,
        r#"{"number": "1", "name": "Ada"}"#,
        r#"{"number": 1, "name": "Ada", "more": null}"#,
        r#"{"number": 1, "nameAda": ""}"#,
        r#"{"number": 1}"#,
        "{}",
    ] {
        let yes = json!({ "sure": accept("sure", true) });
        assert_invalid(
            &rig.refused(&count, answer(written(other), &asked, yes))
                .await,
        );
    }
    assert!(rig.log.take().is_empty());
}

#[tokio::test]
async fn no_arguments_and_an_empty_object_are_the_same_call() {
    let rig = Rig::new();
    let mut bare = greeting();
    bare.arguments = None;
    let asked = rig.asked(&greet, bare.clone()).await;
    rig.asked(&greet, answer(greeting(), &asked, ada())).await;
    let asked = rig.asked(&greet, greeting()).await;
    rig.asked(&greet, answer(bare, &asked, ada())).await;
}

fn caller(name: Option<(&str, &str)>) -> Request {
    let mut request = greeting();
    request.principal = name.map(|(issuer, subject)| Principal::new(issuer, subject));
    request
}

#[tokio::test]
async fn a_state_is_for_the_caller_it_was_given_to() {
    let callers = [
        None,
        Some(("https://a.example", "ada")),
        Some(("https://a.example", "grace")),
        Some(("https://b.example", "ada")),
        Some(("", "")),
        Some(("https://a.exampl", "eada")),
    ];
    let rig = Rig::new();
    for asks in callers {
        let asked = rig.asked(&greet, caller(asks)).await;
        rig.log.take();
        for answers in callers {
            let retry = answer(caller(answers), &asked, ada());
            if asks == answers {
                rig.asked(&greet, retry).await;
                assert_eq!(rig.log.take(), ["name Ada"]);
            } else {
                assert_invalid(&rig.refused(&greet, retry).await);
                assert!(rig.log.take().is_empty(), "{asks:?} {answers:?}");
            }
        }
    }
}

#[tokio::test]
async fn the_reason_of_a_refusal_goes_to_the_hook_and_never_to_the_client() {
    let reasons = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&reasons);
    let rig = Rig::with(|engine| {
        engine.on_reject(move |rejection| {
            let reason = format!("{}: {}", rejection.function, rejection.reason);
            told.lock().unwrap().push(reason);
        })
    });
    let asked = rig.asked(&greet, greeting()).await;
    let state = &asked.request_state;
    let foreign = Rig::with(|engine| engine.keys(keys(2)));
    let foreign = foreign.asked(&greet, greeting()).await.request_state;
    let cases = [
        ("A".repeat(9_000), "longer than allowed"),
        ("AAAA".to_owned(), "shorter than any token"),
        (format!("{}!", &state[1..]), "base64url"),
        (format!("B{}", &state[1..]), "unknown version"),
        (foreign, "unknown key"),
        (format!("{}AAAA", &state[..state.len() - 4]), "was changed"),
    ];
    for (state, reason) in cases {
        let mut retry = answer(greeting(), &asked, ada());
        retry.request_state = Some(state.into());
        assert_invalid(&rig.refused(&greet, retry).await);
        let told = reasons.lock().unwrap().pop().unwrap();
        assert!(
            told.starts_with("greet: ") && told.contains(reason),
            "{told}"
        );
    }
    rig.asked(&greet, answer(greeting(), &asked, ada())).await;
    assert!(reasons.lock().unwrap().is_empty());
}
