//! Why a run stopped before its end.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{
    continuation::{
        frame::SavedFrame,
        layout::{CheckpointLayout, Fingerprint},
        local::Lasting,
        wording::Packed,
    },
    protocol::{
        error::ToolError,
        input::{InputRequest, Open},
        kind::Kind,
    },
};

/// Where a machine leaves word of why it stopped.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    halt: Mutex<Option<Halt>>,
    /// See [`Loading::next`].
    pub(super) nonsense: Lasting,
}

impl Slot {
    pub(super) fn put(&self, halt: Halt) {
        *self.lock() = Some(halt);
    }

    pub(super) fn put_if_empty(&self, halt: impl FnOnce() -> Halt) {
        self.lock().get_or_insert_with(halt);
    }

    pub(crate) fn take(&self) -> Option<Halt> {
        self.lock().take()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Halt>> {
        self.halt.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why a machine stopped before its end.
#[derive(Debug)]
pub(crate) enum Halt {
    /// A checkpoint was reached.
    Asked(Asked),
    /// The answers to the checkpoint it came from leave something open.
    Again(Again),
    /// The last try at an answer was not valid either.
    Exhausted { open: Vec<Open> },
    /// The frame is not one this function can resume.
    Stale { reason: String },
    /// The frames were read and written again: each local's name and bytes.
    Verified {
        reread: Vec<(&'static str, Vec<u8>)>,
    },
    /// What the checkpoints of the function keep.
    Described(&'static [CheckpointLayout]),
    /// The client was asked, and sends neither an answer nor can it be asked again.
    Unanswerable(Kind),
    /// Something the server should have is missing.
    Failed(ToolError),
    /// The state has been used before, or nobody can tell.
    Barred,
    /// A join was reached: the same run goes on from these frames.
    Joined(Vec<SavedFrame>),
    /// A local could not be saved.
    Unsaved { local: &'static str, reason: String },
}

/// A checkpoint that was reached.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) frames: Vec<SavedFrame>,
    pub(crate) packed: Packed,
    pub(crate) requests: Vec<InputRequest>,
    pub(crate) needs_no_asking: bool,
}

/// A question that is still open after its answers were looked at.
#[derive(Debug)]
pub(crate) struct Again {
    /// The whole question's requests.
    pub(crate) requests: Vec<InputRequest>,
    /// Those that have to be asked again.
    pub(crate) open: Vec<Open>,
    /// The question as it is now, and where that is asked, if it was another one.
    pub(crate) reworded: Option<(Packed, Fingerprint)>,
}
