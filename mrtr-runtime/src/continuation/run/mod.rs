//! One run of a machine: from the beginning or a resume point, up to the next question or the end.

mod gate;
mod halt;
mod mode;
mod received;

use std::{
    convert::Infallible,
    fmt,
    future::{Pending, pending},
    mem,
};

use self::mode::Mode;
pub(crate) use self::{
    gate::{Gate, Passing},
    halt::{Again, Asked, Halt, Slot},
    mode::Direct,
    received::{Received, Settled},
};
use super::{
    frame::SavedFrame,
    layout::{self, CheckpointLayout, Fingerprint, Found},
    local::{Loading, Local, Reader, Rewritten, reader},
    said::Said,
    sharing,
};
use crate::{
    ground::payload::{Digests, Frame, Payload},
    protocol::{capability::Capabilities, error::ToolError, input::Answers},
};

/// Bytes that hold the locals of most frames.
const USUAL_LOCALS: usize = 256;

/// Where a function that is entered does not go on.
const NOWHERE: usize = usize::MAX;

/// What generated code talks to. It saves and loads live locals, asks, and hands over answers.
///
/// A question ends the run: what is to be kept is left in the [`Slot`], and the machine leaves the author's code for a
/// place where it waits for something that never happens, so the driver drops it. `return`, `?` and `break` in the
/// author's code therefore need no translation. There is one such place in a machine, since every `.await` is paid for
/// when the author compiles.
#[doc(hidden)]
pub struct Run<'de> {
    mode: Mode<'de>,
    slot: &'de Slot,
    received: Received<'de>,
    /// The question that was asked, as it was packed.
    packed: &'de [u8],
    digests: &'de Digests,
    /// The checkpoint of the innermost frame, and whether its source says what it said.
    resumed: Option<(&'static CheckpointLayout, bool)>,
    /// The frames still to be resumed, the next one first.
    frames: &'de [Frame<'de>],
    reader: Option<Reader<'de>>,
    /// Compares what is loaded, where the frames are from a state: other code may have saved them.
    loading: Option<Loading<'de>>,
    /// The layouts of the functions that are running, the tool's own first.
    layouts: Vec<&'static [CheckpointLayout]>,
    saved: Vec<SavedFrame>,
    gate: Option<&'de (dyn Gate + Sync)>,
}

impl<'de> Run<'de> {
    fn new(mode: Mode<'de>, slot: &'de Slot, received: Received<'de>) -> Self {
        Self {
            mode,
            slot,
            received,
            packed: &[],
            digests: Digests::NONE,
            resumed: None,
            frames: &[],
            reader: None,
            loading: None,
            layouts: Vec::new(),
            saved: Vec::new(),
            gate: None,
        }
    }

    /// A run from the beginning.
    pub(crate) fn start(
        slot: &'de Slot,
        answers: &'de (dyn Answers + Sync),
        capabilities: Capabilities,
    ) -> Self {
        Self::new(Mode::Running, slot, Received::new(answers, capabilities))
    }

    /// A run from the checkpoint in `payload`.
    pub(crate) fn resume(
        slot: &'de Slot,
        payload: &'de Payload<'de>,
        answers: &'de (dyn Answers + Sync),
        capabilities: Capabilities,
    ) -> Self {
        Self {
            packed: &payload.question,
            digests: &payload.asked,
            frames: &payload.frames,
            loading: Some(Loading::default()),
            ..Self::new(Mode::Resuming, slot, Received::new(answers, capabilities))
        }
    }

    /// The same, but its code only goes on if `gate` lets it.
    pub(crate) fn behind(self, gate: Option<&'de (dyn Gate + Sync)>) -> Self {
        Self { gate, ..self }
    }

    /// The same, where the question has been sent to a client: all of it has been asked but what is `settled`. A client
    /// that cannot be asked now has not been told that nobody can be.
    pub(crate) fn asked(mut self, settled: Settled<'de>) -> Self {
        self.received.asked = Some(settled);
        self
    }

