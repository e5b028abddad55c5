//! A call that a test has in hand, question by question.

use std::{fmt, future::Future, time::Duration};

use serde_json::{Map, Value, json};

use super::{
    answers,
    clock::Ahead,
    setup::{Setup, error_object},
};
use crate::{
    engine::{Inspection, Request, Response, Uninspectable},
    function::{outcome::Outcome, reply::Reply, tool::Resumable},
    ground::{principal::Principal, seal::KeyRing},
    protocol::capability::Capabilities,
};

/// A call in progress: what it asks now, or how it has ended.
///
/// A method that does not fit what the call asks panics, and says what it does ask. Every round is
/// answered by a server that knows nothing but the keys.
#[must_use = "a call that nobody looks at tests nothing"]
pub struct Conversation<'t, R: 'static = Reply> {
    tool: &'t dyn Resumable<Reply = R>,
    setup: Setup,
    args: Value,
    /// What came back, in order.
    rounds: Vec<Round>,
    /// Which of them the test is looking at: the last one, unless it went back.
    at: usize,
    /// Answers to some, not yet all questions of this round.
    said: Map<String, Value>,
    sent: Request,
}

/// What came back in one round.
#[derive(Clone)]
enum Round {
    Asked {
        /// Keys and requests, in the order asked.
        requests: Vec<(String, Value)>,
        state: String,
    },
    Ended(Value),
    Failed(Value),
}

impl<'t, R: Outcome> Conversation<'t, R> {
    pub(super) async fn begin(
        tool: &'t dyn Resumable<Reply = R>,
        setup: Setup,
        args: Value,
    ) -> Self {
        let request = setup.request(args.clone());
        let mut call = Self {
            tool,
            setup,
            args,
            rounds: Vec::new(),
            at: 0,
            said: Map::new(),
            sent: request.clone(),
        };
        call.round(request).await;
        call
    }

    /// Checks that `key` is asked now, alone or among others.
    ///
    /// # Panics
    ///
    /// If it is not.
    #[track_caller]
    pub fn expect_ask(&mut self, key: &str) -> &mut Self {
        self.request(key);
        self
    }

    /// Checks that exactly these keys are asked now, in this order; none for a round that only
    /// carries the state.
    ///
    /// # Panics
    ///
    /// If it is not so.
    #[track_caller]
    pub fn expect_asks(&mut self, keys: &[&str]) -> &mut Self {
        assert!(
            self.asked()
                .is_some_and(|asked| asked.iter().map(|(key, _)| key).eq(keys)),
            "expected exactly the questions {keys:?}, but {self}"
        );
        self
    }

    /// The input request that is asked now under `key`.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[track_caller]
    pub fn request(&self, key: &str) -> &Value {
        let mut asked = self.asked().into_iter().flatten();
        match asked.find(|(of, _)| of == key) {
            Some((_, request)) => request,
            None => panic!("expected the question `{key}`, but {self}"),
        }
    }

    /// The message of the question that is asked now under `key`.
    ///
    /// # Panics
    ///
    /// If it is not asked, or has no message.
    #[track_caller]
    pub fn message(&self, key: &str) -> &str {
        match self.request(key)["params"]["message"].as_str() {
            Some(message) => message,
            None => panic!("the question `{key}` has no message: {}", self.request(key)),
        }
    }

    /// Says `value`: for a form the value of its only field, or an object of its fields; for a
    /// sampling request the text; for a URL anything. When every question of the round has its answer,
    /// the round is sent.
    ///
    /// # Panics
    ///
    /// If `key` is not asked now, or is answered already.
    #[track_caller]
    pub fn answer(&mut self, key: &str, value: Value) -> impl Future<Output = &mut Self> {
        let response = answers::response(self.request(key), value);
        self.respond(key, response)
    }

    /// Declines.
    ///
    /// # Panics
    ///
    /// As [`answer`](Self::answer).
    #[track_caller]
    pub fn decline(&mut self, key: &str) -> impl Future<Output = &mut Self> {
        self.respond(key, json!({ "action": "decline" }))
    }

    /// Dismisses the question.
    ///
    /// # Panics
    ///
    /// As [`answer`](Self::answer).
    #[track_caller]
    pub fn cancel(&mut self, key: &str) -> impl Future<Output = &mut Self> {
        self.respond(key, json!({ "action": "cancel" }))
    }

