//! States of ours that cannot be gone on from: they have expired, or the function has changed since.
//!
//! The same state may have come before, in time and to the code that made it, and its response may have been lost. So the
//! store is asked before anything is said: it gives what came of these answers, or tells that some have been taken, or
//! sees to it that none will be. Only after the last it is safe to call again.

use serde_json::Map;

use super::{
    Reason, Response,
    admission::{Admission, Barred},
    refusal::{Earlier, Refusal},
    round::Round,
};
use crate::{
    continuation::run::{Again, Gate, Halt, Passing, Run, Slot},
    engine::replay::{AnswersDigest, Begun, Claim, StoreError},
    function::tool::Resumable,
    ground::payload::Payload,
    protocol::{
        input::{InputRequest, Responses},
        wire,
    },
};

/// Of answers that nobody can give.
const NONE: AnswersDigest = AnswersDigest([0; 32]);

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// Tells what there is to tell of a state that has expired.
    pub(super) async fn expired(
        &self,
        payload: &Payload<'_>,
    ) -> Result<Response<R::Reply>, Refusal> {
        let answers = self.answers(payload);
        let admission = self.admission(Some(payload), &answers).await?;
        // With single use, no reply is kept, and all refusals are one.
        let admission = admission.as_ref().filter(|_| !self.engine.single_use);
        let earlier = self.earlier(admission).await?;
        let (Some(admission), Earlier::Taken) = (admission, earlier) else {
            return Err(self.over(Reason::Expired, earlier));
        };
        // Only the question knows what of the answers counts.
        let (slot, gate) = (Slot::default(), Shut(admission));
        let run = Run::resume(&slot, payload, &*answers, self.parts.capabilities);
        match self
            .pass(&self.scope(), run.behind(Some(&gate)), &slot)
            .await?
        {
            Err(Halt::Barred) => self.barred(admission.barred()),
            Err(
                Halt::Stale { .. }
                | Halt::Again(Again {
                    reworded: Some(_), ..
                }),
            ) => self.come_of(admission, &answers, Reason::Expired).await,
            _ => Err(self.over(Reason::Used, earlier)),
        }
    }

    /// Tells what there is to tell of a state that the function does not know any more.
    pub(super) async fn outdated(
        &self,
        reason: String,
        admission: Option<&Admission<'_>>,
        answers: &Responses,
    ) -> Result<Response<R::Reply>, Refusal> {
        let reason = Reason::Stale(reason);
        let earlier = self.earlier(admission).await?;
        match admission.filter(|_| earlier == Earlier::Taken) {
            Some(admission) => self.come_of(admission, answers, reason).await,
            None => Err(self.over(reason, earlier)),
        }
    }

    /// Tells what came of answers to a question that would be asked again, in other words; `None` if there were none.
    pub(super) async fn before_asking_again(
        &self,
        admission: &Admission<'_>,
        answers: &Responses,
    ) -> Option<Result<Response<R::Reply>, Refusal>> {
        let claim = match admission.state.claim(as_sent(answers)) {
            Ok(claim) => claim,
            Err(error) => return Some(Err(self.over(Reason::Unchecked(error), Earlier::Unknown))),
        };
        match admission.store.look(claim).await {
            Ok(None) => None,
            Ok(Some(Begun::Forked)) => Some(Err(self.over(Reason::Used, Earlier::Taken))),
            // It has been taken, so that it will not be now.
            Ok(Some(_)) => Some(self.barred(Some(admission.look(claim.answers).await))),
            Err(error) => Some(Err(self.over(Reason::Unchecked(error), Earlier::Unknown))),
        }
    }

    /// What came of the answers, if all that was sent counts: what was asked cannot be known.
    async fn come_of(
        &self,
        admission: &Admission<'_>,
        answers: &Responses,
        reason: Reason,
    ) -> Result<Response<R::Reply>, Refusal> {
        let barred = admission.look(as_sent(answers)).await;
        match barred.begun {
            // Maybe by the same answers, and something else beside them.
            Ok(Begun::Forked | Begun::Lost) => Err(self.over(reason, Earlier::Taken)),
            _ => self.barred(Some(barred)),
        }
    }

    /// What earlier requests with this state have done. No later one will do anything, if the store knows the call.
    async fn earlier(&self, admission: Option<&Admission<'_>>) -> Result<Earlier, Refusal> {
        let closed = match admission {
            Some(admission) => admission.close().await,
            None => Ok(Begun::Lost),
        };
        match closed {
            Ok(Begun::Forked) => Ok(Earlier::Taken),
            Ok(_) if self.number > 1 => Ok(Earlier::WentOn),
            Ok(Begun::Lost) => Ok(Earlier::Unknown),
            Ok(_) => Ok(Earlier::Nothing),
            Err(error) => Err(self.over(Reason::Unchecked(error), Earlier::Unknown)),
        }
    }

    fn over(&self, reason: Reason, earlier: Earlier) -> Refusal {
        let function = self.function.name();
        self.engine.reject_after(function, reason, earlier)
    }
}

/// The answers, if all that was sent counts.
fn as_sent(answers: &Responses) -> AnswersDigest {
    let said = answers.0.iter();
    let said = said.map(|(key, response)| (key.clone(), wire::said(response)));
    AnswersDigest::of(&said.collect::<Map<_, _>>())
}

impl Admission<'_> {
    /// Sees to it that no answer passes that has not passed before. [`Begun::Forked`]: one has. [`Begun::Lost`]: the store
    /// does not know the call, and nothing has changed.
    async fn close(&self) -> Result<Begun, StoreError> {
        self.claim_in_vain(NONE, false).await
    }

    /// What has come of these answers to a question that has been answered.
    async fn look(&self, answers: AnswersDigest) -> Barred {
        let begun = self.claim_in_vain(answers, self.state.patient).await;
        Barred {
            // It has been given back since it was taken.
            begun: begun.map(|begun| match begun {
                Begun::Fresh => Begun::InFlight,
                begun => begun,
            }),
            answers,
        }
    }

    async fn claim_in_vain(
        &self,
        answers: AnswersDigest,
        patient: bool,
    ) -> Result<Begun, StoreError> {
        let claim = Claim {
            known: true,
            patient,
            ..self.state.claim(answers)?
        };
        let begun = self.store.begin(claim).await?;
        if begun == Begun::Fresh {
            self.store.abandon(claim);
        }
        Ok(begun)
    }
}

/// Lets nobody pass, and tells what has come of the same answers before.
struct Shut<'t, 'a>(&'t Admission<'a>);

impl Gate for Shut<'_, '_> {
    fn pass(&self, requests: Vec<InputRequest>) -> Passing<'_> {
        Box::pin(async move {
            let barred = self.0.look(self.0.digest(&requests)).await;
            self.0.bar(barred);
            false
        })
    }
}
