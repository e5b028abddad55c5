//! Runs a machine as the plain function it was written as.

use serde_json::{Map, Value};

use crate::{
    capability::Capabilities,
    cx::Cx,
    engine::drive,
    env::Env,
    error::{Failure, RpcError},
    payload::FlowId,
    principal::Principal,
    question::{Answers, Given, InputRequest},
    reply::Reply,
    run::{Direct, Run, Slot},
    tool::{Scope, Tool},
    wire,
};

/// Answers that were given on the spot.
struct Said(Map<String, Value>);

impl Answers for Said {
    fn given(&self, key: &str) -> Given<'_> {
        self.0.get(key).map_or(Given::Missing, Given::Response)
    }
}

struct Person<F>(F);

impl<F: FnMut(&str, &Value) -> Value> Direct for Person<F> {
    fn answer(&mut self, requests: &[InputRequest]) -> Box<dyn Answers + Send + Sync> {
        let said = requests
            .iter()
            .map(|request| {
                (
                    request.key.clone(),
                    (self.0)(&request.key, &wire::input_request(request)),
                )
            })
            .collect();
        Box::new(Said(said))
    }
}

pub(super) async fn run(
    tool: &dyn Tool,
    env: &Env,
    arguments: &Map<String, Value>,
    capabilities: Capabilities,
    principal: Option<Principal>,
    answer: impl FnMut(&str, &Value) -> Value + Send,
) -> Result<Reply, RpcError> {
    let flow = FlowId::generate()
        .map_err(|_| RpcError::new(RpcError::INTERNAL, "no random numbers are to be had"))?;
    let scope = Scope {
        cx: Cx {
            flow,
            round: 0,
            capabilities,
            principal,
        },
        env,
        arguments,
    };
    let (slot, nothing) = (Slot::default(), Said(Map::new()));
    let mut person = Person(answer);
    let run = Run::plain(&slot, &nothing, &mut person);
    match drive(tool, &scope, run, &slot).await {
        Ok(Ok(reply)) => Ok(reply),
        Ok(Err(error)) => match error.into_failure() {
            Failure::Text(text) => Ok(Reply::error(text)),
            Failure::Rpc(error) => Err(error),
        },
        Err(halt) => Err(RpcError::new(
            RpcError::INTERNAL,
            format!("a plain run stopped: {halt:?}"),
        )),
    }
}
