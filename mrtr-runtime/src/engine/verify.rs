//! Whether a state that is about to go out would come back.

use super::{
    drive::drive,
    refusal::Refusal,
    round::{Round, internal},
};
use crate::{
    error::RpcError,
    payload::Frame,
    question::Responses,
    run::{Halt, Run, Slot},
    tool::Resumable,
};

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// Loads what was saved and saves it again; a local that comes back as another is reported now and not when
    /// the user has answered.
    pub(super) async fn verify(&self, frames: &[Frame<'_>]) -> Result<(), Refusal> {
        let (slot, answers) = (Slot::default(), Responses::default());
        let run = Run::verify(&slot, frames, &answers);
        let scope = self.scope();
        let reread = match drive(self.function, &scope, run, &slot).await {
            Err(Halt::Verified { reread }) => reread,
            Err(Halt::Unsaved { local, reason }) => {
                return Err(Refusal::Rpc(self.unsaved(local, &reason)));
            }
            Err(Halt::Stale { reason }) => {
                return Err(Refusal::Rpc(self.unsaved("a frame", &reason)));
            }
            _ => {
                return Err(Refusal::Rpc(
                    self.unsaved("a frame", "the checkpoint was not found again"),
                ));
            }
        };
        let saved = frames
            .iter()
            .flat_map(|frame| frame.locals.iter().copied())
            .collect::<Vec<u8>>();
        let mut rest = &saved[..];
        for (name, bytes) in &reread {
            let (before, after) = rest.split_at(bytes.len().min(rest.len()));
            rest = after;
            // Hash maps and sets come back in another order, so only what is in them is compared.
            if sorted(before) != sorted(bytes) {
                return Err(Refusal::Rpc(
                    self.unsaved(name, "it came back as another value"),
                ));
            }
        }
        Ok(())
    }

    pub(super) fn unsaved(&self, local: &str, reason: &str) -> RpcError {
        let tool = self.function.name();
        tracing::error!(tool, local, reason, "a value does not survive a checkpoint");
        internal(&format!(
            "`{local}` of `{tool}` does not survive a checkpoint: {reason}"
        ))
    }
}

fn sorted(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes.sort_unstable();
    bytes
}
