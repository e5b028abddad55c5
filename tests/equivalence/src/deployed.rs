//! Gives what a person answers to one release of a program to the next release, and judges what becomes of it as that
//! person would.

use std::sync::Arc;

use mrtr::{Engine, KeyRing, Request, Response, Tool, seal::Key};
use serde_json::{Map, Value, json};

use crate::differential::{Log, Person};

/// A call does not take longer.
const ROUNDS: usize = 40;

/// What became of all answers of a program.
#[derive(Debug, Default)]
pub struct Deployments {
    pub persons: u64,
    pub went_on: usize,
    /// Of those: the new release asks the same with the same locals, and does the same with the answer.
    pub held: usize,
    pub asked_again: usize,
    pub outdated: usize,
}

/// A question that waits.
#[derive(Clone)]
struct Waiting {
    /// The `result` that asks.
    asked: Value,
    answers: Value,
    /// Names and values of what the state holds.
    locals: Value,
    round: u32,
}

/// What an answer has come to, and what was done.
#[derive(Debug, PartialEq)]
struct Outcome {
    came: Came,
    effects: Vec<String>,
}

#[derive(Debug, PartialEq)]
enum Came {
    /// It was taken: these are the next requests, or the reply.
    On(Value),
    /// The same round again, with these requests.
    Again(Value),
    Outdated,
}

/// One release, and the words of all its questions.
#[derive(Clone, Copy)]
pub struct Release<'a> {
    pub tool: &'a dyn Tool,
    pub words: &'a [&'a str],
}

impl Deployments {
    /// Has one more person call the old release, and gives each answer to the new one.
    ///
    /// # Panics
    ///
    /// If an answer is misread.
    pub fn another(&mut self, old: &dyn Tool, new: Release<'_>, args: &Map<String, Value>) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime");
        let (log, args) = (Arc::new(Log::default()), Value::Object(args.clone()));
        let on = |tool| Server {
            tool,
            args: &args,
            log: &log,
        };
        runtime.block_on(self.deploy(on(old), on(new.tool), new.words));
        self.persons += 1;
    }

    async fn deploy(&mut self, old: Server<'_>, new: Server<'_>, words: &[&str]) {
        let theirs = old.walk(self.persons).await;
        let own = new.walk(self.persons).await;
        for waiting in &theirs {
            let outcome = new.give(waiting).await;
            let asked = requests(&waiting.asked);
            let what = format!(
                "person {}, asked {asked}, with {}: {outcome:?}",
                self.persons, waiting.locals
            );
            let idle = outcome.effects.is_empty();
            match &outcome.came {
                Came::On(_) => {
                    self.went_on += 1;
                    let said = said(&waiting.asked);
                    let gone = said
                        .iter()
                        .find(|word| is_of_source(word) && !words.contains(&word.as_str()));
                    assert!(gone.is_none(), "{gone:?} is not asked any more: {what}");
                    self.held += usize::from(new.holds(waiting, &own, &outcome, &what).await);
                }
                Came::Again(again) => {
                    self.asked_again += 1;
                    assert!(idle, "asked again, and something is done: {what}");
                    let mut again = again.as_object().into_iter().flatten();
                    let old = again.any(|(key, request)| asked.get(key) == Some(request));
                    assert!(!old, "asked again with the old words: {what}");
                }
                Came::Outdated => {
                    self.outdated += 1;
                    assert!(idle, "outdated, and something is done: {what}");
                }
            }
        }
    }
}

/// What a release runs on. Each round has an engine of its own.
#[derive(Clone, Copy)]
struct Server<'a> {
    tool: &'a dyn Tool,
    args: &'a Value,
    log: &'a Arc<Log>,
}

