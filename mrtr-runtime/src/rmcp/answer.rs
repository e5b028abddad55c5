//! The answer to one call: by rounds, or by live questions where the client knows no rounds.

use ::rmcp::model::{ErrorData, InputResponses, JsonObject};
use serde_json::Value;

use super::{
    call::{Call, Sent},
    convert, live,
    revision::speaks_mrtr,
};
use crate::{
    engine::{Request, Response},
    function::tool::Resumable,
    protocol::{log::LogSink, progress::ProgressSink},
};

impl<R: Resumable + ?Sized> Call<'_, R> {
    pub(super) async fn answer(self, sent: Sent) -> Result<Response<R::Reply>, ErrorData> {
        let arguments = sent.arguments.map(Value::Object);
        if !speaks_mrtr(self.cx) {
            // This client cannot know the other two members, so they are nothing to us.
            return Box::pin(live::drive(self, arguments))
                .await
                .map(Response::Complete);
        }
        self.round(Request {
            arguments,
            input_responses: sent
                .input_responses
                .map(|given| Value::Object(object(given))),
            request_state: sent.request_state.map(Value::String),
            capabilities: convert::capabilities(self.cx),
            principal: self.principal.cloned(),
            progress: ProgressSink::default(),
            log: LogSink::default(),
            uri: None,
        })
        .await
    }
}

/// Not collected: a map is then made of a sorted list, at several times the price.
fn object(responses: InputResponses) -> JsonObject {
    let mut object = JsonObject::new();
    object.extend(responses);
    object
}
