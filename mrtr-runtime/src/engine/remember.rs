//! What a round does with the replay store.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

use super::{
    Reason, Response, recorded,
    refusal::Refusal,
    round::{CLOCK_SKEW, Round, internal},
    turnstile::{Answered, Turnstile},
};
use crate::{
    clock::unix_seconds,
    payload::Payload,
    question::Responses,
    replay::{AnswersDigest, Begun, Call, CallerId, ReplayStore},
    run::Barred,
    seal::Binding,
    tool::Resumable,
};

impl<R: Resumable + ?Sized> Round<'_, R> {
    /// What stands between the answers and the code, if the server has a replay store.
    pub(super) async fn turnstile<'t>(
        &'t self,
        from: Option<&Payload<'_>>,
        answers: &'t Responses,
    ) -> Result<Option<Turnstile<'t>>, Refusal> {
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
                self.remember(store, self.forgotten_from(self.now)).await?;
            }
            return Ok(None);
        };
        let state = Answered {
            flow: payload.flow,
            caller: self.caller(),
            round: payload.round,
            now: self.now,
            until: payload.expires().saturating_add(CLOCK_SKEW),
            known: once,
            patient: !self.engine.single_use,
        };
        Ok(Some(Turnstile::new(store, answers, state)))
    }

    /// Sees to it that the store knows this call as long as its first question can be answered: the code before that
    /// question may have taken its time.
    pub(super) async fn known_until(&self, question: &Payload<'_>) -> Result<(), Refusal> {
        match self.engine.replay.as_deref() {
            Some(store)
                if self.number == 0 && self.function.once() && question.issued > self.now =>
            {
                let until = question.expires().saturating_add(CLOCK_SKEW);
                self.remember(store, until).await
            }
            _ => Ok(()),
        }
    }

    /// This call, as a store is told of it now.
    pub(super) fn call(&self) -> Call {
        Call {
            flow: self.flow,
            caller: self.caller(),
            now: unix_seconds(self.engine.clock.now()),
        }
    }

    fn caller(&self) -> Option<CallerId> {
        self.parts.principal.as_ref().map(CallerId::of)
    }

    async fn remember(&self, store: &dyn ReplayStore, until: u64) -> Result<(), Refusal> {
        let unchecked = |error| {
            self.engine
                .reject(self.function.name(), Reason::Unchecked(error))
        };
        store.remember(self.call(), until).await.map_err(unchecked)
    }

    /// When a question that is asked now has expired on every server.
    pub(super) fn forgotten_from(&self, now: u64) -> u64 {
        now.saturating_add(self.ttl().into())
            .saturating_add(CLOCK_SKEW)
    }

    /// Remembers what has come of the answers.
    pub(super) async fn record(
        &self,
        turnstile: &Turnstile<'_>,
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
        if let Err(error) = turnstile.finish(until, reply).await {
            tracing::error!(function = name, %error, "what came of an answer could not be remembered; if the answer is repeated, its outcome counts as unknown");
        }
        response.map_err(Refusal::Rpc)
    }

    /// The state was used before, or nobody can tell.
    pub(super) fn barred(&self, barred: Barred) -> Result<Response<R::Reply>, Refusal> {
        let Barred { begun, answers } = barred;
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
