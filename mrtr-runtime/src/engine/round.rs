//! One round of a call (MCP 2026-07-28, multi round-trip requests).

use std::{borrow::Cow, time::Duration};

use serde_json::Value;
use zeroize::Zeroizing;

use super::{
    Engine, InputRequests, InputRequired, Reason, Response,
    admission::Admission,
    drive::drive,
    place::Place,
    refusal::{Refusal, internal, no_entropy},
    request::Parts,
    stored,
};
use crate::{
    continuation::{
        frame::SavedFrame,
        layout::Fingerprint,
        run::{Again, Gate, Halt, Run, Slot},
        wording::Packed,
    },
    engine::replay::ParkedId,
    function::{
        arguments::known,
        cx::Cx,
        outcome::Outcome,
        tool::{Resumable, Scope},
    },
    ground::{
        clock::{CLOCK_SKEW, unix_seconds},
        payload::{FlowId, Frame, Payload},
        seal::WhichKey,
    },
    protocol::{
        error::{Failure, RpcError, ToolError},
        input::{Answers, Given, InputRequest, MAX_TRIES, Open, Responses, still_open},
    },
};

/// How often a call may go on at once, because a question needs no asking. A function that keeps asking a
/// client that cannot be asked would otherwise never end.
pub(crate) const MAX_STEPS: usize = 1_000;

/// What its client is told.
pub(crate) const ENDLESS: &str = "the tool keeps asking what this client cannot be asked";

/// A round that can be run.
pub(super) struct Round<'a, R: ?Sized> {
    pub(super) engine: &'a Engine,
    pub(super) function: &'a R,
    pub(super) parts: &'a Parts,
    pub(super) flow: FlowId,
    /// How many rounds have gone out before.
    pub(super) number: u32,
    /// When it has begun, in Unix seconds.
    pub(super) now: u64,
    pub(super) came: Came,
    /// Tells what the function takes the arguments for.
    pub(super) known: u32,
    pub(super) place: &'a Place,
}

/// How the state of this round came.
#[derive(Clone, Copy)]
pub(super) struct Came {
    /// The key it was sealed with.
    pub(super) sealed: WhichKey,
    /// Where it is kept, if it was too long for the client.
    pub(super) kept: Option<ParkedId>,
}

impl Came {
    /// There was none: this is the first round.
    const NOWHERE: Self = Self {
        sealed: WhichKey::SEALING,
        kept: None,
    };
}

impl<'a, R: Resumable + ?Sized> Round<'a, R> {
    /// Runs the round that a request asks for: from the beginning, or from the checkpoint in its state.
    pub(super) async fn of(
        engine: &'a Engine,
        function: &'a R,
        parts: &'a Parts,
        place: &'a Place,
    ) -> Result<Response<R::Reply>, Refusal> {
        let now = unix_seconds(engine.clock.now());
        let known = known::digest(function, &parts.arguments);
        let round = |flow, number, came| Self {
            engine,
            function,
            parts,
            flow,
            number,
            now,
            came,
            known,
            place,
        };
        let Some(state) = &parts.state else {
            let flow = FlowId::generate().map_err(|_| no_entropy())?;
            return round(flow, 0, Came::NOWHERE).run(None).await;
        };
        let refused = |reason| engine.reject(function.name(), reason);
        let binding = parts.binding(&engine.audience, function);
        let (opened, sealed) = engine
            .keys
            .open_and_tell(&binding, state, engine.max_state)
            .map_err(|rejected| refused(Reason::Unopened(rejected)))?;
        let payload =
            Payload::decode(&opened).map_err(|malformed| refused(Reason::Malformed(malformed)))?;
        let expired = now >= payload.expires() || payload.issued > now.saturating_add(CLOCK_SKEW);
        let mut came = Came { sealed, kept: None };
        let long;
        let payload = if payload.is_name() {
            match engine.fetch(&binding, &payload).await {
                Ok((id, opened)) => {
                    came.kept = Some(id);
                    long = opened;
                    stored::named(payload, &long)
                        .map_err(|malformed| refused(Reason::Malformed(malformed)))?
                }
                Err(Reason::Lost) if expired => payload,
                Err(reason) => return Err(refused(reason)),
            }
        } else {
            payload
        };
        let round = round(payload.flow, payload.round, came);
        if expired {
            return round.expired(&payload).await;
        }
        round.run(Some(payload)).await
    }

    /// Runs the function from the beginning or from a checkpoint; what comes of it is remembered.
    async fn run(self, from: Option<Payload<'_>>) -> Result<Response<R::Reply>, Refusal> {
        let span = tracing::Span::current();
        span.record("flow", tracing::field::display(&self.flow))
            .record("round", self.number);
        let answers = match &from {
            Some(payload) => self.answers(payload),
            None => Cow::Owned(Responses::default()),
        };
        let admission = self.admission(from.as_ref(), &answers).await?;
        let outcome = self.go(from, &answers, admission.as_ref()).await;
        let Some(admission) = &admission else {
            return outcome;
        };
        match admission.passed() {
            Some(answers) => self.record(admission, answers, outcome).await,
            None => outcome,
        }
    }