    /// Says `response` as it is, a whole input response: right or wrong.
    ///
    /// # Panics
    ///
    /// As [`answer`](Self::answer).
    #[track_caller]
    pub fn respond(&mut self, key: &str, response: Value) -> impl Future<Output = &mut Self> {
        self.request(key);
        assert!(
            !self.said.contains_key(key),
            "`{key}` is answered already; unanswered are {:?}",
            self.unanswered()
        );
        self.said.insert(key.to_owned(), response);
        async move {
            if self.unanswered().is_empty() {
                self.next_round().await;
            }
            self
        }
    }

    /// Sends the round with the answers there are: a state-only round, or one with questions left open.
    ///
    /// # Panics
    ///
    /// If the call has ended.
    #[track_caller]
    pub fn send(&mut self) -> impl Future<Output = &mut Self> {
        assert!(
            self.asked().is_some(),
            "there is no round to be sent: {self}"
        );
        async move {
            self.next_round().await;
            self
        }
    }

    /// Sends the last request once more, as a client does that has lost the response.
    pub async fn send_again(&mut self) -> &mut Self {
        let request = self.sent.clone();
        self.round(request).await;
        self
    }

    /// Goes back to what was asked in an earlier round, from 0: the next answer is one to its state.
    ///
    /// # Panics
    ///
    /// If there was no such round.
    #[track_caller]
    pub fn go_back_to(&mut self, round: usize) -> &mut Self {
        assert!(
            round < self.rounds.len(),
            "there is no round {round}: {} have been answered",
            self.rounds.len()
        );
        self.at = round;
        self.said.clear();
        self
    }

    /// The state the call waits with.
    ///
    /// # Panics
    ///
    /// If the call has ended.
    #[track_caller]
    pub fn state(&self) -> &str {
        match self.rounds.get(self.at) {
            Some(Round::Asked { state, .. }) => state,
            _ => panic!("there is no state: {self}"),
        }
    }

    /// Changes the state that goes out with the next answer.
    ///
    /// # Panics
    ///
    /// If the call has ended.
    #[track_caller]
    pub fn tamper(&mut self, change: impl FnOnce(&str) -> String) -> &mut Self {
        let changed = change(self.state());
        if let Some(Round::Asked { state, .. }) = self.rounds.get_mut(self.at) {
            *state = changed;
        }
        self
    }

    /// The next rounds are answered by servers with these keys.
    pub fn keys(&mut self, keys: KeyRing) -> &mut Self {
        self.setup.keys = keys;
        self
    }

    /// The next rounds come from a client that can be asked this.
    pub fn capabilities(&mut self, capabilities: Capabilities) -> &mut Self {
        self.setup.capabilities = capabilities;
        self
    }

    /// The next rounds come from somebody else.
    pub fn principal(&mut self, principal: Option<Principal>) -> &mut Self {
        self.setup.principal = principal;
        self
    }

    /// The next rounds are calls with other arguments.
    pub fn arguments(&mut self, args: Value) -> &mut Self {
        self.args = args;
        self
    }

    /// The next rounds are answered by servers with this tool: another version of it, or another one.
    pub fn deploy(&mut self, tool: &'t dyn Resumable<Reply = R>) -> &mut Self {
        self.tool = tool;
        self
    }

    /// Lets time pass for the servers of this call.
    pub fn wait(&mut self, time: Duration) -> &mut Self {
        self.setup.clock = std::sync::Arc::new(Ahead {
            of: self.setup.clock.clone(),
            by: time,
        });
        self
    }

    /// Looks into the state, as the holder of the keys can.
    ///
    /// # Errors
    ///
    /// If it does not open, or the tool has changed.
    ///
    /// # Panics
    ///
    /// If the call has ended.
    #[track_caller]
    pub fn inspect(&self) -> impl Future<Output = Result<Inspection, Uninspectable>> {
        let mut request = self.setup.request(self.args.clone());
        request.request_state = Some(self.state().into());
        let (engine, tool) = (self.setup.engine(), self.tool);
        async move { engine.inspect(tool, request).await }
    }

    /// How many rounds have been answered.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Checks that the call has ended well, and gives its result.
    ///
    /// # Panics
    ///
    /// If it asks something, has failed, or tells of a failure (`isError`).
    #[track_caller]
    pub fn expect_done(&self) -> Value {
        match self.outcome() {
            Round::Ended(result) if result["isError"] != true => result.clone(),
            _ => panic!("expected the end of the call, but {self}"),
        }
    }

