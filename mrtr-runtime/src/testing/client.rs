//! A client with a fleet of servers behind it.

use std::{fmt, sync::Arc, time::Duration};

use serde_json::Value;

use super::{
    Conversation, plain,
    setup::{Setup, endless, error_object},
};
use crate::{
    engine::{Response, replay::ReplayStore},
    function::{outcome::Outcome as _, tool::Resumable},
    ground::{clock::Clock, principal::Principal, seal::KeyRing},
    protocol::{capability::Capabilities, error::RpcError},
};

/// The rounds a call may take: enough for any test that ends, and an end for one that does not.
const MAX_ROUNDS: usize = 100_000;

/// Calls one tool, prompt or resource; every round is answered by an engine that has seen nothing of the ones before.
///
/// ```
/// # use mrtr_runtime::{Tool, testing::Client};
/// # async fn test(book_flight: impl Tool, airline: u32) {
/// use serde_json::json;
///
/// let client = Client::new(book_flight).env(airline);
/// let mut call = client.call(json!({ "flight": "TP123" })).await;
/// call.expect_ask("seat").answer("seat", json!("12A")).await;
/// call.expect_ask("confirm").answer("confirm", json!(true)).await;
/// assert_eq!(call.expect_done()["content"][0]["text"], "12A it is.");
/// # }
/// ```
pub struct Client<T> {
    tool: T,
    setup: Setup,
}

impl<T: Resumable> Client<T> {
    /// A client that can be asked everything, and servers with this tool, prompt or resource.
    pub fn new(tool: T) -> Self {
        Self {
            tool,
            setup: Setup::default(),
        }
    }

    /// A value for the tool's `&T` parameters, the same in each round. What it remembers from one round to the next, the
    /// servers of a fleet do not: use [`env_anew`](Self::env_anew) for whatever is a server's own.
    #[must_use]
    pub fn env<V: Send + Sync + 'static>(mut self, value: V) -> Self {
        self.setup.env.insert(value);
        self
    }

    /// Makes a value for the tool's `&T` parameters, for each round another one, as each server of a fleet has its own:
    /// what the tool leaves in it is not there in the next round. What the servers share, `make` gives to each of them.
    ///
    /// ```
    /// # use mrtr_runtime::{Tool, testing::Client};
    /// # use std::sync::{Arc, Mutex};
    /// # struct Airline { sold: Arc<Mutex<Vec<String>>> }
    /// # fn test(book_flight: impl Tool) {
    /// let sold = Arc::new(Mutex::new(Vec::new()));
    /// let ledger = sold.clone();
    /// let client = Client::new(book_flight).env_anew(move || Airline { sold: ledger.clone() });
    /// # }
    /// ```
    #[must_use]
    pub fn env_anew<V: Send + Sync + 'static>(
        mut self,
        make: impl Fn() -> V + Send + Sync + 'static,
    ) -> Self {
        self.setup
            .makers
            .push(Arc::new(move |env| env.insert(make())));
        self
    }

    /// A value for the tool's `&T` parameters that the test looks at as well, the same in each round.
    #[must_use]
    pub fn shared<V: Send + Sync + 'static>(mut self, value: Arc<V>) -> Self {
        self.setup.env.insert_shared(value);
        self
    }

    /// The servers' keys.
    #[must_use]
    pub fn keys(mut self, keys: KeyRing) -> Self {
        self.setup.keys = keys;
        self
    }

    /// The servers' clock; a [`TestClock`](super::TestClock) can be put forward.
    #[must_use]
    pub fn clock(mut self, clock: impl Clock + 'static) -> Self {
        self.setup.clock = Arc::new(clock);
        self
    }

    /// How long a question may stay unanswered.
    #[must_use]
    pub fn ttl(mut self, ttl: Duration) -> Self {
        self.setup.ttl = Some(ttl);
        self
    }

    /// What the client declares it can be asked.
    #[must_use]
    pub fn capabilities(mut self, capabilities: Capabilities) -> Self {
        self.setup.capabilities = capabilities;
        self
    }

    /// Who is calling.
    #[must_use]
    pub fn principal(mut self, principal: Principal) -> Self {
        self.setup.principal = Some(principal);
        self
    }

    /// The servers' replay store; one in memory if not set.
    #[must_use]
    pub fn replay(mut self, store: impl ReplayStore) -> Self {
        self.setup.replay = Some(Arc::new(store));
        self
    }

    /// The servers remember nothing: what is sent twice is done twice.
    #[must_use]
    pub fn without_replay_store(mut self) -> Self {
        self.setup.replay = None;
        self
    }

    /// Calls the tool with `args` and stops at its first question, or at its end.
    pub async fn call(&self, args: Value) -> Conversation<'_, T::Reply> {
        Conversation::begin(&self.tool, self.setup.clone(), args).await
    }

    /// Calls the tool with `args` until it ends. `answer` gets each input request with its key and gives
    /// the response to it.
    ///
    /// # Errors
    ///
    /// The JSON-RPC error object, if the call fails with one.
    pub async fn drive(
        &self,
        args: Value,
        mut answer: impl FnMut(&str, &Value) -> Value + Send,
    ) -> Result<Value, Value> {
        let mut request = self.setup.request(args.clone());
        for _ in 0..MAX_ROUNDS {
            match self.setup.call(&self.tool, request).await {
                Ok(Response::InputRequired(asked)) => {
                    request = self.setup.answered(args.clone(), asked, &mut answer);
                }
                Ok(Response::Complete(reply)) => return Ok(reply.to_json()),
                Err(error) => return Err(error_object(&error)),
            }
        }
        Err(endless(MAX_ROUNDS))
    }

    /// Runs the tool as the plain function it was written as: it never suspends, each question is answered
    /// where it is asked.
    ///
    /// # Errors
    ///
    /// The JSON-RPC error object, if the call fails with one.
    pub async fn run_plain(
        &self,
        args: Value,
        answer: impl FnMut(&str, &Value) -> Value + Send,
    ) -> Result<Value, Value> {
        let Value::Object(args) = args else {
            return Err(error_object(&RpcError::new(
                RpcError::INVALID_PARAMS,
                "`arguments` must be an object",
            )));
        };
        plain::run(
            &self.tool,
            &self.setup.env(),
            &args,
            self.setup.capabilities,
            self.setup.principal.clone(),
            answer,
        )
        .await
        .map(|reply| reply.to_json())
        .map_err(|error| error_object(&error))
    }

    pub(super) fn tool(&self) -> &T {
        &self.tool
    }

    pub(super) fn setup(&self) -> &Setup {
        &self.setup
    }
}

impl<T: Resumable> fmt::Debug for Client<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("tool", &self.tool.name())
            .finish_non_exhaustive()
    }
}
