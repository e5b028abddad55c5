//! States that are too long for the client: kept in the replay store, while the client gets one that names
//! them.
//!
//! Such a name is a state like any other, sealed and bound, whose payload has no frame: where the others have
//! the question, it has the place in the store. What is kept there is the long state as the client would have
//! got it, so the store can neither read nor change it, and it opens for the same request only.

use std::borrow::Cow;

use zeroize::Zeroizing;

use super::{
    Engine, Reason,
    refusal::Refusal,
    round::{Opened, Round, internal},
};
use crate::{
    clock::unix_seconds, entropy, payload::Payload, replay::ParkedId, seal::Binding,
    tool::Resumable,
};

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// Keeps `state`, the sealed `payload`, and gives the state to send instead; `None` if this server does
    /// not do so.
    pub(super) async fn park(
        &self,
        payload: &Payload<'_>,
        state: &str,
    ) -> Result<Option<String>, Refusal> {
        let engine = self.engine;
        let Some(store) = engine.replay.as_deref().filter(|_| engine.park) else {
            return Ok(None);
        };
        let no_entropy = || Refusal::Rpc(internal("no random numbers are to be had"));
        let id: [u8; 16] = entropy::random().map_err(|_| no_entropy())?;
        let now = unix_seconds(engine.clock.now());
        store
            .park(ParkedId(id), now, self.forgotten_from(now), state.as_bytes().to_vec())
            .await
            .map_err(|error| {
                tracing::error!(function = self.function.name(), %error, "a long state cannot be kept");
                Refusal::Rpc(internal("the state of this call is too long for the client, and cannot be kept here now"))
            })?;
        let name = Payload {
            question: Cow::Borrowed(&id),
            settled: Vec::new(),
            frames: Vec::new(),
            ..*payload
        };
        let binding = self.parts.binding(&engine.audience, self.function);
        let sealed = engine.keys.seal(&binding, &name.encode());
        sealed.map(Some).map_err(|_| no_entropy())
    }
}

impl Engine {
    /// Opens the state that `name` stands for.
    pub(super) async fn fetch(
        &self,
        binding: &Binding<'_>,
        name: &Payload<'_>,
    ) -> Result<Opened, Reason> {
        // Some other server's store kept it.
        let (Ok(id), Some(store)) = (name.question.as_ref().try_into(), self.replay.as_deref())
        else {
            return Err(Reason::Lost);
        };
        let now = unix_seconds(self.clock.now());
        let kept = store
            .fetch(ParkedId(id), now)
            .await
            .map_err(Reason::Unchecked)?;
        let kept = Zeroizing::new(kept.ok_or(Reason::Lost)?);
        let state = str::from_utf8(&kept).map_err(|_| Reason::Lost)?;
        let long = self
            .keys
            .open(binding, state, state.len())
            .map_err(Reason::Unopened)?;
        match Payload::decode(&long) {
            Ok(payload) if (payload.flow, payload.round) != (name.flow, name.round) => {
                Err(Reason::Lost)
            }
            Ok(_) => Ok(long),
            Err(malformed) => Err(Reason::Malformed(malformed)),
        }
    }
}