    /// Runs the machine, and goes on at once where nobody can or need be asked.
    async fn go(
        &self,
        from: Option<Payload<'_>>,
        answers: &Responses,
        admission: Option<&Admission<'_>>,
    ) -> Result<Response<R::Reply>, Refusal> {
        if let Some(payload) = &from
            && payload.arguments != self.known
        {
            let reason = "an argument is not known any more, or taken for something else";
            return self.outdated(reason.to_owned(), admission, answers).await;
        }
        let scope = self.scope();
        let gate = admission.map(|gate| gate as &(dyn Gate + Sync));
        // The first checkpoint of a call takes answers that came with it; later ones only those to their state. Without a
        // state there is nothing to claim, so that any number of such requests would count.
        let mut may_be_answered = from.is_none() && !self.function.once();
        let mut at = from;
        let mut answers = Cow::Borrowed(answers);
        for step in 0..MAX_STEPS {
            self.place.set(at.as_ref());
            let slot = Slot::default();
            let halt = {
                let run = match &at {
                    None => Run::start(&slot, &*answers, self.parts.capabilities),
                    Some(payload) => {
                        let run = Run::resume(&slot, payload, &*answers, self.parts.capabilities);
                        if step == 0 {
                            run.behind(gate).asked(&payload.settled)
                        } else {
                            run
                        }
                    }
                };
                match self.pass(&scope, run, &slot).await? {
                    Ok(ended) => return finished(ended),
                    Err(halt) => halt,
                }
            };
            match halt {
                Halt::Asked(mut asked) => {
                    let sizes = sizes(&mut asked.frames);
                    let frames = self.surviving(asked.frames).await?;
                    let given = std::mem::take(&mut may_be_answered)
                        && asked
                            .requests
                            .iter()
                            .any(|request| self.given(&request.key));
                    let unsupported = asked
                        .requests
                        .iter()
                        .any(|request| !self.parts.capabilities.supports(request.kind));
                    let payload = self.payload(asked.packed, frames);
                    if !(given || unsupported || asked.needs_no_asking) {
                        return self.ask(&payload, asked.requests, &sizes).await;
                    }
                    answers = if given {
                        self.usable()
                    } else {
                        Cow::Owned(Responses::default())
                    };
                    at = Some(payload);
                }
                Halt::Again(again) => {
                    if again.reworded.is_some()
                        && let Some(admission) = admission
                        && let Some(told) = self.before_asking_again(admission, &answers).await
                    {
                        return told;
                    }
                    let payload = at
                        .take()
                        .ok_or_else(|| Refusal::Rpc(internal("an answer without a question")))?;
                    return self.ask_again(payload, again, &answers).await;
                }
                Halt::Exhausted { open } => return Err(Refusal::Exhausted(exhausted(open))),
                Halt::Unanswerable(kind) => {
                    return Err(Refusal::Rpc(RpcError::missing_capability(kind)));
                }
                Halt::Failed(error) => return finished(Err(error)),
                // No state of a client's: code has run in this round, and has saved what does not come back.
                Halt::Stale { reason }
                    if step > 0 || admission.is_some_and(|gate| gate.passed().is_some()) =>
                {
                    return Err(Refusal::Rpc(self.unsaved("a frame", &reason)));
                }
                Halt::Stale { reason } => return self.outdated(reason, admission, &answers).await,
                Halt::Barred => return self.barred(admission.and_then(Admission::barred)),
                Halt::Unsaved { local, reason } => {
                    return Err(Refusal::Rpc(self.unsaved(local, &reason)));
                }
                Halt::Joined(_) | Halt::Verified { .. } | Halt::Described(_) => {
                    return Err(Refusal::Rpc(internal("a run ended where none may")));
                }
            }
        }
        Err(Refusal::Rpc(internal(ENDLESS)))
    }

    /// How long a state lives, in seconds.
    pub(super) fn ttl(&self) -> u32 {
        let ttl = self.function.ttl().unwrap_or(self.engine.ttl);
        u32::try_from(ttl.max(Duration::from_secs(1)).as_secs()).unwrap_or(u32::MAX)
    }