impl Server<'_> {
    /// Calls the tool, and keeps what waits in each round.
    async fn walk(self, seed: u64) -> Vec<Waiting> {
        let mut person = Person::new(seed, Arc::new(Log::default()));
        let mut waits: Vec<Waiting> = Vec::new();
        while waits.len() < ROUNDS {
            let request = self.request(waits.last());
            let Ok(Response::InputRequired(round)) = self.engine().call(self.tool, request).await
            else {
                break;
            };
            let asked = Response::<mrtr::Reply>::InputRequired(round).to_json();
            let answers = requests(&asked)
                .as_object()
                .into_iter()
                .flatten()
                .map(|(key, request)| (key.clone(), person.respond(key, request)))
                .collect();
            waits.push(self.waiting(asked, Value::Object(answers)).await);
        }
        self.log.take();
        waits
    }

    /// Gives an answer to the tool.
    async fn give(self, waiting: &Waiting) -> Outcome {
        let request = self.request(Some(waiting));
        let response = self.engine().call(self.tool, request).await;
        let effects = self.log.take();
        let came = match response {
            Ok(response @ Response::InputRequired(_)) => {
                let next = self.waiting(response.to_json(), Value::Null).await;
                if next.round == waiting.round {
                    Came::Again(requests(&next.asked))
                } else {
                    Came::On(requests(&next.asked))
                }
            }
            Ok(response) => {
                let reply = response.to_json();
                let text = reply["content"][0]["text"].as_str().unwrap_or("");
                if text.starts_with("The tool has changed since") {
                    Came::Outdated
                } else {
                    Came::On(reply)
                }
            }
            Err(error) => Came::On(json!(error.to_string())),
        };
        Outcome { came, effects }
    }

    /// Whether this release asks the same with the same locals. What it does with the answer is then what it does with
    /// the answer to its own question.
    async fn holds(
        self,
        waiting: &Waiting,
        own: &[Waiting],
        outcome: &Outcome,
        what: &str,
    ) -> bool {
        let words = said(&waiting.asked);
        // A round that asks nothing says nothing of where it is.
        if words.is_empty() {
            return false;
        }
        let Some(asked) = own.iter().find(|asked| said(&asked.asked) == words) else {
            return false;
        };
        let now = requests(&asked.asked);
        assert!(
            form(&asked.asked) == form(&waiting.asked),
            "its form is another one, and its answer is taken: {what}, now {now}"
        );
        let asks = requests(&waiting.asked);
        let mut others = Vec::new();
        for asked in own {
            if requests(&asked.asked) != asks || asked.locals != waiting.locals {
                continue;
            }
            let same = Waiting {
                answers: waiting.answers.clone(),
                ..asked.clone()
            };
            let expected = self.give(&same).await;
            // A flow that is called twice asks the same in two places.
            if *outcome == expected {
                return true;
            }
            others.push(expected);
        }
        assert!(
            others.is_empty(),
            "{what}, but to its own question {others:?}"
        );
        false
    }

    fn engine(self) -> Engine {
        let mut env = mrtr::Env::new();
        env.insert_shared(self.log.clone());
        Engine::builder("deployed")
            .keys(KeyRing::new(Key::from_bytes([1; 32])))
            .environment(env)
            .build()
    }

    fn request(self, waiting: Option<&Waiting>) -> Request {
        let mut request = Request::tool_call(self.args.clone());
        if let Some(waiting) = waiting {
            request.request_state = Some(waiting.asked["requestState"].clone());
            request.input_responses = waiting.answers.is_object().then(|| waiting.answers.clone());
        }
        request
    }

    /// A question, with what is in its state.
    async fn waiting(self, asked: Value, answers: Value) -> Waiting {
        let mut waiting = Waiting {
            asked,
            answers,
            locals: Value::Null,
            round: 0,
        };
        let request = self.request(Some(&waiting));
        let inside = self.engine().inspect(self.tool, request).await;
        let inside = inside.expect("a state of its own");
        let locals = inside.locals.iter();
        waiting.locals = locals
            .map(|local| json!([local.name, local.value]))
            .collect();
        waiting.round = inside.round;
        waiting
    }
}

/// Whether these are words that the source of a question tells, and no text that is made at run time.
fn is_of_source(word: &str) -> bool {
    let digits = word.trim_start_matches('q');
    let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.len() + 1 == word.len() && !digits.is_empty() && is_number
}

fn requests(asked: &Value) -> Value {
    asked["inputRequests"].clone()
}

/// The words of the questions, without values.
fn said(asked: &Value) -> Vec<String> {
    let requests = asked["inputRequests"].as_object().into_iter().flatten();
    let messages = requests.filter_map(|(_, request)| request["params"]["message"].as_str());
    messages
        .filter_map(|message| message.split(' ').next())
        .map(str::to_owned)
        .collect()
}

/// The forms of the questions.
fn form(asked: &Value) -> Vec<Value> {
    let requests = asked["inputRequests"].as_object().into_iter().flatten();
    requests
        .map(|(_, request)| request["params"]["requestedSchema"].clone())
        .collect()
}
