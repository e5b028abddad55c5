//! Whether what has been saved would come back.

use std::borrow::Cow;

use super::{drive::drive, refusal::Refusal, refusal::internal, round::Round};
use crate::{
    continuation::{
        frame::SavedFrame,
        local::same,
        run::{Halt, Run, Slot},
    },
    function::tool::Resumable,
    ground::payload::Frame,
    protocol::{error::RpcError, input::Responses},
};

/// What an author can do about it.
const CURE: &str = "it came back as another value; what its type writes with `Serialize` has to be what it reads with \
                    `Deserialize`, in the same order, or keep plain data in its place";

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// Frames as they are where they come from a state. They are looked at if this engine does so every time, and else
    /// until a checkpoint of theirs has come back in this process once.
    pub(super) async fn surviving<'f>(
        &self,
        saved: Vec<SavedFrame>,
    ) -> Result<Vec<Frame<'f>>, Refusal> {
        let mut layouts = Vec::new();
        let frames = saved
            .into_iter()
            .map(|frame| {
                layouts.extend(frame.layout.filter(|layout| !layout.has_survived()));
                Frame {
                    fingerprint: frame.fingerprint,
                    locals: Cow::Owned(frame.locals),
                }
            })
            .collect::<Vec<_>>();
        if self.engine.verify || !layouts.is_empty() {
            self.verify(&frames).await?;
            for layout in layouts {
                layout.survived();
            }
        }
        Ok(frames)
    }

    /// Loads what was saved and saves it again; a local that comes back as another is reported now and not when
    /// the user has answered.
    async fn verify(&self, frames: &[Frame<'_>]) -> Result<(), Refusal> {
        let (slot, answers) = (Slot::default(), Responses::default());
        let run = Run::verify(&slot, frames, &answers);
        let scope = self.scope();
        let refused = |local, reason| Err(Refusal::Rpc(self.unsaved(local, reason)));
        let reread = match drive(self.function, &scope, run, &slot).await {
            Err(Halt::Verified { reread }) => reread,
            Err(Halt::Unsaved { local, reason }) => return refused(local, &reason),
            Err(Halt::Stale { reason }) => return refused("a frame", &reason),
            _ => return refused("a frame", "the checkpoint was not found again"),
        };
        let saved = frames
            .iter()
            .flat_map(|frame| frame.locals.iter().copied())
            .collect::<Vec<u8>>();
        let mut rest = &saved[..];
        for (name, again) in &reread {
            match same::after(rest, again) {
                Some(after) => rest = after,
                None => return refused(name, CURE),
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