    pub(super) fn scope(&self) -> Scope<'a> {
        Scope {
            cx: Cx {
                flow: self.flow,
                round: self.number,
                capabilities: self.parts.capabilities,
                principal: self.parts.principal.clone(),
                progress: self.parts.progress.clone(),
                log: self.parts.log.clone(),
            },
            env: &self.engine.env,
            arguments: &self.parts.arguments,
            uri: self.parts.uri.as_deref(),
        }
    }

    /// Answers to the question in `payload`: those that were settled before cannot be changed any more.
    pub(super) fn answers(&self, payload: &Payload<'_>) -> Cow<'a, Responses> {
        let mut responses = self.usable();
        for (key, value) in &payload.settled {
            let responses = &mut responses.to_mut().0;
            if value.is_null() {
                responses.remove(key);
            } else {
                responses.insert(key.clone(), value.clone());
            }
        }
        responses
    }

    fn given(&self, key: &str) -> bool {
        matches!(self.parts.responses.given(key), Given::Response(_))
    }

    fn payload<'p>(&self, packed: Packed, frames: Vec<Frame<'p>>) -> Payload<'p> {
        Payload {
            flow: self.flow,
            round: self.number.saturating_add(1),
            issued: unix_seconds(self.engine.clock.now()),
            ttl: self.ttl(),
            tries: 0,
            arguments: self.known,
            asked: packed.digests,
            question: Cow::Owned(packed.bytes),
            settled: Vec::new(),
            frames,
        }
    }

    /// Runs the machine to its end, or until it stops; where branches join it goes on from the frames left there.
    pub(super) async fn pass<'r>(
        &self,
        scope: &Scope<'r>,
        run: Run<'r>,
        slot: &'r Slot,
    ) -> Result<Result<Result<R::Reply, ToolError>, Halt>, Refusal> {
        let received = run.received();
        let mut ended = drive(self.function, scope, run, slot).await;
        while let Err(Halt::Joined(frames)) = ended {
            let frames = self.surviving(frames).await?;
            ended = drive(
                self.function,
                scope,
                Run::rejoin(slot, received, &frames),
                slot,
            )
            .await;
            // Code has run before the join.
            if let Err(Halt::Stale { reason }) = &ended {
                return Err(Refusal::Rpc(self.unsaved("a frame", reason)));
            }
        }
        Ok(ended)
    }

    /// Sends a question for the first time.
    async fn ask(
        &self,
        payload: &Payload<'_>,
        requests: Vec<InputRequest>,
        sizes: &[(&'static str, usize)],
    ) -> Result<Response<R::Reply>, Refusal> {
        self.known_until(payload).await?;
        let state = self.seal(payload, Came::NOWHERE, sizes).await?;
        Ok(self.required(requests, state))
    }

    /// Sends what is left of a question once more.
    ///
    /// Nothing of it is made anew that does not have to be: it is the same question, in the same round, with the same
    /// time to answer it, and it ends with the same key. Whichever of its states is answered first, none of the others
    /// can be. A state that would say nothing new is sent back as it came.
    async fn ask_again(
        &self,
        payload: Payload<'_>,
        again: Again,
        answers: &Responses,
    ) -> Result<Response<R::Reply>, Refusal> {
        let Again {
            requests,
            mut open,
            reworded,
        } = again;
        self.tell_too_long(&mut open);
        let invalid = open.iter().any(|open| open.fault.is_some());
        let tries = payload.tries.saturating_add(invalid.into());
        if tries >= MAX_TRIES {
            return Err(Refusal::Exhausted(exhausted(open)));
        }
        let settled: Vec<_> = requests
            .iter()
            .filter(|request| !open.iter().any(|open| open.key == request.key))
            .map(|request| match answers.given(&request.key) {
                Given::Response(value) => (request.key.clone(), value.clone()),
                // It was not asked, since the client cannot be asked that.
                _ => (request.key.clone(), Value::Null),
            })
            .collect();
        let requests = still_open(requests, &open);
        let came = Some(self.came).filter(|_| payload.round == self.number);
        if reworded.is_none()
            && came.is_some()
            && (tries, &settled) == (payload.tries, &payload.settled)
            && let Some(state) = &self.parts.state
        {
            return Ok(self.required(requests, state.clone()));
        }
        let mut payload = Payload {
            tries,
            settled,
            ..payload
        };
        let came = came.map(|came| match reworded {
            None => came,
            // What is kept elsewhere is the question as it was.
            Some(_) => Came { kept: None, ..came },
        });
        if let Some((packed, fingerprint)) = reworded {
            let function = self.function.name();
            tracing::info!(
                function,
                "a question has changed since it was asked: it is asked again"
            );
            payload.reword(packed, fingerprint);
        }
        // An answer came with the first request: its question has not been sent before.
        if came.is_none() {
            self.known_until(&payload).await?;
        }
        let state = self
            .seal(&payload, came.unwrap_or(Came::NOWHERE), &[])
            .await?;
        Ok(self.required(requests, state))
    }

    /// Seals what a client gets of `payload`.
    async fn seal(
        &self,
        payload: &Payload<'_>,
        came: Came,
        sizes: &[(&'static str, usize)],
    ) -> Result<String, Refusal> {
        if let Some(id) = came.kept {
            let name = self.seal_name(payload, payload.settled.clone(), id, came.sealed)?;
            if name.len() <= self.engine.max_state {
                return Ok(name);
            }
        }
        let binding = self.parts.binding(&self.engine.audience, self.function);
        let plaintext = Zeroizing::new(payload.encode());
        let state = self
            .engine
            .keys
            .seal_with(came.sealed, &binding, &plaintext)
            .map_err(|_| no_entropy())?;
        if state.len() <= self.engine.max_state {
            return Ok(state);
        }
        match self.park(payload, &plaintext, came.sealed).await? {
            Some(name) => Ok(name),
            None => Err(Refusal::Rpc(self.too_long(state.len(), payload, sizes))),
        }
    }

    /// Sends `requests`, which belong to `state`.
    fn required(
        &self,
        mut requests: Vec<InputRequest>,
        request_state: String,
    ) -> Response<R::Reply> {
        let span = tracing::Span::current();
        if !span.is_disabled() {
            let asked: Vec<_> = requests.iter().map(|asked| asked.key.as_str()).collect();
            span.record("asked", asked.join(","));
        }
        let room = self.engine.room().unwrap_or(usize::MAX);
        for request in &mut requests {
            request.body.limit_text(room);
        }
        Response::InputRequired(InputRequired {
            input_requests: InputRequests::of(requests),
            request_state,
        })
    }

    /// `known` are the sizes of the locals, where they are known one by one.
    fn too_long(
        &self,
        length: usize,
        payload: &Payload<'_>,
        known: &[(&'static str, usize)],
    ) -> RpcError {
        let locals = payload.frames.iter().map(|frame| frame.locals.len()).sum();
        let answers = payload.settled.iter();
        let answers = answers.map(|(_, value)| value.to_string().len()).sum();
        let mut sizes = match known {
            [] => vec![("the locals", locals)],
            _ => known.to_vec(),
        };
        // What is not a local is named where it is what makes the state long.
        let biggest = sizes.iter().map(|(_, size)| *size).max().unwrap_or(0);
        let others = [
            ("the question", payload.question.len()),
            ("the answers so far", answers),
        ];
        sizes.extend(others.into_iter().filter(|(_, size)| *size > biggest));
        sizes.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
        let biggest: Vec<_> = sizes
            .iter()
            .filter(|(_, size)| *size > 0)
            .take(3)
            .map(|(name, size)| match name.split_once(' ') {
                Some(_) => format!("{name} {size} bytes"),
                None => format!("`{name}` {size} bytes"),
            })
            .collect();
        let (function, limit) = (self.function.name(), self.engine.max_state);
        tracing::error!(
            function,
            length,
            limit,
            biggest = biggest.join(", "),
            "a requestState is too long"
        );
        internal(&format!(
            "the state of `{function}` takes {length} characters, more than the limit of {limit}; the biggest locals: {}",
            biggest.join(", ")
        ))
    }
}

impl Payload<'_> {
    /// The same place, at which something else is asked now.
    fn reword(&mut self, packed: Packed, Fingerprint(fingerprint): Fingerprint) {
        self.asked = packed.digests;
        self.question = Cow::Owned(packed.bytes);
        if let Some(frame) = self.frames.last_mut() {
            frame.fingerprint = fingerprint;
        }
    }
}

/// What the model is told when the user has not come to a valid answer.
pub(crate) fn exhausted(open: Vec<Open>) -> String {
    let faults: Vec<_> = open.into_iter().filter_map(|open| open.fault).collect();
    format!(
        "The call ends here: {MAX_TRIES} answers could not be used. The last one: {}.",
        faults.join("; ")
    )
}

/// Name and size in bytes of each local.
fn sizes(frames: &mut [SavedFrame]) -> Vec<(&'static str, usize)> {
    let each = frames
        .iter_mut()
        .map(|frame| std::mem::take(&mut frame.sizes));
    each.reduce(|mut all, mut more| {
        all.append(&mut more);
        all
    })
    .unwrap_or_default()
}

fn finished<R: Outcome>(ended: Result<R, ToolError>) -> Result<Response<R>, Refusal> {
    match ended {
        Ok(reply) => Ok(Response::Complete(reply)),
        Err(error) => match error.into_failure() {
            Failure::Text(text) => R::failed(text)
                .map(Response::Complete)
                .map_err(Refusal::Rpc),
            Failure::Refused(text) => R::refused(text)
                .map(Response::Complete)
                .map_err(Refusal::Rpc),
            Failure::Rpc(error) => Err(Refusal::Rpc(error)),
        },
    }
}