    /// Checks that the call has ended well, and gives its text: all its text blocks, one in a line.
    ///
    /// # Panics
    ///
    /// As [`expect_done`](Self::expect_done).
    #[track_caller]
    pub fn expect_text(&self) -> String {
        text(&self.expect_done())
    }

    /// Checks that the call has ended with a failure that the model reads (`isError`), and gives its text.
    ///
    /// # Panics
    ///
    /// If it asks something, has ended well, or has failed with a JSON-RPC error.
    #[track_caller]
    pub fn expect_error(&self) -> String {
        match self.outcome() {
            Round::Ended(result) if result["isError"] == true => text(result),
            Round::Failed(_) => panic!(
                "expected an `isError` result, but {self}\n  (`expect_rpc_error` is for those)"
            ),
            _ => panic!("expected an `isError` result, but {self}"),
        }
    }

    /// Checks that the call has failed with a JSON-RPC error, and gives the error object.
    ///
    /// # Panics
    ///
    /// If it asks something or has ended, well or with `isError`.
    #[track_caller]
    pub fn expect_rpc_error(&self) -> Value {
        match self.outcome() {
            Round::Failed(error) => error.clone(),
            _ => panic!("expected a JSON-RPC error, but {self}"),
        }
    }

    fn unanswered(&self) -> Vec<&String> {
        let asked = self.asked().into_iter().flatten().map(|(key, _)| key);
        asked.filter(|key| !self.said.contains_key(*key)).collect()
    }

    async fn next_round(&mut self) {
        let said = std::mem::take(&mut self.said);
        let request = self.setup.retry(self.args.clone(), said, self.state());
        self.round(request).await;
    }

    async fn round(&mut self, request: Request) {
        self.sent = request.clone();
        let outcome = match self.setup.call(self.tool, request).await {
            Ok(Response::InputRequired(round)) => Round::Asked {
                requests: round
                    .input_requests
                    .iter()
                    .map(|(key, request)| (key.to_owned(), request))
                    .collect(),
                state: round.request_state,
            },
            Ok(Response::Complete(reply)) => Round::Ended(reply.to_json()),
            Err(error) => Round::Failed(error_object(&error)),
        };
        self.rounds.push(outcome);
        self.at = self.rounds.len() - 1;
        self.said.clear();
    }
}

impl<R: Outcome> Conversation<'_, R> {
    fn outcome(&self) -> &Round {
        // There is one from the beginning.
        &self.rounds[self.at]
    }

    fn asked(&self) -> Option<&[(String, Value)]> {
        match self.outcome() {
            Round::Asked { requests, .. } => Some(requests),
            Round::Ended(_) | Round::Failed(_) => None,
        }
    }
}

/// All texts of a result.
fn text(result: &Value) -> String {
    let blocks = result["content"].as_array().into_iter().flatten();
    let texts: Vec<_> = blocks.filter_map(|block| block["text"].as_str()).collect();
    texts.join("\n")
}

/// Where the call is, as the rest of a sentence: "the call asks …".
impl<R: Outcome> fmt::Display for Conversation<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = self.at + 1;
        let name = self.tool.name();
        match self.outcome() {
            Round::Asked { requests, .. } if requests.is_empty() => {
                write!(
                    f,
                    "`{name}` asks nothing in round {round}; it only waits for the next round (`send`)"
                )
            }
            Round::Asked { requests, .. } => {
                write!(f, "`{name}` asks in round {round}:")?;
                for (key, request) in requests {
                    let answered = if self.said.contains_key(key) {
                        ", answered"
                    } else {
                        ""
                    };
                    write!(f, "\n  `{key}`: {}{answered}", answers::summary(request))?;
                }
                Ok(())
            }
            Round::Ended(result) if result["isError"] == true => {
                write!(
                    f,
                    "`{name}` has ended in round {round} with the failure: {}",
                    text(result)
                )
            }
            Round::Ended(result) => {
                write!(f, "`{name}` has ended in round {round} with: {result}")
            }
            Round::Failed(error) => {
                write!(
                    f,
                    "`{name}` has failed in round {round} with the JSON-RPC error: {error}"
                )
            }
        }
    }
}

impl<R: Outcome> fmt::Debug for Conversation<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Conversation")
            .field("tool", &self.tool.name())
            .field("rounds", &self.rounds.len())
            .finish_non_exhaustive()
    }
}
