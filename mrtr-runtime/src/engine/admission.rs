//! Lets one run past the question that a state was made for.

use std::{
    pin::pin,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde_json::Map;

use crate::{
    continuation::run::{Gate, Passing},
    engine::replay::{AnswersDigest, Begun, CallerId, Claim, ReplayStore, StoreError},
    ground::{entropy, panic, payload::FlowId},
    protocol::input::{Answers, Given, InputRequest, Responses},
};

/// Asks the replay store before a run goes on, and tells it what has come of the run.
///
/// If it is dropped in between, the call was cancelled or has panicked: whether anything was done is
/// unknown and stays so.
pub(super) struct Admission<'a> {
    pub(super) store: &'a dyn ReplayStore,
    pub(super) answers: &'a Responses,
    pub(super) state: Answered,
    /// The claim of a run that has passed and has not ended.
    passed: Mutex<Option<Claim>>,
    /// Why the run must not go on, if it must not.
    barred: Mutex<Option<Barred>>,
}

/// Why a run must not go on.
#[derive(Debug)]
pub(super) struct Barred {
    /// What has become of the same state before, or that this cannot be known.
    pub(super) begun: Result<Begun, StoreError>,
    /// The answers that came now.
    pub(super) answers: AnswersDigest,
}

/// The state that was answered.
#[derive(Clone, Copy)]
pub(super) struct Answered {
    pub(super) flow: FlowId,
    pub(super) caller: Option<CallerId>,
    pub(super) round: u32,
    /// Now, in Unix seconds.
    pub(super) now: u64,
    /// How long a claim to it is remembered.
    pub(super) until: u64,
    /// Whether the store must know the call.
    pub(super) known: bool,
    /// Whether a repeated answer is worth waiting for.
    pub(super) patient: bool,
}

impl Answered {
    /// A claim to it with these answers.
    pub(super) fn claim(self, answers: AnswersDigest) -> Result<Claim, StoreError> {
        let Self {
            flow,
            caller,
            round,
            now,
            until,
            known,
            patient,
        } = self;
        let attempt =
            entropy::random().map_err(|error| StoreError::Unreachable(error.to_string()))?;
        Ok(Claim {
            flow,
            caller,
            round,
            answers,
            attempt,
            now,
            until,
            known,
            patient,
        })
    }
}

impl<'a> Admission<'a> {
    pub(super) fn new(store: &'a dyn ReplayStore, answers: &'a Responses, state: Answered) -> Self {
        Self {
            store,
            answers,
            state,
            passed: Mutex::default(),
            barred: Mutex::default(),
        }
    }

    /// The answers of the run that has passed, if one has.
    pub(super) fn passed(&self) -> Option<AnswersDigest> {
        self.lock().as_ref().map(|claim| claim.answers)
    }

    /// Remembers what has come of the run that has passed.
    pub(super) async fn finish(&self, until: u64, reply: Vec<u8>) -> Result<(), StoreError> {
        let Some(claim) = *self.lock() else {
            return Ok(());
        };
        let until = until.max(claim.until);
        // What was done is done: a store that panics must not cost the client the reply.
        let finish = pin!(Some(async { self.store.finish(claim, until, reply).await }));
        let finished = panic::contained(finish)
            .await
            .unwrap_or_else(|panicked| Err(StoreError::Unreachable(panicked.to_string())));
        if finished.is_ok() {
            *self.lock() = None;
        }
        finished
    }

    /// Keeps why the run must not go on.
    pub(super) fn bar(&self, barred: Barred) {
        *self.barred.lock().unwrap_or_else(PoisonError::into_inner) = Some(barred);
    }

    /// Why the run must not go on, if it was stopped here.
    pub(super) fn barred(&self) -> Option<Barred> {
        self.barred
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Claim>> {
        self.passed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answers that count, whatever else the client has sent.
    pub(super) fn digest(&self, requests: &[InputRequest]) -> AnswersDigest {
        let mut counted = Map::new();
        for request in requests {
            if let Given::Response(response) = self.answers.given(&request.key) {
                counted.insert(request.key.clone(), request.body.counted(response));
            }
        }
        AnswersDigest::of(&counted)
    }
}

impl Gate for Admission<'_> {
    fn pass(&self, requests: Vec<InputRequest>) -> Passing<'_> {
        Box::pin(async move {
            let answers = self.digest(&requests);
            let begun = match self.state.claim(answers) {
                Ok(claim) => {
                    let begun = self.store.begin(claim).await;
                    if begun == Ok(Begun::Fresh) {
                        *self.lock() = Some(claim);
                        return true;
                    }
                    begun
                }
                Err(error) => Err(error),
            };
            self.bar(Barred { begun, answers });
            false
        })
    }
}

impl Drop for Admission<'_> {
    fn drop(&mut self) {
        let Some(claim) = self.lock().take() else {
            return;
        };
        // A second panic while the first one unwinds would end the process.
        if let Err(panicked) = panic::contain(|| self.store.abandon(claim)) {
            tracing::error!(panic = %panicked, "the replay store has panicked");
        }
    }
}
