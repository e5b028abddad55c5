//! Runs a machine as the plain function it was written as.

use serde_json::{Map, Value};

use crate::{
    continuation::run::{Direct, Halt, Run, Slot},
    engine::{ENDLESS, MAX_STEPS, drive, exhausted},
    function::{
        cx::Cx,
        env::Env,
        outcome::Outcome as _,
        tool::{Resumable, Scope},
    },
    ground::{payload::FlowId, principal::Principal},
    protocol::{
        capability::Capabilities,
        error::{Failure, RpcError, ToolError},
        input::{InputRequest, Responses},
        log::LogSink,
        progress::ProgressSink,
    },
};

struct Person<F> {
    says: F,
    capabilities: Capabilities,
    /// How many questions in a row it could not be asked.
    skipped: usize,
}

impl<F: FnMut(&str, &Value) -> Value> Direct for Person<F> {
    fn capabilities(&self) -> Capabilities {
        self.capabilities
    }

    fn skip(&mut self) -> Result<(), ToolError> {
        self.skipped += 1;
        if self.skipped < MAX_STEPS {
            return Ok(());
        }
        Err(ToolError::rpc(RpcError::INTERNAL, ENDLESS))
    }

    fn answer(&mut self, requests: &[InputRequest]) -> Responses {
        self.skipped = 0;
        let said = requests
            .iter()
            .map(|request| {
                (
                    request.key.clone(),
                    (self.says)(&request.key, &request.to_value()),
                )
            })
            .collect();
        Responses(said)
    }
}

pub(super) async fn run<R: Resumable>(
    tool: &R,
    env: &Env,
    arguments: &Map<String, Value>,
    capabilities: Capabilities,
    principal: Option<Principal>,
    answer: impl FnMut(&str, &Value) -> Value + Send,
) -> Result<R::Reply, RpcError> {
    let flow = FlowId::generate().map_err(|_| {
        RpcError::new(
            RpcError::INTERNAL,
            "the system's random number generator failed",
        )
    })?;
    let scope = Scope {
        cx: Cx {
            flow,
            round: 0,
            capabilities,
            principal,
            progress: ProgressSink::default(),
            log: LogSink::default(),
        },
        env,
        arguments,
        uri: None,
    };
    let (slot, nothing) = (Slot::default(), Responses::default());
    let mut person = Person {
        says: answer,
        capabilities,
        skipped: 0,
    };
    let run = Run::plain(&slot, &nothing, &mut person);
    match drive(tool, &scope, run, &slot).await {
        Ok(Ok(reply)) => Ok(reply),
        Ok(Err(error)) | Err(Halt::Failed(error)) => match error.into_failure() {
            Failure::Text(text) => R::Reply::failed(text),
            Failure::Refused(text) => R::Reply::refused(text),
            Failure::Rpc(error) => Err(error),
        },
        Err(Halt::Exhausted { open }) => R::Reply::refused(exhausted(open)),
        Err(halt) => Err(RpcError::new(
            RpcError::INTERNAL,
            format!("a plain run stopped: {halt:?}"),
        )),
    }
}
