//! States that are in the replay store, because they were too long for the client.

use zeroize::Zeroizing;

use super::{Engine, Reason};
use crate::{
    engine::replay::ParkedId,
    ground::{
        clock::unix_seconds,
        payload::{Malformed, Payload},
        seal::Binding,
    },
};

/// The plaintext of a state, wiped when the round is over.
pub(super) type Opened = Zeroizing<Vec<u8>>;

impl Engine {
    /// Opens the state that `name` stands for; its place, and what it holds.
    pub(super) async fn fetch(
        &self,
        binding: &Binding<'_>,
        name: &Payload<'_>,
    ) -> Result<(ParkedId, Opened), Reason> {
        // Some other server's store kept it.
        let (Ok(id), Some(store)) = (name.question.as_ref().try_into(), self.replay.as_deref())
        else {
            return Err(Reason::Lost);
        };
        let id = ParkedId(id);
        let now = unix_seconds(self.clock.now());
        let kept = store.fetch(id, now).await.map_err(Reason::Unchecked)?;
        let kept = Zeroizing::new(kept.ok_or(Reason::Lost)?);
        let state = str::from_utf8(&kept).map_err(|_| Reason::Lost)?;
        self.keys
            .open(&kept_binding(binding, &id.to_string()), state, state.len())
            .map(|opened| (id, opened))
            .map_err(Reason::Unopened)
    }
}

/// What a kept state is bound to: the call it belongs to, and its place, which only a state that was sent can name.
pub(super) fn kept_binding<'b>(binding: &Binding<'b>, id: &'b str) -> Binding<'b> {
    Binding {
        method: "mrtr/parked",
        name: id,
        ..*binding
    }
}

/// The payload that is kept, as `name` says it has become.
pub(super) fn named<'k>(name: Payload<'_>, kept: &'k [u8]) -> Result<Payload<'k>, Malformed> {
    let kept = Payload::decode(kept)?;
    Ok(Payload {
        tries: name.tries,
        // What has been settled stays so; what was settled when the state was kept is in there.
        settled: if name.settled.is_empty() {
            kept.settled
        } else {
            name.settled
        },
        ..kept
    })
}