    /// The run that goes on from `frames`, where a run that `received` this stopped at a join.
    pub(crate) fn rejoin(
        slot: &'de Slot,
        received: Received<'de>,
        frames: &'de [Frame<'de>],
    ) -> Self {
        let Received {
            answers,
            capabilities,
            ..
        } = received;
        Self {
            frames,
            ..Self::new(Mode::Resuming, slot, Received::new(answers, capabilities))
        }
    }

    /// A run that loads the locals in `frames`, saves them again and goes no further.
    pub(crate) fn verify(
        slot: &'de Slot,
        frames: &'de [Frame<'de>],
        answers: &'de (dyn Answers + Sync),
    ) -> Self {
        let reread = Vec::new();
        let received = Received::new(answers, Capabilities::none());
        Self {
            frames,
            ..Self::new(Mode::Verifying { reread }, slot, received)
        }
    }

    /// A run that tells what the function's checkpoints keep, and goes no further. It needs neither
    /// arguments nor an environment.
    pub(crate) fn describe(slot: &'de Slot, answers: &'de (dyn Answers + Sync)) -> Self {
        let received = Received::new(answers, Capabilities::none());
        Self::new(Mode::Describing, slot, received)
    }

    /// A run that never suspends: every question is answered by `direct` on the spot.
    #[cfg(feature = "testing")]
    pub(crate) fn plain(
        slot: &'de Slot,
        answers: &'de (dyn Answers + Sync),
        direct: &'de mut (dyn Direct + Send),
    ) -> Self {
        let received = Received::new(answers, direct.capabilities());
        Self::new(Mode::Plain(direct), slot, received)
    }

    /// Whether this run only tells what the function's checkpoints keep.
    pub fn describing(&self) -> bool {
        matches!(self.mode, Mode::Describing)
    }

    /// Enters a function whose checkpoints have these layouts: 0 to start, 1 to resume at the first
    /// checkpoint and so on, [`NOWHERE`] where the run ends.
    pub fn enter(&mut self, layout: &'static [CheckpointLayout]) -> usize {
        if self.describing() {
            self.stop(Halt::Described(layout));
            return NOWHERE;
        }
        self.layouts.push(layout);
        if !self.resuming() {
            return 0;
        }
        let Some((frame, rest)) = self.frames.split_first() else {
            return self.stale("a frame is missing");
        };
        let (index, same_source) = match layout::find(layout, Fingerprint(frame.fingerprint)) {
            Found::Same(index) => (index, true),
            // A flow that is called in another way has been given something else.
            Found::Reworded(index) if rest.is_empty() => (index, false),
            Found::Reworded(_) => return self.stale("a flow is called in another way"),
            Found::Unknown => return self.stale("no checkpoint has this fingerprint"),
        };
        self.resumed = layout.get(index).map(|found| (found, same_source));
        self.frames = rest;
        self.reader = Some(reader(&frame.locals));
        if let Some(loading) = &mut self.loading {
            loading.begin(&frame.locals);
        }
        self.saved.push(SavedFrame {
            fingerprint: frame.fingerprint,
            // The innermost frame is saved anew before its function asks again.
            locals: if rest.is_empty() {
                Vec::new()
            } else {
                frame.locals.to_vec()
            },
            ..SavedFrame::default()
        });
        index + 1
    }

    fn stale(&self, reason: &str) -> usize {
        self.stop(Halt::Stale {
            reason: reason.to_owned(),
        });
        NOWHERE
    }

    /// Whether the function is entered at its beginning, and needs its arguments.
    pub fn begins(&self) -> bool {
        matches!(self.mode, Mode::Running | Mode::Plain(_))
    }

    /// Whether the checkpoint to resume at has not been reached yet.
    pub fn resuming(&self) -> bool {
        matches!(self.mode, Mode::Resuming | Mode::Verifying { .. })
    }

    /// Begins the frame of checkpoint `index` of the function entered last. `false`: nothing needs saving.
    pub fn saving(&mut self, index: usize) -> bool {
        if matches!(self.mode, Mode::Plain(_)) {
            return false;
        }
        let depth = self.layouts.len();
        let Some(layout) = self.layouts.last().and_then(|layouts| layouts.get(index)) else {
            return false;
        };
        self.saved.truncate(depth - 1);
        self.saved.push(SavedFrame {
            fingerprint: layout.fingerprint().0,
            layout: Some(layout),
            locals: Vec::with_capacity(USUAL_LOCALS),
            ..SavedFrame::default()
        });
        if let Some((local, what)) = layout.shares {
            self.cannot_save(local, sharing::reason(what));
        }
        true
    }

    pub(crate) fn write_local(
        &mut self,
        name: &'static str,
        write: impl FnOnce(&mut Vec<u8>) -> Result<(), rmp_serde::encode::Error>,
    ) {
        let Some(frame) = self.saved.last_mut() else {
            return;
        };
        let before = frame.locals.len();
        match write(&mut frame.locals) {
            Ok(()) => frame.sizes.push((name, frame.locals.len() - before)),
            Err(error) => self.cannot_save(name, error.to_string()),
        }
    }

    pub(crate) fn cannot_save(&mut self, local: &'static str, reason: String) {
        if let Some(frame) = self.saved.last_mut() {
            frame.unsaved.get_or_insert((local, reason));
        }
    }

    /// The next local of the frame; `None` ends the run.
    pub(crate) fn read_local<T>(&mut self, name: &'static str, local: &Local<'de, T>) -> Option<T> {
        match self.try_read(local) {
            Ok((value, again)) => {
                if let (Mode::Verifying { reread }, Some(bytes)) = (&mut self.mode, again) {
                    reread.push((name, bytes));
                }
                Some(value)
            }
            Err(reason) => {
                self.stop(if self.verifying() {
                    Halt::Unsaved {
                        local: name,
                        reason,
                    }
                } else {
                    Halt::Stale {
                        reason: format!("local `{name}`: {reason}"),
                    }
                });
                None
            }
        }
    }

    fn try_read<T>(&mut self, local: &Local<'de, T>) -> Result<(T, Option<Vec<u8>>), String> {
        let verifying = self.verifying();
        let reader = self
            .reader
            .as_mut()
            .ok_or_else(|| "no frame is open".to_owned())?;
        if verifying {
            let mut again = Rewritten::default();
            let value = (local.read)(reader, Some(&mut again))?;
            return Ok((value, Some(again.bytes)));
        }
        let value = match &mut self.loading {
            Some(loading) => loading.next(reader, local, &self.slot.nonsense)?,
            None => (local.read)(reader, None)?,
        };
        Ok((value, None))
    }

    fn verifying(&self) -> bool {
        matches!(self.mode, Mode::Verifying { .. })
    }

    /// The question that this run has the answers to.
    pub(crate) fn said(&self) -> Option<Said<'de>> {
        let (layout, same_source) = self.resumed?;
        Some(Said {
            packed: self.packed,
            digests: self.digests,
            layout,
            same_source,
        })
    }

    /// Ends the run because something the server should have is missing.
    pub fn fail<T>(&mut self, error: ToolError) -> Pending<T> {
        self.stop(Halt::Failed(error));
        pending()
    }

    /// Waits for the run to be dropped. Where nothing tells why, something saved is not in the place it was in.
    pub fn halted(&mut self) -> Pending<Infallible> {
        self.slot.put_if_empty(|| Halt::Stale {
            reason: "something is not in the place it was in".to_owned(),
        });
        pending()
    }

    /// How many functions are running.
    pub fn depth(&self) -> usize {
        self.layouts.len()
    }

    /// Leaves the flow that was entered at this depth: what it would have saved is of no use any more.
    pub fn leave(&mut self, depth: usize) {
        self.layouts.truncate(depth);
        self.saved.truncate(depth);
    }

    /// The frames that were saved, the tool's own first.
    pub(crate) fn take_frames(&mut self) -> Result<Vec<SavedFrame>, Halt> {
        let mut frames = mem::take(&mut self.saved);
        match frames.iter_mut().find_map(|frame| frame.unsaved.take()) {
            Some((local, reason)) => Err(Halt::Unsaved { local, reason }),
            None => Ok(frames),
        }
    }

    /// Ends a run that only reads the frames and writes them again, now that all of them have been. `false`: it is another
    /// run.
    pub(crate) fn ends_verified(&mut self) -> bool {
        let Mode::Verifying { reread } = &mut self.mode else {
            return false;
        };
        let reread = mem::take(reread);
        self.stop(Halt::Verified { reread });
        true
    }

    /// The author's code goes on: the resume point has been reached.
    pub(crate) fn arrived(&mut self) {
        self.mode = Mode::Running;
    }

    /// What answers at once, where the run is the plain function.
    pub(crate) fn plainly(&mut self) -> Option<&mut (dyn Direct + Send + 'de)> {
        match &mut self.mode {
            Mode::Plain(direct) => Some(&mut **direct),
            _ => None,
        }
    }

    /// What came back from the client.
    pub(crate) fn received(&self) -> Received<'de> {
        self.received
    }

    /// What the run has to pass before the author's code goes on; it is passed once.
    pub(crate) fn take_gate(&mut self) -> Option<&'de (dyn Gate + Sync)> {
        self.gate.take()
    }

    /// Leaves word of why the run stops.
    pub(crate) fn stop(&self, halt: Halt) {
        self.slot.put(halt);
    }
}

/// Goes on elsewhere: where branches join, one piece of code follows all of them. The frame has been saved before, and
/// the run ends.
#[doc(hidden)]
pub fn join(run: &mut Run<'_>) {
    let halt = run
        .take_frames()
        .map_or_else(|unsaved| unsaved, Halt::Joined);
    run.stop(halt);
}

/// Goes on behind the join this run resumes at, if it may. There is no question, so nothing has to let it pass.
#[doc(hidden)]
pub fn arrive(run: &mut Run<'_>) -> bool {
    if run.ends_verified() {
        return false;
    }
    run.arrived();
    true
}

impl fmt::Debug for Run<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run")
            .field("resuming", &self.resuming())
            .finish_non_exhaustive()
    }
}
