//! One place a question is asked at, as generated code handles it.

use std::{any::type_name, cell::OnceCell, collections::HashSet, fmt};

use super::{
    Judgement, Keys, Question,
    packing::{Now, put},
};
use crate::{
    continuation::{
        frame::SavedFrame,
        layout::CheckpointLayout,
        run::{Again, Asked, Direct, Halt, Received, Settled},
        said::Said,
    },
    protocol::{
        error::{RpcError, ToolError},
        input::{Answers, Given, InputRequest, MAX_TRIES, Open, Responses, still_open},
        kind::Kind,
    },
};

/// Ties the type of the question asked at one place in all the copies of it that the macro writes, and knows
/// how to ask it.
///
/// That `Q` is a question is required where this is made and nowhere else: one place is one error, in
/// however many copies it stands.
#[doc(hidden)]
pub struct Point<Q, O> {
    pub(crate) keys: Keys,
    pub(crate) pack: fn(Q, Keys, Vec<SavedFrame>) -> Halt,
    pub(crate) judge: Judge<O>,
    pub(crate) requests: fn(&Said<'_>, Keys) -> Result<Vec<InputRequest>, Halt>,
    pub(crate) direct: fn(Q, Keys, &mut (dyn Direct + Send)) -> Result<O, Halt>,
    pub(crate) forms: fn() -> Vec<u32>,
    made: fn(Q, Keys) -> Vec<u8>,
}

/// Unpacks a question and looks at what came back.
type Judge<O> = fn(&Said<'_>, Keys, &Received<'_>) -> Result<O, Halt>;

impl<Q: Question> Point<Q, Q::Output> {
    pub(super) fn new(keys: Keys) -> Self {
        Self {
            keys,
            pack,
            judge: judge::<Q>,
            requests: |said, keys| Ok(said.now::<Q>(keys)?.question.requests()),
            direct,
            forms: Q::forms,
            made,
        }
    }
}

impl<Q, O> Point<Q, O> {
    /// The name of `Q`, which is part of the checkpoint's fingerprint.
    pub fn type_name(&self) -> &'static str {
        type_name::<Q>()
    }

    /// All that is asked here but the messages, which are empty in `question`.
    pub fn made(&self, question: Q) -> Vec<u8> {
        (self.made)(question, self.keys)
    }
}

impl CheckpointLayout {
    /// Adds the type and the forms of the question that is asked at `point`.
    #[must_use]
    pub fn asked<Q, O>(mut self, point: &Point<Q, O>) -> Self {
        self.wording.forms((point.forms)());
        self.asks(point.type_name())
    }
}

impl<Q, O> fmt::Debug for Point<Q, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Point")
    }
}

fn made<Q: Question>(mut question: Q, keys: Keys) -> Vec<u8> {
    question.suggest_keys(keys);
    let mut made = Vec::new();
    // What cannot be written is not what the source says either: nothing is equal to it.
    put(&question, &mut made).map_or_else(|_| Vec::new(), |()| made)
}

fn pack<Q: Question>(mut question: Q, keys: Keys, frames: Vec<SavedFrame>) -> Halt {
    question.suggest_keys(keys);
    let mut requests = question.requests();
    if let Err(error) = make_fit(&mut requests) {
        return Halt::Failed(error);
    }
    let needs_no_asking = question.needs_no_asking();
    let Some(layout) = frames.last().and_then(|frame| frame.layout) else {
        return Halt::Stale {
            reason: "nothing was saved".to_owned(),
        };
    };
    match layout.wording.pack(&mut question) {
        Ok(packed) => Halt::Asked(Asked {
            frames,
            packed,
            requests,
            needs_no_asking,
        }),
        Err(error) => unsaved(&error),
    }
}

/// Makes the requests such as a person may see, or says why they are not sent.
fn make_fit(requests: &mut [InputRequest]) -> Result<(), ToolError> {
    if let Some(key) = repeated_key(requests) {
        return Err(same_key(key));
    }
    for InputRequest {
        key,
        body,
        any_scheme,
        ..
    } in requests
    {
        if let Some(reason) = body.unfit(*any_scheme) {
            tracing::error!(key, %reason, "a question is not sent");
            return Err(ToolError::rpc(
                RpcError::INTERNAL,
                format!("the question `{key}` is not sent: {reason}"),
            ));
        }
        body.make_fit();
    }
    Ok(())
}

/// A key that two questions of one round have: one answer would count for both.
fn repeated_key(requests: &[InputRequest]) -> Option<&str> {
    if requests.len() < 2 {
        return None;
    }
    let mut keys = HashSet::new();
    let mut all = requests.iter().map(|request| request.key.as_str());
    all.find(|key| !keys.insert(*key))
}

/// Only keys that are made at run time come here; the others are compile errors.
fn same_key(key: &str) -> ToolError {
    tracing::error!(
        key,
        "two questions of one round have the same key; give each one its own with `.key(..)`"
    );
    ToolError::rpc(
        RpcError::INTERNAL,
        format!("two questions of one round have the key `{key}`"),
    )
}

fn judge<Q: Question>(
    said: &Said<'_>,
    keys: Keys,
    received: &Received<'_>,
) -> Result<Q::Output, Halt> {
    let now = said.now::<Q>(keys)?;
    match settle(&now, received)? {
        Judgement::Settled(output) => Ok(output),
        Judgement::Again(open) => Err(ask_again(now, said, open)),
    }
}

