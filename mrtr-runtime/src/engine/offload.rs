//! States that are too long for the client: kept in the replay store, while the client gets one that names
//! them.
//!
//! Such a name is a state like any other, sealed and bound, whose payload has no frame: where the others have
//! the question, it has the place in the store. What is kept there is the long state as the client would have
//! got it, so the store can neither read nor change it, and it opens for the same request only.

use std::borrow::Cow;

use serde_json::Value;
use zeroize::Zeroizing;

use super::{
    refusal::{Refusal, internal, no_entropy},
    round::Round,
    stored::kept_binding,
};
use crate::{
    engine::replay::ParkedId,
    function::tool::Resumable,
    ground::{
        clock::CLOCK_SKEW,
        entropy,
        payload::{Digests, Payload},
        seal::WhichKey,
    },
};

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// Keeps `payload`, whose bytes are `plaintext`, until its question has expired, and gives the state to send
    /// instead; `None` if this server does not do so.
    pub(super) async fn park(
        &self,
        payload: &Payload<'_>,
        plaintext: &[u8],
        key: WhichKey,
    ) -> Result<Option<String>, Refusal> {
        let engine = self.engine;
        let Some(store) = engine.replay.as_deref().filter(|_| engine.park) else {
            return Ok(None);
        };
        let id = ParkedId(entropy::random().map_err(|_| no_entropy())?);
        let binding = self.parts.binding(&engine.audience, self.function);
        let kept = engine
            .keys
            .seal_with(key, &kept_binding(&binding, &id.to_string()), plaintext)
            .map_err(|_| no_entropy())?;
        let until = payload.expires().saturating_add(CLOCK_SKEW);
        store
            .park(id, self.call(), until, kept.into_bytes())
            .await
            .map_err(|error| {
                tracing::error!(function = self.function.name(), %error, "a long state cannot be kept");
                Refusal::Rpc(internal("the state of this call is too long for the client, and cannot be kept here now"))
            })?;
        self.seal_name(payload, Vec::new(), id, key).map(Some)
    }

    /// The state that stands for the one that is kept, with what has been settled of its question since.
    pub(super) fn seal_name(
        &self,
        payload: &Payload<'_>,
        settled: Vec<(String, Value)>,
        id: ParkedId,
        key: WhichKey,
    ) -> Result<String, Refusal> {
        let name = Payload {
            arguments: 0,
            asked: Digests::default(),
            question: Cow::Borrowed(&id.0),
            settled,
            frames: Vec::new(),
            ..*payload
        };
        let binding = self.parts.binding(&self.engine.audience, self.function);
        let plaintext = Zeroizing::new(name.encode());
        let sealed = self.engine.keys.seal_with(key, &binding, &plaintext);
        sealed.map_err(|_| no_entropy())
    }
}
