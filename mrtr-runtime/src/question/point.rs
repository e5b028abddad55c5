//! One place a question is asked at, as generated code handles it.

use std::{any::type_name, fmt};

use super::{Answers, Given, InputRequest, Judgement, Keys, Question, Responses};
use crate::{
    capability::Capabilities,
    persist::fault,
    run::{Again, Asked, Direct, Halt, MAX_TRIES, SavedFrame, again},
};

/// Bytes that hold most questions.
const USUAL_QUESTION: usize = 128;

/// Ties the type of the question asked at one place in all the copies of it that the macro writes, and knows
/// how to ask it.
///
/// That `Q` is a question is required where this is made and nowhere else: one place is one error, in
/// however many copies it stands.
#[doc(hidden)]
pub struct Point<Q, O> {
    pub(crate) pack: fn(Q, Keys, Vec<SavedFrame>) -> Halt,
    pub(crate) judge: Judge<O>,
    pub(crate) requests: fn(&[u8], Keys) -> Result<Vec<InputRequest>, Halt>,
    pub(crate) direct: fn(Q, Keys, &mut (dyn Direct + Send)) -> Result<O, Halt>,
}

/// Unpacks a question and looks at what came back.
type Judge<O> = fn(&[u8], Keys, &Received<'_>) -> Result<O, Halt>;

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
            requests: |packed, keys| Ok(unpack::<Q>(packed, keys)?.requests()),
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
    let mut packed = Vec::with_capacity(USUAL_QUESTION);
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
) -> Result<Q::Output, Halt> {
    let question: Q = unpack(packed, keys)?;
    let answers = Gated {
        received,
        requests: &|| question.requests(),
    };
    match question.judge(&answers) {
        Judgement::Settled(output) => Ok(output),
        Judgement::Again(open) => Err(Halt::Again(Again {
            requests: question.requests(),
            open,
        })),
    }
}

fn unpack<Q: Question>(packed: &[u8], keys: Keys) -> Result<Q, Halt> {
    let mut question: Q = rmp_serde::from_slice(packed).map_err(|error| Halt::Stale {
        reason: format!("the question: {}", fault(&error)),
    })?;
    question.suggest_keys(keys);
    Ok(question)
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
    /// Made only where an answer is missing.
    requests: &'a dyn Fn() -> Vec<InputRequest>,
}

impl Answers for Gated<'_> {
    fn given(&self, key: &str) -> Given<'_> {
        let given = self.received.answers.given(key);
        if !matches!(given, Given::Missing) {
            return given;
        }
        let requests = (self.requests)();
        let asked = requests.iter().find(|request| request.key == key);
        match asked.map(|request| request.kind) {
            Some(kind) if !self.received.capabilities.supports(kind) => Given::Unsupported(kind),
            _ => given,
        }
    }
}