fn settle<Q: Question>(
    now: &Now<Q>,
    received: &Received<'_>,
) -> Result<Judgement<Q::Output>, Halt> {
    let mut answers = Gated {
        received,
        ask: &|| now.question.requests(),
        changed: &now.changed,
        requests: OnceCell::new(),
        unusable: HashSet::new(),
    };
    let judgement = now.question.judge(&answers);
    let Judgement::Again(open) = &judgement else {
        return Ok(judgement);
    };
    answers.unusable = answers.not_supported(open);
    if answers.unusable.is_empty() {
        return Ok(judgement);
    }
    if received.asked.is_some()
        && let Some(kind) = open.iter().find_map(|open| answers.unsupported(&open.key))
    {
        return Err(Halt::Unanswerable(kind));
    }
    // What came back is of no use, and this client cannot be asked again.
    Ok(now.question.judge(&answers))
}

/// What is `open` of a question has to be asked again, as the source says it now.
fn ask_again<Q: Question>(now: Now<Q>, said: &Said<'_>, open: Vec<Open>) -> Halt {
    let Now {
        mut question,
        changed,
    } = now;
    let mut requests = question.requests();
    if changed.is_empty() {
        return Halt::Again(Again {
            requests,
            open,
            reworded: None,
        });
    }
    if let Err(error) = make_fit(&mut requests) {
        return Halt::Failed(error);
    }
    match said.layout.wording.pack(&mut question) {
        Ok(packed) => Halt::Again(Again {
            requests,
            open,
            reworded: Some((packed, said.layout.fingerprint())),
        }),
        Err(error) => unsaved(&error),
    }
}

fn unsaved(error: &rmp_serde::encode::Error) -> Halt {
    Halt::Unsaved {
        local: "the question",
        reason: error.to_string(),
    }
}

/// Asks until the question is settled, the way rounds would: not at all while any of it cannot be asked, then only what is
/// open, and not for ever.
fn direct<Q: Question>(
    mut question: Q,
    keys: Keys,
    direct: &mut (dyn Direct + Send),
) -> Result<Q::Output, Halt> {
    question.suggest_keys(keys);
    let now = Now {
        question,
        changed: Vec::new(),
    };
    let mut said = Responses::default();
    let mut requests = now.question.requests();
    make_fit(&mut requests).map_err(Halt::Failed)?;
    let mut tries = 0;
    let capabilities = direct.capabilities();
    let mut may_ask = requests
        .iter()
        .all(|request| capabilities.supports(request.kind));
    loop {
        if may_ask {
            said.0.extend(direct.answer(&requests).0);
        } else {
            direct.skip().map_err(Halt::Failed)?;
        }
        may_ask = true;
        let received = Received::new(&said, capabilities);
        let open = match settle(&now, &received)? {
            Judgement::Settled(output) => return Ok(output),
            Judgement::Again(open) => open,
        };
        tries += u8::from(open.iter().any(|open| open.fault.is_some()));
        if tries >= MAX_TRIES {
            return Err(Halt::Exhausted { open });
        }
        requests = still_open(now.question.requests(), &open);
        for request in &requests {
            said.0.remove(&request.key);
        }
    }
}

/// Answers, where a question this client cannot be asked counts as that and not as unanswered.
struct Gated<'a> {
    received: &'a Received<'a>,
    /// Makes the requests, which an answered question has no need of.
    ask: &'a dyn Fn() -> Vec<InputRequest>,
    /// The keys of what was asked in another way: an answer to that is none to this.
    changed: &'a [String],
    requests: OnceCell<Vec<InputRequest>>,
    /// The keys under which something has come back that is no answer.
    unusable: HashSet<String>,
}

impl Gated<'_> {
    fn requests(&self) -> &[InputRequest] {
        self.requests.get_or_init(self.ask)
    }

    fn has_changed(&self, key: &str) -> bool {
        self.changed.iter().any(|changed| changed == key)
    }

    fn kind(&self, key: &str) -> Option<Kind> {
        let asked = self.requests().iter().find(|request| request.key == key);
        asked.map(|request| request.kind)
    }

    /// The kind of the question with this key, if this client cannot be asked such.
    fn unsupported(&self, key: &str) -> Option<Kind> {
        let kind = self.kind(key)?;
        (!self.received.capabilities.supports(kind)).then_some(kind)
    }

    fn not_supported(&self, open: &[Open]) -> HashSet<String> {
        let keys = open.iter().map(|open| open.key.clone());
        keys.filter(|key| self.unsupported(key).is_some()).collect()
    }

    /// Whether a client has been asked this.
    fn was_asked(&self, key: &str) -> bool {
        let never = |settled: Settled<'_>| {
            let mut settled = settled.iter();
            settled.any(|(settled, response)| settled == key && response.is_null())
        };
        self.received.asked.is_some_and(|settled| !never(settled))
    }
}

impl Answers for Gated<'_> {
    fn given(&self, key: &str) -> Given<'_> {
        let given = match self.received.answers.given(key) {
            Given::Response(_) if self.unusable.contains(key) || self.has_changed(key) => {
                Given::Missing
            }
            given => given,
        };
        if !matches!(given, Given::Missing) {
            return given;
        }
        match self.unsupported(key) {
            Some(kind) if !self.was_asked(key) => Given::Unsupported(kind),
            _ => given,
        }
    }
}
