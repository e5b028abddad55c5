//! One run of a machine: from the beginning or a checkpoint, up to the next checkpoint or the end.

mod answer;

use std::{
    convert::Infallible,
    fmt,
    future::{Future, Pending, pending},
    pin::Pin,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde_json::Value;

pub use self::answer::answer;
use crate::{
    continuation::{
        layout::{self, CheckpointLayout, Fingerprint, Found},
        persist::{Lasting, Loading, Local, Reader, Rewritten, reader, shared},
    },
    engine::replay::{AnswersDigest, Begun, StoreError},
    ground::payload::{Digests, Frame, Payload},
    protocol::{capability::Capabilities, error::ToolError},
    question::{Answers, InputRequest, Kind, Open, Packed, Point, Responses, Said},
};

/// How often a person may answer a question wrongly.
pub(crate) const MAX_TRIES: u8 = 3;

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
    slot: &'de Slot,
    answers: &'de (dyn Answers + Sync),
    capabilities: Capabilities,
    question: &'de [u8],
    asked: &'de Digests,
    /// The checkpoint of the innermost frame, and whether its source says what it said.
    resumed: Option<(&'static CheckpointLayout, bool)>,
    /// The frames still to be resumed, the next one first.
    frames: &'de [Frame<'de>],
    resuming: bool,
    verifying: bool,
    describing: bool,
    reader: Option<Reader<'de>>,
    /// Compares what is loaded, where the frames are from a state: other code may have saved them.
    loading: Option<Loading<'de>>,
    reread: Vec<(&'static str, Vec<u8>)>,
    /// The layouts of the functions that are running, the tool's own first.
    layouts: Vec<&'static [CheckpointLayout]>,
    saved: Vec<SavedFrame>,
    direct: Option<&'de mut (dyn Direct + Send)>,
    gate: Option<&'de (dyn Gate + Sync)>,
    settled: Option<Settled<'de>>,
}

/// What of a question is settled, by key: responses, and null where the client could not be asked.
pub(crate) type Settled<'a> = &'a [(String, Value)];

/// See [`Run::same`].
#[derive(Clone, Copy)]
pub(crate) struct Same<'de> {
    slot: &'de Slot,
    answers: &'de (dyn Answers + Sync),
    capabilities: Capabilities,
}

/// Stands between a valid answer and the code that goes on with it.
pub(crate) trait Gate {
    /// Lets the run that has the answers to `requests` go on, or says why not.
    fn pass(&self, requests: Vec<InputRequest>) -> Passing<'_>;
}

pub(crate) type Passing<'g> = Pin<Box<dyn Future<Output = Result<(), Barred>> + Send + 'g>>;

/// Why a run must not go on.
#[derive(Debug)]
pub(crate) struct Barred {
    /// What has become of the same state before, or that this cannot be known.
    pub(crate) begun: Result<Begun, StoreError>,
    /// The answers that came now.
    pub(crate) answers: AnswersDigest,
}

/// Answers at once, without suspending: how a machine runs as the plain function it was written as.
pub(crate) trait Direct {
    /// What can be asked.
    fn capabilities(&self) -> Capabilities;

    /// The responses to `requests`.
    fn answer(&mut self, requests: &[InputRequest]) -> Responses;

    /// A question is not asked, since not all of it can be.
    ///
    /// # Errors
    ///
    /// If that has gone on for too long.
    fn skip(&mut self) -> Result<(), ToolError>;
}

/// Where a machine leaves word of why it stopped.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    halt: Mutex<Option<Halt>>,
    /// See [`Loading::next`].
    nonsense: Lasting,
}

impl Slot {
    fn put(&self, halt: Halt) {
        *self.lock() = Some(halt);
    }

