//! What a round does with the replay store.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

use super::{
    Reason, Response,
    admission::{Admission, Answered, Barred},
    recorded,
    refusal::{Refusal, internal},
    round::Round,
};
use crate::{
    engine::replay::{AnswersDigest, Begun, CallRef, CallerId},
    function::tool::Resumable,
    ground::{
        clock::{CLOCK_SKEW, unix_seconds},
        payload::Payload,
        seal::Binding,
    },
    protocol::input::Responses,
};

/// How long a call is remembered when its states have expired on every server, in seconds.
///
/// An answer may come at the last moment, and its response be lost. Whoever sends it again then is told what has come of
/// it: a client after its time-out, which is one minute in the official SDKs and seldom more than ten, or a person who
/// sees that it has failed.
const AFTERWARDS: u64 = 15 * 60;

/// How long a store has to remember a question that expires at this time.
fn remembered_until(expires: u64) -> u64 {
    expires
        .saturating_add(CLOCK_SKEW)
        .saturating_add(AFTERWARDS)
}

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// What stands between the answers and the code, if the server has a replay store.
    pub(super) async fn admission<'t>(
        &'t self,
        from: Option<&Payload<'_>>,
        answers: &'t Responses,
    ) -> Result<Option<Admission<'t>>, Refusal> {
        let (once, name) = (self.function.once(), self.function.name());
        let Some(store) = self.engine.replay.as_deref() else {
            if once || self.engine.single_use {
                let text = format!("`{name}` must not run without a replay store");
                return Err(Refusal::Rpc(internal(&text)));
            }
            return Ok(None);
        };
        let Some(payload) = from else {
            if once {
                store
                    .remember(self.call(), self.forgotten_from(self.now))
                    .await
                    .map_err(|error| self.engine.reject(name, Reason::Unchecked(error)))?;
            }
            return Ok(None);
        };
        let state = Answered {
            flow: payload.flow,
            caller: self.caller(),
            round: payload.round,
            now: self.now,
            until: remembered_until(payload.expires()),
            known: once,
            patient: !self.engine.single_use,
        };
        Ok(Some(Admission::new(store, answers, state)))
    }

    /// Sees to it that the store knows this call as long as its first question can be answered: the code before that
    /// question may have taken its time.
    pub(super) async fn known_until(&self, question: &Payload<'_>) -> Result<(), Refusal> {
        let Some(store) = self.engine.replay.as_deref() else {
            return Ok(());
        };
        if self.number > 0 || !self.function.once() || question.issued <= self.now {
            return Ok(());
        }
        let until = remembered_until(question.expires());
        store.remember(self.call(), until).await.map_err(|error| {
            // That code has been executed.
            tracing::error!(function = self.function.name(), %error, "a question is not sent");
            Refusal::Rpc(internal("the question of this call is not sent, because the server could not take its answer"))
        })
    }

    /// This call, as a store is told of it now.
    pub(super) fn call(&self) -> CallRef {
        CallRef {
            flow: self.flow,
            caller: self.caller(),
            now: unix_seconds(self.engine.clock.now()),
        }
    }

    fn caller(&self) -> Option<CallerId> {
        self.parts.principal.as_ref().map(CallerId::of)
    }

    /// When a store may forget a question that is asked now.
    fn forgotten_from(&self, now: u64) -> u64 {
        remembered_until(now.saturating_add(self.ttl().into()))
    }

    /// Remembers what has come of the answers.
    pub(super) async fn record(
        &self,
        admission: &Admission<'_>,
        answers: AnswersDigest,
        outcome: Result<Response<R::Reply>, Refusal>,
    ) -> Result<Response<R::Reply>, Refusal> {
        let name = self.function.name();
        let response = outcome.or_else(|refusal| refusal.answer(name));
        let reply = if self.engine.single_use {
            Vec::new()
        } else {
            // A reply that cannot be sealed cannot be repeated, but was given.
            recorded::seal(
                &self.engine.keys,
                &self.reply_binding(&self.reply_name(answers)),
                &response,
            )
            .unwrap_or_default()
        };
        let until = self.forgotten_from(unix_seconds(self.engine.clock.now()));
        if let Err(error) = admission.finish(until, reply).await {
            tracing::error!(function = name, %error, "what came of an answer could not be remembered; if the answer is repeated, its outcome counts as unknown");
        }
        response.map_err(Refusal::Rpc)
    }

    /// The state was used before, or nobody can tell.
    pub(super) fn barred(&self, barred: Option<Barred>) -> Result<Response<R::Reply>, Refusal> {
        let Some(Barred { begun, answers }) = barred else {
            return Err(Refusal::Rpc(internal("a run was stopped for no reason")));
        };
        let reason = match begun {
            Ok(Begun::Finished(reply)) => {
                let binding = self.reply_name(answers);
                let binding = self.reply_binding(&binding);
                match recorded::open(&self.engine.keys, &binding, &reply) {
                    Some(response) => {
                        tracing::info!("an answer was repeated");
                        return response.map_err(Refusal::Rpc);
                    }
                    None => Reason::Repeated,
                }
            }
            Ok(Begun::Forked) => Reason::Used,
            Ok(Begun::Lost) => Reason::Lost,
            Ok(Begun::InFlight | Begun::Fresh) => Reason::Repeated,
            Err(error) => Reason::Unchecked(error),
        };
        Err(self.engine.reject(self.function.name(), reason))
    }

    fn reply_name(&self, answers: AnswersDigest) -> String {
        let answers = URL_SAFE_NO_PAD.encode(answers.0);
        format!("{} {} {answers}", self.flow, self.number)
    }

    /// What a reply in a store is bound to: whoever has the state, and has given these answers, has all of it, and nobody
    /// else.
    fn reply_binding<'b>(&'b self, name: &'b str) -> Binding<'b> {
        Binding {
            method: "mrtr/reply",
            name,
            ..self.parts.binding(&self.engine.audience, self.function)
        }
    }
}
