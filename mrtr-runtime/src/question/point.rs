//! One place a question is asked at, as generated code handles it.

use std::{any::type_name, fmt};

use super::{Answers, Given, InputRequest, Judgement, Keys, Question, Responses};
use crate::{
    capability::Capabilities,
    persist::fault,
    run::{Again, Asked, Direct, Halt, MAX_TRIES, SavedFrame, again},
};

/// Ties the type of the question asked at one place in all the copies of it that the macro writes, and knows
/// how to ask it.
///
/// That `Q` is a question is required where this is made and nowhere else: one place is one error, in
/// however many copies it stands.
#[doc(hidden)]
pub struct Point<Q, O> {
    pub(crate) pack: fn(Q, Keys, Vec<SavedFrame>) -> Halt,
    pub(crate) judge: fn(&[u8], Keys, &Received<'_>) -> Result<(O, Vec<InputRequest>), Halt>,
    pub(crate) direct: fn(Q, Keys, &mut (dyn Direct + Send)) -> Result<O, Halt>,
}

/// What came back, and what the client can be asked.
pub(crate) struct Received<'a> {
    pub(crate) answers: &'a (dyn Answers + Sync),
    pub(crate) capabilities: Capabilities,
}

impl<Q: Question> Point<Q, Q::Output> {
    pub(super) fn new() -> Self {
        Self {
            pack,
            judge: judge::<Q>,
            direct,
        }
    }
}

impl<Q, O> Point<Q, O> {
    /// The name of `Q`, which is part of the checkpoint's fingerprint.
    pub fn type_name(&self) -> &'static str {
        type_name::<Q>()
    }
}

impl<Q, O> fmt::Debug for Point<Q, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Point")
    }
}

fn pack<Q: Question>(mut question: Q, keys: Keys, frames: Vec<SavedFrame>) -> Halt {
    question.suggest_keys(keys);
    let mut packed = Vec::new();
    match question.serialize(&mut rmp_serde::Serializer::new(&mut packed)) {
        Ok(()) => Halt::Asked(Asked {
            frames,
            requests: question.requests(),
            needs_no_asking: question.needs_no_asking(),
            question: packed,
        }),
        Err(error) => Halt::Unsaved {
            local: "the question",
            reason: error.to_string(),
        },
    }
}

fn judge<Q: Question>(
    packed: &[u8],
    keys: Keys,
    received: &Received<'_>,
) -> Result<(Q::Output, Vec<InputRequest>), Halt> {
    let mut question: Q = rmp_serde::from_slice(packed).map_err(|error| Halt::Stale {
        reason: format!("the question: {}", fault(&error)),
    })?;
    question.suggest_keys(keys);
    let requests = question.requests();
    let answers = Gated {
        received,
        requests: &requests,
    };
    match question.judge(&answers) {
        Judgement::Settled(output) => Ok((output, requests)),
        Judgement::Again(open) => Err(Halt::Again(Again { requests, open })),
    }
}

/// Asks until the question is settled, the way rounds would: only what is open is asked again, and not for ever.
fn direct<Q: Question>(
    mut question: Q,
    keys: Keys,
    direct: &mut (dyn Direct + Send),
) -> Result<Q::Output, Halt> {
    question.suggest_keys(keys);
    let mut said = Responses::default();
    let mut requests = question.requests();
    let mut tries = 0;
    loop {
        said.0.extend(direct.answer(&requests).0);
        let open = match question.judge(&said) {
            Judgement::Settled(output) => return Ok(output),
            Judgement::Again(open) => open,
        };
        tries += u8::from(open.iter().any(|open| open.fault.is_some()));
        if tries >= MAX_TRIES {
            return Err(Halt::Exhausted { open });
        }
        requests = again(question.requests(), &open);
        for request in &requests {
            said.0.remove(&request.key);
        }
    }
}

/// Answers, where a question this client cannot be asked counts as that and not as unanswered.
struct Gated<'a> {
    received: &'a Received<'a>,
    requests: &'a [InputRequest],
}

impl Answers for Gated<'_> {
    fn given(&self, key: &str) -> Given<'_> {
        let given = self.received.answers.given(key);
        let asked = self.requests.iter().find(|request| request.key == key);
        match (given, asked) {
            (Given::Missing, Some(request))
                if !self.received.capabilities.supports(request.kind) =>
            {
                Given::Unsupported(request.kind)
            }
            _ => given,
        }
    }
}