    fn put_if_empty(&self, halt: impl FnOnce() -> Halt) {
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
    Barred(Barred),
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

/// A frame on its way out.
#[derive(Clone, Debug, Default)]
pub(crate) struct SavedFrame {
    pub(crate) fingerprint: u64,
    /// What it was saved by; `None` where it is from a state.
    pub(crate) layout: Option<&'static CheckpointLayout>,
    pub(crate) locals: Vec<u8>,
    /// Name and size in bytes of each local, in order.
    pub(crate) sizes: Vec<(&'static str, usize)>,
    /// The first local that could not be saved, and why.
    pub(crate) unsaved: Option<(&'static str, String)>,
}

impl<'de> Run<'de> {
    /// A run from the beginning.
    pub(crate) fn start(
        slot: &'de Slot,
        answers: &'de (dyn Answers + Sync),
        capabilities: Capabilities,
    ) -> Self {
        Self {
            slot,
            answers,
            capabilities,
            question: &[],
            asked: Digests::NONE,
            resumed: None,
            frames: &[],
            resuming: false,
            verifying: false,
            describing: false,
            reader: None,
            loading: None,
            reread: Vec::new(),
            layouts: Vec::new(),
            saved: Vec::new(),
            direct: None,
            gate: None,
            settled: None,
        }
    }

    /// A run from the checkpoint in `payload`.
    pub(crate) fn resume(
        slot: &'de Slot,
        payload: &'de Payload<'de>,
        answers: &'de (dyn Answers + Sync),
        capabilities: Capabilities,
    ) -> Self {
        Self {
            question: &payload.question,
            asked: &payload.asked,
            frames: &payload.frames,
            resuming: true,
            loading: Some(Loading::default()),
            ..Self::start(slot, answers, capabilities)
        }
    }

    /// The same, but its code only goes on if `gate` lets it.
    pub(crate) fn behind(self, gate: Option<&'de (dyn Gate + Sync)>) -> Self {
        Self { gate, ..self }
    }

    /// The same, where the question has been sent to a client: what is not settled of it has been asked. A client that
    /// cannot be asked now has not been told that nobody can be.
    pub(crate) fn asked(self, settled: Settled<'de>) -> Self {
        Self {
            settled: Some(settled),
            ..self
        }
    }

    /// The run that goes on from `frames`, where `joined` stopped at a join.
    pub(crate) fn rejoin(joined: Same<'de>, frames: &'de [Frame<'de>]) -> Self {
        Self {
            frames,
            resuming: true,
            ..Self::start(joined.slot, joined.answers, joined.capabilities)
        }
    }

    /// What stays the same where a run stops at a join and goes on.
    pub(crate) fn same(&self) -> Same<'de> {
        Same {
            slot: self.slot,
            answers: self.answers,
            capabilities: self.capabilities,
        }
    }

    /// A run that loads the locals in `frames`, saves them again and goes no further.
    pub(crate) fn verify(
        slot: &'de Slot,
        frames: &'de [Frame<'de>],
        answers: &'de (dyn Answers + Sync),
    ) -> Self {
        Self {
            frames,
            resuming: true,
            verifying: true,
            ..Self::start(slot, answers, Capabilities::none())
        }
    }

    /// A run that tells what the function's checkpoints keep, and goes no further. It needs neither
    /// arguments nor an environment.
    pub(crate) fn describe(slot: &'de Slot, answers: &'de (dyn Answers + Sync)) -> Self {
        Self {
            describing: true,
            ..Self::start(slot, answers, Capabilities::none())
        }
    }

    /// Whether this run only tells what the function's checkpoints keep.
    pub fn describing(&self) -> bool {
        self.describing
    }

    /// A run that never suspends: every question is answered by `direct` on the spot.
    #[cfg(feature = "testing")]
    pub(crate) fn plain(
        slot: &'de Slot,
        answers: &'de (dyn Answers + Sync),
        direct: &'de mut (dyn Direct + Send),
    ) -> Self {
        let capabilities = direct.capabilities();
        Self {
            direct: Some(direct),
            ..Self::start(slot, answers, capabilities)
        }
    }

    /// Enters a function whose checkpoints have these layouts: 0 to start, 1 to resume at the first
    /// checkpoint and so on, [`NOWHERE`] where the run ends.
    pub fn enter(&mut self, layout: &'static [CheckpointLayout]) -> usize {
        if self.describing {
            self.stop(Halt::Described(layout));
            return NOWHERE;
        }
        self.layouts.push(layout);
        if !self.resuming {
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
        !self.describing && !self.resuming
    }

    /// Whether the checkpoint to resume at has not been reached yet.
    pub fn resuming(&self) -> bool {
        self.resuming
    }

    /// Begins the frame of checkpoint `index` of the function entered last. `false`: nothing needs saving.
    pub fn saving(&mut self, index: usize) -> bool {
        if self.direct.is_some() {
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
            self.cannot_save(local, shared::reason(what));
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
                self.reread.extend(again.map(|bytes| (name, bytes)));
                Some(value)
            }
            Err(reason) => {
                self.stop(if self.verifying {
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
        let reader = self
            .reader
            .as_mut()
            .ok_or_else(|| "no frame is open".to_owned())?;
        if self.verifying {
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

    /// The question that this run has the answers to.
    fn said(&self) -> Option<Said<'de>> {
        let (layout, same_source) = self.resumed?;
        Some(Said {
            packed: self.question,
            digests: self.asked,
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
    fn take_frames(&mut self) -> Result<Vec<SavedFrame>, Halt> {
        let mut frames = std::mem::take(&mut self.saved);
        match frames.iter_mut().find_map(|frame| frame.unsaved.take()) {
            Some((local, reason)) => Err(Halt::Unsaved { local, reason }),
            None => Ok(frames),
        }
    }

    /// Tells that the rest of a frame was read and written again.
    fn verified(&mut self) {
        let reread = std::mem::take(&mut self.reread);
        self.stop(Halt::Verified { reread });
    }

    fn stop(&self, halt: Halt) {
        self.slot.put(halt);
    }
}

/// Asks. The frame has been saved before. `None` ends the run.
#[doc(hidden)]
pub fn ask<Q, O>(run: &mut Run<'_>, question: Q, point: &Point<Q, O>) -> Option<Answered<O>> {
    if let Some(direct) = &mut run.direct {
        return match (point.direct)(question, point.keys, &mut **direct) {
            Ok(output) => Some(Answered(output)),
            Err(halt) => {
                run.stop(halt);
                None
            }
        };
    }
    suspend(run, question, point);
    None
}

/// Asks, where the code that follows has been left out: the run ends.
#[doc(hidden)]
pub fn suspend<Q, O>(run: &mut Run<'_>, question: Q, point: &Point<Q, O>) {
    let halt = match run.take_frames() {
        Ok(frames) => (point.pack)(question, point.keys, frames),
        Err(unsaved) => unsaved,
    };
    run.stop(halt);
}

/// What was answered. Generated code takes it out by a method: of that expression the first and the last token are those
/// of what the author has written, and no lint finds it idle.
#[doc(hidden)]
#[derive(Debug)]
pub struct Answered<O>(O);

impl<O> Answered<O> {
    pub fn output(self) -> O {
        self.0
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
    if run.verifying {
        run.verified();
        return false;
    }
    run.resuming = false;
    true
}

/// The requests that are still open, with what was wrong.
pub(crate) fn again(mut requests: Vec<InputRequest>, open: &[Open]) -> Vec<InputRequest> {
    requests.retain_mut(
        |request| match open.iter().find(|open| open.key == request.key) {
            Some(open) => {
                if let Some(fault) = &open.fault {
                    request.body.add_reason(fault);
                }
                request.body.make_fit();
                true
            }
            None => false,
        },
    );
    requests
}

impl fmt::Debug for Run<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run")
            .field("resuming", &self.resuming)
            .finish_non_exhaustive()
    }
}
