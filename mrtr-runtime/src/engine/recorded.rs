//! What came of an answer, on its way into a replay store and back.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use zeroize::Zeroizing;

use super::{InputRequests, InputRequired, Response};
use crate::{
    function::outcome::Outcome,
    ground::seal::{Binding, KeyRing, SealError},
    protocol::error::RpcError,
};

/// A response as a store keeps it, before it is sealed.
#[derive(Serialize, Deserialize)]
enum Recorded {
    Complete(Value),
    InputRequired(InputRequests, String),
    Error(i32, String, Option<Value>),
}

/// Seals a response for whoever repeats the request that `binding` describes.
pub(super) fn seal<R: Outcome>(
    keys: &KeyRing,
    binding: &Binding<'_>,
    response: &Result<Response<R>, RpcError>,
) -> Result<Vec<u8>, SealError> {
    let recorded = match response {
        Ok(Response::Complete(reply)) => Recorded::Complete(reply.to_json()),
        Ok(Response::InputRequired(round)) => {
            Recorded::InputRequired(round.input_requests.clone(), round.request_state.clone())
        }
        Err(error) => Recorded::Error(error.code, error.message.clone(), error.data.clone()),
    };
    // JSON with text keys has nothing that could fail.
    let plaintext = Zeroizing::new(serde_json::to_vec(&recorded).unwrap_or_default());
    keys.seal(binding, &plaintext).map(String::into_bytes)
}

/// Opens what [`seal`] has made; `None` if these keys cannot.
pub(super) fn open<R: Outcome>(
    keys: &KeyRing,
    binding: &Binding<'_>,
    sealed: &[u8],
) -> Option<Result<Response<R>, RpcError>> {
    let sealed = str::from_utf8(sealed).ok()?;
    let plaintext = keys.open(binding, sealed, sealed.len()).ok()?;
    Some(match serde_json::from_slice(&plaintext).ok()? {
        Recorded::Complete(reply) => Ok(Response::Complete(R::from_json(reply)?)),
        Recorded::InputRequired(input_requests, request_state) => {
            Ok(Response::InputRequired(InputRequired {
                input_requests,
                request_state,
            }))
        }
        Recorded::Error(code, message, data) => Err(RpcError {
            code,
            message,
            data,
        }),
    })
}
